/**
 * Hears of the changes of a table: by a stream if one can be had, else by asking now and then. Fetched when
 * the page is idle.
 */
import { openEventSource } from '@/components/ui/browser-features';
import { onWish, wished } from '@/components/move/browser/wishes';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { RowsNews } from '@/lib/features/table/rows-news';
import { liveNow } from '@/components/live/live-now';
import { showHere } from './here-dots';
import { takeAnswersWhole } from './whole-answers';

export interface Watching {
  readonly streamUrl: string;
  /** Address that answers `{ version }`. */
  readonly askUrl: string;
  /** Called with every version that is not the one before. */
  readonly onVersion: (version: string) => void;
  /** Called with what has made a version, before it, where the stream tells it. */
  readonly onRows?: (news: RowsNews & ClocksNews) => void;
  /** Whether it is to be heard of also while the page is hidden. */
  readonly isHeardOf?: () => boolean;
  /** Called with the seats whose holders have the table open. */
  readonly onHere?: (seats: readonly number[]) => void;
}

/** States of a stream. */
const OPEN = 1;
const CLOSED = 2;
const ASK_MS = 6_000;
/** Without a sign of life for so long a stream counts as dead: the server sends one every 20 s. */
const SILENCE_MS = 45_000;
const STREAM_AGAIN_MS = 60_000;

/**
 * Begins; gives the way to end. Nothing is open and nothing is asked while the page is hidden, unless it is
 * listened to.
 */
export function watchTable(watching: Watching): () => void {
  const { streamUrl, askUrl, onVersion, onRows, onHere, isHeardOf } = watching;
  const isAway = () => document.hidden && !isHeardOf?.();
  let stream: EventSource | undefined;
  let failures = 0;
  let heardAt = 0;
  let streamFrom = 0;
  const over = new AbortController();
  const options = { signal: over.signal };

  const closeStream = () => {
    stream?.close();
    stream = undefined;
  };
  const heard = () => {
    failures = 0;
    heardAt = Date.now();
  };
  const openStream = () => {
    if (stream || isAway() || Date.now() < streamFrom) return;
    heardAt = Date.now();
    stream = openEventSource(streamUrl);
    if (!stream) return;
    stream.onopen = heard;
    stream.addEventListener('beat', heard);
    stream.addEventListener('rows', ({ data }) => onRows?.(JSON.parse(data)));
    stream.addEventListener('here', ({ data }) => onHere?.(JSON.parse(data)));
    stream.onmessage = ({ data }) => {
      heard();
      onVersion(data);
    };
    stream.onerror = () => {
      failures += 1;
      // Refused, or broken again and again: a proxy may not let streams through.
      if (stream?.readyState === CLOSED || failures > 3) {
        closeStream();
        streamFrom = Date.now() + STREAM_AGAIN_MS;
      }
    };
  };
  const ask = async () => {
    const response = await fetch(askUrl, { cache: 'no-cache', ...options }).catch(() => undefined);
    if (!response?.ok) return;
    const answer: { version?: string } = await response.json().catch(() => ({}));
    if (answer.version) onVersion(answer.version);
  };
  const tick = () => {
    if (isAway()) return;
    if (stream && Date.now() - heardAt > SILENCE_MS) closeStream();
    openStream();
    if (stream?.readyState !== OPEN) void ask();
  };
  /** Whatever happened meanwhile was not heard: a hidden page, a sleeping machine, a lost network. */
  const back = () => {
    if (over.signal.aborted) return;
    closeStream();
    if (isAway()) return;
    streamFrom = 0;
    tick();
  };
  document.addEventListener('visibilitychange', () => (document.hidden && !isAway()) || back(), options);
  addEventListener('online', back, options);
  addEventListener('pageshow', (event) => event.persisted && back(), options);
  const timer = setInterval(tick, ASK_MS);
  openStream();
  return () => {
    clearInterval(timer);
    over.abort();
    closeStream();
  };
}

/**
 * The same for the page of a table, whose renewals no broken connection shall break. Whoever wishes so sees
 * who else has it open, and is seen.
 */
export function beginWatching(
  gameId: string,
  { onVersion, onRows }: Pick<Watching, 'onVersion' | 'onRows'>,
): () => void {
  takeAnswersWhole();
  const over = new AbortController();
  let heard: ((row: number) => void) | undefined;
  let noting: Promise<void> | undefined;
  /** With the first turn that comes, what is seen of it and of all that follow is noted. */
  const noteFrom = (row: number | undefined) =>
    import('@/components/history/film/seen').then(
      ({ noteWhatIsDrawn }) => {
        heard = noteWhatIsDrawn(gameId, row, over.signal);
      },
      () => undefined,
    );
  const begin = () => {
    const isSeen = wished('here') !== 'unseen';
    return watchTable({
      streamUrl: `/api/games/${gameId}/stream?rows=1${isSeen ? '&here=1' : ''}`,
      askUrl: `/games/${gameId}/seq`,
      onHere: showHere,
      isHeardOf: () => wished('sound') === 'on',
      onRows: (news) => {
        if (news.rows.length > 0) noting ??= noteFrom(liveNow()?.confirmed);
        onRows?.(news);
      },
      onVersion: (version) => {
        heard?.(Number(version.split('.')[0]));
        onVersion(version);
      },
    });
  };
  let stop = begin();
  const forget = onWish((what) => {
    if (what !== 'here') return;
    stop();
    showHere([]);
    stop = begin();
  });
  return () => {
    over.abort();
    forget();
    stop();
    showHere([]);
  };
}
