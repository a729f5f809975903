/** Folding a whole log, row by row, with the steps that were taken back. */
import type { SeatId } from './commands.js';
import { type Event } from './events.js';
import type { SecretEvent, Secrets } from './secrets.js';
import type { State } from './state.js';
/** What folding needs of a log row. */
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
export declare function advance(position: Position | undefined, entry: LogEntry): Position;
/** Folds a log from its first row. */
export declare function replay(entries: Iterable<LogEntry>): Position;
/**
 * The row that first led to a position: after an undo the state carries the number of the Undone row instead.
 */
export declare function standingRow({ undo }: Pick<State, 'undo'>): number;
export {};
