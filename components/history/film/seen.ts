/** Which rows of a table were seen in this browser, in a film or as they came: nothing is played twice. */
import { liveNow, onLive } from '@/components/live/live-now';

/** Up to where films have played; after which row, and up to which, somebody saw the table being drawn. */
interface Seen {
  readonly played: number;
  readonly from: number;
  readonly to: number;
}

const keyOf = (gameId: string) => `film ${gameId}`;

/** Nothing where the browser keeps nothing. */
export function seenAt(gameId: string): Seen | undefined {
  try {
    const [played = 0, from = 0, to = 0] = (localStorage.getItem(keyOf(gameId)) ?? '').split(' ').map(Number);
    return { played, from, to };
  } catch {
    return undefined;
  }
}

function keep(gameId: string, { played, from, to }: Seen): void {
  try {
    localStorage.setItem(keyOf(gameId), `${played} ${from} ${to}`);
  } catch {
    // Then no film begins by itself.
  }
}

/** Films have played up to this row. */
export function notePlayed(gameId: string, played: number): void {
  const seen = seenAt(gameId);
  if (seen && played > seen.played) keep(gameId, { ...seen, played });
}

function noteDrawn(gameId: string, after: number, to: number): void {
  const seen = seenAt(gameId);
  if (seen && to > seen.to) keep(gameId, { ...seen, from: after <= seen.to ? seen.from : after, to });
}

/**
 * Notes what is drawn after a row while somebody looks, until the signal; what came while the page was hidden
 * or without a line is drawn at once and was not seen to happen. The answer is told each version that is
 * heard of.
 */
export function noteWhatIsDrawn(
  gameId: string,
  after: number | undefined,
  signal: AbortSignal,
): (row: number) => void {
  if (signal.aborted) return () => undefined;
  let drawn = after;
  let wasAway = document.hidden;
  const away = () => (wasAway ||= document.hidden || !navigator.onLine);
  document.addEventListener('visibilitychange', away, { signal });
  addEventListener('offline', away, { signal });
  const note = () => {
    const now = liveNow()?.confirmed;
    if (now === drawn) return;
    // Whoever only looks on is told of nothing.
    const isSeated = document.getElementById('turn-bar') !== null;
    if (isSeated && !wasAway && drawn !== undefined && now !== undefined) noteDrawn(gameId, drawn, now);
    drawn = now;
    wasAway = document.hidden;
  };
  note();
  signal.addEventListener('abort', onLive(note));
  return (row) => {
    if (row <= (drawn ?? 0)) wasAway = document.hidden;
  };
}
