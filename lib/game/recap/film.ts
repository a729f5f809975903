/** The turns that a player has missed, step by step, with their effects. */
import type { SeatId } from '@/lib/game/engine/commands';
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { absenceOf } from './boundary';
import { turnOf, type Film, type FilmTurn } from './film-turns';
import { meaningsFor, type Meaning } from './meaning';
import { stateAt, type RecapLog } from './recap';
import { turnsDuringAbsence } from './turn-cards';

/** The others' turns since a seat's last own one; undefined if no one has moved. */
export function missedFilm(told: RecapLog, me: SeatId): Film | undefined {
  const absence = absenceOf(told.rows, me);
  const base = absence && stateAt(told, absence.from);
  if (!base) return undefined;
  const turns = turnsDuringAbsence(told.rows, absence).flatMap((events) => turnOf(events));
  return turns.length > 0 ? { base, turns } : undefined;
}

/** The position after each step of a turn. */
export function statesOf(base: State, { steps }: FilmTurn): readonly State[] {
  let state = base;
  return steps.map(({ events }) => (state = events.reduce(evolve, state)));
}

/** The effects of each turn on the seat, by turn number. */
export function meaningsByTurn(pack: Pack, film: Film, me: SeatId): ReadonlyMap<number, readonly Meaning[]> {
  let before = film.base;
  return new Map(
    film.turns.map((turn) => {
      const now = statesOf(before, turn).at(-1) ?? before;
      const events = turn.steps.flatMap((step) => step.events);
      const meanings = meaningsFor(pack, { before, now, events }, me);
      before = now;
      return [turn.turn, meanings] as const;
    }),
  );
}
