/** A person's data as a file: everything the schema ties to a person, nothing of anybody else, no keys. */
import { beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/me/data/route';
import { makeGuest } from '@/lib/features/people/guests';
import { PERSONAL } from '@/lib/generated/personal';
import { db } from '@/lib/platform/db/db';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { annaAndBohumil } from './filled';
import { browserOf } from '../support/world';

await useService();

const uuid = () => crypto.randomUUID();
const at = new Date('2030-01-01T00:00:00Z');

let people: Awaited<ReturnType<typeof annaAndBohumil>>;
beforeAll(async () => {
  people = await annaAndBohumil();
});

async function asked(userId: string, headers: Record<string, string> = {}) {
  return POST(
    new Request('http://praga.test/me/data', {
      method: 'POST',
      headers: { ...(await browserOf(userId)), ...headers },
    }),
  );
}

/** Columns that can tie a row to a person. */
const TIES = 'userId hostId seat email identifier addressHash by askedBy ownerId editorId'.split(' ');

test('whatever the schema ties to a person is in the file or is left out with a reason', async () => {
  const { anna } = people;
  const document = JSON.parse(await (await asked(anna.id)).text());
  const columns = await db().$queryRaw<{ table: string; name: string }[]>`
    select table_name as "table", column_name as "name" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const tied = [...new Set(columns.filter(({ name }) => TIES.includes(name)).map(({ table }) => table))];
  const personal = PERSONAL.map(({ table }) => table);
  expect(tied.filter((table) => !personal.includes(table))).toEqual([]);
  for (const { table, member, shown } of PERSONAL) {
    if (member === null) continue;
    const names = [...shown.map(({ as }) => as), ...(table === 'Seat' ? ['table', 'status'] : [])];
    expect(Object.keys(document[member][0] ?? {}).sort(), table).toEqual(names.sort());
  }
});

test("it contains only the person's own data, no key and no secret", async () => {
  const { anna, bohumil } = people;
  const answer = await asked(anna.id);
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  const text = await answer.text();
  const document = JSON.parse(text);
  const texts = (rows: { text: string }[]) => rows.map((row) => row.text).sort();
  expect(texts(document.notes)).toEqual(['early note anna', 'note anna']);
  expect(texts(document.said)).toEqual(['said anna']);
  expect(document.seats).toMatchObject([{ table: 'At the Golden Tiger', seat: 0, name: 'anna' }]);
  const targets = document.channels.map((row: { target: string }) => row.target);
  expect(targets.sort()).toEqual(['anna@praga.test', 'hook.test', 'push.test']);
  for (const foreign of ['bohumil', bohumil.id, 'before', 'key-'])
    expect(text.includes(foreign), foreign).toBe(false);
  const hashes = [
    ...(await db().seat.findMany({ select: { tokenHash: true } })).map((row) => row.tokenHash),
    ...(await db().seatKey.findMany({ select: { hash: true } })).map((row) => row.hash),
    ...(await db().browser.findMany({ select: { id: true } })).map((row) => row.id),
  ];
  expect(hashes.filter((hash) => hash && text.includes(hash))).toEqual([]);
});

test('more rows than fit into one page all come', async () => {
  const anna = await makeGuest({ name: 'anna', locale: 'en' });
  const { gameId } = await seatedTable(2);
  const message = { gameId, userId: anna.id, name: 'anna', seq: 1, at };
  const rows = Array.from({ length: 1001 }, (_, n) => ({ ...message, id: uuid(), text: String(n) }));
  await db().chatMessage.createMany({ data: rows });
  const { said } = JSON.parse(await (await asked(anna.id)).text());
  expect(new Set(said.map(({ text }: { text: string }) => text)).size).toBe(1001);
});

test('strangers, other sites and too frequent requests get no file', async () => {
  const nobody = await POST(new Request('http://praga.test/me/data', { method: 'POST' }));
  expect([nobody.status, nobody.headers.get('location')]).toEqual([303, '/me']);
  const anna = await makeGuest({ locale: 'en' });
  const cross = await asked(anna.id, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' });
  expect(cross.headers.get('location')).toBe('/me?problem');
  const seen = [];
  for (let n = 0; n <= LIMITS['my-data'].most; n += 1) seen.push((await asked(anna.id)).status);
  expect(seen).toEqual([...Array(LIMITS['my-data'].most).fill(200), 303]);
});
