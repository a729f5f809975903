/**
 * Steps that were not answered yet, in the store of the browser: they outlive a reload, a closed tab and a
 * tunnel.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { Kept } from '@/lib/game/live/unsent';

const nameOf = (gameId: string, seat: SeatId | undefined) => `live ${gameId} ${seat}`;

/** What was kept for a seat; nothing where the browser keeps nothing. */
export function kept(gameId: string, seat: SeatId | undefined): Kept | undefined {
  try {
    const text = localStorage.getItem(nameOf(gameId, seat));
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Keeps steps in place of those that were kept before. */
export function keep(gameId: string, seat: SeatId | undefined, steps: Kept): void {
  try {
    localStorage.setItem(nameOf(gameId, seat), JSON.stringify(steps));
  } catch {
    // Full or forbidden: then they last as long as the page.
  }
}

/** Nothing is unanswered any more. */
export function forget(gameId: string, seat: SeatId | undefined): void {
  try {
    localStorage.removeItem(nameOf(gameId, seat));
  } catch {
    // Nothing was kept.
  }
}
