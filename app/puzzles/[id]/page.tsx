import { pageMeta } from '@/app/page-meta';
import { nothingHere } from '@/app/nothing-here';
import { ShownPuzzle } from '../puzzle';

export const generateMetadata = pageMeta(({ t }, { id }: { id: string }) => t('puzzles.one', { id }), {
  card: 'puzzles',
});

const NUMBER = /^[1-9]\d{0,4}$/;

/** The page of a puzzle. */
export default async function Page({ params }: PageProps<'/puzzles/[id]'>) {
  const { id } = await params;
  if (!NUMBER.test(id)) return nothingHere();
  return <ShownPuzzle id={Number(id)} />;
}
