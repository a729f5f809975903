/** A puzzle as presented to the player, with three hints that reveal more and more of the best turn. */
import type { PuzzleGoal } from '@/lib/features/puzzles/puzzle-view';
import type { SharedLine } from '@/lib/features/sandbox/sandbox-view';
import type { Pack } from '@/lib/game/engine/pack-index';
import { rowText } from '@/lib/game/wording/events';
import type { LogWording } from '@/lib/game/wording/log-lines';
import { withNames } from '@/lib/game/wording/seat-names';
import type { Wording } from '@/lib/game/wording/wording';
import { computerSeats } from './puzzle-start';

/** A puzzle as presented to the player. */
export interface PuzzleTask {
  readonly goal: PuzzleGoal;
  /** The day, if it is the puzzle of the day. */
  readonly day?: string | undefined;
  /** Three hints, each a list of sentences that reveals more. */
  readonly hints: readonly (readonly string[])[];
  /** Whether the first attempt counts for a rating: for an account that has not attempted it yet. */
  readonly isRated?: boolean | undefined;
  /** The reader's rating, if they have one. */
  readonly rating?: number | undefined;
  /** Id of the next puzzle of this kind. */
  readonly following: number;
}

const SHOWN = 2 / 3;

/** The number of points; the action tile; most of the steps. */
export function hintsOf(
  words: Wording,
  pack: Pack,
  goal: PuzzleGoal,
  line: SharedLine,
): readonly (readonly string[])[] {
  const { setup, players } = line.known.view.state;
  const computers = computerSeats(players.length);
  const tell = { words, pack, seats: withNames(words, computers), side: setup.variant.actionSide };
  const { best, next, before } = goal;
  return [
    [words.t('puzzles.hintPoints', { points: best - before, ahead: best - next })],
    ...stepHints(tell, line),
  ];
}

/** The start of a line, up to its action; most of its steps. */
export function stepHints(
  tell: LogWording,
  { steps, events }: Pick<SharedLine, 'steps' | 'events'>,
): readonly (readonly string[])[] {
  const told = steps.map((step, i) => rowText(tell, { ...step, events: events[i] ?? [] }));
  const begun = steps.findIndex(({ command }) => command.type === 'DeclareAction') + 1;
  return [
    told.slice(0, Math.max(1, begun)),
    told.slice(0, Math.max(begun + 1, Math.ceil(told.length * SHOWN))),
  ];
}
