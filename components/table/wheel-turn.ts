import type { TableView } from '@/lib/features/table/load/table-view';
import { turnOfWheel } from '@/lib/game/drawing/wheel-turn';

/** By how many places the step that led here has turned the wheel. */
export function lastTurnOfWheel({ log, seq }: TableView): 0 | 1 | 2 {
  const row = log.at(-1);
  return row?.seq === seq ? turnOfWheel(row.events) : 0;
}
