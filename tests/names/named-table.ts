/** A table whose seats have names. */
import { sitDown } from '@/lib/features/seats/seats';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { db } from '@/lib/platform/db/db';
import { emptyTable } from '../support/tables';
import { guest } from '../support/world';

/** Anna sits there, and two seats are free. */
export async function table(): Promise<CreatedTable> {
  const seats = [{ name: 'Anna' }, {}, {}];
  const made = await emptyTable({ seats, hostId: await guest('Host'), joinPolicy: 'open' });
  await sitDown({ token: made.seats[0]?.token ?? '' });
  return made;
}

export const namesAt = async (gameId: string) =>
  (await db().seat.findMany({ where: { gameId }, orderBy: { seat: 'asc' } })).map(({ name }) => name);
