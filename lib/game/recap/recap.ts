/** The others' turns since a player left, and their effects on that player. */
import type { SeatId } from '@/lib/game/engine/commands';
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { absenceOf, type Boundary, type RecapRow } from './boundary';
import { meaningsFor, type Meaning } from './meaning';
import { turnCards, turnsDuringAbsence, type TurnCard } from './turn-cards';

export interface Recap {
  readonly cards: readonly TurnCard[];
  readonly meanings: readonly Meaning[];
  /** First and last row of the period. */
  readonly from: number;
  readonly to: number;
  /** Whether the seat has had a turn before. */
  readonly hasPlayed: boolean;
}

/** The rows of a log and the states between them. */
export interface RecapLog {
  readonly rows: readonly RecapRow[];
  /** The state right after a row; undefined before the first. */
  stateAfter(seq: number): State | undefined;
}

/**
 * The events that a seat has missed since its last own turn; undefined if no other seat has had a turn
 * since.
 */
export function recapOf(pack: Pack, told: RecapLog, me: SeatId): Recap | undefined {
  const absence = absenceOf(told.rows, me);
  if (!absence) return undefined;
  const cards = turnCards(turnsDuringAbsence(told.rows, absence));
  const [first, last] = [cards[0], cards.at(-1)];
  const before = stateAt(told, absence.from);
  const now = absence.to ? stateAt(told, absence.to) : told.stateAfter(told.rows.at(-1)?.seq ?? 0);
  if (!first || !last || !before || !now) return undefined;
  return {
    cards,
    meanings: meaningsFor(pack, { before, now, events: cards.flatMap(({ events }) => events) }, me),
    from: first.from,
    to: last.to,
    hasPlayed: absence.hasPlayed,
  };
}

/** The state between two events of a row. */
export function stateAt({ rows, stateAfter }: RecapLog, { seq, index }: Boundary): State | undefined {
  const row = rows.find((candidate) => candidate.seq === seq);
  let state = stateAfter(seq - 1);
  for (const event of row?.events.slice(0, index) ?? []) state = evolve(state, event);
  return state;
}
