import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { apiReference } from '@/app/api/_openapi/reference';
import { Markup } from '@/components/ui/markup';
import { ApiFrame } from '../../frame';
import { groupHtml } from '../../reference-markup';
import { renderInline } from '../../render-inline';

type Props = PageProps<'/api-docs/operations/[group]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { group } = await params;
  return { title: `API: ${group} · Praga by Post` };
}

/** The operations of a group, with their parameters, types, problems and examples. */
export default async function OperationsPage({ params }: Props) {
  const { group: tag } = await params;
  const { groups, types } = apiReference();
  const group = groups.find((each) => each.tag === tag);
  if (!group) notFound();
  const names = new Set(types.map(({ name }) => name));
  return (
    <ApiFrame>
      <h1 className="text-2xl leading-compact">API: {group.tag}</h1>
      <Markup html={`<p>${renderInline(group.description)}</p>${groupHtml(group, names)}`} />
    </ApiFrame>
  );
}
