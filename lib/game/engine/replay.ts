/** Folds a whole log, row by row, including undone steps. */
import type { SeatId } from './commands';
import type { Event, EventOf } from './events';
import { evolveSecrets, isRevealing, type SecretEvent, type Secrets } from './secrets';
import { foldInto } from './evolve';
import type { StateDraft } from './evolve/board';
import { InvariantError } from './rejections';
import type { State, Undo } from './state';

/** The fields of a log row that folding needs. */
export interface LogEntry {
  readonly seq: number;
  /** The seat that gave the command; missing for the setup. */
  readonly seat?: SeatId;
  readonly events: readonly Event[];
  readonly secretEvents?: readonly SecretEvent[];
}

/** State and secrets right after a log row. */
interface Moment {
  readonly state: State;
  readonly secrets?: Secrets | undefined;
}

/** A moment with the earlier ones that an Undo may return to, from the last barrier on. */
interface Trailed extends Moment {
  readonly trail: readonly Moment[];
}

/**
 * The newest moment, and the moments right before the newest ends of turns, oldest first (turn-back.ts).
 * Folding gives every position the same keys in the same order, because other shapes are slow to read.
 */
export interface Position extends Trailed {
  readonly ends?: readonly Trailed[];
}

/** A round of the largest table; there are never more turns between two turns of the same player. */
const MAX_ENDS = 4;

const NO_MOMENTS: readonly never[] = [];

/** Folds one row. Throws InvariantError if an Undone event names a moment outside the trail. */
export function advance(position: Position | undefined, entry: LogEntry): Position {
  const undone = entry.events.find((event): event is EventOf<'Undone'> => event.type === 'Undone');
  if (undone) return goBack(position, undone, entry.seq);
  const before = position?.state;
  // One copy for the whole row, because copying for each event would take most of the time.
  let state: StateDraft | undefined = before && { ...before };
  for (const event of entry.events) state = foldInto(state, event);
  if (!state) throw new InvariantError(`row ${entry.seq} has no events`);
  const secrets = foldSecrets(position?.secrets, entry.secretEvents);
  state.seq = entry.seq;
  if (!before || !position || isBarrier(before, entry)) {
    state.undo = { floor: entry.seq, steps: [] };
    return { state, secrets, trail: NO_MOMENTS, ends: endsAfter(position, entry) };
  }
  state.undo = withStep(before.undo, entry.seq);
  const trail = [...position.trail, { state: before, secrets: position.secrets }];
  return { state, secrets, trail, ends: endsAfter(position, entry) };
}

function withStep({ floor, steps, shown }: Undo, seq: number): Undo {
  const longer = [...steps, seq];
  return shown === undefined ? { floor, steps: longer } : { floor, steps: longer, shown };
}

/** The ends of turns after one more row. */
function endsAfter(position: Position | undefined, { events }: LogEntry): readonly Trailed[] {
  if (!position) return NO_MOMENTS;
  const { state, secrets, trail, ends = NO_MOMENTS } = position;
  if (!events.some(({ type }) => type === 'TurnEnded')) return ends;
  return [...ends.slice(1 - MAX_ENDS), { state, secrets, trail }];
}

/** Folds a log from its first row. */
export function replay(entries: Iterable<LogEntry>): Position {
  let position: Position | undefined;
  for (const entry of entries) position = advance(position, entry);
  if (!position) throw new InvariantError('an empty log has no position');
  return position;
}

/**
 * Nothing before such a row can be undone: something hidden was revealed, or a seat other than the active
 * one acted (DEC-38).
 */
function isBarrier(before: State, entry: LogEntry): boolean {
  return entry.seat !== before.turn.seat || entry.events.some(isRevealing);
}

function foldSecrets(secrets: Secrets | undefined, events: readonly SecretEvent[] = []): Secrets | undefined {
  let folded = secrets;
  for (const event of events) folded = evolveSecrets(folded, event);
  return folded;
}

/**
 * The target of an Undone event, with its earlier moments; undefined if this position does not contain it.
 */
export function targetOf(position: Position, { seat, to, consent }: EventOf<'Undone'>): Position | undefined {
  const { trail, ends = NO_MOMENTS, state } = position;
  if (consent) {
    const index = ends.findLastIndex((end) => end.state.turn.seat === seat);
    const end = ends[index];
    if (!end || standingRow(end.state) !== to) return undefined;
    return { state: end.state, secrets: end.secrets, trail: end.trail, ends: ends.slice(0, index) };
  }
  const index = trail.findIndex((earlier) => standingRow(earlier.state) === to);
  const target = trail[index];
  if (!target) return undefined;
  const { shown } = state.undo;
  const back =
    shown === target.state.undo.shown
      ? target.state
      : { ...target.state, undo: { ...target.state.undo, shown } };
  return { state: back, secrets: target.secrets, trail: trail.slice(0, index), ends };
}

function goBack(position: Position | undefined, undone: EventOf<'Undone'>, seq: number): Position {
  const target = position && targetOf(position, undone);
  if (!target)
    throw new InvariantError(`row ${seq} goes back to row ${undone.to}, which the trail does not hold`);
  const { state, secrets, trail, ends } = target;
  const undo = undone.consent ? { ...state.undo, shown: seq } : state.undo;
  return { state: { ...state, seq, undo }, secrets, trail, ends };
}

/**
 * The row that first led to a position; after an undo, the state has the number of the Undone row instead.
 */
export function standingRow({ undo }: Pick<State, 'undo'>): number {
  return undo.steps.at(-1) ?? undo.floor;
}
