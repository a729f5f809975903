import type { TableView } from '@/lib/features/table/load/table-view';
import { turnOfWheel } from '@/lib/game/drawing/wheel/wheel-turn';

/** Number of wheel places turned by the last step. */
export function lastTurnOfWheel({ log, seq }: TableView): 0 | 1 | 2 {
  const row = log.at(-1);
  return row?.seq === seq ? turnOfWheel(row.events) : 0;
}
