import 'server-only';
import { packOfGame } from '@/lib/features/boxes/load-pack';
import { logCacheOf, readAhead, type LogCache } from '@/lib/features/history/log-cache';
import { loadTableRow, type TableRow } from '@/lib/features/table/load/game-store';
import { keysOf, mayLook, tableTermsOf, type Visitor } from '@/lib/features/table/load/load-table';
import { seatInfosOf } from '@/lib/features/table/load/seat-infos';
import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { withTenures } from '@/lib/features/table/load/tenures';
import { newestRowFor, versionAt } from '@/lib/features/table/load/visible';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import { score } from '@/lib/game/engine/phases/scoring';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import type { SealedThought } from '@/lib/game/recap/figures';
import { turnsOf, type TimedTurn } from '@/lib/game/recap/timeline';
import { loadThoughts } from './thought-store';

/**
 * A table after row `seq`, as the public could see it then, with the holders of that time. Undefined if
 * there is no such table or row, or none that `who` can see. The seat of `who` is only named: its
 * private view of that time is not shown again.
 */
export async function loadTableAt(
  gameId: string,
  seq: number,
  who?: SeatId | Visitor,
): Promise<TableView | undefined> {
  const past = await loadPast(gameId, who);
  return past && tableAt(past, seq, who);
}

/** A moment of a table with the whole log around it. */
export interface History {
  readonly table: TableView;
  /** Every row up to the newest, oldest first. */
  readonly rows: readonly LogRow[];
  readonly turns: readonly TimedTurn[];
  /** Sealed notes, once the game is over; missing if there are none. */
  readonly thoughts?: readonly SealedThought[];
}

/** A moment with all earlier and later rows; `newest` is the newest visible row. */
export async function loadHistory(
  gameId: string,
  seq: number | 'newest',
  who?: SeatId | Visitor,
): Promise<History | undefined> {
  const past = await loadPast(gameId, who);
  if (!past) return undefined;
  const [table, thoughts] = await Promise.all([
    tableAt(past, seq === 'newest' ? past.latest : seq, who),
    loadThoughts(past.row.game),
  ]);
  if (!table) return undefined;
  const rows = past.logCache.logTo(table.latestSeq);
  return { table, rows, turns: turnsOf(rows), ...(thoughts.length > 0 ? { thoughts } : {}) };
}

interface Past {
  readonly row: TableRow;
  readonly logCache: LogCache;
  /** The newest visible row. */
  readonly latest: number;
}

async function loadPast(gameId: string, who: SeatId | Visitor | undefined): Promise<Past | undefined> {
  const keys = typeof who === 'object' ? keysOf(who) : {};
  const [row, ahead] = await Promise.all([
    loadTableRow(gameId, { position: false, keys }),
    readAhead(gameId),
  ]);
  if (!row || !mayLook(row, who)) return undefined;
  const { seq, head } = row.game;
  const logCache = await logCacheOf(gameId, { seq, head, ahead });
  const state = row.game.status === 'running' ? logCache.stateAfter(seq) : undefined;
  const me = typeof who === 'number' ? who : row.visitor;
  return { row, logCache, latest: state ? newestRowFor(row.game, state, me) : seq };
}

async function tableAt({ row, logCache, latest }: Past, seq: number, who: SeatId | Visitor | undefined) {
  const { game, seats } = row;
  const state = Number.isInteger(seq) && seq <= latest ? logCache.stateAfter(seq) : undefined;
  if (!state) return undefined;
  const pack = await packOfGame(game);
  // A table is ended at its newest row; at earlier rows it was running.
  const status = seq === game.seq ? game.status : 'running';
  const table: TableView = {
    gameId: game.id,
    name: game.name,
    status,
    createdAt: game.createdAt.toISOString(),
    seq,
    latestSeq: latest,
    head: logCache.hashOf(seq) ?? game.head,
    version: versionAt(row.version, latest),
    seats: seatInfosOf(seats, state.setup),
    commitment: game.commitment,
    ...tableTermsOf(row, typeof who === 'number' ? who : row.visitor, latest),
    view: { state, offers: [] },
    scores: score(pack, state),
    pack,
    waitingFor: status === 'ended' ? [] : toAct(state),
    log: logCache.logTo(seq).slice(-RECENT_ROWS),
  };
  return withTenures(table);
}
