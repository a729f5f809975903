import type { Item, State } from '@/lib/game/engine/state';

/**
 * Whether an item blocks everything else. A deferred reward blocks once its owner's turn has come (DEV-1).
 */
export function isNow(state: State, item: Item): boolean {
  return (
    item.class === 'now' ||
    (item.class === 'deferred' && (state.phase !== 'playing' || item.seat === state.turn.seat))
  );
}
