/** Turns step by step, which a browser replays on the board as they arrive. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { evolve } from '@/lib/game/engine/evolve';
import type { State } from '@/lib/game/engine/state';
import { absenceOf, type RecapRow } from './boundary';
import { turnCards, turnsDuringAbsence, type RowEvent } from './turn-cards';

/** A log row, or the part of it that belongs to a turn. */
interface FilmStep {
  readonly seq: number;
  readonly events: readonly Event[];
}
export interface FilmTurn {
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
export function turnOf(told: readonly RowEvent[], isNew = (_event: RowEvent) => true): readonly FilmTurn[] {
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
