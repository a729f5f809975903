/** A table whose seats have names. */
import { sitDown } from '@/lib/features/seats/seats';
import { createTable, type CreatedTable } from '@/lib/features/table/new-table/create-table';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { db } from '@/lib/platform/db/db';
import { guest } from '../support/world';

export const RULES = { options: ONLINE_OPTIONS, variant: BASE_VARIANT, startingSeat: 'first' } as const;

/** Anna sits there, and two seats are free. */
export async function table(): Promise<CreatedTable> {
  const id = await guest('Host');
  const seats = [{ name: 'Anna' }, {}, {}];
  const made = await createTable({ name: 'T', seats, ...RULES, hostId: id, joinPolicy: 'open' });
  await sitDown({ token: made.seats[0]?.token ?? '' });
  return made;
}

export const namesAt = async (gameId: string) =>
  (await db().seat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } })).map(({ name }) => name);
