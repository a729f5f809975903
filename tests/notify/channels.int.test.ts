import { createECDH } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  dropChannel,
  CHOSEN_KINDS,
  pauseChannel,
  notificationSettings,
  addressProofOf,
  proveChannelAddress,
  setMuted,
  setWants,
  testChannel,
} from '@/lib/features/notify/channels';
import { addBrowser, addHook, addMail, renewBrowser } from '@/lib/features/notify/new-channel';
import { chooseTurnMails } from '@/lib/features/notify/turn-mails';
import { reachAt } from '@/lib/features/notify/unreached-seats';
import { db } from '@/lib/platform/db/db';
import { env } from '@/lib/platform/env';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { channelFor, personAt, quietTable, startReceiver } from '../support/notifications';
import { setSeat } from '../support/set-seat';
import { useService } from '../support/service';

const { sql, clearMail } = await useService();
const receiver = await startReceiver();
afterAll(() => receiver.close());
beforeEach(() => {
  clearMail();
  Object.assign(env(), { HOOKS_TO_LOCALHOST: true });
  receiver.answer = (response) => void response.writeHead(204).end();
});

const DONE = { ok: true, value: undefined };
const refusal = (error: string) => ({ ok: false, error });

async function somebody() {
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0, { timeZone: 'Europe/Prague' });
  return { table, userId };
}

async function channelsOf(userId: string) {
  return (await notificationSettings(userId))?.channels ?? [];
}

test('an address counts once somebody who reads its mail says so', async () => {
  const { userId } = await somebody();
  expect(await addMail(userId, ' New@Praga.test ')).toEqual(DONE);
  expect(await channelsOf(userId)).toMatchObject([{ state: 'waits-for-proof', label: 'New@Praga.test' }]);
  const [letter] = await listStoredMail();
  expect(letter?.to.address).toBe('New@Praga.test');
  const [, token = ''] = /\/me\/prompts\/prove\/(\S+)/.exec(letter?.text ?? '') ?? [];
  expect(await addressProofOf(token)).toEqual({ address: 'New@Praga.test', proved: false });
  expect((await channelsOf(userId))[0]?.state).toBe('waits-for-proof');
  expect(await proveChannelAddress(`${token}x`)).toEqual(refusal('unknown'));
  expect(await proveChannelAddress(token)).toEqual(DONE);
  expect(await proveChannelAddress(token)).toEqual(DONE);
  expect((await channelsOf(userId))[0]?.state).toBe('on');
});

const hookAt = (url: string, form?: 'json') => (id: string) => addHook(id, { form, url, label: '' });
const browserWith = (asked: object) => (id: string) => addBrowser(id, asked, { label: '' });

test.each([
  ['no mail address', (id: string) => addMail(id, 'nobody at home'), 'no-address'],
  ['no known form', hookAt('https://hook.example'), 'no-url'],
  ['no web address', hookAt('hook', 'json'), 'no-url'],
  ['not https', hookAt('http://hook.example/', 'json'), 'not-https'],
  ['a private address', hookAt('https://10.0.0.1/', 'json'), 'not-public'],
  ['no subscription', browserWith({ endpoint: 'https://push.example', keys: {} }), 'no-subscription'],
  ['a subscription inside', browserWith(subscription('https://192.168.0.1/x')), 'no-subscription'],
  ['no time of day', (id: string) => chooseTurnMails(id, { chosen: 'digest', time: '25:00' }), 'no-time'],
  ['nobody', () => addMail('nobody-of-this-id', 'a@praga.test'), 'unknown'],
])('%s is refused', async (_what, add, error) => {
  const { userId } = await somebody();
  expect(await add(userId)).toEqual(refusal(error));
  expect(await channelsOf(userId)).toEqual([]);
});

function subscription(endpoint: string) {
  return {
    endpoint,
    keys: { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: 'A'.repeat(22) },
  };
}

test('a browser that subscribes again stays one way', async () => {
  const { userId } = await somebody();
  await addBrowser(userId, subscription('https://push.example/1'), { label: 'Firefox, Linux' });
  await addBrowser(userId, subscription('https://push.example/1'), { label: 'Firefox, Linux' });
  expect(await channelsOf(userId)).toMatchObject([{ form: 'push', label: 'Firefox, Linux', state: 'on' }]);
});

test('a renewed subscription stays one channel, for callers who know the old one', async () => {
  const { userId } = await somebody();
  await addBrowser(userId, subscription('https://push.example/old'), { label: 'Firefox, Linux' });
  const renewed = subscription('https://push.example/new');
  expect(await renewBrowser('https://push.example/other', renewed)).toBe(false);
  expect(await renewBrowser('https://push.example/old', subscription('https://10.0.0.1/x'))).toBe(false);
  expect(await renewBrowser('https://push.example/old', { endpoint: 'https://push.example/new' })).toBe(
    false,
  );
  expect(await renewBrowser('https://push.example/old', renewed)).toBe(true);
  expect(await renewBrowser('https://push.example/old', renewed)).toBe(false);
  expect(await channelsOf(userId)).toMatchObject([{ form: 'push', label: 'Firefox, Linux', state: 'on' }]);
  const [stored] = await db().channel.findMany({ where: { userId } });
  expect(stored?.target).toEqual(renewed);
});

test('a test message shows whether a channel works, or what is wrong with it', async () => {
  const { userId } = await somebody();
  await addHook(userId, { form: 'json', url: `${receiver.url}/hook`, label: 'mine' });
  expect(receiver.heard.splice(0)).toHaveLength(1);
  const [channel] = await channelsOf(userId);
  const id = channel?.id ?? '';
  expect(channel?.lastSentAt).toBeDefined();
  expect(channel).not.toHaveProperty('hasOlderHeaders');
  expect(channel?.standardSecret).toMatch(/^whsec_[\w+/]{43}=?$/);
  expect(await testChannel(userId, id)).toEqual(DONE);
  const [heard] = receiver.heard.splice(0);
  expect(JSON.parse(heard?.body.toString() ?? '')).toMatchObject({ messages: [{ kind: 'test' }] });
  expect(heard?.headers['webhook-signature']).toMatch(/^v1,/);
  expect(heard?.headers).not.toHaveProperty('x-praga-signature');
  expect((await channelsOf(userId))[0]?.lastSentAt).toBeDefined();
  receiver.answer = (response) => void response.writeHead(500).end();
  expect(await testChannel(userId, id)).toEqual(refusal('not-sent'));
  expect((await channelsOf(userId))[0]?.fault).toMatchObject({ code: 'refused', detail: 'HTTP 500' });
});

test.each([
  [
    'a forum without a thread',
    400,
    '{"message":"Webhooks posted to forum channels must have a thread_name"}',
    'said-no',
  ],
  ['a removed hook', 404, '{"message":"Unknown Webhook"}', 'said-no'],
  ['a busy service', 503, '', undefined],
] as const)('a new Discord hook gets a test: %s', async (_, status, body, why) => {
  const { userId } = await somebody();
  receiver.answer = (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '1' }).end(body);
  const added = await addHook(userId, { form: 'discord', url: `${receiver.url}/hook`, label: '' });
  const channels = await channelsOf(userId);
  if (why === undefined) {
    expect(added).toEqual({ ok: true, value: { isTaken: false } });
    expect(channels).toMatchObject([{ state: 'on', fault: { detail: 'HTTP 503' } }]);
  } else {
    expect(added).toEqual({
      ...refusal(why),
      said: expect.stringMatching(/^HTTP 40[04]: (Webhooks|Unknown) /),
    });
    expect(channels).toEqual([]);
  }
});

test('only the owner can configure, pause and remove a channel', async () => {
  const [{ userId }, { userId: other }] = await Promise.all([somebody(), somebody()]);
  const id = await channelFor(sql, userId, 'mail', { address: 'a@praga.test' });
  expect((await channelsOf(userId))[0]?.wants).toEqual(
    CHOSEN_KINDS.filter((kind) => !['next-but-one', 'watcher-mention', 'who-is-in-now'].includes(kind)),
  );
  for (const act of [
    (who: string) => setWants(who, id, ['your-turn']),
    (who: string) => pauseChannel(who, id, true),
    (who: string) => testChannel(who, id),
    (who: string) => dropChannel(who, id),
  ]) {
    expect(await act(other)).toEqual(refusal('unknown'));
    expect(await channelsOf(userId)).toMatchObject([{ state: 'on' }]);
  }
  expect(await setWants(userId, id, ['no such kind'])).toEqual(refusal('no-kinds'));
  expect(await setWants(userId, id, ['digest', 'your-turn', 'x'])).toEqual(DONE);
  expect(await pauseChannel(userId, id, true)).toEqual(DONE);
  expect(await channelsOf(userId)).toMatchObject([{ state: 'paused', wants: ['your-turn', 'digest'] }]);
  expect(await pauseChannel(userId, id, false)).toEqual(DONE);
  expect(await dropChannel(userId, id)).toEqual(DONE);
  expect(await dropChannel(userId, 'not even an id')).toEqual(refusal('unknown'));
  expect(await channelsOf(userId)).toEqual([]);
});

test("a seat's address is shown, with the person who entered it", async () => {
  const { userId, table } = await somebody();
  const mails = async () => (await notificationSettings(userId))?.seatMails;
  expect(await mails()).toEqual([]);
  await setSeat(table.gameId, 0, { email: 'host-wrote@praga.test' });
  const given = { gameId: table.gameId, email: 'host-wrote@praga.test', isOwn: false, stopped: false };
  expect(await mails()).toMatchObject([given]);
  await setSeat(table.gameId, 0, { emailOwn: true, mailStoppedAt: new Date() });
  expect(await mails()).toMatchObject([{ ...given, isOwn: true, stopped: true }]);
  await db().game.update({ where: { id: table.gameId }, data: { status: 'finished' } });
  expect(await mails()).toEqual([]);
});

test('people can mute only tables where they sit', async () => {
  const [{ userId, table }, { table: elsewhere }] = await Promise.all([somebody(), somebody()]);
  expect(await setMuted(userId, elsewhere.gameId, true)).toEqual(refusal('unknown'));
  expect(await setMuted(userId, table.gameId, true)).toEqual(DONE);
  expect((await notificationSettings(userId))?.tables).toMatchObject([{ gameId: table.gameId, muted: true }]);
});

test('the others see which player no message reaches, and since when, but not why', async () => {
  const { userId, table } = await somebody();
  const { gameId } = table;
  const unreached = async () => (await reachAt(gameId)).unreached.filter(({ seat }) => seat === 0);
  expect(await unreached()).toEqual([{ seat: 0 }]);
  const id = await channelFor(sql, userId, 'mail', { address: 'b@praga.test' });
  expect(await unreached()).toEqual([]);
  const since = '2026-11-16T08:00:00.000Z';
  await sql.query(
    'update "Channel" set "lastSentAt" = $2, "lastError" = \'refused: SMTP 452\', failures = 1 where id = $1',
    [id, since],
  );
  expect((await reachAt(gameId)).unreached).toEqual([{ seat: 0, since }, { seat: 1 }]);
  // One way that works is enough.
  await channelFor(sql, userId, 'webhook', { form: 'json', url: 'https://hook.example/', secret: 's' });
  expect(await unreached()).toEqual([]);
  await setMuted(userId, gameId, true);
  expect(await unreached()).toEqual([{ seat: 0 }]);
});

test('a player is asked for a way to reach them only until they have given one or muted the table', async () => {
  const asked = async (gameId: string) => (await reachAt(gameId)).unasked;
  const { userId, table } = await somebody();
  // Nobody can be asked at a seat without a person.
  expect(await asked(table.gameId)).toEqual([0]);
  await setMuted(userId, table.gameId, true);
  expect(await asked(table.gameId)).toEqual([]);
  await setMuted(userId, table.gameId, false);
  await setSeat(table.gameId, 0, { email: 'guest@praga.test' });
  expect(await asked(table.gameId)).toEqual([]);
  await setSeat(table.gameId, 0, { email: null });
  // Even a channel that fails or waits for its proof: its owner knows where to see to it.
  const id = await channelFor(sql, userId, 'push', {});
  await sql.query('update "Channel" set "provedAt" = null, "lastError" = \'gone\' where id = $1', [id]);
  expect(await asked(table.gameId)).toEqual([]);
});

test('turn emails have three choices: each turn, each turn and a digest, or only a digest', async () => {
  const { userId } = await somebody();
  const chosen = async () => {
    const { turnMails, digestAt } = (await notificationSettings(userId)) ?? {};
    return [turnMails, digestAt];
  };
  expect(await chosen()).toEqual(['each', undefined]);
  for (const [mails, digestAt] of [
    ['digest', 1110],
    ['both', 1110],
    ['each', undefined],
  ] as const) {
    expect(await chooseTurnMails(userId, { chosen: mails, time: '18:30' })).toMatchObject({ ok: true });
    expect(await chosen()).toEqual([mails, digestAt]);
  }
  // A digest without a time is not taken for none.
  expect(await chooseTurnMails(userId, { chosen: 'digest', time: '' })).toEqual(refusal('no-time'));
});
