import 'server-only';
import { toAct } from '@/lib/engine/acting';
import type { SeatId } from '@/lib/engine/commands';
import { replay } from '@/lib/engine/replay';
import { score } from '@/lib/engine/score';
import { packFor } from '@/lib/rulesets';
import { keysOf, mayLook, tableTermsOf, type Visitor } from '@/lib/service/load-table';
import { RECENT_ROWS, recall } from '@/lib/service/known-position';
import { entryOf, logRowsOf } from '@/lib/service/log-rows';
import { seatInfosOf } from '@/lib/service/seat-infos';
import type { TableView } from '@/lib/service/table-view';
import { loadTableRow } from '@/lib/store/game-store';
import { readLog } from '@/lib/store/log-store';

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
  // A row is taken back in the turn it was made in, so the rows soon after it say whether it was.
  const read = await readLog(gameId, 1, Math.min(game.seq, seq + RECENT_ROWS));
  const rows = read.slice(0, seq);
  const { state } = replay(rows.map(entryOf));
  const pack = packFor(game.packId, game.packVersion);
  // A table is given up at its newest row; before that it went on.
  const status = seq === game.seq ? game.status : 'running';
  return {
    ...{ gameId, name: game.name, status, createdAt: game.createdAt.toISOString() },
    ...{ seq, latestSeq: game.seq, head: rows.at(-1)?.hash ?? game.head, version: row.version },
    ...{ seats: seatInfosOf(seats, state.setup), commitment: game.commitment },
    ...tableTermsOf(row, typeof who === 'number' ? who : row.visitor),
    ...{ view: { state, offers: [] }, scores: score(pack, state), pack },
    waitingFor: status === 'ended' ? [] : toAct(state),
    log: logRowsOf(read).slice(0, seq).slice(-RECENT_ROWS),
  };
}
