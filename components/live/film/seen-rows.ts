/** Tracks the rows that this browser has shown, in a replay or live, so none is replayed twice. */
import { isOnline, localStore } from '@/components/ui/browser/browser-features';

/** `played` is the last replayed row. Rows after `from`, up to `to`, were seen live. */
interface SeenRows {
  readonly played: number;
  readonly from: number;
  readonly to: number;
}

const keyOf = (gameId: string) => `film ${gameId}`;

/** Undefined if the browser stores nothing. */
export function seenAt(gameId: string): SeenRows | undefined {
  const text = localStore.read(keyOf(gameId));
  if (text === undefined) return undefined;
  const [played = 0, from = 0, to = 0] = (text ?? '').split(' ').map(Number);
  return { played, from, to };
}

function keep(gameId: string, { played, from, to }: SeenRows): void {
  // Without storage no replay starts automatically.
  localStore.write(keyOf(gameId), `${played} ${from} ${to}`);
}

/** Stores that replays have covered rows up to this one. */
export function notePlayed(gameId: string, played: number): void {
  const seen = seenAt(gameId);
  if (seen && played > seen.played) keep(gameId, { ...seen, played });
}

function noteDrawn(gameId: string, after: number, to: number): void {
  const seen = seenAt(gameId);
  if (seen && to > seen.to) keep(gameId, { ...seen, from: after <= seen.to ? seen.from : after, to });
}

/** Whether a row was seen in a replay or live. Without storage all rows count as seen. */
export function isSeen(gameId: string): (row: number) => boolean {
  const seen = seenAt(gameId);
  return (row) => !seen || row <= seen.played || (row > seen.from && row <= seen.to);
}

/** The last row that this page has reported, by table. */
const told = new Map<string, number>();

/**
 * Reports seen rows to the server, so other devices do not replay them. Rows without a report appear in the
 * next replay. Each row is reported once, so leaving a table leaves at most one request open.
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

/** Callbacks for news of the open table. */
interface Noting {
  /** The page has received news of a row. */
  readonly heard: (row: number) => void;
  /** The table has been rendered up to a row. */
  readonly drawn: (row: number | undefined) => void;
}

/**
 * Reports rendered rows as seen while the page is visible, until the signal aborts. Rows that arrived while
 * the page was hidden or offline do not count as seen.
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
    // Spectators have no recap.
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
