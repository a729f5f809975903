/** The state of a live table's page, as a pure value. */
import type { ConnectionState } from '@/components/move/live-context';
import type { GivenStep } from '@/components/move/turn/turn-types';
import type { ClocksNews } from '@/lib/features/clocks/settle';
import type { RowsNews } from '@/lib/features/table/commands/rows-news';
import type { LiveNews } from '@/lib/features/table/load/load-live-snapshot';
import type { Pack } from '@/lib/game/engine/pack-index';
import { followAll, seqOf, snapshotFrom, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import {
  reduceLiveTable,
  shownOf,
  type AnsweredRow,
  type LiveAction,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { playStep } from '@/lib/game/live/play';
import type { Helper } from '@/lib/game/wording/seat-names';
import type { LiveData } from './live-data';
import { tableFrom } from './table-of';

export interface LivePage {
  readonly pack: Pack;
  /** The newest data from the server. */
  readonly data: LiveData;
  readonly live: LiveTable;
  readonly line?: ConnectionState | undefined;
  readonly answer: number;
  readonly drawings: number;
  readonly heard: number;
  /** The row of the newest news about a turn in progress. */
  readonly toldOn?: number;
  /** The clocks reported with the newest turn. */
  readonly clocks: ClocksNews['clocks'];
  /** Message count so far; `unheard` counts unread ones. */
  readonly said: number;
  readonly unheard: number;
  /** Rows to announce: all after `since`. `count` numbers the announcements. */
  readonly news: { readonly since: number; readonly count: number };
  /** The newest row that answers this page's own steps. */
  readonly own: number;
  /** The newest confirmed position that the reader has seen drawn. */
  readonly drawn: LiveSnapshot;
  /**
   * The position that was drawn when others moved, or when the player's newest steps were answered.
   * `isShown` if the others' turns since then can be played.
   */
  readonly before?: { readonly stand: LiveSnapshot; readonly isShown: boolean };
}

export type PageAct =
  | { readonly type: 'live'; readonly act: LiveAction }
  /** The player made a step in the position after row `on`; `step` is undefined if the press was none. */
  | {
      readonly type: 'given';
      readonly step: GivenStep | undefined;
      readonly on?: number;
      readonly ids: readonly string[];
    }
  /**
   * New data from the server. `page`: with everything that it renders around the table; `news`: requested
   * because others have moved; `table`: requested for another reason.
   */
  | { readonly type: 'handed'; readonly data: LiveData; readonly by: 'page' | 'news' | 'table' }
  /** This confirmed position is on the screen. */
  | { readonly type: 'drawn'; readonly stand: LiveSnapshot }
  /** The response to a request for others' rows. */
  | { readonly type: 'news'; readonly row: number; readonly news: (LiveNews & ClocksNews) | undefined }
  /** Others' rows that the stream delivered. */
  | { readonly type: 'rows'; readonly news: RowsNews & ClocksNews }
  | { readonly type: 'line'; readonly line: ConnectionState | undefined }
  | { readonly type: 'said'; readonly version: string; readonly isRead: boolean }
  | { readonly type: 'talk-read' }
  | { readonly type: 'redraw' };

/** The second number of a version (lib/platform/live/change-store.ts). */
const saidIn = (version: string): number => Number(version.split('.')[1]);

/** The initial state of a page. */
export function pageFrom({ pack, data }: Pick<LivePage, 'pack' | 'data'>): LivePage {
  const live = tableFrom(data);
  const news = { since: seqOf(live.confirmed), count: 0 };
  const rest = { answer: 0, drawings: 0, heard: 0, own: 0, clocks: undefined, said: 0, unheard: 0 };
  return withHanded({ pack, data, live, news, drawn: live.confirmed, ...rest }, data);
}

/** The state after an action. Pure. */
export function nextPage(page: LivePage, act: PageAct): LivePage {
  switch (act.type) {
    case 'live':
      return acted(page, act.act);
    case 'given':
      return withStep(page, act);
    case 'handed':
      return handed(page, act);
    case 'drawn':
      return act.stand === page.drawn ? page : { ...page, drawn: act.stand };
    case 'news': {
      const now = { ...page, heard: Math.max(page.heard, act.row) };
      return act.news ? followed(now, act.news, standAfter(page, act.news)) : now;
    }
    case 'rows':
      return followed(page, act.news, standByRows(page, act.news));
    case 'line':
      return page.line === act.line ? page : { ...page, line: act.line };
    case 'said': {
      if (page.data.table.me === undefined) return page;
      const said = saidIn(act.version);
      return { ...page, said, unheard: act.isRead ? 0 : page.unheard + Math.max(0, said - page.said) };
    }
    case 'talk-read':
      return page.unheard === 0 ? page : { ...page, unheard: 0 };
    case 'redraw':
      return { ...page, drawings: page.drawings + 1 };
  }
}

/** Replaces the table. If it has a new row, that is announced. */
function withTable(page: LivePage, live: LiveTable): LivePage {
  const isNew = seqOf(shownOf(live)) !== seqOf(shownOf(page.live));
  return { ...page, live, news: isNew ? { ...page.news, count: page.news.count + 1 } : page.news };
}

/** Replaces the table after others' rows, which are all announced. */
function withFresh(page: LivePage, stand: LiveSnapshot): LivePage {
  const before = seqOf(page.live.confirmed);
  const live = reduceLiveTable(page.pack, page.live, { type: 'fresh', stand });
  if (seqOf(live.confirmed) <= before) return { ...page, live };
  return { ...page, live, news: { since: before, count: page.news.count + 1 } };
}

function acted(page: LivePage, act: LiveAction): LivePage {
  const live = reduceLiveTable(page.pack, page.live, act);
  if (live === page.live) return page;
  const now = withTable(page, live);
  if (act.type === 'unsent') return { ...now, answer: page.answer + 1 };
  if (act.type !== 'answered') return now;
  const isAll = live.pending.length === 0;
  return {
    ...now,
    data: withActors(page.data, ownActor(page.data.table, act.rows)),
    own: act.rows.at(-1)?.seq ?? page.own,
    ...(isAll ? { before: { stand: page.drawn, isShown: true } } : {}),
  };
}

function withStep(page: LivePage, { step, on, ids }: Extract<PageAct, { type: 'given' }>): LivePage {
  const seq = seqOf(shownOf(page.live));
  // The press is over even if it had no effect.
  const now = { ...page, answer: page.answer + 1 };
  if (!step || (on !== undefined && on !== seq)) return now;
  const left = [...ids];
  const live = playStep(page.pack, page.live, { ...step, newId: () => left.shift() ?? '' });
  return withTable({ ...now, news: { ...page.news, since: seq } }, live);
}

/** A turn in progress reports no clocks, so the previous ones stay. */
const withClocks = (page: LivePage, { rows, clocks }: ClocksNews & Pick<LiveSnapshot, 'rows'>): LivePage =>
  rows.length > 0 ? { ...page, clocks } : page;

function withHanded(page: LivePage, data: LiveData): LivePage {
  const { version, unheard = 0 } = data.table;
  return withClocks({ ...page, data, said: saidIn(version), unheard }, data);
}

/** The data may be older than the steps made in the page meanwhile. */
function handed(page: LivePage, { data, by }: Extract<PageAct, { type: 'handed' }>): LivePage {
  if (data === page.data || data.table.seq < seqOf(page.live.confirmed)) return page;
  // Requested at the same row, the response may predate the news that a turn has begun.
  const isToldSince = page.toldOn === data.table.seq;
  const known = isToldSince ? { ...data, inTurn: page.data.inTurn } : data;
  const now = withFresh(withHanded(page, known), snapshotFrom(data));
  return by === 'page' ? now : withBefore(now, page, by === 'news');
}

/**
 * Keeps the drawn position before the newest rows. Several deliveries may come before the page is drawn once,
 * and it has to react to all of them: also to a turn that one begins and the next continues. Rows that are
 * delivered twice change nothing.
 */
function withBefore(now: LivePage, { live, drawn, before }: LivePage, isNews: boolean): LivePage {
  if (seqOf(now.live.confirmed) <= seqOf(live.confirmed)) return now;
  const isShown = isNews || (before?.stand === drawn && before.isShown);
  return { ...now, before: { stand: drawn, isShown } };
}

function followed(page: LivePage, news: NewsWithClocks, stand: LiveSnapshot | undefined): LivePage {
  const now = withClocks(page, news);
  if (!stand) return now;
  const { inTurn, latestSeq, actors } = news;
  const data = withActors({ ...now.data, inTurn }, actors);
  const fresh = withBefore(withFresh({ ...now, data }, stand), page, true);
  return { ...fresh, heard: Math.max(page.heard, latestSeq), toldOn: seqOf(stand) };
}

type NewsWithClocks = ClocksNews & Pick<LiveNews, 'rows' | 'inTurn' | 'latestSeq' | 'actors'>;

/** Adds those who made rows for a holder since the data was loaded. */
function withActors(data: LiveData, actors: readonly Helper[] = []): LiveData {
  if (actors.length === 0) return data;
  const { helpers = [] } = data.table;
  const more = actors.map((actor) => ({ ...actor, power: 'turns', isOver: true }));
  return { ...data, table: { ...data.table, helpers: [...helpers, ...more] } };
}

/** The reader, if they made these rows for a holder. */
function ownActor({ helpers, delegate }: LiveData['table'], rows: readonly AnsweredRow[]): readonly Helper[] {
  const me = delegate && helpers?.find(({ isMe }) => isMe);
  return me ? [{ seat: me.seat, name: me.name, steps: rows.map(({ seq }) => seq) }] : [];
}

/** Undefined if the rows do not follow the known ones. */
export const standAfter = ({ live }: LivePage, { rows, offers }: LiveNews): LiveSnapshot | undefined =>
  followAll(live.confirmed, rows, offers);

/** Rows that arrive while a step is being sent are requested afterwards. */
function standByRows({ live }: LivePage, { rows, since }: RowsNews): LiveSnapshot | undefined {
  const isBusy = live.pending.length > 0 || since > seqOf(live.confirmed);
  return isBusy ? undefined : followAll(live.confirmed, rows, []);
}
