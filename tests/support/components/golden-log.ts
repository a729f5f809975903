import type { LogRow } from '@/lib/features/table/load/table-view';
import { advance, type Position } from '@/lib/game/engine/replay';
import type { State } from '@/lib/game/engine/state';
import { eventsOf } from '@/lib/game/eventlog/events';
import { packFor } from '@/lib/game/rulesets';
import { goldenDocument } from '../documents';

/** A recorded game as a page reads it: its rows, and the state after each. */
export function goldenLog(file: string) {
  const { game, log, seats } = goldenDocument(file);
  const rows = log.map((row) => ({ ...row, events: eventsOf(row), undone: false }) as LogRow);
  const states: State[] = [];
  let position: Position | undefined;
  for (const row of rows) {
    position = advance(position, row);
    states.push(position.state);
  }
  return { pack: packFor(game.pack.id, game.pack.version), seats, rows, states };
}
