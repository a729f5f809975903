/** How urgent a new open item is. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { ItemClass } from '@/lib/game/engine/vocabulary';
import type { Work } from '@/lib/game/engine/work';

/**
 * The active seat may settle an item until the end of its turn. Another seat is asked at once, or on its
 * own next turn if the table chose DEV-1 and nothing shared is affected.
 */
export function itemClass(work: Work, seat: SeatId, touchesShared: boolean): ItemClass {
  const { phase, turn, setup } = work.state;
  if (phase !== 'playing') return 'now';
  if (seat === turn.seat) return 'must';
  return setup.options.deferPlazaRewards && !touchesShared ? 'deferred' : 'now';
}
