/**
 * The address of a held seat changes with its holder, or once the reader of the current address has confirmed
 * it; in no other way.
 */
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { addressChangeOf, confirmAddressChange, requestAddress } from '@/lib/features/seats/address-change';
import { entriesOf } from '@/lib/features/seats/entry-store';
import { removePlayer } from '@/lib/features/seats/hosting';
import { sitDown } from '@/lib/features/seats/seats';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { MESSAGE_KINDS } from '@/lib/game/wording/message-kinds';
import { signData } from '@/lib/platform/auth/signed-data';
import { db } from '@/lib/platform/db/db';
import { stopAddress } from '@/lib/platform/outbox/mail-stop-store';
import { fanOut } from '@/lib/features/notify/fan-out-store';
import { callJson, problemOf } from '../support/api';
import { newAddress } from '../support/guest-mail';
import { channelFor, mailTo, signInByMail } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { emptyTable, sitDownKey } from '../support/tables';
import { guest } from '../support/world';

const { sql } = await useService();

const HOUR = 3_600_000;
const inHours = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR) });

/**
 * Anna holds the first seat and gave an address; a friend plays by her link. The inviter wrote down an
 * address for Bohumil.
 */
async function table({ hasAddress = true } = {}) {
  const host = { userId: await guest('Host') };
  const [email, wanted, written] = [newAddress(), newAddress(), newAddress()];
  const seats = [{ name: 'Anna' }, { name: 'Bohumil', email: written }];
  const made = await emptyTable({ name: 'Changes', seats, hostId: host.userId });
  const [link = '', link1 = ''] = made.seats.map(({ token }) => token);
  const anna: Visitor = { token: await sitDownKey({ token: link, ...(hasAddress ? { email } : {}) }) };
  const bohumil: Visitor = { token: await sitDownKey({ token: link1 }) };
  const friend: Visitor = { token: await sitDownKey({ token: link }) };
  return { gameId: made.gameId, host, link, link1, anna, bohumil, friend, email, wanted, written };
}

const addressOf = async (gameId: string, seat = 0) =>
  (await db().seat.findFirstOrThrow({ where: { gameId, seat } })).email;
const kindsOf = async (gameId: string) => (await entriesOf(gameId, 50)).map(({ kind }) => kind).reverse();
const asksTo = async (address: string) =>
  (await mailTo(address)).filter(({ text }) => text.includes('/seat/address/'));

/** The token of the mail that asks an address. */
async function tokenTo(address: string): Promise<string> {
  await deliverDue();
  const [mail] = await asksTo(address);
  return /\/seat\/address\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

test('a change by a visitor with the link asks the current address; once it confirms, messages go to the new one', async () => {
  const { gameId, friend, email, wanted } = await table();
  expect(await requestAddress(gameId, friend, wanted)).toEqual({ ok: true, value: 'asked' });
  expect(await addressOf(gameId)).toBe(email);
  const token = await tokenTo(email);
  expect(await asksTo(wanted)).toEqual([]);
  // A scanner that opens the link, or a person who looks twice, changes nothing.
  for (let i = 0; i < 2; i++)
    expect(await addressChangeOf(token)).toMatchObject({ state: 'open', before: email, email: wanted });
  expect(await addressOf(gameId)).toBe(email);
  expect(await confirmAddressChange(token)).toBe(true);
  expect(await addressOf(gameId)).toBe(wanted);
  expect(await addressChangeOf(token)).toMatchObject({ state: 'done', email: wanted });
  expect(await kindsOf(gameId)).toEqual(['seated', 'seated', 'browser', 'address-asked', 'address']);
});

test('the holder changes it at once, without a confirmation', async () => {
  const { gameId, anna, email, wanted } = await table();
  expect(await requestAddress(gameId, anna, wanted)).toEqual({ ok: true, value: 'changed' });
  expect(await addressOf(gameId)).toBe(wanted);
  await deliverDue();
  expect(await asksTo(email)).toEqual([]);
});

test('a confirmation is good once: not again after the holder has gone back to the address they had', async () => {
  const { gameId, anna, friend, email, wanted } = await table();
  await requestAddress(gameId, friend, wanted);
  const token = await tokenTo(email);
  expect(await confirmAddressChange(token)).toBe(true);
  await requestAddress(gameId, anna, email);
  expect(await addressChangeOf(token)).toMatchObject({ state: 'changed' });
  expect(await confirmAddressChange(token)).toBe(false);
  expect(await addressOf(gameId)).toBe(email);
});

test('of two who confirm at once, the address changes once', async () => {
  const { gameId, friend, email, wanted } = await table();
  await requestAddress(gameId, friend, wanted);
  const token = await tokenTo(email);
  await Promise.all([1, 2, 3].map(() => confirmAddressChange(token)));
  expect((await kindsOf(gameId)).filter((kind) => kind === 'address')).toHaveLength(1);
});

test('three days, this holder, this seat, our signature: else a link changes nothing', async () => {
  const { gameId, host, friend, email, wanted } = await table();
  await requestAddress(gameId, friend, wanted);
  const token = await tokenTo(email);
  const later = inHours(72.1);
  expect(await addressChangeOf(token, later)).toMatchObject({ state: 'expired' });
  expect(await confirmAddressChange(token, later)).toBe(false);
  const [text = '', mac = ''] = token.split('.');
  const data = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  const forged = Buffer.from(JSON.stringify({ ...data, s: 1 })).toString('base64url');
  for (const bad of [`${forged}.${mac}`, signData('seat', data), signData('unsubscribe', data), 'x', '']) {
    expect(await addressChangeOf(bad)).toBeUndefined();
    expect(await confirmAddressChange(bad)).toBe(false);
  }
  // Freed before the first step: the next player is another holder, even at the same address.
  const freed = valueOf(await removePlayer({ gameId, seat: 0, host }));
  await sitDown({ token: freed.token, email });
  expect(await addressChangeOf(token)).toMatchObject({ state: 'gone', name: '' });
  expect(await confirmAddressChange(token)).toBe(false);
  expect(await addressOf(gameId)).toBe(email);
});

test('no address, one that the inviter wrote down, or one whose reader wants no mail: there is nobody to ask', async () => {
  const bare = await table({ hasAddress: false });
  const NOBODY = { error: { kind: 'no-own-address' } };
  expect(await requestAddress(bare.gameId, bare.friend, bare.wanted)).toMatchObject(NOBODY);
  // The inviter may have written down an address of their own.
  const { gameId, link1, written, wanted, friend, email } = await table();
  expect(await addressOf(gameId, 1)).toBe(written);
  expect(await requestAddress(gameId, { token: link1 }, wanted)).toMatchObject(NOBODY);
  const data = { g: gameId, s: 1, t: 1, n: 0, e: wanted, x: Date.now() + HOUR };
  expect(await confirmAddressChange(signData('seat-address', data))).toBe(false);
  await stopAddress(email, new Date());
  expect(await requestAddress(gameId, friend, wanted)).toMatchObject(NOBODY);
  expect(await kindsOf(gameId)).toEqual(['seated', 'seated', 'browser']);
});

test('the current address gets at most one request an hour, even for concurrent changes', async () => {
  const { gameId, friend, link, email, wanted } = await table();
  const asked = await Promise.all(
    [friend, { token: link }, friend].map((who) => requestAddress(gameId, who, wanted)),
  );
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  const TOO_MANY = { error: { kind: 'too-many' } };
  expect(await requestAddress(gameId, friend, wanted, inHours(0.9))).toMatchObject(TOO_MANY);
  expect(await requestAddress(gameId, friend, wanted, inHours(1.1))).toMatchObject({ ok: true });
  await deliverDue();
  expect(await asksTo(email)).toHaveLength(1);
});

test('another seat, another table, nobody: no link of theirs asks', async () => {
  const { gameId, bohumil, email, wanted } = await table();
  const other = await table();
  for (const who of [{}, { userId: 'nobody' }, other.anna, other.friend, { token: 'A'.repeat(22) }])
    expect(await requestAddress(gameId, who, wanted)).toMatchObject({ error: { kind: 'token-wrong' } });
  // Bohumil is the holder of his own seat, and changes only that one.
  expect(await requestAddress(gameId, bohumil, wanted)).toEqual({ ok: true, value: 'changed' });
  expect([await addressOf(gameId, 0), await addressOf(gameId, 1)]).toEqual([email, wanted]);
});

test.each([
  ['has not been seen to', false],
  ['has failed to go out', true],
])(
  'a request made before a change of holder, and %s, is sent to nobody who comes later',
  async (_how, isSpread) => {
    const { gameId, host, friend, wanted } = await table();
    await requestAddress(gameId, friend, wanted);
    if (isSpread) await fanOut({ now: new Date(), limit: 20, gatherMs: 0 });
    const { token } = valueOf(await removePlayer({ gameId, seat: 0, host }));
    const next = newAddress();
    await sitDown({ token, email: next });
    await deliverDue();
    expect(await asksTo(next)).toEqual([]);
  },
);

test('the current address is asked, and no other channel of its holder', async () => {
  const { gameId, link, email, wanted } = await table();
  const userId = await guest('Anna');
  await db().seat.updateMany({ where: { gameId, seat: 0 }, data: { userId } });
  const channel = newAddress();
  for (const address of [channel, email]) await channelFor(sql, userId, 'mail', { address }, MESSAGE_KINDS);
  expect(await requestAddress(gameId, { token: link }, wanted)).toEqual({ ok: true, value: 'asked' });
  await deliverDue();
  expect([(await asksTo(email)).length, (await asksTo(channel)).length]).toEqual([1, 0]);
});

test('signing in by the new address brings the seat only once it was confirmed', async () => {
  const { gameId, friend, email, wanted } = await table();
  await requestAddress(gameId, friend, wanted);
  const signIn = async () => (await signInByMail(wanted))?.id;
  const holder = async () => (await db().seat.findFirstOrThrow({ where: { gameId, seat: 0 } })).userId;
  expect(await signIn()).toBeDefined();
  expect(await holder()).toBeNull();
  await confirmAddressChange(await tokenTo(email));
  expect(await holder()).toBeNull();
  expect(await signIn()).toBe(await holder());
});

test('programs do the same by the API', async () => {
  const { gameId, link, link1, anna, email, wanted } = await table();
  const path = `/api/games/${gameId}/address`;
  const asking = { method: 'POST', path, json: { email: wanted } };
  expect(await callJson({ ...asking, token: link })).toMatchObject({ status: 200, body: { done: 'asked' } });
  expect(await addressOf(gameId)).toBe(email);
  await problemOf({ ...asking, token: link }, 429, 'too-many');
  await problemOf({ ...asking, token: link1 }, 409, 'no-own-address');
  await problemOf({ ...asking, token: 'A'.repeat(22) }, 403, 'token-wrong');
  await problemOf(asking, 401, 'token-missing');
  await problemOf({ ...asking, token: link, json: { email: 'no' } }, 400, 'invalid-request');
  expect(await callJson({ ...asking, token: anna.token })).toMatchObject({ body: { done: 'changed' } });
  expect(await addressOf(gameId)).toBe(wanted);
});
