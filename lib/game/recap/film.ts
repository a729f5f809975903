/** The turns that somebody has missed, step by step: what a browser needs to play them on the board. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { absenceOf } from './boundary';
import { meaningsFor, type Meaning } from './meaning';
import { stateAt, type Told } from './recap';
import { turnCards, turnsTold, type ToldEvent } from './turn-cards';

/** A row of the log, as far as it belongs to a turn. */
export interface FilmStep {
  readonly seq: number;
  readonly events: readonly Event[];
}
export interface FilmTurn {
  /** Its number at the whole table. */
  readonly turn: number;
  readonly steps: readonly FilmStep[];
}
export interface Film {
  /** The position before the first of them. */
  readonly base: State;
  readonly turns: readonly FilmTurn[];
}

/** The turns of the others since a seat's last own one; undefined if nobody has moved. */
export function missedFilm(told: Told, me: SeatId): Film | undefined {
  const absence = absenceOf(told.rows, me);
  const base = absence && stateAt(told, absence.from);
  if (!base) return undefined;
  const turns = turnsTold(told.rows, absence).flatMap((events): FilmTurn[] => {
    const [card] = turnCards([events]);
    return card ? [{ turn: card.turn, steps: stepsOf(events) }] : [];
  });
  return turns.length > 0 ? { base, turns } : undefined;
}

function stepsOf(told: readonly ToldEvent[]): readonly FilmStep[] {
  const steps = new Map<number, Event[]>();
  for (const { seq, event } of told) steps.set(seq, [...(steps.get(seq) ?? []), event]);
  return [...steps].map(([seq, events]) => ({ seq, events }));
}

/** The position after each step of a turn. */
export function statesOf(base: State, { steps }: FilmTurn): readonly State[] {
  let state = base;
  return steps.map(({ events }) => (state = events.reduce(evolve, state)));
}

/** What each turn means for the seat by itself, by the number of the turn. */
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
