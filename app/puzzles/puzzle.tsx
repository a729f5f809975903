import 'server-only';
import { notFound } from 'next/navigation';
import { hintsOf } from '@/components/puzzles/hints';
import { PuzzlePage } from '@/components/puzzles/puzzle-page';
import { messagesOfSandbox } from '@/components/sandbox/messages';
import { puzzleSet } from '@/lib/features/puzzles/puzzles';
import { computerFile } from '@/lib/features/sandbox/sandbox-computer';
import { MESSAGES } from '@/lib/game/wording/messages';
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
  const [words, { url }, userId] = await Promise.all([getWords(), computerFile(), ratedPerson()]);
  const isRated = userId !== undefined && !(await isCounted(userId, id));
  const { locale } = words;
  return (
    <PuzzlePage
      task={{ goal, day, following, isRated, hints: hintsOf(words, pack, goal, line) }}
      pack={pack}
      messages={messagesOfSandbox(MESSAGES[locale])}
      computerUrl={url}
    />
  );
}
