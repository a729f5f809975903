import type { Metadata } from 'next';
import { nothingHere } from '@/app/nothing-here';
import { PartPage } from '../../frame';
import { apiParts } from '../../parts';

type Props = PageProps<'/api-docs/operations/[group]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await params;
  return { title: `API: ${group} · Praga by Post` };
}

/** The operations of a group, with their parameters, types, problems and examples. */
export default async function OperationsPage({ params }: Props) {
  const { group } = await params;
  const part = apiParts().operations.find(({ title }) => title === group);
  if (!part) return nothingHere();
  return <PartPage part={part} />;
}
