import 'server-only';
import { notFound } from 'next/navigation';
import { hintsOf } from '@/components/puzzles/hints';
import { PuzzlePage } from '@/components/puzzles/puzzle-page';
import { puzzleSet } from '@/lib/features/puzzles/puzzles';
import { ratedPerson } from './rated-person';
import { isCounted } from '@/lib/features/puzzles/ratings';
import { getWords } from '@/lib/platform/i18n/request-words';

interface ShownProps {
  readonly id: number;
  /** The day whose turn it is. */
  readonly day?: string;
}

/** The page of a puzzle, also where it is the turn of the day. */
export async function ShownPuzzle({ id, day }: ShownProps) {
  const found = await puzzleSet(id);
  if (!found) notFound();
  const { goal, line, pack, following } = found;
  const [words, userId] = await Promise.all([getWords(), ratedPerson()]);
  const isRated = userId !== undefined && !(await isCounted(userId, id));
  return (
    <PuzzlePage
      task={{ goal, day, following, isRated, hints: hintsOf(words, pack, goal, line) }}
      pack={pack}
    />
  );
}
