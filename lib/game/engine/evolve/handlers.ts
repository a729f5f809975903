import type { EventOf, EventType } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';

/**
 * A state under construction, which no other code has seen: the folds assign changed members. Members are
 * shared with earlier states, so they must be replaced, never mutated.
 */
export type StateDraft = { -readonly [K in keyof State]: State[K] };

/** Folds for the events of one topic. */
export type Handlers<T extends EventType> = {
  readonly [K in T]: (state: StateDraft, event: EventOf<K>) => void;
};
