import 'server-only';
import { LRUCache } from 'lru-cache';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import { recall } from '@/lib/features/table/known-position';
import { loadTable, type Visitor } from '@/lib/features/table/load-table';
import type { TableView } from '@/lib/features/table/table-view';
import { differInRows, rowIn } from '@/lib/platform/live/change-store';
import { perProcess } from '@/lib/platform/process';

/** What has come to pass at a table, as everybody may see it who is not in the middle of a turn. */
export interface RowsNews extends Pick<TableView, 'inTurn' | 'latestSeq'> {
  /** The newest row that was known before. */
  readonly since: number;
  readonly rows: TableView['log'];
}

/** More than this is asked for by whoever wants it: it has been away, or was slow. */
const MOST_CHARACTERS = 12_000;
const TABLES = 200;

/** What else is told with rows: of a table as a visitor sees it, or as nobody in particular does. */
export type BesideRows = (table: TableView, who?: Visitor) => Promise<object>;

interface Loaded {
  readonly version: string;
  readonly table: Promise<TableView | undefined>;
  beside?: Promise<object>;
}

const loaded = perProcess('pragaRowsNews', () => new LRUCache<string, Loaded>({ max: TABLES })).get;

/** A table as nobody in particular sees it: once for all who hear of this version. */
function openTableAt(gameId: string, version: string): Loaded {
  const known = loaded().get(gameId);
  if (known?.version === version) return known;
  const table = loadTable(gameId, undefined, { calm: true });
  const now: Loaded = { version, table };
  loaded().set(gameId, now);
  // What could not be read is read again, by the next who hears of it.
  table.catch(() => loaded().delete(gameId));
  return now;
}

/**
 * How far a turn has come of which this process has every row, where nothing beside the log has changed since
 * the table was read: then it need not be read for each step.
 */
async function turnUnderWay(
  gameId: string,
  version: string,
): Promise<
  (Pick<RowsNews, 'since' | 'inTurn' | 'latestSeq'> & { readonly asked: readonly SeatId[] }) | undefined
> {
  const [before, known] = [loaded().get(gameId), recall(gameId)];
  if (!before || known?.seq !== rowIn(version) || !differInRows(before.version, version)) return undefined;
  const { turn, seq, position } = known;
  if (!turn?.finished || turn.since.length === 0 || !(await before.table)) return undefined;
  const { seat } = position.state.turn;
  const asked = [seat, ...toAct(position.state)];
  return { since: turn.finished.seq, inTurn: { seat, steps: turn.since.length }, latestSeq: seq, asked };
}

/**
 * For one open page: with every version the rows that have come since the one before, as JSON; nothing where
 * there are none, where they are too many, and for whoever is in the middle of a turn. Whoever may look at a
 * table that is closed is looked up each time. `beside` says what else is told with the rows.
 */
export function rowsTeller(
  gameId: string,
  who: Visitor,
  me: SeatId | undefined,
  beside: BesideRows = async () => ({}),
): (version: string) => Promise<string | undefined> {
  let shown: number | undefined;
  return async (version) => {
    const turn = await turnUnderWay(gameId, version);
    if (turn && turn.since === shown) {
      const { asked, ...news } = turn;
      if (me !== undefined && asked.includes(me)) return undefined;
      return JSON.stringify({ ...news, rows: [] } satisfies RowsNews);
    }
    const open = openTableAt(gameId, version);
    const isOpen = (await open.table) !== undefined;
    const table = (await open.table) ?? (await loadTable(gameId, who, { calm: true }));
    const since = shown;
    shown = table?.seq;
    if (!table || since === undefined || !isForAll(table, me) || table.latestSeq === since) return undefined;
    const { inTurn, latestSeq } = table;
    const rows = table.log.filter(({ seq }) => seq > since);
    if ((rows[0]?.seq ?? since + 1) > since + 1) return undefined;
    const besideOf = () => (isOpen ? (open.beside ??= beside(table)) : beside(table, who));
    const more = rows.length > 0 ? await besideOf() : {};
    const news: RowsNews = { since, rows, latestSeq, ...(inTurn ? { inTurn } : {}), ...more };
    const text = JSON.stringify(news);
    return text.length > MOST_CHARACTERS ? undefined : text;
  };
}

/** Whether a seat sees no more of a table than everybody: it is in the middle of nothing. */
function isForAll(
  { status, waitingFor, inTurn, view: { state } }: TableView,
  me: SeatId | undefined,
): boolean {
  if (status !== 'running') return false;
  const isAsked = me !== undefined && (waitingFor.includes(me) || (inTurn?.seat ?? state.turn.seat) === me);
  return !isAsked || (!inTurn && state.undo.steps.length === 0 && state.items.length === 0);
}
