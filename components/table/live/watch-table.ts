/**
 * Hears of the changes of a table: by a stream if possible, otherwise by polling. Fetched when
 * the page is idle.
 */
import { onPreferenceChange, preferenceOf } from '@/components/move/wishes';
import type { ClocksNews } from '@/lib/features/clocks/turn-clocks';
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import type { noteWhatIsDrawn } from '@/components/history/film/seen-rows';
import { showHere } from './here-dots';
import { canShareStream, OPEN, openSharedStream, type TableStream } from './shared-stream';
import type { StreamEvent } from './stream-leader';

export interface WatchOptions {
  /** Opens a stream; `isSilent` where the one before it said nothing for long. */
  readonly open: (hear: (told: StreamEvent) => void, isSilent: boolean) => TableStream;
  /** Address that answers `{ version }`. */
  readonly askUrl: string;
  /** Called with every version that is not the one before. */
  readonly onVersion: (version: string) => void;
  /** Called before a version changes, with the rows behind it, if the stream sends them. */
  readonly onRows?: (news: RowsNews & ClocksNews) => void;
  /** Whether it is to be heard of also while the page is hidden. */
  readonly isHeardOf?: () => boolean;
  /** Called with the seats whose holders have the table open. */
  readonly onHere?: (seats: readonly number[]) => void;
}

const ASK_MS = 6_000;
/** A stream is dead after this time without a sign of life: the server sends one every 20 s. */
const SILENCE_MS = 45_000;
const STREAM_AGAIN_MS = 60_000;

/**
 * Says whether the page was left. One that is closed is hidden after that, and could not say that it is gone
 * if it asked for a stream once more.
 */
function noteLeaving(options: { readonly signal: AbortSignal }): () => boolean {
  let isLeft = false;
  addEventListener('pagehide', () => (isLeft = true), options);
  addEventListener('pageshow', () => (isLeft = false), options);
  return () => isLeft;
}

/**
 * Begins; gives the way to end. Nothing is open and nothing is asked while the page is hidden, unless it is
 * listened to.
 */
export function watchTable(watching: WatchOptions): () => void {
  const { open, askUrl, onVersion, onRows, onHere, isHeardOf } = watching;
  const over = new AbortController();
  const options = { signal: over.signal };
  const isLeft = noteLeaving(options);
  const isAway = () => isLeft() || (document.hidden && !isHeardOf?.());
  // Six tabs with streams of their own would leave no connection for the seventh.
  const isMuted = () => isAway() || (document.hidden && !canShareStream());
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
    // Refused, or broken again and again: a proxy may not let streams through.
    if (!isForGood && failures <= 3) return;
    closeStream();
    streamFrom = Date.now() + STREAM_AGAIN_MS;
  };
  const openStream = (isSilent = false) => {
    if (stream || isMuted() || Date.now() < streamFrom) return;
    heardAt = Date.now();
    stream = open(hear, isSilent);
  };
  const ask = async () => {
    const response = await fetch(askUrl, options).catch(() => undefined);
    if (!response?.ok) return;
    const answer: { version?: string } = await response.json().catch(() => ({}));
    if (answer.version) onVersion(answer.version);
  };
  const tick = () => {
    if (isAway()) return;
    const isSilent = stream !== undefined && Date.now() - heardAt > SILENCE_MS;
    if (isSilent) closeStream();
    openStream(isSilent);
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
  // A tab that is hidden, frozen or left hands the connection on.
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
  /** The newest row that the page draws, where the table is played in it. */
  readonly confirmed: () => number | undefined;
}

export interface TableWatch {
  /** The page draws the table up to a row. */
  readonly drawn: (row: number | undefined) => void;
  readonly stop: () => void;
}

/** The same for the page of a table. Players who wish so see who else has it open, and are seen. */
export function beginWatching(gameId: string, { onVersion, onRows, confirmed }: TableHandlers): TableWatch {
  const over = new AbortController();
  let seen: ReturnType<typeof noteWhatIsDrawn> | undefined;
  let noting: Promise<void> | undefined;
  /** With the first turn that comes, what is seen of it and of all that follow is noted. */
  const noteFrom = (row: number | undefined) =>
    import('@/components/history/film/seen-rows').then(
      (come) => {
        if (over.signal.aborted) return;
        seen = come.noteWhatIsDrawn(gameId, row, over.signal);
        seen.drawn(confirmed());
      },
      () => undefined,
    );
  const begin = () => {
    const isSeen = preferenceOf('here') !== 'unseen';
    return watchTable({
      open: (hear, isSilent) => openSharedStream({ gameId, isHere: isSeen, hear, isSilent }),
      askUrl: `/games/${gameId}/seq`,
      onHere: showHere,
      isHeardOf: () => preferenceOf('sound') === 'on',
      onRows: (news) => {
        if (news.rows.length > 0) noting ??= noteFrom(confirmed());
        onRows(news);
      },
      onVersion: (version) => {
        seen?.heard(Number(version.split('.')[0]));
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
    drawn: (row) => seen?.drawn(row),
    stop: () => {
      over.abort();
      forget();
      end();
      showHere([]);
    },
  };
}
