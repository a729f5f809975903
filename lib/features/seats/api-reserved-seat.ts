import 'server-only';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { takeReservedSeat } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { admittedPerson } from '@/lib/platform/auth/access-token';

/** The seat that is reserved for the token's person, or that they have already taken. */
export async function sitOnReservedSeat(gameId: string, headers: Headers) {
  const userId = admittedPerson(headers);
  if (!userId) return undefined;
  if (await takeReservedSeat(gameId, userId)) deliverAfterResponse(1);
  const table = await loadTable(gameId, { userId }, { log: 'none' });
  if (!table || table.me === undefined) return undefined;
  const { me: seat, seats } = table;
  const name = seats.find((each) => each.seat === seat)?.name ?? '';
  return { ok: true as const, value: { body: { gameId, seat, name, seated: true } } };
}
