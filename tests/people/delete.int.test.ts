/** Deleting an account: the deleted rows, the kept ones, and the games of others, which stay whole. */
import { expect, test } from 'vitest';
import { exportGame } from '@/lib/features/history/read-log';
import { makeGuest, personOfSession } from '@/lib/features/people/guests';
import { deleteAccount } from '@/lib/features/people/profile';
import { sitDown } from '@/lib/features/seats/seats';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { queueTo } from '../support/notifications';
import { useService } from '../support/service';
import { firstStep, give, seatedTable, sitAs } from '../support/tables';

await useService();

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
  const target = { address: MAIL };
  await db().channel.create({
    data: { id: id(), userId: anna.id, kind: 'mail', target, label: MAIL, provedAt: at },
  });
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
