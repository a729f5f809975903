/** Sealed notes of a finished game, matched to their turns. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { TimedTurn } from './timeline';

/** A sealed note of a finished game. */
export interface SealedThought {
  readonly seat: SeatId;
  /** The newest row when it was written. */
  readonly seq: number;
  readonly at: string;
  readonly text: string;
}

/** The notes written during the turn of row `seq`. Each note belongs to exactly one turn. */
export function thoughtsAt<T extends Pick<SealedThought, 'seq'>>(
  turns: readonly Pick<TimedTurn, 'from'>[],
  thoughts: readonly T[],
  seq: number,
): readonly T[] {
  const first = turns.findLast(({ from }) => from <= seq)?.from ?? 0;
  const next = turns.find(({ from }) => from > seq)?.from ?? Infinity;
  return thoughts.filter((thought) => thought.seq >= first && thought.seq < next);
}
