/** Begins the film of what was missed by itself, once. */
import { liveNow } from '@/components/live/live-now';
import { mayMove } from '@/components/move/browser/table-dom';
import { isSeen, notePlayed } from './seen';

interface Beginning {
  readonly gameId: string;
  /** The last row of each turn that is told of. */
  readonly turns: readonly number[];
  readonly play: (isSeen: (row: number) => boolean) => Promise<void>;
  readonly signal: AbortSignal;
}

/**
 * Plays what was not seen: where movement is welcome and the reader is not in the middle of a turn, as soon
 * as the page is looked at. Where the browser keeps nothing it would come with every visit. Settles when the
 * film has begun, or none will.
 */
export async function beginOnce({ gameId, turns, play, signal }: Beginning): Promise<void> {
  const seen = isSeen(gameId);
  if (!mayMove() || turns.every(seen)) return;
  if (document.hidden) await untilLookedAt(signal);
  const last = turns.at(-1) ?? 0;
  if (signal.aborted || !isWelcome(last)) return;
  notePlayed(gameId, last);
  await play(seen);
}

const untilLookedAt = (signal: AbortSignal) =>
  new Promise((done) => document.addEventListener('visibilitychange', done, { signal, once: true }));

/** Whoever has begun to play has gone on from there, and knows. */
function isWelcome(last: number): boolean {
  const live = liveNow();
  const hasBegun = live === undefined || (live.isAsked && live.seq > last);
  return !hasBegun && !document.querySelector('[data-chosen], dialog[open], #recap:not([open])');
}
