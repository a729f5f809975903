/**
 * Steps that were not answered yet, in the store of the browser: they outlive a reload, a closed tab and a
 * tunnel.
 */
import type { SeatId } from '@/lib/game/engine/commands';
import type { LiveTable } from '@/lib/game/live/live-table';
import { seqOf } from '@/lib/game/live/stand';
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

/** Whether what is kept is of this page: another page of the seat may have steps of its own. */
let isOwn = false;

/** Keeps what is not answered, in place of what was kept before. */
export function keep(gameId: string, { pending, confirmed, seat }: LiveTable): void {
  if (pending.length === 0) {
    if (isOwn) forget(gameId, seat);
    isOwn = false;
    return;
  }
  isOwn = true;
  const head = confirmed.rows.at(-1)?.hash ?? '';
  const steps = pending.map(({ commandId, command, isSent }) => ({ commandId, command, isSent }));
  const all: Kept = { seq: seqOf(confirmed), head, steps };
  try {
    localStorage.setItem(nameOf(gameId, seat), JSON.stringify(all));
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
