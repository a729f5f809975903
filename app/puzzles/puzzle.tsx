import 'server-only';
import { nothingHere } from '@/app/nothing-here';
import { hintsOf } from '@/components/analysis/puzzles/hints';
import { PuzzlePage } from '@/components/analysis/puzzles/puzzle-page';
import { puzzleSet } from '@/lib/features/puzzles/puzzles';
import { isCounted, ratingOf } from '@/lib/features/puzzles/try-puzzle';
import { getWords } from '@/lib/platform/i18n/request-words';
import { ratedPerson } from './rated-person';

interface ShownProps {
  readonly id: number;
  /** Set for the puzzle of the day. */
  readonly day?: string;
}

/** The page of a puzzle, including the puzzle of the day. */
export async function ShownPuzzle({ id, day }: ShownProps) {
  const found = await puzzleSet(id);
  if (!found) return nothingHere();
  const { goal, line, pack, following } = found;
  const [words, userId] = await Promise.all([getWords(), ratedPerson()]);
  const [counted, rated] =
    userId === undefined ? [] : await Promise.all([isCounted(userId, id), ratingOf(userId)]);
  const isRated = counted === false;
  return (
    <PuzzlePage
      task={{ goal, day, following, isRated, rating: rated?.rating, hints: hintsOf(words, pack, goal, line) }}
      pack={pack}
    />
  );
}
