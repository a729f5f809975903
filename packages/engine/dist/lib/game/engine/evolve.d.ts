import type { Draft } from './evolve/handlers.js';
import type { Event } from './events.js';
import type { State } from './state.js';
/**
 * The state after `event`. Only GameStarted has no state before it; Undone needs the log (replay.ts). Throws
 * InvariantError otherwise.
 */
export declare function evolve(state: State | undefined, event: Event): State;
/** Like `evolve`, but changes the draft in place and returns it. Use it to fold many events into one copy. */
export declare function foldInto(draft: Draft | undefined, event: Event): Draft;
