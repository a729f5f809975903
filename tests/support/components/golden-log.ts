import type { LogRow, TableView } from '@/lib/features/table/load/table-view';
import { score } from '@/lib/game/engine/phases/scoring';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { goldenDocument } from '../documents';

/** A recorded game as a page reads it: its rows, and the state and the table after each. */
export function goldenLog(file: string) {
  const { game, log, seats } = goldenDocument(file);
  const rows = log.map((row) => ({ ...row, events: eventsOf(row), undone: false }) as LogRow);
  const states: State[] = [];
  let position: Position | undefined;
  for (const row of rows) {
    position = advance(position, row);
    states.push(position.state);
  }
  const pack = packFor(game.pack.id, game.pack.version);
  const tableAt = (seq: number, more: Partial<TableView> = {}): TableView => {
    const state = elementAt(states, seq - 1);
    const facts = { gameId: 'game01', name: 'Table', status: 'running', seq, latestSeq: rows.length };
    const shown = { pack, seats, waitingFor: [], scores: score(pack, state), log: rows };
    return { ...facts, ...shown, view: { state, offers: [] }, ...more } as object as TableView;
  };
  return { pack, seats, rows, states, tableAt };
}
