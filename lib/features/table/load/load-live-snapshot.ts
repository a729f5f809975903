import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';
import { replay } from '@/lib/game/engine/replay';
import { logger } from '@/lib/platform/logger';
import { recallPosition } from './known-position';
import { entryOf } from '@/lib/features/table/log/log-rows';
import { readWholeLog } from '@/lib/features/table/log/log-store';
import { loadTable, type Visitor } from './load-table';
import type { Offer } from '@/lib/game/engine/view';
import type { LogRow, TableView } from './table-view';

/**
 * The earliest position that an undo of the viewer can return to. The rows of the table's log lead from
 * it to the newest.
 */
export async function liveBaseOf(table: TableView): Promise<State> {
  const isAsked = table.me !== undefined && table.waitingFor.includes(table.me);
  return isAsked ? baseOf(table) : table.view.state;
}

/** A running table as the viewer can see it, for live play; undefined if it is over. */
export async function loadLiveSnapshot(
  gameId: string,
  who: Visitor,
): Promise<{ readonly table: TableView; readonly base: State } | undefined> {
  const table = await loadTable(gameId, who);
  return table?.status === 'running' ? { table, base: await liveBaseOf(table) } : undefined;
}

/** Rows since a given one, and the tiles that the viewer is shown. */
export interface LiveNews extends Pick<TableView, 'inTurn' | 'latestSeq'> {
  readonly rows: readonly LogRow[];
  readonly offers: readonly Offer[];
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
  return { table, news: { rows, offers: view.offers, latestSeq, ...(inTurn ? { inTurn } : {}) } };
}

/**
 * The base position of live play. If the turn has more rows than a page shows, the newest position is
 * used and an undo asks the server.
 */
async function baseOf(table: TableView): Promise<State> {
  const { state } = table.view;
  const base = state.undo.steps.length === 0 ? state : await earliestOf(table);
  const first = table.log[0]?.seq ?? table.seq;
  return first > base.seq + 1 ? state : base;
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
