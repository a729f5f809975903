import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { positionOf, RECENT_ROWS, recall, type KnownPosition } from '@/lib/service/known-position';
import { logRowsOf } from '@/lib/service/log-rows';
import { seatInfosOf } from '@/lib/service/seat-infos';
import type { TableView } from '@/lib/service/table-view';
import { loadTableRow, type TableRow } from '@/lib/store/game-store';
import { readLog, type LoggedRow } from '@/lib/store/log-store';

export interface LoadTable {
  readonly log?: 'recent' | 'all' | 'none';
}

/**
 * A table at its newest position, as `me` or as everybody may see it; undefined when there is none of this id. Who looks may still
 * be on its way to be found out: then both are asked for at once.
 */
export async function loadTable(
  gameId: string,
  me?: SeatId | Promise<SeatId | undefined>,
  { log = 'recent' }: LoadTable = {},
): Promise<TableView | undefined> {
  const recalled = recall(gameId);
  const [row, seat] = await Promise.all([loadTableRow(gameId, recalled?.head), me]);
  if (!row) return undefined;
  const known = positionOf(row, recalled);
  return { ...tableViewOf(row, known, seat), log: logRowsOf(await rowsOf(gameId, known, log)) };
}

async function rowsOf(
  gameId: string,
  known: KnownPosition,
  log: LoadTable['log'],
): Promise<readonly LoggedRow[]> {
  if (log === 'none') return [];
  if (log === 'all') return readLog(gameId, 1, known.seq);
  known.recent ??= await readLog(gameId, known.seq - RECENT_ROWS + 1, known.seq);
  return known.recent;
}

function tableViewOf(row: TableRow, known: KnownPosition, me: SeatId | undefined): Omit<TableView, 'log'> {
  const { game, seats } = row;
  const isRunning = game.status === 'running';
  return {
    ...{ gameId: game.id, name: game.name, status: game.status, createdAt: game.createdAt.toISOString() },
    ...{ seq: known.seq, latestSeq: game.seq, head: known.head },
    seats: seatInfosOf(seats, known.position.state.setup),
    ...(me === undefined ? {} : { me }),
    view: known.viewOf(me),
    ...(me !== undefined && isRunning ? { options: known.optionsOf(me) } : {}),
    ...{ scores: known.scores, waitingFor: game.waiting, commitment: game.commitment },
    ...(isRunning ? {} : { seed: known.secrets.seed }),
    pack: known.pack,
  };
}
