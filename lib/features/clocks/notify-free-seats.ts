import 'server-only';
import { loadAgenda, type Agenda, type UnreservedSeat } from '@/lib/features/clocks/agenda-store';
import { tellTable } from '@/lib/features/clocks/notify-table';

/**
 * Notifies everyone at a table, and its host, of abandoned seats, with the link that fills each one.
 * Once for each tenure.
 */
export async function tellFreeSeats(gameId: string, now: Date): Promise<number> {
  const agenda = await loadAgenda(gameId);
  if (agenda?.status !== 'running') return 0;
  let told = 0;
  for (const free of agenda.free.filter(({ isVacated }) => isVacated)) {
    told += await tellFreeSeat(agenda, free, now);
  }
  return told;
}

/** Notifies the table about one free seat. */
export function tellFreeSeat(agenda: Agenda, { seat, tenure }: UnreservedSeat, now: Date): Promise<number> {
  const key = [agenda.gameId, seat, tenure];
  return tellTable(agenda, { kind: 'seat-free', payload: { seat, tenure }, key, now });
}
