/** One live table in one page: own steps, server responses, and others' moves. */
import { useRouter } from 'next/navigation';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type Dispatch,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useArming } from '@/components/move/arming';
import { isAsked, type Live, type LiveActs, usePlayedHere } from '@/components/move/live-context';
import { preferenceOf } from '@/components/move/preferences';
import { openChannel, sendBeacon } from '@/components/ui/browser/browser-features';
import { untilDone } from '@/components/ui/browser/retry';
import { useLatest } from '@/components/ui/browser/use-latest';
import { useWindowEvent } from '@/components/ui/browser/use-window-event';
import type { ClocksNews } from '@/lib/features/clocks/settle';
import type { FoundCommands } from '@/lib/features/table/commands/find-commands';
import type { LiveNews } from '@/lib/features/table/load/load-live-snapshot';
import type { Pack } from '@/lib/game/engine/pack-index';
import { seqOf } from '@/lib/game/live/live-snapshot';
import { shownOf, type LiveAction, type PredictionReport } from '@/lib/game/live/live-table';
import { type UnsentSteps, isUnclear, type RowsById } from '@/lib/game/live/unsent';
import type { Wording } from '@/lib/game/wording/wording';
import { useKeptSteps } from './kept-steps';
import type { LiveData } from './live-data';
import { newId } from './new-id';
import { describeNews } from './news';
import { nextPage, pageFrom, type LivePage, type PageAct, standAfter } from './page-state';
import { usePassedOn } from './page-sync';
import { useSender, type SenderOptions } from './sender';
import { readOut, useSpoken } from './spoken-state';
import { tableOf } from './table-of';
import { useTitleCount } from './title-badge';

/** Milliseconds to rotate a tile placed by tap without an undo. */
const HELD_MS = 3_000;
/** Maximum steps of one press: two, with their follow-up questions. */
const MAX_STEPS = 13;

const newIds = (): readonly string[] => Array.from({ length: MAX_STEPS }, newId);

/** Plays a table, starting from the server's position. */
export function useSession({ pack, data, words }: { pack: Pack; data: LiveData; words: Wording }): {
  readonly live: Live;
  readonly acts: LiveActs;
} {
  const router = useRouter();
  const refresh = useCallback(() => router.refresh(), [router]);
  const [page, dispatch] = useReducer(nextPage, { pack, data }, pageFrom);
  useLayoutEffect(() => dispatch({ type: 'handed', data, by: 'page' }), [data]);
  const stand = page.live.confirmed;
  // Before the next delivery, which an effect after the paint could follow.
  useLayoutEffect(() => dispatch({ type: 'drawn', stand }), [stand]);
  const hear = useService({ page, dispatch, refresh });
  useHeld(page, () => dispatch({ type: 'live', act: { type: 'release' } }));
  useReports(page);
  usePassedOn(page, refresh);
  usePlayedHere(page.live.pending.length);
  useEffect(() => {
    // A player who acts has read the news.
    if (page.answer > 0) document.getElementById('recap')?.removeAttribute('open');
  }, [page.answer]);
  const live = useShown(page);
  useTitleCount(live.isAsked);
  useReading(page, live, words);
  const acts = useMemo(
    (): LiveActs => ({
      give: (step) => dispatch({ type: 'given', step, ids: newIds() }),
      hear,
      takeRows: (news) => dispatch({ type: 'rows', news }),
      said: (version, isRead) => dispatch({ type: 'said', version, isRead }),
      readTalk: () => dispatch({ type: 'talk-read' }),
      redraw: () => dispatch({ type: 'redraw' }),
      refresh,
    }),
    [hear, refresh],
  );
  return { live, acts };
}

interface ServiceOptions {
  readonly page: LivePage;
  readonly dispatch: Dispatch<PageAct>;
  readonly refresh: () => void;
}

/** Sends the page's steps, stores unanswered ones, and applies others' moves. */
function useService({ page, dispatch, refresh }: ServiceOptions): (row: number) => void {
  const latest = useLatest(page);
  const { gameId } = page.data.table;
  const { hear, renew } = useNews(latest, dispatch, refresh);
  const table = useCallback(() => latest.current.live, [latest]);
  useKeptSteps(gameId, page.live, {
    catchUp: async (row, signal) => {
      if (row <= seqOf(table().confirmed)) return;
      dispatch({ type: 'live', act: { type: 'seen', row } });
      const data = await untilDone(() => fetchLiveData(gameId), signal);
      if (data) flushSync(() => dispatch({ type: 'handed', data, by: 'table' }));
      else refresh();
    },
    takeUp: async (kept, signal) => {
      const act = await askTaken(kept, { gameId, table, renew, signal });
      // They stay under the other name until this page has stored them.
      if (!signal.aborted) flushSync(() => dispatch({ type: 'live', act }));
    },
  });
  const sending = useMemo(
    (): SenderOptions => ({
      gameId,
      table,
      act: (act) => dispatch({ type: 'live', act }),
      onLine: (line) => dispatch({ type: 'line', line }),
      onRefused: (act) => renew({ act }),
    }),
    [gameId, table, dispatch, renew],
  );
  useSender(sending, page.live);
  const { own } = page;
  useEffect(() => {
    // An undo led further back than this page knows, for example one that it kept from an earlier visit.
    if (own > seqOf(latest.current.live.confirmed)) void renew();
  }, [own, latest, renew]);
  useTabs(gameId, own, (seq) => seq > seqOf(table().confirmed) && void renew());
  return hear;
}

/** Sends a step that could still change after a while, at the latest when the page is left. */
function useHeld({ live }: LivePage, release: () => void): void {
  const held = live.pending.find(({ isHeld }) => isHeld)?.commandId;
  const latest = useLatest(release);
  useEffect(() => {
    if (held === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), HELD_MS);
    return () => clearTimeout(timer);
  }, [held, latest]);
  // Synchronous, because nothing runs after pagehide.
  useWindowEvent('pagehide', () => flushSync(release));
}

/** Reports responses that differ from the prediction. */
function useReports({ data, live: { reports } }: LivePage): void {
  const told = useRef(0);
  const { gameId } = data.table;
  useEffect(() => {
    const more = reports.slice(told.current);
    told.current = reports.length;
    if (more.length > 0) void reportMispredictions(gameId, more);
  }, [gameId, reports]);
}

/** Announces everything new since the last announcement, after rendering. */
function useReading({ data, news }: LivePage, { table, seq }: Live, words: Wording): void {
  const read = useRef(0);
  const spokenRef = useSpoken();
  const { gameId } = data.table;
  useEffect(() => {
    const isNew = news.count > read.current;
    read.current = news.count;
    spokenRef.current = { ...spokenRef.current, gameId, seq };
    if (isNew) readOut(describeNews(words, table, news.since, preferenceOf('news') === 'short'));
  }, [gameId, seq, news, table, words, spokenRef]);
}

/** The page's state as its parts render it. */
function useShown(page: LivePage): Live {
  const { pack, data, live, line, answer, drawings, heard, clocks, unheard } = page;
  const before = page.before?.isShown ? page.before.stand : undefined;
  const { table: lasting, inTurn } = data;
  const end = useArming(live);
  const stand = shownOf(live);
  const head = live.confirmed.rows.at(-1)?.hash;
  const { seat } = live;
  const table = useMemo(
    () => tableOf(pack, { lasting, inTurn, unheard, stand, seat, head }),
    [pack, lasting, inTurn, unheard, stand, seat, head],
  );
  return useMemo(() => {
    const confirmed = seqOf(live.confirmed);
    const rows = { confirmed, seq: confirmed + live.pending.length, heard };
    return { table, live, line, answer, drawings, end, clocks, before, ...rows, isAsked: isAsked(table) };
  }, [table, live, line, answer, drawings, end, clocks, before, heard]);
}

interface Asking extends Pick<SenderOptions, 'gameId' | 'table'>, Pick<News, 'renew'> {
  readonly signal: AbortSignal;
}

/**
 * Finds out which stored steps the server has. If the page cannot know, it asks until the server responds.
 */
async function askTaken(kept: UnsentSteps, { gameId, table, renew, signal }: Asking): Promise<LiveAction> {
  if (!isUnclear(kept, table())) return { type: 'unsent', kept };
  const taken = await untilDone(() => loadTaken(gameId, kept.steps), signal);
  if (Math.max(0, ...taken.values()) > seqOf(table().confirmed)) await renew();
  return { type: 'unsent', kept, taken };
}

/**
 * Synchronises pages of one table in one browser: each broadcasts its own rows and hears the rows of the
 * others.
 */
function useTabs(gameId: string, own: number, onSeq: (seq: number) => void): void {
  const hear = useLatest(onSeq);
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    const opened = openChannel(`live ${gameId}`);
    channel.current = opened;
    if (!opened) return undefined;
    opened.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') hear.current(data);
    };
    return () => opened.close();
  }, [gameId, hear]);
  useEffect(() => {
    if (own > 0) channel.current?.postMessage(own);
  }, [own]);
}

interface News {
  /** Others have moved: fetches and renders their rows, with animations. */
  readonly hear: (row: number) => void;
  /** Fetches the current table. `act` is taken before it. */
  readonly renew: (first?: { readonly isNews?: boolean; readonly act?: LiveAction }) => Promise<void>;
}

/** Fetches others' moves. */
function useNews(page: RefObject<LivePage>, dispatch: Dispatch<PageAct>, refresh: () => void): News {
  const isHearing = useRef(false);
  return useMemo(() => {
    const gameId = () => page.current.data.table.gameId;
    const renew: News['renew'] = async ({ isNews = false, act } = {}) => {
      const data = await fetchLiveData(gameId()).catch(() => undefined);
      if (act) dispatch({ type: 'live', act });
      if (data) dispatch({ type: 'handed', data, by: isNews ? 'news' : 'table' });
      // It is no longer this seat's turn, or the data is unavailable: the server's page shows which.
      else refresh();
    };
    const takeNews = async (row: number) => {
      const news = await loadNews(gameId(), seqOf(page.current.live.confirmed));
      const follows = news && standAfter(page.current, news) !== undefined;
      dispatch({ type: 'news', row, news });
      // The game is over or access was withdrawn: the server's page shows which.
      if (!news) return refresh();
      return follows ? undefined : renew({ isNews: true });
    };
    const hear = async (row: number) => {
      if (isHearing.current || page.current.live.pending.length > 0) return;
      isHearing.current = true;
      // After a lost connection the stream repeats the news.
      await takeNews(row).catch(() => undefined);
      isHearing.current = false;
    };
    return { renew, hear: (row: number) => void hear(row) };
  }, [page, dispatch, refresh]);
}

/** Timeout of a request for news, after which it is repeated. */
const PATIENCE_MS = 20_000;

/** The table as it is on the server; undefined if it is no longer this seat's turn. */
async function fetchLiveData(gameId: string): Promise<LiveData | undefined> {
  const response = await fetch(`/games/${gameId}/live`);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`live: ${response.status}`);
  return response.json();
}

/** Rows after a given one; undefined if the game is over or the viewer has no access. */
async function loadNews(gameId: string, since: number): Promise<(LiveNews & ClocksNews) | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`/games/${gameId}/live?since=${since}`, { signal });
  return response.ok ? response.json() : undefined;
}

/** The rows that steps have made, found by the ids the steps were sent with. */
async function loadTaken(gameId: string, steps: UnsentSteps['steps']): Promise<RowsById> {
  const ids = steps.map(({ commandId }) => commandId).join();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const response = await fetch(`/api/games/${gameId}/commands?ids=${ids}`, { signal });
  if (!response.ok) throw new Error(`commands: ${response.status}`);
  const { rows }: FoundCommands = await response.json();
  return new Map(rows.map(({ commandId, seq }) => [commandId, seq]));
}

/** Reports responses that differ from the browser's prediction. Each one is a bug in one of them. */
export async function reportMispredictions(
  gameId: string,
  reports: readonly PredictionReport[],
): Promise<void> {
  const all = reports.map(async ({ predicted, decided, ...of }) => ({
    ...of,
    predicted: await hashOf(predicted),
    decided: await hashOf(decided),
  }));
  const body = new Blob([JSON.stringify(await Promise.all(all))], { type: 'application/json' });
  sendBeacon(`/games/${gameId}/live`, body);
}

/** Undefined if the browser cannot hash, as on pages without HTTPS. */
async function hashOf(text: string): Promise<string> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return '';
  }
}
