import type { EventOf, EventType } from '../events.js';
import type { State } from '../state.js';
/**
 * A state in the making, which nobody else has seen yet: the folds put into it what has changed. Its members
 * are shared with the states before it and are only ever replaced.
 */
export type Draft = {
    -readonly [K in keyof State]: State[K];
};
/** Folds for the events of one topic. */
export type Handlers<T extends EventType> = {
    readonly [K in T]: (state: Draft, event: EventOf<K>) => void;
};
