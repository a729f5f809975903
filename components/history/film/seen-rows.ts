/** Which rows of a table were seen in this browser, in a film or as they came: nothing is played twice. */
import { isOnline, localStore } from '@/components/ui/browser/browser-features';

/**
 * The last row that a film has played. The reader saw the rows after `from`, up to `to`, as they were drawn.
 */
interface SeenRows {
  readonly played: number;
  readonly from: number;
  readonly to: number;
}

const keyOf = (gameId: string) => `film ${gameId}`;

/** Nothing where the browser keeps nothing. */
export function seenAt(gameId: string): SeenRows | undefined {
  const text = localStore.read(keyOf(gameId));
  if (text === undefined) return undefined;
  const [played = 0, from = 0, to = 0] = (text ?? '').split(' ').map(Number);
  return { played, from, to };
}

function keep(gameId: string, { played, from, to }: SeenRows): void {
  // Where it cannot be kept, no film begins by itself.
  localStore.write(keyOf(gameId), `${played} ${from} ${to}`);
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

/** Whether a row was seen, in a film or as it came; all were where the browser keeps nothing. */
export function isSeen(gameId: string): (row: number) => boolean {
  const seen = seenAt(gameId);
  return (row) => !seen || row <= seen.played || (row > seen.from && row <= seen.to);
}

/** The last row of each table that this page has reported. */
const told = new Map<string, number>();

/**
 * No other device plays it again. Rows without a report play in the next film. Each row is told once: a table
 * that is left has at most one such request under way.
 */
export function tellSeen(gameId: string, seq: number): void {
  if (seq <= (told.get(gameId) ?? 0)) return;
  told.set(gameId, seq);
  void fetch(`/api/games/${gameId}/recap`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seq }),
    keepalive: true,
  }).catch(() => undefined);
}

/** The news of a table that a visitor looks at. */
interface Noting {
  /** A row was heard of. */
  readonly heard: (row: number) => void;
  /** The table is drawn up to a row. */
  readonly drawn: (row: number | undefined) => void;
}

/**
 * Reports rows as seen while someone looks, until the signal. Rows that came while the page was hidden or
 * offline were not seen to happen.
 */
export function noteWhatIsDrawn(gameId: string, after: number | undefined, signal: AbortSignal): Noting {
  let drawn = after;
  const isAway = () => document.hidden || !isOnline();
  let wasAway = isAway();
  const away = () => (wasAway ||= isAway());
  document.addEventListener('visibilitychange', away, { signal });
  addEventListener('offline', away, { signal });
  const note = (now: number | undefined) => {
    if (now === drawn || signal.aborted) return;
    // Spectators get no news.
    const isSeated = document.getElementById('turn-bar') !== null;
    if (isSeated && !wasAway && drawn !== undefined && now !== undefined) noteDrawn(gameId, drawn, now);
    drawn = now;
    wasAway = isAway();
  };
  return {
    drawn: note,
    heard: (row) => {
      if (row <= (drawn ?? 0)) wasAway = isAway();
    },
  };
}
