/** Folds a whole log, row by row, including undone steps. */
import type { SeatId } from './commands';
import { foldInto } from './evolve';
import type { StateDraft } from './evolve/handlers';
import { isRevealing, type Event, type EventOf } from './events';
import { InvariantError } from './rejections';
import { evolveSecrets } from './secrets';
import type { SecretEvent, Secrets } from './secrets';
import type { State } from './state';

/** The fields of a log row that folding needs. */
export interface LogEntry {
  readonly seq: number;
  /** The seat that gave the command; missing for the set-up. */
  readonly seat?: SeatId;
  readonly events: readonly Event[];
  readonly secretEvents?: readonly SecretEvent[];
}

/** State and secrets right after a log row. */
interface Moment {
  readonly state: State;
  readonly secrets?: Secrets;
}

/** A moment with the earlier ones that an Undo may return to, from the last barrier on. */
interface Trailed extends Moment {
  readonly trail: readonly Moment[];
}

/**
 * The newest moment, and the moments right before the newest ends of turns, oldest first (turn-back.ts).
 */
export interface Position extends Trailed {
  readonly ends?: readonly Trailed[];
}

/** A round of the largest table; there are never more turns between two turns of the same player. */
const MAX_ENDS = 4;

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
  const barrier = !before || !position || isBarrier(before, entry);
  state.seq = entry.seq;
  state.undo = barrier
    ? { floor: entry.seq, steps: [] }
    : { ...before.undo, steps: [...before.undo.steps, entry.seq] };
  const trail =
    barrier || !position ? [] : [...position.trail, { state: before, ...withSecrets(position.secrets) }];
  return { ...moment(state, secrets, trail), ...endsAfter(position, entry) };
}

/** The ends of turns after one more row. */
function endsAfter(position: Position | undefined, { events }: LogEntry): Pick<Position, 'ends'> {
  if (!position) return {};
  const { ends = [], ...before } = position;
  const isEnd = events.some(({ type }) => type === 'TurnEnded');
  return endsOf(isEnd ? [...ends, before].slice(-MAX_ENDS) : ends);
}

const endsOf = (ends: readonly Trailed[]): Pick<Position, 'ends'> => (ends.length > 0 ? { ends } : {});

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
  const { trail, ends = [], state } = position;
  if (consent) {
    const index = ends.findLastIndex((end) => end.state.turn.seat === seat);
    const end = ends[index];
    return end && standingRow(end.state) === to ? { ...end, ...endsOf(ends.slice(0, index)) } : undefined;
  }
  const index = trail.findIndex((earlier) => standingRow(earlier.state) === to);
  const target = trail[index];
  if (!target) return undefined;
  const { shown } = state.undo;
  const back =
    shown === target.state.undo.shown
      ? target.state
      : { ...target.state, undo: { ...target.state.undo, shown } };
  return { ...target, state: back, trail: trail.slice(0, index), ...endsOf(ends) };
}

function goBack(position: Position | undefined, undone: EventOf<'Undone'>, seq: number): Position {
  const target = position && targetOf(position, undone);
  if (!target)
    throw new InvariantError(`row ${seq} goes back to row ${undone.to}, which the trail does not hold`);
  const { state } = target;
  const undo = undone.consent ? { ...state.undo, shown: seq } : state.undo;
  return { ...target, state: { ...state, seq, undo } };
}

/**
 * The row that first led to a position; after an undo, the state has the number of the Undone row instead.
 */
export function standingRow({ undo }: Pick<State, 'undo'>): number {
  return undo.steps.at(-1) ?? undo.floor;
}

function moment(state: State, secrets: Secrets | undefined, trail: readonly Moment[]): Position {
  return { state, trail, ...withSecrets(secrets) };
}

function withSecrets(secrets: Secrets | undefined): { readonly secrets?: Secrets } {
  return secrets ? { secrets } : {};
}
