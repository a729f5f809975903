/** Leaving and merging: deleted, kept and moved rows, and the games of others, which stay whole. */
import { expect, test } from 'vitest';
import { exportGame } from '@/lib/features/history/read-log';
import { makeGuest, personOfSession } from '@/lib/features/people/guests';
import { deletePerson } from '@/lib/features/people/leave-store';
import { mergePeople } from '@/lib/features/people/merge-store';
import { personalRows } from '@/lib/features/people/personal-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { countFirstTry, solverRating } from '@/lib/features/puzzles/solver-store';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { PERSONAL } from '@/lib/generated/personal';
import { db } from '@/lib/platform/db/db';
import { channelFor, queueTo } from '../support/notifications';
import { useService } from '../support/service';
import { firstStep, give, seatedTable, sitAs } from '../support/tables';
import { annaAndBohumil } from './filled';

const { sql } = await useService();

const NAME = 'Anna Unvergesslich';
const MAIL = 'anna.gone@praga.test';

/** Everything the database holds, as one text. */
async function everything(): Promise<string> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    select table_name as "name" from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const texts = await Promise.all(
    tables.map(({ name }) =>
      db().$queryRawUnsafe<{ row: string }[]>(`select t::text as "row" from "${name}" t`),
    ),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

async function annaAtTwoTables() {
  const anna = await makeGuest({ name: NAME, locale: 'en' });
  const bohumil = await makeGuest({ name: 'Bohumil', locale: 'en' });
  const [running, over] = [await seatedTable(2), await seatedTable(2)];
  for (const { seats } of [running, over]) {
    await sitAs({ token: seats[0]?.token ?? '', userId: anna.id, name: NAME, email: MAIL });
    await sitAs({ token: seats[1]?.token ?? '', userId: bohumil.id });
  }
  await give(running, await firstStep(running));
  await db().game.update({
    where: { id: over.gameId },
    data: { status: 'finished', finishedAt: new Date() },
  });
  await db().game.updateMany({ data: { hostId: anna.id } });
  const at = new Date();
  const id = () => crypto.randomUUID();
  await channelFor(sql, anna.id, 'mail', { address: MAIL });
  const said = { gameId: running.gameId, seat: 0, userId: anna.id, seq: 1, at };
  await db().chatMessage.create({ data: { ...said, id: id(), name: NAME, text: `I am ${NAME}` } });
  await db().note.create({ data: { ...said, id: id(), text: `mine: ${NAME}` } });
  await queueTo(running, 'reminder', at, { seq: 2 });
  return { anna, bohumil, running, over };
}

test('nothing personal is left anywhere, and nothing more is sent', async () => {
  const { anna, running } = await annaAtTwoTables();
  expect(await everything()).toContain(NAME);
  await deleteAccount(anna.id);
  const left = await everything();
  for (const trace of [NAME, MAIL, anna.id]) expect(left.includes(trace), trace).toBe(false);
  expect(await personOfSession(anna.id)).toBeUndefined();
  const unsent = { gameId: running.gameId, seat: 0, sentAt: null, cancelledAt: null };
  expect(await db().outbox.count({ where: unsent })).toBe(0);
  // Twice is once.
  await deleteAccount(anna.id);
});

test("other players' games stay intact: the seat is free, its moves stay, the table has a host", async () => {
  const { anna, bohumil, running, over } = await annaAtTwoTables();
  const before = await exportGame(running.gameId);
  await deleteAccount(anna.id);
  const after = await exportGame(running.gameId);
  expect(after?.log).toEqual(before?.log);
  const table = await loadTable(running.gameId, { userId: bohumil.id });
  expect(table).toMatchObject({
    me: 1,
    isHost: true,
    seats: [{ name: '', seated: false }, { seated: true }],
  });
  expect(await db().seatHolder.findMany({ where: { gameId: running.gameId } })).toMatchObject([
    { seat: 0, untilSeq: 2, name: '', userId: null },
  ]);
  expect(await db().seat.findFirst({ where: { gameId: running.gameId, seat: 0 } })).toMatchObject({
    userId: null,
    email: null,
    heldFrom: 3,
  });
  // The old link opens nothing, and no step of hers is taken.
  const token = running.seats[0]?.token ?? '';
  expect(await sitDown({ token })).toMatchObject({ ok: false });
  expect((await loadTable(over.gameId))?.seats[0]).toMatchObject({ name: '', seated: true });
});

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

/** The other columns of a row that both people have, where these must differ. */
const APART: Readonly<Record<string, () => Promise<object> | object>> = {
  DealEntry: async () => ({ gameId: (await seatedTable(1)).gameId }),
  CalendarAddress: () => ({ keyId: crypto.randomUUID(), hash: crypto.randomUUID() }),
  CircleMember: () => ({ id: crypto.randomUUID() }),
  Entrant: () => ({ id: crypto.randomUUID() }),
  BoxEditor: () => ({ id: crypto.randomUUID() }),
  HookEvent: () => ({ position: Math.floor(performance.now() * 1000) }),
};

/** Gives the account its own row wherever a guest has one and a person can have only one. */
async function sameRows(guest: string, account: string): Promise<void> {
  const [from, into] = await Promise.all(
    [guest, account].map((id) => db().user.findUniqueOrThrow({ where: { id } })),
  );
  for (const { table, person, player, onePer } of PERSONAL) {
    const named = person ?? player;
    if (onePer.length === 0 || named === null || table === 'User') continue;
    const rows = await db().$queryRawUnsafe<{ row: object }[]>(
      `select to_jsonb(t) as "row" from "${table}" t where "${named}" = $1`,
      person ? from?.id : from?.playerKey,
    );
    expect(rows.length, table).toBeGreaterThan(0);
    for (const { row } of rows) {
      const own = {
        ...(person ? { [person]: into?.id } : {}),
        ...(player ? { [player]: into?.playerKey } : {}),
      };
      const made = { ...row, ...own, ...(await APART[table]?.()) };
      await db().$executeRawUnsafe(
        `insert into "${table}" select * from jsonb_populate_record(null::"${table}", $1::jsonb) on conflict do nothing`,
        JSON.stringify(made),
      );
    }
  }
}

/** In each table where a person can have one row for each of some values: the values they have rows for. */
async function keysOf(userId: string): Promise<Record<string, string[]>> {
  const { playerKey } = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const keys: Record<string, string[]> = {};
  for (const { table, person, player, onePer, merging } of PERSONAL) {
    const named = person ?? player;
    const [others] = onePer;
    if (named === null || others === undefined || table === 'User' || merging === 'ruled') continue;
    const columns = others.map((other) => `"${other}"::text`).join(` || ' ' || `) || `'one'`;
    const rows = await db().$queryRawUnsafe<{ key: string }[]>(
      `select ${columns} as "key" from "${table}" where "${named}" = $1`,
      person ? userId : playerKey,
    );
    keys[table] = rows.map(({ key }) => key).sort();
  }
  return keys;
}

test('only what says who is signed in ends with a guest who becomes an account', () => {
  expect(PERSONAL.filter(({ merging }) => merging === 'ended').map(({ table }) => table)).toEqual(['Device']);
});

test('where guest and account have a row of the same thing, the account has one afterwards', async () => {
  const { anna, bohumil } = await annaAndBohumil(['emil', 'frida']);
  await sameRows(anna.id, bohumil.id);
  const [mine, theirs] = [await keysOf(anna.id), await keysOf(bohumil.id)];
  await mergePeople(anna.id, bohumil.id);
  const all = Object.entries(theirs).map(([table, keys]) => {
    return [table, [...new Set([...keys, ...(mine[table] ?? [])])].sort()];
  });
  expect(await keysOf(bohumil.id)).toEqual(Object.fromEntries(all));
});

test('of two first tries at a puzzle the earlier one counts, and the rating follows from all of them', async () => {
  const [guest, account] = [await makeGuest({ locale: 'en' }), await makeGuest({ locale: 'en' })];
  const day = (n: number) => new Date(Date.UTC(2030, 0, n));
  const unknown = { rating: 1500, deviation: 350, volatility: 0.06 };
  const tries = [
    [guest.id, 1, true, day(1)],
    [account.id, 1, false, day(2)],
    [account.id, 2, true, day(3)],
    [guest.id, 2, false, day(4)],
    [guest.id, 3, true, day(5)],
  ] as const;
  for (const [userId, puzzle, found, when] of tries)
    await countFirstTry({ userId, puzzle, found, unknown }, when);
  const alone = (await solverRating(account.id))?.rating ?? 0;
  await mergePeople(guest.id, account.id);
  const results = await db().puzzleResult.findMany({
    where: { userId: account.id },
    orderBy: { puzzle: 'asc' },
  });
  expect(results.map(({ puzzle, found }) => [puzzle, found])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ]);
  const rating = await solverRating(account.id);
  expect(rating?.games).toBe(3);
  expect(rating?.rating).toBeGreaterThan(alone);
});
