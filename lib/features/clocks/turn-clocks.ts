import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { TableView } from '@/lib/features/table/load/table-view';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import type { SeatTime, TableAgenda } from '@/lib/features/clocks/view';

/** News of the clocks for open pages, sent with the rows of a turn. */
export interface ClocksNews {
  /** Undefined if nobody waits for a person, or if the page has to show more than times. */
  readonly clocks?: readonly SeatTime[];
}

/** The clocks of a table now, as this visitor may know them; without one, as everybody may. */
export async function turnClocks(
  { gameId, seats, status }: Pick<TableView, 'gameId' | 'seats' | 'status'>,
  who: Visitor = {},
): Promise<ClocksNews> {
  // A solo player has no clock to look at.
  const people = seats.filter(({ bot, automatic }) => !bot && !automatic);
  if (status !== 'running' || people.length < 2) return {};
  const agenda = await tableAgenda(gameId, who, systemClock.now());
  return agenda && isPlain(agenda) ? { clocks: agenda.times } : {};
}

/** Whether its clocks are all there is to say. */
function isPlain({ status, late, proposals, pausedUntil, decisions }: TableAgenda): boolean {
  const isOpen = decisions.some(({ state }) => state === 'open');
  return status === 'running' && !isOpen && !pausedUntil && late.length + proposals.length === 0;
}
