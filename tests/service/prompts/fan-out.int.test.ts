import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { env } from '@/lib/env';
import { listKeptMail } from '@/lib/outbox/kept-mail';
import type { CreatedTable } from '@/lib/service/create-table';
import { deliverByClock, deliverDue } from '@/lib/service/prompts/deliver-due';
import { queueMessage, type NewMessage } from '@/lib/store/outbox-store';
import { FakeClock } from '../../support/clock';
import { channelFor, personAt, quietTable, sitAt, startReceiver } from '../../support/prompts';
import { randomNumbers, useService } from '../../support/service';
import { playUntil } from '../../support/tables';

const { databaseUrl, dataDir } = await useService();
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
const receiver = await startReceiver();
afterAll(async () => {
  await receiver.close();
  await sql.end();
});
const clock = new FakeClock('2026-11-20T12:00:00Z');
beforeEach(async () => {
  await sql.query('delete from "Outbox"');
  fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true, PROMPT_DELAY_S: undefined });
  receiver.heard.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
  clock.goTo('2026-11-20T12:00:00Z');
});

const mailTo = (address: string) => ({ address });
const hookTo = (name: string) => ({ form: 'json', url: `${receiver.url}/${name}`, secret: 'shh' });
const heardAt = () => receiver.heard.map((each) => each.path.slice(1)).sort();
const addressees = async () => (await listKeptMail()).map(({ to }) => to.address).sort();

/** Has somebody be told that another has joined: a message that needs nothing of the game. */
async function tell({ gameId }: CreatedTable, more: Partial<NewMessage> = {}): Promise<void> {
  const at = clock.now();
  const dedupe = `${gameId} ${JSON.stringify(more)} ${at.getTime()} ${Math.random()}`;
  await queueMessage({
    gameId,
    seat: 0,
    kind: 'joined',
    seq: 1,
    dedupe,
    at,
    payload: { name: 'Eliška' },
    ...more,
  });
}

async function columnOf<T>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await sql.query<{ it: T }>(query, values)).rows.map(({ it }) => it);
}

test('a message goes every way that its reader wants, once each', async () => {
  const table = await quietTable(sql, 2);
  const userId = await personAt(sql, table, 0);
  await channelFor(sql, userId, 'mail', mailTo('second@praga.test'));
  await channelFor(sql, userId, 'webhook', hookTo('all'));
  await channelFor(sql, userId, 'webhook', hookTo('joined'), ['joined', 'digest']);
  await channelFor(sql, userId, 'webhook', hookTo('other'), ['your-turn']);
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 4, failed: 0 });
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  expect(heardAt()).toEqual(['all', 'joined']);
  expect(await addressees()).toEqual(['anna@praga.test', 'second@praga.test']);
});

test('an address that was left at the seat and is a channel as well is written to once, by the wishes of the channel', async () => {
  const table = await quietTable(sql, 2);
  const userId = await personAt(sql, table, 0);
  await channelFor(sql, userId, 'mail', mailTo('Anna@Praga.test'), ['your-turn']);
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
});

test('what is only for those who ask for it goes to nobody else', async () => {
  const table = await quietTable(sql, 2);
  const userId = await personAt(sql, table, 0);
  await channelFor(sql, userId, 'webhook', hookTo('plain'));
  await channelFor(sql, userId, 'webhook', hookTo('asked'), ['next-but-one']);
  await tell(table, { kind: 'next-but-one' });
  await deliverDue(clock);
  expect(heardAt()).toEqual(['asked']);
});

test('an address that was not proved, a channel that was paused, and a muted table hear nothing', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0);
  const unproved = await channelFor(sql, userId, 'mail', mailTo('new@praga.test'));
  const paused = await channelFor(sql, userId, 'webhook', hookTo('paused'));
  await channelFor(sql, userId, 'webhook', hookTo('open'));
  await sql.query('update "Channel" set "provedAt" = null where id = $1', [unproved]);
  await sql.query('update "Channel" set "stoppedAt" = now() where id = $1', [paused]);
  await tell(table);
  await deliverDue(clock);
  expect(heardAt()).toEqual(['open']);
  await sql.query('insert into "TableWish" ("userId", "gameId", "mutedAt") values ($1, $2, now())', [
    userId,
    table.gameId,
  ]);
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
});

test('a channel that is gone is stopped at once, with what was wrong; the other ways go on', async () => {
  const table = await quietTable(sql, 2);
  const userId = await personAt(sql, table, 0);
  const id = await channelFor(sql, userId, 'webhook', { ...hookTo('gone'), form: 'discord' });
  receiver.answer = (response) => void response.writeHead(404).end();
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 1 });
  const { rows } = await sql.query(
    'select "stoppedAt" is not null as stopped, "lastError" from "Channel" where id = $1',
    [id],
  );
  expect(rows).toEqual([{ stopped: true, lastError: 'gone: HTTP 404' }]);
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  expect(receiver.heard).toHaveLength(1);
});

test('a channel that fails is tried again, later each time, and forgiven when it takes a message', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0);
  await channelFor(sql, userId, 'webhook', hookTo('flaky'));
  receiver.answer = (response) => void response.writeHead(503).end();
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 1 });
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.pass(2 / 60);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 1 });
  expect(await columnOf('select failures as it from "Channel" where "userId" = $1', [userId])).toEqual([2]);
  clock.pass(6 / 60);
  receiver.answer = (response) => void response.writeHead(204).end();
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  expect(await columnOf('select failures as it from "Channel" where "userId" = $1', [userId])).toEqual([0]);
  // One message, three attempts: one id, each with a number of its own.
  const ids = receiver.heard.map(({ headers }) => headers['x-praga-delivery']);
  expect(new Set(ids).size).toBe(1);
  expect(receiver.heard.map(({ headers }) => headers['x-praga-attempt'])).toEqual(['1', '2', '3']);
});

test('quiet hours put a message off to the morning', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0, { timeZone: 'Europe/Prague', quiet: [22 * 60, 8 * 60] });
  await channelFor(sql, userId, 'webhook', hookTo('night'));
  clock.goTo('2026-11-20T22:00:00Z');
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.goTo('2026-11-21T06:59:00Z');
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.goTo('2026-11-21T07:00:00Z');
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
});

test('a turn taken within the delay needs no prompt; one that is not, gets it', async () => {
  Object.assign(env(), { PROMPT_DELAY_S: 120 });
  const table = await quietTable(sql, 2);
  const pick = randomNumbers('delay');
  const endsTurn = ({ answer }: { answer: { events: readonly { type: string }[] } }) =>
    answer.events.some(({ type }) => type === 'TurnEnded');
  await playUntil(table, pick, endsTurn);
  await playUntil(table, pick, endsTurn);
  clock.goTo(new Date());
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.pass(3 / 60);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  expect(await addressees()).toEqual(['anna@praga.test']);
});

test('mail about several tables that is due within a few minutes is one letter', async () => {
  const tables = await Promise.all([
    quietTable(sql, 2, { emails: false }),
    quietTable(sql, 2, { emails: false }),
    quietTable(sql, 2, { emails: false }),
  ]);
  const [first, second, third] = tables;
  if (!first || !second || !third) throw new Error('three tables');
  const userId = await personAt(sql, first, 0);
  await sitAt(sql, second, 0, userId);
  await sitAt(sql, third, 0, userId);
  await channelFor(sql, userId, 'mail', mailTo('many@praga.test'));
  await tell(first);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  clock.pass(1 / 60);
  await tell(second);
  await tell(third);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.pass(3 / 60);
  expect(await deliverDue(clock)).toEqual({ sent: 2, failed: 0 });
  const mails = await listKeptMail();
  expect(mails.map(({ tells }) => tells.length).sort()).toEqual([1, 2]);
  expect(mails.map(({ subject }) => subject)).toContain('2 messages from At the Golden Tiger');
});

test('the digest comes once a day at its time, by mail, with the tables that wait', async () => {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0, { timeZone: 'Europe/Prague', digestAt: 7 * 60 + 30 });
  await channelFor(sql, userId, 'mail', mailTo('digest@praga.test'));
  await channelFor(sql, userId, 'webhook', hookTo('no-digest'));
  clock.goTo('2026-11-21T06:29:00Z');
  expect(await deliverByClock(clock)).toEqual({ sent: 0, failed: 0 });
  clock.goTo('2026-11-21T06:30:00Z');
  const both = await Promise.all([deliverByClock(clock), deliverByClock(clock)]);
  expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  expect(await deliverByClock(clock)).toEqual({ sent: 0, failed: 0 });
  const [mail] = await listKeptMail();
  expect(mail?.subject).toBe('One table waits for you');
  expect(mail?.text).toContain(`At the Golden Tiger: since`);
  expect(mail?.text).toContain(`/games/${table.gameId}`);
  expect(receiver.heard).toEqual([]);
  clock.goTo('2026-11-22T06:31:00Z');
  expect(await deliverByClock(clock)).toEqual({ sent: 1, failed: 0 });
});
