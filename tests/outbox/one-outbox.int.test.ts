/**
 * A database of ce734ae8 with messages in every state, of tables and of circles: after the migration each is
 * delivered exactly once, or not at all, as its state says; also while the previous version runs along.
 */
import crypto from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { db } from '@/lib/platform/db/db';
import { env } from '@/lib/platform/env';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { queueCircleMessages } from '@/lib/platform/outbox/outbox-store';
import { madeCircle } from '../support/world';
import { FakeClock } from '../support/clock';
import { startReceiver } from '../support/notifications';
import { useDatabaseOf } from '../support/old-database';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { sql } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());

/** The newest migration of that version. */
const NEWEST_THEN = '20261127122000_seat_delegates';
const clock = new FakeClock('2026-11-25T12:00:00.000Z');
const minutes = (n: number) => new Date(clock.now().getTime() + n * 60_000);
const uuid = () => crypto.randomUUID();

let gameId = '';
let circleId = '';
let people: readonly string[] = [];
let hookId = '';
/** The old database, and from its migration on the new one. */
let writer: pg.ClientBase | pg.Pool;

/** A database of that version, with a table and a circle that this version has made. */
beforeAll(async () => {
  const circle = await madeCircle(['Bohumil'], clock);
  ({ gameId } = await seatedTable(2));
  ({ circleId } = circle);
  people = [circle.host, ...circle.others];
  for (const [i, userId] of people.entries())
    await db().channel.create({
      data: {
        ...{ id: uuid(), userId, kind: 'mail', label: '', wants: [], provedAt: clock.now() },
        target: { address: `reader${i}@praga.test` },
      },
    });
  await useDatabaseOf(NEWEST_THEN, async (client) => {
    writer = client;
    // They sat down before the messages were written.
    await client.query(`set session_replication_role = replica;
      update "Seat" set "seatedAt" = '2026-11-20'; set session_replication_role = origin`);
    await writeMessages();
  });
  writer = sql;
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true });
});

interface Ends {
  readonly sentAt?: Date;
  readonly failedAt?: Date;
  readonly cancelledAt?: Date;
}

async function insert(table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const names = Object.keys(row);
  const columns = names.map((name) => `"${name}"`).join(', ');
  const values = names.map((_, i) => `$${i + 1}`).join(', ');
  await writer.query(`insert into "${table}" (${columns}) values (${values})`, Object.values(row));
}

const DONE = { sentAt: new Date('2026-11-25T10:00:00.000Z') };
const [FAILED, CANCELLED] = [{ failedAt: DONE.sentAt }, { cancelledAt: DONE.sentAt }];

/** A message to seat 0, whose text carries its mark. */
async function toSeat(mark: string, dueAt: Date, ends: Ends = {}): Promise<string> {
  const id = uuid();
  const payload = JSON.stringify({ name: 'Cilka', text: `mark-${mark}.` });
  await insert('Outbox', {
    ...{ id, gameId, seat: 0, kind: 'mention', seq: 1, dedupe: mark, payload, createdAt: clock.now(), dueAt },
    ...ends,
  });
  return id;
}

async function toWay(outboxId: string, dueAt: Date, ends: Ends = {}, attempts = 0): Promise<void> {
  await insert('Delivery', { id: uuid(), gameId, outboxId, dueAt, attempts, ...ends });
}

/** News of the circle about Bohumil, for its host; the key is its mark. */
async function news(mark: string, dueAt: Date, sentAt?: Date): Promise<string> {
  const id = uuid();
  const payload = JSON.stringify({ news: 'kept-open', by: null });
  const row = { id, circleId, kind: 'circle-news', dedupe: mark, payload: payload.replace(',"by":null', '') };
  await insert('CircleOutbox', { ...row, createdAt: clock.now(), dueAt, ...(sentAt ? { sentAt } : {}) });
  return id;
}

async function newsTo(outboxId: string, dueAt: Date, ends: Ends = {}, attempts = 0): Promise<void> {
  const { rows } = await writer.query<{ id: string }>('select "id" from "Channel" where "userId" = $1', [
    people[0],
  ]);
  const channelId = rows[0]?.id;
  await insert('CircleDelivery', {
    ...{ id: uuid(), circleId, outboxId, userId: people[0], channelId, dueAt, attempts },
    ...ends,
  });
}

async function writeMessages(): Promise<void> {
  await toSeat('waiting', minutes(60));
  await toSeat('due', minutes(-1));
  await toSeat('cancelled', minutes(-1), CANCELLED);
  await toWay(await toSeat('due delivery', minutes(-1), DONE), minutes(-1));
  await toWay(await toSeat('leased delivery', minutes(-1), DONE), minutes(4), {}, 1);
  await toWay(await toSeat('sent delivery', minutes(-1), DONE), minutes(-1), DONE, 1);
  await toWay(await toSeat('failed delivery', minutes(-1), DONE), minutes(-1), FAILED, 10);
  await toWay(await toSeat('cancelled delivery', minutes(-1), DONE), minutes(-1), CANCELLED, 1);
  await news('news waiting', minutes(60));
  await news('news due', minutes(-1));
  await newsTo(await news('news due delivery', minutes(-1), DONE.sentAt), minutes(-1));
  await newsTo(await news('news leased delivery', minutes(-1), DONE.sentAt), minutes(4), {}, 1);
  await newsTo(await news('news sent delivery', minutes(-1), DONE.sentAt), minutes(-1), DONE, 1);
  await newsTo(await news('news failed delivery', minutes(-1), DONE.sentAt), minutes(-1), FAILED, 10);
  await newsTo(await news('news cancelled delivery', minutes(-1), DONE.sentAt), minutes(-1), CANCELLED, 1);
  hookId = uuid();
  const target = JSON.stringify({ form: 'json', url: `${receiver.url}/hook`, secret: 's' });
  const texts = { label: 'chat', wants: ['who-is-in', 'game-began'], locale: 'en', createdAt: clock.now() };
  await insert('CircleHook', { circleId, id: hookId, target, ...texts });
}

/** The keys of the messages that went out, in the order of writing, once for each mail. */
async function sent(): Promise<readonly string[]> {
  const ids = (await listStoredMail(1000)).flatMap(({ tells }) => tells.map(({ id }) => id));
  const rows = await db().delivery.findMany({
    where: { id: { in: ids } },
    select: { id: true, outbox: { select: { dedupe: true } } },
  });
  return ids.map((id) => rows.find((row) => row.id === id)?.outbox.dedupe ?? id).sort();
}

describe('messages of ce734ae8', () => {
  test('go out once as their states say, whichever process sends them', async () => {
    await Promise.all([deliverDue(clock), deliverDue(clock), deliverDue(clock)]);
    await deliverDue(clock);
    // Both people of the circle get what was not yet handed to channels.
    const atOnce = ['due', 'due delivery', 'news due', 'news due', 'news due delivery'];
    expect(await sent()).toEqual(atOnce);
    clock.pass(5 / 60);
    await deliverDue(clock);
    const afterLease = [...atOnce, 'leased delivery', 'news leased delivery'].sort();
    expect(await sent()).toEqual(afterLease);
    clock.pass(1);
    await deliverDue(clock);
    await deliverDue(clock);
    expect(await sent()).toEqual([...afterLease, 'news waiting', 'news waiting', 'waiting'].sort());
  });

  test('are seen by the previous version where they are about tables', async () => {
    const { rows } = await sql.query<{ n: number }>('select count(*)::int as n from "Outbox"');
    expect(rows[0]?.n).toBe(await db().outbox.count({ where: { gameId: { not: null } } }));
    expect(await db().outbox.count({ where: { circleId: { not: null } } })).toBeGreaterThan(0);
    await sql.query(`update "Outbox" set "lastError" = 'seen' where "dedupe" = 'due'`);
    expect((await db().outbox.findUnique({ where: { dedupe: 'due' } }))?.lastError).toBe('seen');
  });
});

/** The statements of that version in short: it appends, leases, makes deliveries, claims, and notes the end. */
const THEIRS = {
  append: `with moved as (select 1), told as (
      insert into "Outbox" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt")
      select gen_random_uuid(), $1, 0, 'mention', 1, $2, '{}'::json, now(), now() from moved
      on conflict ("dedupe") do nothing returning 1
    ) select count(*)::int as n from told`,
  lease: `with due as (
      select o."id" from "Outbox" o where o."dedupe" = $1 and o."sentAt" is null order by o."dueAt" for update skip locked
    ) update "Outbox" o set "sentAt" = now() from due where o."id" = due."id" returning o."id"`,
  spread: `insert into "Delivery" ("id", "gameId", "outboxId", "channelId", "dueAt")
    select gen_random_uuid(), o."gameId", o."id", null, now() from "Outbox" o where o."dedupe" = $1 on conflict do nothing`,
  claim: `with due as (
      select d."id" from "Delivery" d join "Outbox" o on o."id" = d."outboxId" where o."dedupe" = $1 for update of d skip locked
    ), claimed as (
      update "Delivery" d set "dueAt" = now() + interval '5 minutes', "attempts" = d."attempts" + 1
      from due where d."id" = due."id" returning d.*
    ) select c."attempts" from claimed c`,
} as const;

test('the statements of the previous version keep working through the views', async () => {
  const dedupe = uuid();
  const n = async (text: string, values: readonly string[] = [dedupe]) =>
    (await sql.query(text, [...values])).rowCount;
  expect((await sql.query(THEIRS.append, [gameId, dedupe])).rows).toEqual([{ n: 1 }]);
  expect((await sql.query(THEIRS.append, [gameId, dedupe])).rows).toEqual([{ n: 0 }]);
  expect(await n(THEIRS.lease)).toBe(1);
  expect(await n(THEIRS.spread)).toBe(1);
  expect(await n(THEIRS.spread)).toBe(0);
  expect((await sql.query(THEIRS.claim, [dedupe])).rows).toEqual([{ attempts: 1 }]);
  await sql.query('delete from "Outbox" where "dedupe" = $1', [dedupe]);
  expect(await db().delivery.count({ where: { outbox: { dedupe } } })).toBe(0);
});

describe('while the previous version runs along', () => {
  const key = () => `both ${uuid()}`;
  const write = (dedupe: string) =>
    queueCircleMessages(db(), [
      { circleId, kind: 'circle-news', dedupe, payload: { news: 'kept-open' }, at: clock.now() },
    ]);

  test('one key is told once, whichever version writes it first', async () => {
    const before = (await sent()).length;
    const [ours, theirs] = [key(), key()];
    await write(ours);
    await news(ours, clock.now());
    await news(theirs, clock.now());
    await write(theirs);
    await deliverDue(clock);
    await deliverDue(clock);
    expect((await sent()).length - before).toBe(4);
  });

  test('rows that the version before has claimed are left to it', async () => {
    const before = (await sent()).length;
    await news(key(), clock.now(), clock.now());
    await newsTo(await news(key(), clock.now(), clock.now()), minutes(4), {}, 1);
    await deliverDue(clock);
    expect((await sent()).length).toBe(before);
    clock.pass(5 / 60);
    await deliverDue(clock);
    expect((await sent()).length - before).toBe(1);
  });

  test('the old and the new version store the same circle channels', async () => {
    const ours = () => db().channel.findUnique({ where: { id: hookId } });
    expect(await ours()).toMatchObject({
      circleId,
      userId: null,
      kind: 'webhook',
      wants: ['who-is-in', 'game-began'],
    });
    await sql.query(`update "CircleHook" set "label" = 'theirs' where "id" = $1`, [hookId]);
    expect((await ours())?.label).toBe('theirs');
    await db().channel.update({ where: { id: hookId }, data: { label: 'ours', muteFrom: 60, muteTo: 120 } });
    const { rows } = await sql.query('select "label", "muteFrom" from "CircleHook" where "id" = $1', [
      hookId,
    ]);
    expect(rows).toEqual([{ label: 'ours', muteFrom: 60 }]);
    await db().channel.delete({ where: { id: hookId } });
    expect((await sql.query('select 1 from "CircleHook" where "id" = $1', [hookId])).rowCount).toBe(0);
    const id = uuid();
    await insert('CircleHook', {
      circleId,
      id,
      target: '{}',
      label: '',
      wants: [],
      locale: 'en',
      createdAt: clock.now(),
    });
    await sql.query('delete from "CircleHook" where "id" = $1', [id]);
    expect(await db().channel.count({ where: { id } })).toBe(0);
  });
});
