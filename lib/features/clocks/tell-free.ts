import 'server-only';
import { loadAffairs, type Affairs, type FreeSeat } from '@/lib/features/clocks/agenda-store';
import { tellTable, type Telling } from '@/lib/features/clocks/tell-table';

/** Tells everybody at a table, and its host, of seats that somebody has left: by which link each is filled. Once for each tenure. */
export async function tellFreeSeats(gameId: string, now: Date): Promise<number> {
  const affairs = await loadAffairs(gameId);
  if (affairs?.status !== 'running') return 0;
  let told = 0;
  for (const free of affairs.free.filter(({ isVacated }) => isVacated)) {
    told += await tellFreeSeat(affairs, free, now);
  }
  return told;
}

/** Tells of one free seat; again where the table has waited for it until time was out, which `wait` names. */
export function tellFreeSeat(
  affairs: Affairs,
  { seat, tenure }: FreeSeat,
  now: Date,
  wait: Telling['key'] = [],
): Promise<number> {
  const payload = { seat, tenure, ...(wait.length > 0 ? { then: 'ask' } : {}) };
  return tellTable(affairs, {
    kind: 'seat-free',
    payload,
    key: [affairs.gameId, seat, tenure, ...wait],
    now,
  });
}
