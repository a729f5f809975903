import crypto from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { POST as cron } from '@/app/api/cron/outbox/route';
import { createBox } from '@/lib/features/boxes/boxes';
import { foundCircle } from '@/lib/features/circles/circles';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { tidyByClock } from '@/lib/features/operator/retention';
import { tellOfGoing } from '@/lib/features/operator/retention-store';
import { forgetStatus, serviceStatus } from '@/lib/features/operator/status';
import { deletePerson } from '@/lib/features/people/leave-store';
import { insertPerson } from '@/lib/features/people/person-store';
import { db } from '@/lib/platform/db/db';
import { flushMoves, noteMove, takeSample } from '@/lib/platform/ops/samples';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { leaveLater } from '../support/after-responses';
import { FakeClock } from '../support/clock';
import { randomNumbers } from '../support/random-numbers';
import { CRON_SECRET, useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { playOne, seatedTable } from '../support/tables';

leaveLater();
await useService();

const DAY_MS = 24 * 3_600_000;
const daysAgo = (n: number) => new Date(Date.now() - n * DAY_MS);
const quietOne = () => seatedTable(2, { emails: false });
const clockAt = (at: Date) => ({ now: () => at });
const tidyNow = async (at = new Date()) => {
  await db().upkeep.deleteMany({ where: { name: 'retention' } });
  return tidyByClock(clockAt(at));
};

describe('samples', () => {
  beforeEach(forgetStatus);

  test('a scheduler that stays away shows as an outage, and moves are counted by all', async () => {
    const start = daysAgo(2);
    for (const minutes of [0, 1, 4, 60, 61])
      await takeSample(clockAt(new Date(start.getTime() + minutes * 60_000)));
    expect(await db().serviceOutage.findMany()).toEqual([
      { begins: new Date(start.getTime() + 4 * 60_000), ends: new Date(start.getTime() + 60 * 60_000) },
    ]);
    for (const ms of [3, 4, 180]) noteMove(ms);
    await flushMoves();
    noteMove(4);
    await takeSample();
    const status = await serviceStatus();
    expect(status.moves).toEqual({ count: 4, p50: 5, p95: 200 });
    expect(status.availability).toBeLessThan(0.1);
  });

  test('a scheduler that comes every ten minutes leaves one outage, whatever processes record it', async () => {
    await db().serviceOutage.deleteMany();
    await db().serviceBeat.deleteMany();
    const start = daysAgo(2);
    const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
    for (const minutes of [0, 10, 20, 30])
      await Promise.all([takeSample(clockAt(at(minutes))), takeSample(clockAt(at(minutes)))]);
    expect(await db().serviceOutage.findMany()).toEqual([{ begins: at(0), ends: at(30) }]);
    for (const minutes of [31, 60]) await takeSample(clockAt(at(minutes)));
    expect(await db().serviceOutage.count()).toBe(2);
  });

  test('the oldest message that waits is noted', async () => {
    const { gameId } = await quietOne();
    const at = new Date(Date.now() - 900_000);
    await queueMessage({ gameId, seat: 0, kind: 'reminder', seq: 1, dedupe: 'old', at });
    await db().outbox.updateMany({ where: { gameId }, data: { dueAt: at } });
    await takeSample();
    const { oldestS } = await serviceStatus();
    expect(oldestS).toBeGreaterThanOrEqual(899);
  });

  test('the scheduler has a sample taken', async () => {
    await db().serviceBeat.deleteMany();
    const headers = { authorization: `Bearer ${CRON_SECRET}` };
    const request = new Request('http://praga.test/', { method: 'POST', headers });
    await cron(request, { params: Promise.resolve({}) }).catch(() => undefined);
    expect(await db().serviceBeat.count()).toBe(1);
  });
});

describe('data retention', () => {
  test('tables nobody has played for a month, and no others', async () => {
    const [old, fresh, played] = [await quietOne(), await quietOne(), await quietOne()];
    await playOne(played, randomNumbers('tidy'));
    const idsOf = { in: [old.gameId, played.gameId] };
    await db().game.updateMany({ where: { id: idsOf }, data: { createdAt: daysAgo(31) } });
    await db().game.updateMany({ where: { id: fresh.gameId }, data: { createdAt: daysAgo(29) } });
    await tidyNow(daysAgo(7));
    expect(await tidyNow()).toMatchObject({ tables: 1 });
    const left = await db().game.findMany({ select: { id: true } });
    expect(left.map(({ id }) => id)).not.toContain(old.gameId);
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([fresh.gameId, played.gameId]));
    expect(await db().gameLog.count({ where: { gameId: old.gameId } })).toBe(0);
  });

  test('players of such a table are warned once, a week before its deletion; one move prevents it', async () => {
    const table = await seatedTable(2);
    const { gameId } = table;
    const toldAt = () =>
      db().outbox.findMany({ where: { gameId, kind: 'table-goes' }, orderBy: { seat: 'asc' } });
    const made = new Date(daysAgo(23).getTime() - 60_000);
    await db().game.update({ where: { id: gameId }, data: { createdAt: made } });
    await tidyNow(daysAgo(2));
    expect(await toldAt()).toEqual([]);
    await tidyNow();
    await tidyNow();
    const goes = new Date(made.getTime() + 30 * DAY_MS);
    const told = await toldAt();
    expect(told.map(({ seat }) => seat)).toEqual([0, 1]);
    const { deadline } = Object(told[0]?.payload);
    expect(Math.abs(new Date(deadline).getTime() - goes.getTime())).toBeLessThan(2 * 60_000);
    await db().rateLimit.deleteMany();
    await deliverDue();
    const mails = (await listStoredMail()).filter(({ text }) => text.includes('No one has made a move'));
    expect(mails.map(({ to }) => to.address).sort()).toEqual(['anna@praga.test', 'bohumil@praga.test']);
    await playOne(table, randomNumbers('kept'));
    await tidyNow(new Date(Date.now() + 30 * DAY_MS));
    expect(await db().game.count({ where: { id: gameId } })).toBe(1);
  });

  test('people who were warned already do not delay the others', async () => {
    const tables = [await seatedTable(2), await seatedTable(2)];
    const ids = tables.map(({ gameId }) => gameId);
    await db().game.updateMany({ data: { createdAt: new Date() } });
    await db().game.updateMany({ where: { id: { in: ids } }, data: { createdAt: daysAgo(25) } });
    const going = { madeBefore: daysAgo(23), keptMs: 30 * DAY_MS, noticeMs: 7 * DAY_MS, at: new Date() };
    const told = [];
    for (let i = 0; i < 3; i += 1) told.push(await tellOfGoing(going, 2));
    expect(told).toEqual([2, 2, 0]);
  });

  test('after a long absence of the scheduler they still get the warning, and a week', async () => {
    const { gameId } = await seatedTable(2);
    await db().game.update({ where: { id: gameId }, data: { createdAt: daysAgo(90) } });
    const isThere = async (at: Date) => {
      await tidyNow(at);
      return (await db().game.count({ where: { id: gameId } })) === 1;
    };
    expect(await isThere(daysAgo(7))).toBe(true);
    // Somebody who sits down meanwhile has not been told yet.
    await db().outbox.deleteMany({ where: { gameId, seat: 1, kind: 'table-goes' } });
    expect(await isThere(new Date())).toBe(true);
    expect(await isThere(new Date(Date.now() + 7 * DAY_MS))).toBe(false);
  });

  test('finished messages, except the ones that record the notification about a wait', async () => {
    const table = await quietOne();
    const { gameId } = table;
    const pick = randomNumbers('messages');
    for (let n = 0; n < 3; n += 1) await playOne(table, pick);
    const { seq } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
    for (const [dedupe, row] of [
      ['done', 1],
      ['newest', seq],
      ['waits', 1],
    ] as const)
      await queueMessage({ gameId, seat: 0, kind: 'reminder', seq: row, dedupe, at: daysAgo(40) });
    await db().outbox.updateMany({
      where: { dedupe: { in: ['done', 'newest'] } },
      data: { sentAt: daysAgo(31) },
    });
    await tidyNow();
    const left = await db().outbox.findMany({ where: { gameId }, select: { dedupe: true } });
    expect(left.map(({ dedupe }) => dedupe)).toEqual(expect.arrayContaining(['newest', 'waits']));
    expect(left.map(({ dedupe }) => dedupe)).not.toContain('done');
  });

  test('messages of a table that is over, all of them but those still on their way', async () => {
    const { gameId } = await quietOne();
    await db().outbox.deleteMany({ where: { gameId } });
    const at = daysAgo(40);
    for (const dedupe of ['given up', 'taken back', 'gone out', 'on its way'])
      await queueMessage({ gameId, seat: 0, kind: 'reminder', seq: 1, dedupe, at });
    const note = (dedupe: string, data: Partial<Record<'sentAt' | 'cancelledAt' | 'failedAt', Date>>) =>
      db().outbox.update({ where: { dedupe }, data });
    await note('given up', { failedAt: daysAgo(31) });
    await note('taken back', { cancelledAt: daysAgo(31) });
    await note('gone out', { sentAt: daysAgo(31) });
    const { id: outboxId } = await note('on its way', { sentAt: daysAgo(31) });
    await db().delivery.create({ data: { id: crypto.randomUUID(), gameId, outboxId, dueAt: at } });
    await db().game.update({ where: { id: gameId }, data: { status: 'ended' } });
    await tidyNow();
    expect(await db().outbox.findMany({ where: { gameId }, select: { dedupe: true } })).toEqual([
      { dedupe: 'on its way' },
    ]);
  });

  test('finished news of circles after a month', async () => {
    const circleId = crypto.randomUUID();
    const circle = { id: circleId, name: 'Thursday', preset: {}, timeZone: 'UTC', createdAt: daysAgo(90) };
    await db().circle.create({ data: circle });
    const note = (dedupe: string, sentAt: Date | null) => {
      const times = { createdAt: daysAgo(40), dueAt: daysAgo(40), sentAt };
      const data = { circleId, id: crypto.randomUUID(), kind: 'who-is-in', dedupe, payload: {}, ...times };
      return db().outbox.create({ data });
    };
    await note('old news', daysAgo(31));
    await note('young news', daysAgo(29));
    await note('unsent news', null);
    const { id: outboxId } = await note('news on its way', daysAgo(31));
    const userId = crypto.randomUUID();
    await insertPerson({ id: userId, locale: 'en' });
    const delivery = { id: crypto.randomUUID(), outboxId, userId, dueAt: daysAgo(0) };
    await db().delivery.create({ data: delivery });
    await tidyNow();
    const left = await db().outbox.findMany({ where: { circleId }, select: { dedupe: true } });
    expect(left.map(({ dedupe }) => dedupe).sort()).toEqual(['news on its way', 'unsent news', 'young news']);
  });

  test('guests without a table who have not come for a month', async () => {
    const names = ['idle', 'came', 'sits', 'known', 'joined', 'edits'];
    const ids = names.map((name) => `${name}-${crypto.randomUUID()}`);
    const [idle = '', came = '', sits = '', known = '', joined = '', edits = ''] = ids;
    for (const id of ids) await insertPerson({ id, locale: 'en' });
    await db().user.updateMany({ where: { id: { in: ids } }, data: { createdAt: daysAgo(60) } });
    await db().user.update({ where: { id: known }, data: { email: 'known@praga.test' } });
    const seenOn = daysAgo(1).toISOString().slice(0, 10);
    await db().browser.create({
      data: { id: 'd1', userId: came, label: '', createdAt: daysAgo(60), seenOn },
    });
    const { gameId } = await quietOne();
    await setSeat(gameId, 0, { userId: sits });
    const clock = new FakeClock(daysAgo(50).toISOString());
    await foundCircle({ name: 'Thursday', userId: joined, myName: 'Anna', timeZone: 'UTC' }, clock);
    await createBox({ name: 'Our box', userId: edits }, clock);
    expect(await tidyNow()).toMatchObject({ guests: 1 });
    const left = await db().user.findMany({ where: { id: { in: ids } }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([came, sits, known, joined, edits].sort());
    expect(left.map(({ id }) => id)).not.toContain(idle);
  });

  test('letters to unconfirmed addresses, once their table does not run', async () => {
    const [running, over] = [await quietOne(), await quietOne()];
    await db().game.update({ where: { id: over.gameId }, data: { status: 'ended' } });
    const letters = [
      { gameId: running.gameId, at: daysAgo(40) },
      { gameId: over.gameId, at: daysAgo(29) },
      { gameId: over.gameId, at: daysAgo(31) },
      { gameId: '', at: daysAgo(31) },
    ];
    const rest = { addressHash: 'b'.repeat(64), kind: 'turn' };
    const data = letters.map((letter) => ({ ...letter, ...rest, letter: crypto.randomUUID() }));
    await db().unconfirmedMail.createMany({ data });
    await tidyNow();
    const left = await db().unconfirmedMail.findMany({ where: rest, orderBy: { at: 'asc' } });
    expect(left.map(({ gameId }) => gameId)).toEqual([running.gameId, over.gameId]);
  });

  test('once an hour, for all callers together', async () => {
    await tidyNow();
    const asked = await Promise.all([1, 2, 3].map(() => tidyByClock()));
    expect(asked).toEqual([undefined, undefined, undefined]);
    const later = await Promise.all(
      [1, 2, 3].map(() => tidyByClock(clockAt(new Date(Date.now() + 3_700_000)))),
    );
    expect(later.filter((tidied) => tidied !== undefined)).toHaveLength(1);
  });
});

test('of a person who is deleted no name and no address is left anywhere', async () => {
  const id = crypto.randomUUID();
  const [name, email] = ['Zikmund Nezapomenutelny', 'zikmund@nowhere.test'];
  await insertPerson({ id, name, locale: 'en', email });
  const { gameId } = await seatedTable(3, { emails: false });
  await setSeat(gameId, 1, { userId: id, name, email });
  await db().game.updateMany({ where: { id: gameId }, data: { hostId: id } });
  const at = new Date();
  await db().chatMessage.create({
    data: { id: crypto.randomUUID(), gameId, seat: 1, userId: id, name, text: name, seq: 1, at },
  });
  await deletePerson(id, email, at);
  const tables = await db().$queryRaw<{ name: string }[]>`
    select tablename as "name" from pg_tables where schemaname = 'public'`;
  const left: string[] = [];
  for (const table of tables) {
    const rows = await db().$queryRawUnsafe<object[]>(
      `select 1 from "${table.name}" t where t::text ilike '%Nezapomenutelny%' or t::text ilike '%zikmund@%'`,
    );
    if (rows.length > 0) left.push(table.name);
  }
  expect(left).toEqual([]);
});
