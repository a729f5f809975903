import 'server-only';
import { LRUCache } from 'lru-cache';
import { recallPosition, type KnownPosition } from '@/lib/features/table/load/known-position';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { finalRowOf, inTurnOf, versionAt } from '@/lib/features/table/load/visible';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import { actorsOf, type Helper } from '@/lib/game/wording/seat-names';
import { differInRows, rowIn } from '@/lib/platform/live/change-store';
import { perProcess } from '@/lib/platform/process';

/** Changes of a table, as everyone can see them outside a turn. */
export interface RowsNews extends Pick<TableView, 'inTurn' | 'latestSeq'> {
  /** The newest row of the previous version. */
  readonly since: number;
  readonly rows: TableView['log'];
  /** Those who made some of these rows for a holder; missing if none. */
  readonly actors?: readonly Helper[];
}

/** Maximum characters of rows in a message; a page that missed more fetches them. */
const MAX_CHARACTERS = 12_000;
const TABLES = 200;

/** Additional data sent with rows: of a table as a visitor sees it, or as the public does. */
export type RowExtras = (table: TableView, who?: Visitor) => Promise<object>;

interface Loaded {
  readonly version: string;
  readonly table: Promise<TableView | undefined>;
  beside?: Promise<object>;
}

const loaded = perProcess('pragaRowsNews', () => new LRUCache<string, Loaded>({ max: TABLES })).get;

/** A table as the public sees it, loaded once for all readers of a version. */
async function openTableAt(gameId: string, version: string): Promise<Loaded> {
  const before = loaded().get(gameId);
  if (before?.version === version) return before;
  const gone = await goneOn(gameId, version, before);
  // Another request may have loaded it meanwhile.
  const other = loaded().get(gameId);
  if (other?.version === version) return other;
  const table = gone ? Promise.resolve(gone) : loadTable(gameId);
  const now: Loaded = { version, table };
  loaded().set(gameId, now);
  // After a failure the next request reads the table again.
  table.catch(() => loaded().delete(gameId));
  return now;
}

/**
 * The same table after more rows. If this process has every row, and only the log has changed since the
 * table was read, this saves its queries. At a busy time the player has often made the next step already:
 * that is newer than the version, as a query would be.
 */
async function goneOn(
  gameId: string,
  version: string,
  before: Loaded | undefined,
): Promise<TableView | undefined> {
  const known = recallPosition(gameId);
  if (!before || !known || known.seq < rowIn(version)) return undefined;
  if (!differInRows(before.version, version)) return undefined;
  const table = await before.table.catch(() => undefined);
  const { state } = known.position;
  if (table?.status !== 'running' || state.phase === 'finished') return undefined;
  const shown = table.seq === finalRowOf(state) ? table : shownAfter(table, known, version);
  if (!shown) return undefined;
  const { inTurn: _before, ...rest } = shown;
  const inTurn = inTurnOf(state);
  return { ...rest, waitingFor: toAct(state), inTurn };
}

/** A table after its newest public row. Undefined if a row is missing here, or a helper may have made it. */
function shownAfter(table: TableView, known: KnownPosition, version: string): TableView | undefined {
  const shown = known.seq === finalRowOf(known.position.state) ? known : known.final;
  if (!shown?.recent || table.helpers) return undefined;
  const { seq, head, scores, recentLog } = shown;
  const rows = { seq, latestSeq: seq, head, version: versionAt(version, seq), log: recentLog };
  return { ...table, ...rows, view: shown.viewOf(), scores };
}

/** Whether a seat is in the middle of a turn that others do not see, or has to choose something in it. */
function isInIt({ waitingFor, inTurn, view: { state } }: TableView, me: SeatId | undefined): boolean {
  return me !== undefined && (waitingFor.includes(me) || (inTurn?.seat ?? state.turn.seat) === me);
}

/**
 * The version of the table for one open page. It stays the same while only steps are made that the page
 * does not see.
 */
export function versionTeller(
  gameId: string,
  who: Visitor,
  me: SeatId | undefined,
): (version: string) => Promise<string> {
  return async (version) => {
    const table = (await (await openTableAt(gameId, version)).table) ?? (await loadTable(gameId, who));
    return !table || isInIt(table, me) ? version : table.version;
  };
}

/**
 * For one open page: the new rows of each version, as JSON. Empty without new rows, with too many, and
 * for a player in the middle of a turn. For closed tables each viewer is checked each time. `beside`
 * adds other data to the rows.
 */
export function rowsTeller(
  gameId: string,
  who: Visitor,
  me: SeatId | undefined,
  beside: RowExtras = async () => ({}),
): (version: string) => Promise<string | undefined> {
  let shown: { readonly seq: number; readonly inTurn: SeatId | undefined } | undefined;
  return async (version) => {
    const open = await openTableAt(gameId, version);
    const isOpen = (await open.table) !== undefined;
    const table = (await open.table) ?? (await loadTable(gameId, who));
    const since = shown;
    shown = table && { seq: table.seq, inTurn: table.inTurn?.seat };
    if (!table || !since || !isForAll(table, me)) return undefined;
    const { inTurn, latestSeq } = table;
    if (latestSeq === since.seq && inTurn?.seat === since.inTurn) return undefined;
    const rows = table.log.filter(({ seq }) => seq > since.seq);
    if ((rows[0]?.seq ?? since.seq + 1) > since.seq + 1) return undefined;
    const besideOf = () => (isOpen ? (open.beside ??= beside(table)) : beside(table, who));
    const more = rows.length > 0 ? await besideOf() : {};
    const actors = actorsOf(rows, table);
    const of = { inTurn, ...(actors.length > 0 ? { actors } : {}) };
    const news: RowsNews = { since: since.seq, rows, latestSeq, ...of, ...more };
    const text = JSON.stringify(news);
    return text.length > MAX_CHARACTERS ? undefined : text;
  };
}

/** Whether a seat sees the same as the public: it is not in the middle of a turn. */
function isForAll(table: TableView, me: SeatId | undefined): boolean {
  const {
    status,
    inTurn,
    view: { state },
  } = table;
  if (status !== 'running') return false;
  return !isInIt(table, me) || (!inTurn && state.undo.steps.length === 0 && state.items.length === 0);
}
