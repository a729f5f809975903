/** Leaving and merging, for every table that the schema marks: nobody is referred to afterwards, and nothing is lost. */
import { expect, test } from 'vitest';
import { makeGuest } from '@/lib/features/people/guests';
import { deletePerson } from '@/lib/features/people/leave-store';
import { mergePeople } from '@/lib/features/people/merge-store';
import { personalRows } from '@/lib/features/people/personal-store';
import { PERSONAL } from '@/lib/generated/personal';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import { annaAndBohumil } from './filled';

await useService();

const at = new Date('2030-01-02T00:00:00Z');

/** Columns with this value, among those that are marked to name people. */
async function naming(mark: 'person' | 'player', value: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, [mark]: column } of PERSONAL) {
    if (column === null) continue;
    const rows = await db().$queryRawUnsafe<unknown[]>(
      `select 1 from "${table}" where "${column}" = $1`,
      value,
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** How many rows a person has in each table that is theirs to see. */
async function countsOf(userId: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of PERSONAL) {
    if (table.member === null) continue;
    let count = 0;
    for await (const rows of personalRows(table, userId)) count += rows.length;
    counts[table.table] = count;
  }
  return counts;
}

/** Tables with a text of somebody in a column that is emptied, or in a row that is deleted, when they leave. */
async function texts(mark: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, leaving, emptied } of PERSONAL) {
    const columns = emptied.filter(({ to }) => to !== 'now').map(({ column }) => `t."${column}"::text`);
    for (const text of leaving === 'deleted' ? ['t::text'] : columns) {
      const rows = await db().$queryRawUnsafe<unknown[]>(
        `select 1 from "${table}" t where ${text} like $1`,
        `%${mark}%`,
      );
      if (rows.length > 0) found.push(`${table} ${text}`);
    }
  }
  return found;
}

test('nothing names a person who has left, and their texts are gone', async () => {
  const { anna } = await annaAndBohumil();
  const marked = PERSONAL.flatMap(({ table, person }) => (person === null ? [] : [`${table}.${person}`]));
  expect(await naming('person', anna.id)).toEqual(marked);
  expect((await texts('anna')).length).toBeGreaterThan(12);
  await deletePerson(anna.id, 'anna@praga.test', at);
  expect(await naming('person', anna.id)).toEqual([]);
  expect(await texts('anna')).toEqual([]);
});

test('nothing names a guest who was merged, and the account has all their rows', async () => {
  const { anna } = await annaAndBohumil(['cilka', 'dana']);
  const account = await makeGuest({ name: 'account', locale: 'en' });
  const { playerKey } = await db().user.findUniqueOrThrow({ where: { id: anna.id } });
  const before = await countsOf(anna.id);
  await mergePeople(anna.id, account.id);
  expect([...(await naming('person', anna.id)), ...(await naming('player', playerKey))]).toEqual([]);
  const after = await countsOf(account.id);
  const ended = PERSONAL.filter(({ merging }) => merging === 'ended').map(({ table }) => [table, 0]);
  // Another account at a seat is an entry. Ratings are computed again, here without any rated result.
  const changed = { SeatEntry: (before.SeatEntry ?? 0) + 1, Rating: 0, RatingChange: 0 };
  expect(after).toEqual({ ...before, ...Object.fromEntries(ended), ...changed });
});
