/** Folding a whole log, row by row, with the steps that were taken back. */
import type { SeatId } from './commands';
import { foldInto } from './evolve';
import type { Draft } from './evolve/handlers';
import { isRevealing, type Event, type EventOf } from './events';
import { InvariantError } from './rejections';
import { evolveSecrets } from './secrets';
import type { SecretEvent, Secrets } from './secrets';
import type { State } from './state';

/** The fields of a log row that folding needs. */
export interface LogEntry {
  readonly seq: number;
  /** Who gave the command; nobody for the set-up. */
  readonly seat?: SeatId;
  readonly events: readonly Event[];
  readonly secretEvents?: readonly SecretEvent[];
}

/** State and secrets right after a log row. */
interface Moment {
  readonly state: State;
  readonly secrets?: Secrets;
}

/** The newest moment and the earlier ones an Undo may return to: those from the last barrier on. */
export interface Position {
  readonly state: State;
  readonly secrets?: Secrets;
  readonly trail: readonly Moment[];
}

/** Folds one row. Throws InvariantError if an Undone event names a moment the trail does not hold. */
export function advance(position: Position | undefined, entry: LogEntry): Position {
  const undone = entry.events.find((event): event is EventOf<'Undone'> => event.type === 'Undone');
  if (undone) return goBack(position, undone, entry.seq);
  const before = position?.state;
  // One copy for the whole row: a copy for each of its events would take most of the time.
  let state: Draft | undefined = before && { ...before };
  for (const event of entry.events) state = foldInto(state, event);
  if (!state) throw new InvariantError(`row ${entry.seq} has no events`);
  const secrets = foldSecrets(position?.secrets, entry.secretEvents);
  const barrier = !before || !position || isBarrier(before, entry);
  state.seq = entry.seq;
  state.undo = barrier
    ? { floor: entry.seq, steps: [] }
    : { floor: before.undo.floor, steps: [...before.undo.steps, entry.seq] };
  return moment(
    state,
    secrets,
    barrier || !position ? [] : [...position.trail, { state: before, ...withSecrets(position.secrets) }],
  );
}

/** Folds a log from its first row. */
export function replay(entries: Iterable<LogEntry>): Position {
  let position: Position | undefined;
  for (const entry of entries) position = advance(position, entry);
  if (!position) throw new InvariantError('an empty log has no position');
  return position;
}

/**
 * Nothing before such a row can be taken back: something hidden was shown, or another seat than the active
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

function goBack(position: Position | undefined, undone: EventOf<'Undone'>, seq: number): Position {
  const index = position?.trail.findIndex((earlier) => standingRow(earlier.state) === undone.to) ?? -1;
  const target = position?.trail[index];
  if (!position || !target)
    throw new InvariantError(`row ${seq} goes back to row ${undone.to}, which the trail does not hold`);
  return moment({ ...target.state, seq }, target.secrets, position.trail.slice(0, index));
}

/**
 * The row that first led to a position: after an undo the state carries the number of the Undone row instead.
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
