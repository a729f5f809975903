import 'server-only';
import { entryOf, logRowsOf, readLog, readWholeLog } from '@/lib/features/table/log/log-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { replay } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import type { Offer } from '@/lib/game/engine/view';
import { actorsOf, type Helper } from '@/lib/game/wording/seat-names';
import { logger } from '@/lib/platform/logger';
import { recallPosition } from './known-position';
import { loadTable, type Visitor } from './load-table';
import type { LogRow, TableView } from './table-view';

/** The rows and the position that a browser starts from. */
export interface LiveStart {
  /** The earliest position that an undo of the viewer can return to. */
  readonly base: State;
  /** The newest rows, after older ones that lead from `base` to them. Oldest first. */
  readonly rows: readonly LogRow[];
}

/** The start of live play at a table with its newest rows. */
export async function liveStartOf(table: TableView): Promise<LiveStart> {
  const { me, waitingFor, log, view, gameId } = table;
  const { steps, shown } = view.state.undo;
  if (me === undefined || !waitingFor.includes(me) || steps.length === 0)
    return { base: view.state, rows: log };
  const earliest = await earliestOf(table);
  const isSame = shown === earliest.undo.shown;
  const base = isSame ? earliest : { ...earliest, undo: { ...earliest.undo, shown } };
  const first = log[0]?.seq ?? table.seq + 1;
  // A turn may have more rows than a page shows. Few of them still stand.
  const older = steps.filter((seq) => seq < first);
  const [from] = older;
  const rows = from === undefined ? [] : logRowsOf(await readLog(gameId, from, first - 1));
  return { base, rows: [...rows.filter(({ seq }) => older.includes(seq)), ...log] };
}

/** A running table as the viewer can see it, for live play; undefined if it is over. */
export async function loadLiveSnapshot(
  gameId: string,
  who: Visitor,
): Promise<{ readonly table: TableView; readonly start: LiveStart } | undefined> {
  const table = await loadTable(gameId, who);
  return table?.status === 'running' ? { table, start: await liveStartOf(table) } : undefined;
}

/** Rows since a given one, and the tiles that the viewer is shown. */
export interface LiveNews extends Pick<TableView, 'inTurn' | 'latestSeq'> {
  readonly rows: readonly LogRow[];
  readonly offers: readonly Offer[];
  /** Those who made some of these rows for a holder; missing if none. */
  readonly actors?: readonly Helper[];
}

/** The news for a browser that already has the rows up to `since`. */
export async function loadLiveNews(
  gameId: string,
  who: Visitor,
  since: number,
): Promise<{ readonly table: TableView; readonly news: LiveNews } | undefined> {
  const table = await loadTable(gameId, who);
  if (!table || table.status !== 'running') return undefined;
  const { log, view, inTurn, latestSeq } = table;
  const rows = log.filter(({ seq }) => seq > since);
  const actors = actorsOf(rows, table);
  const beside = { inTurn, ...(actors.length > 0 ? { actors } : {}) };
  return { table, news: { rows, offers: view.offers, latestSeq, ...beside } };
}

async function earliestOf({ gameId, seq, head, view: { state } }: TableView): Promise<State> {
  const known = recallPosition(gameId);
  const trail = known?.head === head ? known.position.trail : [];
  if (trail.length === state.undo.steps.length) return trail[0]?.state ?? state;
  const whole = replay((await readWholeLog(gameId, seq)).map(entryOf));
  return whole.trail[0]?.state ?? state;
}

/** A step whose events differ from those that a browser had computed, with both hashes. */
export interface PredictionDifference {
  readonly seq: number;
  readonly commandId: string;
  readonly predicted?: string | undefined;
  readonly decided?: string | undefined;
}

/** Logs that a browser computed a step differently from the server: a bug in one of the two. */
export function noteDifference(gameId: string, seat: SeatId, report: PredictionDifference): void {
  logger().error({ game: gameId, seat, ...report }, 'a step was predicted otherwise than decided');
}
