import type { Metadata } from 'next';
import { nothingHere } from '@/app/nothing-here';
import { getWords } from '@/lib/platform/i18n/request-words';
import { ShownPuzzle } from '../puzzle';

export async function generateMetadata({ params }: PageProps<'/puzzles/[id]'>): Promise<Metadata> {
  const [{ t }, { id }] = await Promise.all([getWords(), params]);
  return { title: t('puzzles.one', { id }) };
}

const NUMBER = /^[1-9]\d{0,4}$/;

/** The page of a puzzle. */
export default async function Page({ params }: PageProps<'/puzzles/[id]'>) {
  const { id } = await params;
  if (!NUMBER.test(id)) return nothingHere();
  return <ShownPuzzle id={Number(id)} />;
}
