import { UNLISTED, pageMeta } from '@/app/page-meta';
import { nothingHere } from '@/app/nothing-here';
import { BestTurn } from '@/components/analysis/puzzles/best-turn';
import { puzzleSet } from '@/lib/features/puzzles/puzzles';
import { recordHelp } from '@/lib/features/puzzles/try-puzzle';
import { ratedPerson } from '../../../rated-person';

export const generateMetadata = pageMeta(
  ({ t }, { id }: { id: string }) => `${t('puzzles.film')}, ${t('puzzles.one', { id })}`,
  UNLISTED,
);

const NUMBER = /^\d{1,5}$/;

/** The best turn of a puzzle after `step` of its steps. */
export default async function Page({ params, searchParams }: PageProps<'/puzzles/[id]/best/[step]'>) {
  const [{ id, step }, { look }] = await Promise.all([params, searchParams]);
  if (!NUMBER.test(id) || !NUMBER.test(step)) return nothingHere();
  const found = await puzzleSet(Number(id));
  if (!found) return nothingHere();
  const userId = await ratedPerson();
  if (userId !== undefined) await recordHelp(userId, Number(id));
  return (
    <BestTurn
      {...found}
      step={Math.min(Number(step), found.line.steps.length)}
      inspected={typeof look === 'string' ? look : undefined}
    />
  );
}
