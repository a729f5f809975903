/** A message opened in a browser without a seat: for some days it opens the seat, then sends a link. */
import { expect, test } from 'vitest';
import { composeParcel } from '@/lib/features/notify/compose';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { renewOwnLink } from '@/lib/features/seats/own-seat';
import { findSeatByToken } from '@/lib/features/seats/seats';
import {
  isReachable,
  openingOfReference,
  referenceTo,
  seatOfReference,
  sendSitAgain,
} from '@/lib/features/seats/sit-again';
import { loadTable } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { newAddress } from '../support/guest-mail';
import { mailTo, queueTo } from '../support/notifications';
import { refused } from '../support/outcomes';
import { useService } from '../support/service';
import { seatedTable, sitAs, sitDownKey } from '../support/tables';
import { guest } from '../support/world';

await useService();

const WRONG = refused('token-wrong');

/** Anna holds the first seat and has given an address of her own, which has got a message. */
async function told() {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  const { gameId, seats } = await seatedTable(2, { emails: false, clock });
  const email = newAddress();
  const anna = { userId: await guest('Anna') };
  await sitAs({ token: seats[0]?.token ?? '', ...anna, email }, clock);
  await queueTo({ gameId }, 'your-turn', clock.now());
  await deliverDue(clock);
  const mails = () => mailTo(email);
  const [mail] = await mails();
  const reference = new RegExp(`/games/${gameId}\\?for=(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
  return { gameId, clock, anna, mails, reference };
}

test('the link of a mail leads to the table and sends a link to the seat to its reader, once an hour', async () => {
  const { gameId, clock, anna, mails, reference } = await told();
  expect(await seatOfReference(reference, gameId)).toMatchObject({ seat: 0, name: 'Anna' });
  expect(await isReachable(gameId, 0)).toBe(true);
  for (let times = 0; times < 2; times += 1)
    expect(await sendSitAgain(reference, gameId, clock)).toMatchObject({ ok: true });
  await db().rateLimit.deleteMany();
  await deliverDue(clock);
  expect(await mails()).toHaveLength(2);
  const all = (await mails()).map(({ text }) => text).join('\n');
  const link = /\/seat\/(\S+)/.exec(all)?.[1] ?? '';
  const token = await sitDownKey({ token: link, label: 'Firefox, Linux' });
  expect(await loadTable(gameId, { token })).toMatchObject({ me: 0 });
  expect((await loadTable(gameId, anna))?.me).toBe(0);
  clock.pass(1);
  await sendSitAgain(reference, gameId, clock);
  expect(await db().outbox.count({ where: { gameId, kind: 'fresh-link' } })).toBe(2);
});

test.each([
  ['table-late', 'requests'],
  ['end-proposed', 'requests'],
] as const)('a message about a page of the table says whose it was as well: %s', async (kind, page) => {
  const { gameId, clock, mails } = await told();
  await queueTo({ gameId }, kind, clock.pass(1), { payload: { seat: 1 } });
  await db().rateLimit.deleteMany();
  await deliverDue(clock);
  const text = (await mails()).map((mail) => mail.text).join('\n');
  const reference = new RegExp(`/games/${gameId}/${page}\\?for=(\\S+)`).exec(text)?.[1] ?? '';
  expect(await seatOfReference(reference, gameId)).toMatchObject({ seat: 0, name: 'Anna' });
});

test('sent to the holder’s own way it opens their seat for seven days, in any browser, only for this table', async () => {
  const { gameId, clock, anna, reference } = await told();
  const opening = (await openingOfReference(reference, gameId, clock)) ?? '';
  expect(await openingOfReference(reference, 'othertable', clock)).toBeUndefined();
  expect(await openingOfReference(`${reference}x`, gameId, clock)).toBeUndefined();
  const token = await sitDownKey({ token: opening, label: 'Firefox, Linux' }, clock);
  expect(await loadTable(gameId, { token })).toMatchObject({ me: 0 });
  clock.pass(7 * 24 + 1);
  expect(await openingOfReference(reference, gameId, clock)).toBeUndefined();
  const fresh = await referenceTo(gameId, 0, clock.now());
  expect(await openingOfReference(fresh ?? '', gameId, clock)).toBeDefined();
  await renewOwnLink(gameId, anna);
  expect(await openingOfReference(fresh ?? '', gameId, clock)).toBeUndefined();
});

test('at an address that somebody else wrote down it opens nothing', async () => {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  const { gameId } = await seatedTable(2, { clock });
  await queueTo({ gameId }, 'your-turn', clock.now());
  await deliverDue(clock);
  const texts = (await listStoredMail()).map(({ text }) => text).join('\n');
  const reference = new RegExp(`/games/${gameId}\\?for=(\\S+)`).exec(texts)?.[1] ?? '';
  expect(await seatOfReference(reference, gameId)).toMatchObject({ seat: 0 });
  expect(await openingOfReference(reference, gameId, clock)).toBeUndefined();
});

test('it opens nothing on its own, says nothing of another table, and dies with the link of the seat', async () => {
  const { gameId, clock, anna, reference } = await told();
  expect(await findSeatByToken(reference)).toBeUndefined();
  expect((await loadTable(gameId, { token: reference }))?.me).toBeUndefined();
  const other = await told();
  for (const [token, game] of [
    [reference, other.gameId],
    [`${reference}x`, gameId],
    ['', gameId],
  ] as const)
    expect(await sendSitAgain(token, game, clock)).toMatchObject(WRONG);
  await renewOwnLink(gameId, anna);
  expect(await seatOfReference(reference, gameId)).toBeUndefined();
  expect(await sendSitAgain(reference, gameId, clock)).toMatchObject(WRONG);
});

test('nothing is sent to an address that somebody else wrote down, and a hook that many may read gets no reference', async () => {
  const { gameId } = await seatedTable(2);
  expect(await isReachable(gameId, 0)).toBe(false);
  const reference = await referenceTo(gameId, 0);
  expect(await sendSitAgain(reference ?? '', gameId)).toMatchObject(WRONG);
  const now = new Date();
  const { setup } = (await loadTable(gameId))?.view.state ?? {};
  const about = { gameId, gameName: 'T', seat: 0, kind: 'joined', seq: 1, payload: { seat: 1 } };
  const message = { ...about, setup, locale: 'en', timeZone: null, createdAt: now, id: 'm' };
  const urlOn = async (form: string) => {
    const channel = { kind: 'channel', channelId: crypto.randomUUID(), form, target: {} };
    const due = { id: 'd', attempts: 1, dueAt: now, channel, message, isWaitedFor: true, isStopped: false };
    return (await composeParcel([due as never], now)).messages[0]?.link.url;
  };
  expect(await urlOn('webhook')).toBe(`http://praga.test/games/${gameId}`);
  expect(await urlOn('push')).toContain(`/games/${gameId}?for=`);
});
