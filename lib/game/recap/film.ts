/** The turns that a player has missed, step by step, with their effects. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { type Meaning, meaningsFor } from './meaning';
import {
  absenceOf,
  type RecapLog,
  type RecapRow,
  type RowEvent,
  stateAt,
  turnCards,
  turnsDuringAbsence,
} from './recap';

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

// Turns step by step, which a browser replays on the board as they arrive.

/** A log row, or the part of it that belongs to a turn. */
interface FilmStep {
  readonly seq: number;
  readonly events: readonly Event[];
}
interface FilmTurn {
  /** The number of the turn at the whole table. */
  readonly turn: number;
  readonly seat: SeatId;
  readonly steps: readonly FilmStep[];
}
export interface Film {
  /** The position before the first turn. */
  readonly base: State;
  readonly turns: readonly FilmTurn[];
}

/**
 * The others' turns since a seat's last own turn that are newer than the position `drawn`, which may be
 * before the seat's End turn.
 */
export function filmSince(rows: readonly RecapRow[], drawn: State, me: SeatId): Film | undefined {
  const absence = absenceOf(rows, me);
  if (!absence) return undefined;
  const isNew = ({ seq }: { readonly seq: number }) => seq > drawn.seq;
  const turns = turnsDuringAbsence(rows, absence).flatMap((events) => turnOf(events, isNew));
  if (turns.length === 0) return undefined;
  const { seq, index } = absence.from;
  const before = rows.flatMap((row) =>
    row.undone || !isNew(row) || row.seq > seq ? [] : row.events.slice(0, row.seq < seq ? undefined : index),
  );
  return { base: before.reduce(evolve, drawn), turns };
}

/** A turn of a film from its new events; empty for a turn that has only just begun. */
function turnOf(told: readonly RowEvent[], isNew = (_event: RowEvent) => true): readonly FilmTurn[] {
  const [card] = turnCards([told]);
  const steps = stepsOf(told.filter((each) => isNew(each)));
  return card && steps.length > 0 ? [{ turn: card.turn, seat: card.seat, steps }] : [];
}

/** Peter Parler plays a whole turn in one row; each of these events begins a step of it. */
const BEGINS: ReadonlySet<Event['type']> = new Set<Event['type']>([
  'ParlerTileTaken',
  'BuildingPlaced',
  'ParlerPawnMoved',
  'TrackAdvanced',
  'ActionTileTaken',
]);

function stepsOf(told: readonly RowEvent[]): readonly FilmStep[] {
  const isParler = told.some(({ event }) => event.type.startsWith('Parler'));
  const steps: { readonly seq: number; readonly events: Event[] }[] = [];
  for (const { seq, event } of told) {
    const last = steps.at(-1);
    if (last?.seq === seq && !(isParler && BEGINS.has(event.type))) last.events.push(event);
    else steps.push({ seq, events: [event] });
  }
  return steps;
}
