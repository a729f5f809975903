import type { TableView } from '@/lib/features/table/table-view';

/** By how many places the step that led here has turned the wheel. */
export function lastTurnOfWheel({ log, seq }: TableView): 0 | 1 | 2 {
  const row = log.at(-1);
  const event = row?.seq === seq ? row.events.find(({ type }) => type === 'WheelTurned') : undefined;
  return event?.type === 'WheelTurned' ? event.steps : 0;
}
