/**
 * Follows the changes of a table: by a stream if possible, otherwise by polling. Loaded when the page is
 * idle.
 */
import { noteWhatIsDrawn } from '@/components/live/film/seen-rows';
import { onPreferenceChange, preferenceOf } from '@/components/move/preferences';
import { hasLocks } from '@/components/ui/browser/browser-features';
import type { ClocksNews } from '@/lib/features/clocks/settle';
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import { isForLater, retryWait } from '@/lib/platform/retry-after';
import { OPEN, openSharedStream, type TableStream } from './shared-stream';
import type { StreamEvent } from './stream-leader';

export interface WatchOptions {
  /** Opens a stream; `isSilent` if the previous one was silent for too long. */
  readonly open: (hear: (told: StreamEvent) => void, isSilent: boolean) => TableStream;
  /** Address of an endpoint that returns `{ version }`. */
  readonly askUrl: string;
  /** Called with every new version. */
  readonly onVersion: (version: string) => void;
  /** Called before a version changes, with its rows, if the stream sends them. */
  readonly onRows?: (news: RowsNews & ClocksNews) => void;
  /** Whether to keep listening while the page is hidden. */
  readonly isHeardOf?: () => boolean;
  /** Called with the seats whose holders have the table open. */
  readonly onHere?: (seats: readonly number[]) => void;
}

const ASK_MS = 6_000;
/** Milliseconds of silence after which a stream counts as dead. The server sends a heartbeat every 20 s. */
const SILENCE_MS = 45_000;
const STREAM_AGAIN_MS = 60_000;

/**
 * Returns whether the page is being left. A closing page becomes hidden after that, and opening another
 * stream then would keep its player present.
 */
function noteLeaving(options: { readonly signal: AbortSignal }): () => boolean {
  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true), options);
  addEventListener('pageshow', () => (isLeft = false), options);
  return () => isLeft;
}

/** Returns a function that asks for the version, no sooner than the last answer told it to. */
function askFor(url: string, onVersion: WatchOptions['onVersion'], options: RequestInit) {
  let from = 0;
  return async () => {
    if (Date.now() < from) return;
    const response = await fetch(url, options).catch(() => undefined);
    if (response && isForLater(response.status)) from = Date.now() + retryWait(response.headers);
    if (!response?.ok) return;
    const answer: { version?: string } = await response.json().catch(() => ({}));
    if (answer.version) onVersion(answer.version);
  };
}

/**
 * Starts watching. Returns a function that stops it. While the page is hidden it neither streams nor polls,
 * unless `isHeardOf` says so.
 */
export function watchTable(watching: WatchOptions): () => void {
  const { open, askUrl, onVersion, onRows, onHere, isHeardOf } = watching;
  const over = new AbortController();
  const options = { signal: over.signal };
  const isLeft = noteLeaving(options);
  const isAway = () => isLeft() || (document.hidden && !isHeardOf?.());
  // Without locks tabs share no stream: six with their own would leave no connection for the seventh.
  const isMuted = () => isAway() || (document.hidden && !hasLocks());
  let stream: TableStream | undefined;
  let failures = 0;
  let heardAt = 0;
  let streamFrom = 0;

  const closeStream = () => {
    stream?.close();
    stream = undefined;
  };
  const heard = () => {
    failures = 0;
    heardAt = Date.now();
  };
  const hear = ({ event, data }: StreamEvent) => {
    if (event === 'open' || event === 'beat' || event === 'version') heard();
    if (event === 'version') onVersion(String(data));
    else if (event === 'rows') onRows?.(data as RowsNews & ClocksNews);
    else if (event === 'here') onHere?.(data as readonly number[]);
    else if (event === 'error' || event === 'closed') broken(event === 'closed');
  };
  const broken = (isForGood: boolean) => {
    failures += 1;
    // The stream was refused or failed repeatedly, for example because a proxy blocks streams.
    if (!isForGood && failures <= 3) return;
    closeStream();
    streamFrom = Date.now() + STREAM_AGAIN_MS;
  };
  const openStream = (isSilent = false) => {
    if (stream || isMuted() || Date.now() < streamFrom) return;
    heardAt = Date.now();
    stream = open(hear, isSilent);
  };
  const ask = askFor(askUrl, onVersion, options);
  const tick = () => {
    if (isAway()) return;
    const isSilent = stream !== undefined && Date.now() - heardAt > SILENCE_MS;
    if (isSilent) closeStream();
    openStream(isSilent);
    if (stream?.readyState !== OPEN) void ask();
  };
  /** Catches up on missed events after the page was hidden, the machine asleep or the network down. */
  const back = () => {
    if (over.signal.aborted) return;
    closeStream();
    if (isAway()) return;
    streamFrom = 0;
    tick();
  };
  // A tab that is hidden, frozen or left hands over the connection.
  const shown = (event: Event) => 'persisted' in event && event.persisted && back();
  for (const [target, type, hear] of [
    [document, 'visibilitychange', back],
    [document, 'freeze', closeStream],
    [document, 'resume', back],
    [globalThis, 'pagehide', closeStream],
    [globalThis, 'online', back],
    [globalThis, 'pageshow', shown],
  ] as const)
    target.addEventListener(type, hear, options);
  const timer = setInterval(tick, ASK_MS);
  openStream();
  return () => {
    clearInterval(timer);
    over.abort();
    closeStream();
  };
}

export interface TableHandlers extends Required<Pick<WatchOptions, 'onVersion' | 'onRows'>> {
  /** The newest row rendered by the page, if its table is live. */
  readonly confirmed: () => number | undefined;
}

export interface TableWatch {
  /** The page has rendered the table up to a row. */
  readonly drawn: (row: number | undefined) => void;
  readonly stop: () => void;
}

/** Watches the table of a page. Players who share their presence see who else has it open. */
export function beginWatching(gameId: string, { onVersion, onRows, confirmed }: TableHandlers): TableWatch {
  const over = new AbortController();
  const seen = noteWhatIsDrawn(gameId, confirmed(), over.signal);
  const begin = () => {
    const isSeen = preferenceOf('here') !== 'unseen';
    return watchTable({
      open: (hear, isSilent) => openSharedStream({ gameId, isHere: isSeen, hear, isSilent }),
      askUrl: `/games/${gameId}/seq`,
      onHere: showHere,
      isHeardOf: () => preferenceOf('sound') === 'on',
      onRows,
      onVersion: (version) => {
        seen.heard(Number(version.split('.')[0]));
        onVersion(version);
      },
    });
  };
  let end = begin();
  const forget = onPreferenceChange((what) => {
    if (what !== 'here') return;
    end();
    showHere([]);
    end = begin();
  });
  return {
    drawn: seen.drawn,
    stop: () => {
      over.abort();
      forget();
      end();
      showHere([]);
    },
  };
}

/**
 * A dot next to the names of players who have the table open. It is a CSS rule, so re-rendering does not
 * remove it.
 */
const ID = 'here-dots';

/** Shows the dots of these seats; the reader's boards have none. */
export function showHere(seats: readonly number[]): void {
  const style = document.getElementById(ID) ?? document.head.appendChild(document.createElement('style'));
  style.id = ID;
  const words = document.getElementById('tabletop')?.dataset.hereWords ?? '';
  style.textContent = dotsOf(seats, words);
}

/** CSS for the dots, with alternative text where browsers support it. */
export function dotsOf(seats: readonly number[], words: string): string {
  if (seats.length === 0) return '';
  const names = seats.map((seat) => `h2 a[data-at="board:${seat}"]`);
  const said = JSON.stringify(` ${words}`);
  return `#rivals :is(${names.join(',')})::before{order:9;content:"\u25cf";content:"\u25cf" / ${said};color:var(--green);font-size:.7em}`;
}
