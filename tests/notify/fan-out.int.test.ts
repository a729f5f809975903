import { afterAll, beforeEach, expect, test } from 'vitest';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { stoppedChannels } from '@/lib/features/notify/channels';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { env } from '@/lib/platform/env';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import type { NewMessage } from '@/lib/platform/outbox/outbox-store';
import { FakeClock } from '../support/clock';
import { channelFor, personAt, queueTo, quietTable, startReceiver } from '../support/notifications';
import { randomNumbers, useService } from '../support/service';
import { endsTurn, playUntil } from '../support/tables';
import { readerAt, silentTable, silentTables } from './reader-tables';
import { setSeat } from '../support/set-seat';

const { sql, clearMail } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());
const clock = new FakeClock('2026-11-20T12:00:00Z');
beforeEach(async () => {
  await sql.query('delete from "Outbox"');
  clearMail();
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true, PROMPT_DELAY_S: undefined });
  receiver.heard.length = 0;
  receiver.answer = (response) => void response.writeHead(204).end();
  clock.goTo('2026-11-20T12:00:00Z');
});

const mailTo = (address: string) => ({ address });
const hookTo = (name: string) => ({ form: 'json', url: `${receiver.url}/${name}`, secret: 'shh' });
const heardAt = () => receiver.heard.map((each) => each.path.slice(1)).sort();
const addressees = async () => (await listStoredMail()).map(({ to }) => to.address).sort();

const silent = () => silentTable(sql);

/** Has somebody be told that another has joined: a message that needs nothing of the game. */
const tell = (table: CreatedTable, { kind = 'joined', ...more }: Partial<NewMessage> = {}) =>
  queueTo(table, kind, clock.now(), { payload: { name: 'Eliška' }, ...more });

async function columnOf<T>(query: string, values: unknown[] = []): Promise<T[]> {
  return (await sql.query<{ it: T }>(query, values)).rows.map(({ it }) => it);
}

test('a message goes to every channel that its reader wants, once each', async () => {
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

test('the digest can replace emails for single turns, and nothing else', async () => {
  const table = await silent();
  const userId = await personAt(sql, table, 0, { digestAt: 7 * 60 });
  await sql.query('update "User" set "digestOnly" = true where id = $1', [userId]);
  await setSeat(table.gameId, 0, { email: 'left@praga.test', emailOwn: true });
  await channelFor(sql, userId, 'mail', mailTo('digest@praga.test'));
  await channelFor(sql, userId, 'webhook', hookTo('at-once'));
  await tell(table, { kind: 'your-turn', payload: {} });
  await deliverDue(clock);
  expect(heardAt()).toEqual(['at-once']);
  expect(await addressees()).toEqual([]);
  await tell(table, { kind: 'reminder', payload: { deadline: clock.now().toISOString() } });
  await deliverDue(clock);
  const both = ['digest@praga.test', 'left@praga.test'];
  expect(await addressees()).toEqual(both);
  await sql.query('update "User" set "digestAt" = null where id = $1', [userId]);
  await tell(table, { kind: 'your-turn', payload: {} });
  clock.pass(1);
  await deliverDue(clock);
  expect(await addressees()).toEqual([...both, ...both].sort());
});

test('a muted table still warns before time is out', async () => {
  const table = await silent();
  const userId = await personAt(sql, table, 0);
  await channelFor(sql, userId, 'mail', mailTo('muted@praga.test'));
  await sql.query('insert into "TableWish" values ($1, $2, now())', [userId, table.gameId]);
  const deadline = clock.now().toISOString();
  await tell(table, { kind: 'reminder', payload: { deadline } });
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  await tell(table, { kind: 'reminder', payload: { deadline, then: 'ask' } });
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
});

test('calls to move wait for the end of a holiday, and come as one letter', async () => {
  const [first, second] = [await silent(), await silent()];
  const userId = await readerAt(sql, [first, second], { timeZone: 'Europe/Prague' });
  await channelFor(sql, userId, 'mail', mailTo('away@praga.test'));
  await sql.query(
    `insert into "Holiday" ("id", "userId", "first", "last") values (gen_random_uuid(), $1, '2026-11-20', '2026-11-22')`,
    [userId],
  );
  await tell(first, { kind: 'your-turn', payload: {} });
  await deliverDue(clock);
  clock.goTo('2026-11-21T12:00:00Z');
  await tell(second, { kind: 'your-turn', payload: {} });
  await deliverDue(clock);
  clock.goTo('2026-11-23T06:59:00Z');
  await deliverDue(clock);
  expect(await listStoredMail()).toEqual([]);
  clock.goTo('2026-11-23T07:00:00Z');
  await deliverDue(clock);
  clock.pass(4 / 60);
  await deliverDue(clock);
  const mails = await listStoredMail();
  expect(mails.map(({ tells }) => tells.length)).toEqual([2]);
});

test('a channel that is gone is stopped at once, with its error; the other channels continue', async () => {
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
  expect((await stoppedChannels(userId)).map((channel) => channel.id)).toEqual([id]);
  await tell(table);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  expect(receiver.heard).toHaveLength(1);
});

test('a failing channel is retried with growing delays, and reset by a success', async () => {
  const table = await silent();
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

test('quiet hours delay a message until the morning', async () => {
  const table = await silent();
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

test('a turn taken within the delay needs no message; one that is not, gets it', async () => {
  Object.assign(env(), { PROMPT_DELAY_S: 120 });
  const table = await quietTable(sql, 2);
  const pick = randomNumbers('delay');
  await playUntil(table, pick, endsTurn);
  await playUntil(table, pick, endsTurn);
  clock.goTo(new Date());
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.pass(3 / 60);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  expect(await addressees()).toEqual(['anna@praga.test']);
});

test('mail about several tables that is due within a few minutes is one letter', async () => {
  const [first, second, third] = [await silent(), await silent(), await silent()];
  const userId = await readerAt(sql, [first, second, third]);
  await channelFor(sql, userId, 'mail', mailTo('many@praga.test'));
  await tell(first);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  clock.pass(1 / 60);
  await tell(second);
  await tell(third);
  expect(await deliverDue(clock)).toEqual({ sent: 0, failed: 0 });
  clock.pass(3 / 60);
  expect(await deliverDue(clock)).toEqual({ sent: 2, failed: 0 });
  const mails = await listStoredMail();
  expect(mails.map(({ tells }) => tells.length).sort()).toEqual([1, 2]);
  expect(mails.map(({ subject }) => subject)).toContain('2 messages from At the Golden Tiger');
});

test('several reminders in one letter say so in the subject', async () => {
  const tables = await silentTables(sql, 2);
  const userId = await readerAt(sql, tables);
  await channelFor(sql, userId, 'mail', mailTo('many@praga.test'));
  const payload = { deadline: clock.now().toISOString() };
  for (const table of tables) await tell(table, { kind: 'reminder', payload });
  await deliverDue(clock);
  clock.pass(4 / 60);
  await deliverDue(clock);
  const mails = await listStoredMail();
  expect(mails.map(({ subject }) => subject)).toEqual(['2 reminders: At the Golden Tiger']);
});

test('the mail that it is my turn says by when, where the table has a clock', async () => {
  const table = await silent();
  const { gameId } = table;
  const userId = await personAt(sql, table, 0, { timeZone: 'Europe/Prague' });
  await channelFor(sql, userId, 'mail', mailTo('by@praga.test'));
  const turn = async () => {
    await tell(table, { kind: 'your-turn', payload: {} });
    await deliverDue(clock);
    clock.pass(1);
    return (await listStoredMail())[0]?.text;
  };
  expect(await turn()).not.toContain('You have until');
  await sql.query(`update "Game" set "pace" = '{"kind":"daily"}' where id = $1`, [gameId]);
  await setSeat(gameId, 0, { bankMs: 7_200_000, tickingAt: new Date('2026-11-20T20:00:00Z') });
  expect(await turn()).toMatch(
    /At the Golden Tiger.* You have until \w+ \d+ Nov, \d\d:00 \(2 playing hours\)\./,
  );
});

test('the digest comes once a day at its time, by mail, with the tables that wait', async () => {
  const table = await silent();
  const userId = await personAt(sql, table, 0, { timeZone: 'Europe/Prague', digestAt: 7 * 60 + 30 });
  await channelFor(sql, userId, 'mail', mailTo('digest@praga.test'));
  await channelFor(sql, userId, 'webhook', hookTo('no-digest'));
  clock.goTo('2026-11-21T06:29:00Z');
  expect(await deliverByClock(clock)).toEqual({ sent: 0, failed: 0 });
  clock.goTo('2026-11-21T06:30:00Z');
  const both = await Promise.all([deliverByClock(clock), deliverByClock(clock)]);
  expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
  expect(await deliverByClock(clock)).toEqual({ sent: 0, failed: 0 });
  const [mail] = await listStoredMail();
  expect(mail?.subject).toBe('One table is waiting for you');
  expect(mail?.text).toContain(`At the Golden Tiger: since`);
  expect(mail?.text).toContain(`/games/${table.gameId}`);
  expect(mail?.text).toContain('/me/tables');
  expect(receiver.heard).toEqual([]);
  clock.goTo('2026-11-22T06:31:00Z');
  expect(await deliverByClock(clock)).toEqual({ sent: 1, failed: 0 });
});
