import type { EventOf, EventType } from '@/lib/game/engine/events';
import type { State } from '@/lib/game/engine/state';

/** Folds for the events of one topic. */
export type Handlers<T extends EventType> = { readonly [K in T]: (state: State, event: EventOf<K>) => State };
