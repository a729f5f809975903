import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import type { SeatTime, TableAgenda } from '@/lib/features/clocks/view';

/** Changes of the clocks for open pages, sent with the rows of a turn. */
export interface ClocksNews {
  /** Undefined if the table waits for no person, or if the page has to show more than times. */
  readonly clocks?: readonly SeatTime[];
}

/** The current clocks of a table as this visitor can see them; without a visitor, the public view. */
export async function turnClocks(
  { gameId, seats, status }: Pick<TableView, 'gameId' | 'seats' | 'status'>,
  who: Visitor = {},
): Promise<ClocksNews> {
  // A solo player has no clock.
  const people = seats.filter(({ bot, automatic }) => !bot && !automatic);
  if (status !== 'running' || people.length < 2) return {};
  const agenda = await tableAgenda(gameId, who, systemClock.now());
  return agenda && isPlain(agenda) ? { clocks: agenda.times } : {};
}

/** Whether there is nothing to show but its clocks. */
function isPlain({ status, late, proposals, pausedUntil, decisions }: TableAgenda): boolean {
  const isOpen = decisions.some(({ state }) => state === 'open');
  return status === 'running' && !isOpen && !pausedUntil && late.length + proposals.length === 0;
}
