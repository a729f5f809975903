import type { EventOf, EventType } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';

/**
 * A state in the making, which nobody else has seen yet: the folds put into it what has changed. Its members
 * are shared with the states before it and are only ever replaced.
 */
export type StateDraft = { -readonly [K in keyof State]: State[K] };

/** Folds for the events of one topic. */
export type Handlers<T extends EventType> = {
  readonly [K in T]: (state: StateDraft, event: EventOf<K>) => void;
};
