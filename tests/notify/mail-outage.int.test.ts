/** A fault of our mail server stops no address: emails are retried, and the operator is notified. */
import crypto from 'node:crypto';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { proveChannelAddress, testChannel } from '@/lib/features/notify/channels';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { proofToken } from '@/lib/features/notify/links';
import { serviceFaults } from '@/lib/features/operator/check-game';
import { confirmSignIn } from '@/lib/features/people/sign-in';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { issueLink } from '@/lib/platform/auth/links';
import { db } from '@/lib/platform/db/db';
import { logger } from '@/lib/platform/logger';
import { addressMark } from '@/lib/platform/outbox/address-hash';
import { confirmAddressOf } from '@/lib/platform/outbox/confirmed-address-store';
import { callJson } from '../support/api';
import type { MailServer } from '../support/mail-server';
import { useMailWorld } from '../support/mail-world';
import { channelFor, personAt, queueTo, quietTable } from '../support/notifications';
import { madeCircle } from '../support/world';

const { sql, smtp } = await useMailWorld();
const MINUTE_MS = 60_000;
const time = { ms: Date.now(), tests: 0 };
const clock = { now: () => new Date(time.ms) };
const error = vi.spyOn(logger(), 'error').mockImplementation(() => undefined);
afterAll(() => error.mockRestore());
beforeEach(async () => {
  // An outage is logged once in ten minutes.
  time.tests += 1;
  time.ms = Date.now() + time.tests * 60 * MINUTE_MS;
  error.mockClear();
  await sql.query('delete from "Channel"');
});

const pass = (minutes: number) => void (time.ms += minutes * MINUTE_MS);
const got = () => smtp.got.flatMap(({ to }) => to).sort();
const RELAY = [550, '5.7.1 Relay not permitted'] as const;

/** A guest's seat, a member with a channel for email, and a member of a circle, each with an email that is due. */
async function threeReaders() {
  const [table, other] = [await quietTable(sql, 2), await quietTable(sql, 2, { emails: false })];
  const userId = await personAt(sql, other, 0);
  await channelFor(sql, userId, 'mail', { address: 'member@praga.test' });
  const circle = await madeCircle(['Bohumil'], { now: () => new Date(time.ms - MINUTE_MS) });
  await db().outbox.deleteMany();
  await channelFor(sql, circle.host, 'mail', { address: 'host@praga.test' });
  await callTo(table, 0);
  await callTo(other, 0);
  const at = clock.now();
  await db().outbox.create({
    data: {
      ...{
        id: crypto.randomUUID(),
        circleId: circle.circleId,
        kind: 'circle-news',
        createdAt: at,
        dueAt: at,
      },
      ...{ dedupe: crypto.randomUUID(), payload: { news: 'ending' } },
    },
  });
}
const ALL = ['anna@praga.test', 'host@praga.test', 'member@praga.test'];

const callTo = (table: Pick<CreatedTable, 'gameId'>, seat: number) =>
  queueTo(table, 'mention', clock.now(), { seat, payload: { name: 'Eliška', text: 'hello' } });

/** A reader with a channel for email, at a table of their own. */
async function memberWithMail(address: string) {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0);
  const id = await channelFor(sql, userId, 'mail', { address });
  await sql.query('update "Channel" set label = $1 where id = $2', [address, id]);
  return { table, userId, id };
}

const stopped = async () =>
  (await db().seat.count({ where: { mailStoppedAt: { not: null } } })) +
  (await db().channel.count({ where: { stoppedAt: { not: null } } }));

/** Answers of servers with a fault to everybody. */
const FAULTS: readonly (readonly [string, MailServer['refuse']])[] = [
  ['it does not relay', (command) => (command === 'RCPT TO' ? RELAY : undefined)],
  [
    'it refuses the sender',
    (command) => (command === 'MAIL FROM' ? [550, '5.7.1 Sender not allowed'] : undefined),
  ],
  [
    'it refuses every email',
    (command) => (command === 'DATA' ? [554, '5.7.1 Blocked by policy'] : undefined),
  ],
  ['it is busy', (command) => (command === 'RCPT TO' ? [451, '4.3.0 Temporary lookup failure'] : undefined)],
  ['it calls everybody unknown', (command) => (command === 'RCPT TO' ? [550, 'User unknown'] : undefined)],
  ['its directory is empty', (command) => (command === 'RCPT TO' ? [550, '5.1.1 User unknown'] : undefined)],
  ['it says nothing else', (command) => (command === 'RCPT TO' ? [550, 'Nein'] : undefined)],
];

test.each(FAULTS)('%s for a while: nobody is stopped, and each email arrives once', async (_, refuse) => {
  await threeReaders();
  smtp.refuse = refuse;
  for (let i = 0; i < 5; i += 1) {
    await deliverDue(clock);
    pass(i === 4 ? 0 : 1);
  }
  expect(await stopped()).toBe(0);
  expect(got()).toEqual([]);
  const { mail } = await serviceFaults();
  expect(mail?.people).toBeGreaterThan(1);
  expect(mail?.answer).toBe(
    (refuse('MAIL FROM', '') ?? refuse('RCPT TO', '') ?? refuse('DATA', ''))?.join(' '),
  );
  expect(error).toHaveBeenCalledTimes(1);
  // For machines too, but a visitor can be served.
  expect(await callJson({ path: '/api/health' })).toMatchObject({
    status: 200,
    body: { ok: true, mail: { people: mail?.people } },
  });
  expect((await callJson({ path: '/api/health/ready' })).body).toEqual({ ok: true });

  smtp.refuse = () => undefined;
  pass(15);
  await deliverDue(clock);
  await deliverDue(clock);
  expect(got()).toEqual(ALL);
  expect(await serviceFaults()).not.toHaveProperty('mail');
  expect((await callJson({ path: '/api/health' })).body).toEqual({ ok: true });
  pass(24 * 60);
  await deliverDue(clock);
  expect(got()).toEqual(ALL);
  expect(await stopped()).toBe(0);
});

test.each([
  ['a status code is believed at the second attempt', '5.1.1 No such user', [0, 1]],
  ['words are believed at the fourth', 'No such user', [0, 0, 0, 1]],
  ['a mailbox that is full is tried again', '5.2.2 Mailbox full', [0, 0, 0, 0, 0]],
  ['so is one that nobody can tell', 'Nein', [0, 0, 0, 0, 0]],
] as const)('an address that is refused while others are not: %s', async (_, text, stops) => {
  const [dead, fine] = [await memberWithMail('dead@praga.test'), await memberWithMail('fine@praga.test')];
  smtp.refuse = (command, to) =>
    command === 'RCPT TO' && to === 'dead@praga.test' ? [550, text] : undefined;
  await callTo(dead.table, 0);
  await deliverDue(clock);
  const counts = [await stopped()];
  for (const minutes of [1, 5, 15, 60].slice(0, stops.length - 1)) {
    pass(minutes);
    await callTo(fine.table, 0);
    await deliverDue(clock);
    counts.push(await stopped());
  }
  expect(counts).toEqual(stops);
  expect(got()).toEqual(Array.from({ length: stops.length - 1 }, () => 'fine@praga.test'));
  expect(await serviceFaults()).not.toHaveProperty('mail');
  expect(error).not.toHaveBeenCalled();
});

test('an email that is too large is the fault of no address', async () => {
  const { table, id } = await memberWithMail('large@praga.test');
  smtp.refuse = (command) => (command === 'DATA' ? [552, '5.3.4 Message too big'] : undefined);
  await callTo(table, 0);
  for (let hours = 0; hours < 24 * 5; hours += 12) {
    await deliverDue(clock);
    pass(12 * 60);
  }
  const channel = await db().channel.findUniqueOrThrow({ where: { id } });
  expect(channel).toMatchObject({
    stoppedAt: null,
    failures: 0,
    lastError: 'message: SMTP 552 5.3.4 Message too big',
  });
});

test('one reader who is refused for good does not hurry the attempts of others', async () => {
  const [refused, fine] = [await memberWithMail('a@praga.test'), await memberWithMail('fine@praga.test')];
  smtp.refuse = (command, to) => (command === 'RCPT TO' && to === 'a@praga.test' ? RELAY : undefined);
  await callTo(refused.table, 0);
  await deliverDue(clock);
  for (let i = 0; i < 8; i += 1) {
    pass(0.1);
    await callTo(fine.table, 0);
    await deliverDue(clock);
  }
  // At first, and once more when the server takes another email.
  expect(smtp.asked.filter((to) => to === 'a@praga.test')).toHaveLength(2);
  expect(await serviceFaults()).toMatchObject({ mail: { people: 1, cause: 'relay' } });
});

type Lift = (given: { userId: string; id: string; gameId: string }) => Promise<unknown>;

/** The ways to prove an address. */
const LIFTS: Readonly<Record<string, Lift>> = {
  'a test': ({ userId, id }) => testChannel(userId, id, clock),
  'its confirmation': ({ id }) => proveChannelAddress(proofToken(id, 'lost@praga.test'), clock),
  'the confirmation of a seat': ({ gameId }) =>
    confirmAddressOf({ gameId, seat: 0, tenure: 1, mark: addressMark('lost@praga.test') }, true, clock.now()),
  'signing in by email': async () => {
    const token = await issueLink({ kind: 'mail', of: 'lost@praga.test' }, clock.now());
    return confirmSignIn(token, { userId: undefined, seatTokens: [], locale: 'en' }, clock);
  },
};

test.each(Object.keys(LIFTS))(
  '%s resumes an address that was given up, and none that its reader stopped',
  async (way) => {
    const { userId, id, table } = await memberWithMail('lost@praga.test');
    const stop = { stoppedAt: clock.now(), lastError: 'gone: SMTP 550', failures: 3 };
    await db().channel.update({ where: { id }, data: stop });
    const [other, own] = [await quietTable(sql, 2), await quietTable(sql, 2)];
    const at = { email: 'lost@praga.test', mailStoppedAt: clock.now() };
    await db().seat.update({
      where: { gameId_seat: { gameId: other.gameId, seat: 0 } },
      data: { ...at, mailError: 'gone: SMTP 550', mailFailures: 2 },
    });
    await db().seat.update({ where: { gameId_seat: { gameId: own.gameId, seat: 0 } }, data: at });
    const left = await memberWithMail('lost@praga.test');
    await db().channel.update({ where: { id: left.id }, data: { stoppedAt: clock.now() } });

    await LIFTS[way]?.({ userId, id, gameId: other.gameId });
    expect(await db().channel.findUnique({ where: { id } })).toMatchObject({
      stoppedAt: null,
      lastError: null,
      failures: 0,
    });
    const seats = await db().seat.findMany({
      where: { email: 'lost@praga.test', gameId: { in: [other.gameId, own.gameId] } },
    });
    const isStopped = Object.fromEntries(
      seats.map(({ gameId, mailStoppedAt }) => [gameId, mailStoppedAt !== null]),
    );
    expect(isStopped).toEqual({ [other.gameId]: false, [own.gameId]: true });
    expect((await db().channel.findUnique({ where: { id: left.id } }))?.stoppedAt).not.toBeNull();
    await callTo(table, 0);
    await deliverDue(clock);
    expect(got()).toContain('lost@praga.test');
  },
);
