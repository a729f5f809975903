/** Messages of hooks for programs, read again: none that a hook refused or could not take is lost. */
import crypto from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { loadEvents, noteEvents } from '@/lib/features/notify/hook-event-store';
import { readEvents } from '@/lib/features/notify/hook-events';
import { makeAccessToken } from '@/lib/features/people/access-tokens';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import { env } from '@/lib/platform/env';
import { callJson, problemOf } from '../support/api';
import { FakeClock } from '../support/clock';
import { channelFor, personAt, queueTo, quietTable, startReceiver } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';
import { setSeat } from '../support/set-seat';
import { endsTurn, playUntil } from '../support/tables';
import { guest, madeCircle, programOf } from '../support/world';
import { allowLocalHooks } from '../circles/news-readers';
import { readerAt, silentTable, silentTables } from './reader-tables';
import { watchStatements } from '../support/statements';

const { sql } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());
const START = '2026-11-20T12:00:00Z';
const clock = new FakeClock(START);
beforeEach(async () => {
  await db().outbox.deleteMany();
  await db().targetPace.deleteMany();
  allowLocalHooks();
  Object.assign(env(), { PROMPT_DELAY_S: undefined });
  receiver.heard.length = 0;
  receiver.answer = TAKES;
  clock.goTo(START);
});

const TAKES: typeof receiver.answer = (response) => void response.writeHead(204).end();
const GONE: typeof receiver.answer = (response) => void response.writeHead(410).end();
const BUSY: typeof receiver.answer = (response) => void response.writeHead(500).end();
const MINUTE = 1 / 60;
const DAY = 24;

/** A person at a table without a clock, with a hook for a program. */
async function programmer(wants: readonly MessageKind[] = []) {
  const table = await silentTable(sql);
  const userId = await personAt(sql, table, 0);
  const target = { form: 'json', url: `${receiver.url}/program`, secret: 'shh', scheme: 'standard' };
  const hook = await channelFor(sql, userId, 'webhook', target, wants);
  const tell = (kind: MessageKind = 'joined', more = {}) =>
    queueTo(table, kind, clock.now(), { payload: { name: 'Eliška' }, ...more });
  const read = async (after?: string, limit = 20) =>
    readEvents(
      { owner: { userId }, locale: 'en', timeZone: 'UTC', maySeeLinks: true },
      { after: after === undefined ? undefined : Number(after), limit },
      clock,
    );
  return { table, userId, hook, tell, read };
}

const bodies = () => receiver.heard.map(({ body }) => JSON.parse(String(body)));

test('a stopped hook gets nothing, and its program reads the missed events after the cursor', async () => {
  const { userId, hook, tell, read } = await programmer();
  const token = await makeAccessToken(userId, { name: 'bot', days: 7, scope: 'all' });
  const cursor = async () => {
    const { body } = await callJson({ path: '/api/me/notifications', token });
    return body.channels[0].cursor as string;
  };
  clock.goTo(new Date(Date.now() - 3_600_000).toISOString());
  await tell('joined');
  await deliverDue(clock);
  const [taken] = bodies();
  const first = await read();
  expect(first).toMatchObject({ events: [{ id: taken.eventId, kind: 'joined' }], hasMore: false });
  expect(await cursor()).toBe(first.events[0]?.cursor);
  receiver.answer = GONE;
  await tell('game-began');
  await deliverDue(clock);
  await tell('mention', { payload: { name: 'Eliška', text: 'Hello' } });
  await deliverDue(clock);
  expect(receiver.heard).toHaveLength(2);
  const { body } = await callJson({ path: `/api/me/events?after=${await cursor()}`, token });
  expect(body).toMatchObject({
    hasMore: false,
    hasGap: false,
    events: [
      { kind: 'game-began', seat: 0, seq: 1 },
      { kind: 'mention', message: { kind: 'mention', sections: [{ lines: ['Hello'] }] } },
    ],
  });
  // Once it accepts them, its cursor moves on.
  await sql.query('update "OutboxDelivery" set "sentAt" = now() where "channelId" = $1', [hook]);
  expect(await cursor()).not.toBe(body.events[1].cursor);
});

test('a program gets a turn that is over, and mail does not', async () => {
  const { userId, tell, read } = await programmer();
  await channelFor(sql, userId, 'mail', { address: 'late@praga.test' });
  await tell('reminder');
  clock.pass(20 * MINUTE);
  await sql.query(`update "Game" set "waiting" = '{1}'`);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  expect(bodies()).toMatchObject([{ messages: [{ kind: 'reminder' }] }]);
  expect((await read()).events).toMatchObject([{ kind: 'reminder' }]);
});

test('a turn that its hook refused is posted again although it is over', async () => {
  const { tell } = await programmer();
  await sql.query(`update "Game" set "waiting" = '{0}'`);
  receiver.answer = BUSY;
  await tell('reminder');
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 1 });
  await sql.query(`update "Game" set "waiting" = '{1}'`);
  receiver.answer = TAKES;
  clock.pass(30 * MINUTE);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
});

test('a message that waits for the morning is an event at once, and once only', async () => {
  const { userId, tell, read } = await programmer();
  await sql.query('update "User" set "quietFrom" = 0, "quietTo" = 900 where "id" = $1', [userId]);
  await tell();
  await deliverDue(clock);
  expect(receiver.heard).toEqual([]);
  expect((await read()).events).toHaveLength(1);
  clock.pass(6 * 60 * MINUTE);
  await deliverDue(clock);
  expect(receiver.heard).toHaveLength(1);
  expect((await read()).events).toHaveLength(1);
});

test('a turn is an event although the only hook of its player was stopped', async () => {
  const { table, hook, read } = await programmer();
  await sql.query('update "Channel" set "stoppedAt" = now(), "lastError" = $1 where "id" = $2', [
    'gone',
    hook,
  ]);
  const pick = randomNumbers('stopped');
  await playUntil(table, pick, endsTurn);
  await playUntil(table, pick, endsTurn);
  clock.goTo(new Date(Date.now() + 3_600_000));
  await deliverDue(clock);
  expect(receiver.heard).toEqual([]);
  expect((await read()).events).toMatchObject([{ kind: 'your-turn', seat: 0 }]);
});

test('pages go on behind each other, and a quiet month is no gap', async () => {
  const { tell, read } = await programmer();
  for (let i = 0; i < 5; i += 1) await tell();
  await deliverDue(clock);
  const all = (await read()).events.map(({ cursor }) => cursor);
  const [first, second] = [await read(undefined, 2), await read(all[1], 2)];
  expect([...first.events, ...second.events].map(({ cursor }) => cursor)).toEqual(all.slice(0, 4));
  expect([first.hasMore, second.hasMore]).toEqual([true, true]);
  const last = await read(second.next, 2);
  expect(last).toMatchObject({ hasMore: false, hasGap: false });
  expect(last.events.map(({ cursor }) => cursor)).toEqual(all.slice(4));
  clock.pass(20 * DAY);
  const quiet = await read(last.next);
  clock.pass(20 * DAY);
  expect(await read(quiet.next)).toMatchObject({ events: [], hasGap: false });
  expect(await read(last.next)).toMatchObject({ events: [], hasGap: true });
});

test('a message that a hook would not tell is no event: a muted table, kinds that it does not want, people without a hook', async () => {
  const { table, userId, tell, read } = await programmer(['mention']);
  await tell('joined');
  await sql.query('insert into "TableWish" ("userId", "gameId", "mutedAt") values ($1, $2, now())', [
    userId,
    table.gameId,
  ]);
  await tell('mention', { payload: { name: 'Eliška', text: 'Hello' } });
  const other = await quietTable(sql, 2);
  await personAt(sql, other, 0);
  await queueTo(other, 'joined', clock.now());
  await deliverDue(clock);
  expect((await read()).events).toEqual([]);
  expect(await db().hookEvent.count()).toBe(0);
});

test('words are for those who may see them now: not for a former holder, and no link for a token that only reads', async () => {
  const { table, userId, tell, read } = await programmer();
  const now = new Date();
  clock.goTo(now.toISOString());
  await tell('seat-free', { payload: { seat: 1, tenure: 1 } });
  await tell('joined');
  await deliverDue(clock);
  const asked = { days: 7, name: 'bot' } as const;
  const wordsFor = async (scope: 'read' | 'all') => {
    const token = await makeAccessToken(userId, { ...asked, scope });
    const { body } = await callJson({ path: '/api/me/events', token });
    return body.events.map(({ kind, message }: { kind: string; message?: object }) => [
      kind,
      message !== undefined,
    ]);
  };
  expect(await wordsFor('all')).toEqual([
    ['seat-free', true],
    ['joined', true],
  ]);
  expect(await wordsFor('read')).toEqual([
    ['seat-free', false],
    ['joined', true],
  ]);
  await setSeat(table.gameId, 0, { userId: null });
  expect((await read()).events.map(({ kind, message }) => [kind, message])).toEqual([
    ['seat-free', undefined],
    ['joined', undefined],
  ]);
  await problemOf({ path: '/api/me/events' }, 401, 'person-missing');
});

test("host and stewards read the events of a circle's hooks", async () => {
  clock.goTo(new Date().toISOString());
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  await db().outbox.deleteMany();
  const target = { form: 'json', url: `${receiver.url}/circle`, secret: 'shh', scheme: 'standard' };
  const wants = ['game-began', 'your-turn', 'who-is-in'];
  await db().channel.create({
    data: {
      id: crypto.randomUUID(),
      circleId,
      kind: 'webhook',
      target,
      label: 'x',
      wants,
      provedAt: clock.now(),
      stoppedAt: clock.now(),
    },
  });
  const table = await silentTable(sql);
  await sql.query(`update "Game" set "circleId" = $1, "watchers" = 'link' where "id" = $2`, [
    circleId,
    table.gameId,
  ]);
  await personAt(sql, table, 0);
  await queueTo(table, 'game-began', clock.now());
  await deliverDue(clock);
  const path = `/api/circles/${circleId}/events`;
  const { body } = await callJson({ path, token: await programOf(host) });
  expect(body).toMatchObject({
    events: [{ kind: 'game-began', circleId, gameId: table.gameId, message: { circleId } }],
  });
  await problemOf({ path, token: await programOf(others[0] ?? '') }, 403, 'not-in-charge');
  await problemOf({ path, token: await programOf(await guest('Zdenka')) }, 404, 'unknown-circle');
});

test('an interrupted fan-out leaves no event, and the next one sends it once', async () => {
  const { tell, read } = await programmer();
  await tell();
  await sql.query(`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger break_off before insert on "OutboxDelivery" for each row execute function break_off()`);
  await expect(deliverDue(clock)).rejects.toThrow();
  expect((await read()).events).toEqual([]);
  await sql.query('drop trigger break_off on "OutboxDelivery"; drop function break_off');
  clock.pass(2 * MINUTE);
  await deliverDue(clock);
  expect(receiver.heard).toHaveLength(1);
  expect((await read()).events).toHaveLength(1);
});

test('a reader who pages while many write skips no event', async () => {
  const { userId, table } = await programmer();
  const [WRITERS, EACH] = [8, 12];
  const ids: string[] = [];
  for (let i = 0; i < WRITERS * EACH; i += 1) await queueTo(table, 'joined', clock.now());
  for (const { id } of await db().outbox.findMany({ select: { id: true } })) ids.push(id);
  const write = async (writer: number) => {
    for (const outboxId of ids.slice(writer * EACH, (writer + 1) * EACH)) {
      const event = { outboxId, userId, hooks: [], at: clock.now() };
      const slow = db().$executeRaw`select pg_sleep(${crypto.randomInt(12) / 1000})`;
      await db().$transaction([...noteEvents([event]), slow]);
    }
  };
  let isDone = false;
  const seen: bigint[] = [];
  const page = async () => {
    const rows = await loadEvents(
      { userId },
      { after: Number(seen.at(-1) ?? 0), since: new Date(0), most: 3 },
    );
    seen.push(...rows.map(({ position }) => position));
    return rows.length;
  };
  const reading = (async () => {
    while (!isDone) if ((await page()) === 0) await setTimeout(2);
    while ((await page()) > 0);
  })();
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  isDone = true;
  await reading;
  expect(seen).toHaveLength(WRITERS * EACH);
  expect(seen).toEqual([...seen].sort((a, b) => Number(a - b)));
});

/** Statements for a page of `limit` events, after everything that a first page loads once. */
async function statementsFor(read: () => Promise<unknown>): Promise<number> {
  await read();
  const sent = watchStatements();
  await read();
  const n = sent.length;
  vi.restoreAllMocks();
  return n;
}

test('a page of fifty events asks as often as one of a single event, at however many tables', async () => {
  const tables = await silentTables(sql, 5);
  const userId = await readerAt(sql, tables);
  await channelFor(sql, userId, 'webhook', { form: 'json', url: `${receiver.url}/x`, secret: 'shh' }, []);
  const kinds: readonly MessageKind[] = ['joined', 'your-turn', 'next-but-one', 'time-out', 'welcome'];
  for (let i = 0; i < 10; i += 1)
    for (const [n, table] of tables.entries()) {
      const outbox = crypto.randomUUID();
      await queueTo(table, kinds[(i + n) % kinds.length] ?? 'joined', clock.now(), {
        payload: { name: 'Eliška' },
        dedupe: outbox,
      });
    }
  const found = await db().outbox.findMany({ select: { id: true }, orderBy: { id: 'asc' } });
  const at = clock.now();
  await db().$transaction(noteEvents(found.map(({ id }) => ({ outboxId: id, userId, hooks: [], at }))));
  const reading = { owner: { userId }, locale: 'en', timeZone: 'UTC', maySeeLinks: true };
  const page = async (limit: number) => readEvents(reading, { limit }, clock);
  const { events } = await page(50);
  expect([events.length, events.filter(({ message }) => message).length]).toEqual([50, 50]);
  const one = await statementsFor(async () => page(1));
  const fifty = await statementsFor(async () => page(50));
  // One kind more than the first event’s may need a statement of its own.
  expect(fifty).toBeLessThanOrEqual(one + 4);
  expect(fifty).toBeLessThan(9);
});
