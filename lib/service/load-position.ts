import 'server-only';
import { toAct } from '@/lib/engine/acting';
import type { SeatId } from '@/lib/engine/commands';
import { score } from '@/lib/engine/score';
import { packFor } from '@/lib/rulesets';
import { keysOf, mayLook, tableTermsOf, type Visitor } from '@/lib/service/load-table';
import { chronicleOf } from '@/lib/service/chronicle';
import { RECENT_ROWS, recall } from '@/lib/service/known-position';
import { seatInfosOf } from '@/lib/service/seat-infos';
import type { LogRow, TableView } from '@/lib/service/table-view';
import { withTenures } from '@/lib/service/tenures';
import { turnsOf, type TimedTurn } from '@/lib/recap/timeline';
import { loadTableRow } from '@/lib/store/game-store';

/**
 * A table as it stood after row `seq`, as everybody could see it then; undefined when there is no such table or row, or none that
 * `who` may look at. Their seat is only named: what was shown to it alone is not shown again.
 */
export async function loadTableAt(
  gameId: string,
  seq: number,
  who?: SeatId | Visitor,
): Promise<TableView | undefined> {
  const keys = typeof who === 'object' ? keysOf(who) : {};
  const row = await loadTableRow(gameId, { knownHead: recall(gameId)?.head, keys });
  if (!row || !mayLook(row, who) || !Number.isInteger(seq) || seq < 1 || seq > row.game.seq) return undefined;
  const { game, seats } = row;
  const chronicle = await chronicleOf(gameId, game.seq, game.head);
  const state = chronicle.stateAfter(seq);
  if (!state) return undefined;
  const pack = packFor(game.packId, game.packVersion);
  // A table is given up at its newest row; before that it went on.
  const status = seq === game.seq ? game.status : 'running';
  return {
    ...{ gameId, name: game.name, status, createdAt: game.createdAt.toISOString() },
    ...{ seq, latestSeq: game.seq, head: chronicle.hashOf(seq) ?? game.head, version: row.version },
    ...{ seats: seatInfosOf(seats, state.setup), commitment: game.commitment },
    ...tableTermsOf(row, typeof who === 'number' ? who : row.visitor),
    ...{ view: { state, offers: [] }, scores: score(pack, state), pack },
    waitingFor: status === 'ended' ? [] : toAct(state),
    log: chronicle.logTo(seq).slice(-RECENT_ROWS),
  };
}

/** A moment of a table with the whole log around it. */
export interface History {
  readonly table: TableView;
  /** Every row up to the newest, oldest first. */
  readonly rows: readonly LogRow[];
  readonly turns: readonly TimedTurn[];
}

/** The same with everything that came before and after it. */
export async function loadHistory(
  gameId: string,
  seq: number,
  who?: SeatId | Visitor,
): Promise<History | undefined> {
  const then = await loadTableAt(gameId, seq, who);
  if (!then) return undefined;
  const table = await withTenures(then);
  const chronicle = await chronicleOf(gameId, table.latestSeq);
  const rows = chronicle.logTo(table.latestSeq);
  return { table, rows, turns: turnsOf(rows) };
}
