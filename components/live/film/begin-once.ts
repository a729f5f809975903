/** Starts the replay of missed turns automatically, once. */
import type { Live } from '@/components/move/live-context';
import { mayMove } from '@/components/ui/browser/screen';
import { isSeen, notePlayed } from './seen-rows';

interface Beginning {
  readonly gameId: string;
  /** The last row of each turn in the strip. */
  readonly turns: readonly number[];
  readonly live: () => Live | undefined;
  readonly play: (isSeen: (row: number) => boolean) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Plays the unseen turns when the page becomes visible, unless the reader prefers reduced motion or has begun
 * a turn. Without storage it never plays, because it would play at every visit. Settles when the replay has
 * begun or is skipped.
 */
export async function beginOnce({ gameId, turns, live, play, signal }: Beginning): Promise<void> {
  const seen = isSeen(gameId);
  if (!mayMove() || turns.every(seen)) return;
  if (document.hidden) await untilLookedAt(signal);
  const last = turns.at(-1) ?? 0;
  if (signal.aborted || !isWelcome(last, live())) return;
  notePlayed(gameId, last);
  await play(seen);
}

const untilLookedAt = (signal: AbortSignal) =>
  new Promise((done) => document.addEventListener('visibilitychange', done, { signal, once: true }));

/** Players who have begun their turn know what happened, so they need no replay. */
function isWelcome(last: number, live: Live | undefined): boolean {
  const hasBegun = live === undefined || (live.isAsked && live.seq > last);
  return !hasBegun && !document.querySelector('[data-chosen], dialog[open], #recap:not([open])');
}
