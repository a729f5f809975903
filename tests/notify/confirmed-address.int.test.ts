/** How the address of a seat is confirmed, and how not. */
import { expect, test } from 'vitest';
import { proveChannelAddress } from '@/lib/features/notify/channels';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { addMail } from '@/lib/features/notify/new-channel';
import { unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { sendFreshLink } from '@/lib/features/seats/fresh-link';
import {
  confirmByArrival,
  consentLink,
  giveMailConsent,
  mailConsentOf,
} from '@/lib/features/seats/mail-consent';
import { changeAddress } from '@/lib/features/seats/own-store';
import { sitDown } from '@/lib/features/seats/seats';
import { openingOfReference, referenceTo } from '@/lib/features/seats/sit-again';
import { keysOf } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { addressMark } from '@/lib/platform/outbox/address-hash';
import { type StoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { sampled } from '../support/full';
import {
  newAddress,
  guestAt,
  type Guest,
  mailsTo,
  tokenIn,
  CONSENT,
  REFERENCE,
  SEAT,
  isConfirmed,
  who,
  useEmptyMail,
} from '../support/guest-mail';
import { queueTo } from '../support/notifications';
import { setSeat } from '../support/set-seat';
import { emptyTable } from '../support/tables';

await useEmptyMail();

type Road = (guest: Guest, mail: StoredMail | undefined) => Promise<unknown>;

const ROADS: Readonly<Record<string, Road>> = {
  'the holder’s browser comes by the link of the mail': (guest, mail) =>
    confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest)),
  'a guest without a session comes by it in the browser that sat down': async (guest, mail) => {
    await setSeat(guest.gameId, 0, { userId: null });
    await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), { token: guest.key });
  },
  'its reader presses the button, in any browser': (_, mail) =>
    giveMailConsent(tokenIn(mail?.text, CONSENT), {}),
  'its reader sits down again by the mail in another browser': async ({ gameId, clock }, mail) => {
    const token = await openingOfReference(tokenIn(mail?.text, REFERENCE), gameId, clock);
    await sitDown({ token: token ?? '', label: 'a phone' }, clock);
  },
  'its reader sits down by a new link that was mailed': async ({ gameId, clock, host, mails }) => {
    await sendFreshLink(gameId, 0, { userId: host }, clock);
    await deliverDue(clock);
    const fresh = (await mails()).find(({ text }) => text.includes('a new link'));
    const token = tokenIn(fresh?.text, SEAT);
    await sitDown({ token, label: 'a phone' }, clock);
  },
  'the holder has an account of this address': ({ guest: id, email, clock }) =>
    db().user.update({ where: { id }, data: { email, emailVerified: clock.now() } }),
  'the holder proves the address as a channel': async ({ guest, email, clock }) => {
    await addMail(guest, email, clock);
    const letter = (await mailsTo(email)).find(({ text }) => text.includes('/prove/'));
    await proveChannelAddress(tokenIn(letter?.text, /\/prove\/(\S+)/), clock);
  },
};

test.each(sampled(Object.entries(ROADS), 2))('it is confirmed for good when %s', async (_, road) => {
  const guest = await guestAt();
  await guest.tell();
  const [mail] = await guest.mails();
  await road(guest, mail);
  expect(await isConfirmed(guest)).toBe(true);
});

test('a guest who sits down by the link of an invitation has confirmed the address', async () => {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  const email = newAddress();
  const { gameId } = await emptyTable({ seats: [{ name: 'Anna', email }, { name: 'Bohumil' }] }, clock);
  await queueTo({ gameId }, 'invited', clock.now());
  await deliverDue(clock);
  const [mail] = await mailsTo(email);
  expect(mail?.text).not.toContain('/confirm/');
  const sat = await sitDown({ token: tokenIn(mail?.text, SEAT), label: 'Firefox' }, clock);
  expect(sat.ok && sat.value.isNew).toBe(true);
  expect(await unconfirmedSeat(gameId, 0, clock)).toBeUndefined();
});

const NO_ROADS: Readonly<Record<string, Road>> = {
  'a scanner opens its links': (guest, mail) =>
    Promise.all([
      confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), {}),
      mailConsentOf(tokenIn(mail?.text, CONSENT)),
    ]),
  'somebody who only plays by the link of the seat comes by it': async (guest, mail) => {
    const friend = await sitDown({ token: guest.tokens[0] ?? '', label: 'a friend' }, guest.clock);
    if (!friend.ok) throw new Error('the link opens nothing');
    const reference = tokenIn(mail?.text, REFERENCE);
    await confirmByArrival(guest.gameId, reference, { token: friend.value.key });
    await confirmByArrival(guest.gameId, reference, { token: guest.tokens[0] });
  },
  'the holder comes by a push message': async (guest) => {
    const pushed = await referenceTo(guest.gameId, 0, guest.clock.now());
    await confirmByArrival(guest.gameId, pushed ?? '', who(guest));
  },
  'the holder gave another address before and comes by its mail': async (guest, mail) => {
    await changeAddress(guest.gameId, 0, keysOf(who(guest)), newAddress());
    await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest));
    await giveMailConsent(tokenIn(mail?.text, CONSENT), who(guest));
    await changeAddress(guest.gameId, 0, keysOf(who(guest)), guest.email);
  },
  'the holder comes by a mail of another seat': async (guest) => {
    const other = await guestAt({ email: guest.email });
    await other.tell();
    const mail = (await guest.mails()).find(({ text }) => text.includes(other.gameId));
    await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest));
  },
  'somebody writes a link themselves': async ({ gameId, email }, mail) => {
    const token = tokenIn(mail?.text, CONSENT);
    await giveMailConsent(`${token}x`, {});
    await giveMailConsent(token.replace('.', 'A.'), {});
    const other = consentLink({ gameId, seat: 1, tenure: 1, mark: addressMark(email) });
    await giveMailConsent(tokenIn(other, CONSENT), {});
  },
};

test.each(sampled(Object.entries(NO_ROADS), 3))('it is not confirmed when %s', async (_, road) => {
  const guest = await guestAt();
  await guest.tell();
  const [mail] = await guest.mails();
  await road(guest, mail);
  expect(await isConfirmed(guest)).toBe(false);
});

test('the next holder of the seat, and another address, start unconfirmed', async () => {
  const guest = await guestAt();
  await guest.tell();
  const [mail] = await guest.mails();
  await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest));
  const isOpen = async () => (await unconfirmedSeat(guest.gameId, 0, guest.clock)) !== undefined;
  expect(await isOpen()).toBe(false);
  await changeAddress(guest.gameId, 0, keysOf(who(guest)), newAddress());
  expect(await isOpen()).toBe(true);
  await changeAddress(guest.gameId, 0, keysOf(who(guest)), guest.email);
  expect(await isOpen()).toBe(false);
  await setSeat(guest.gameId, 0, { seatedAt: null, userId: null });
  await setSeat(guest.gameId, 0, { seatedAt: guest.clock.now(), email: guest.email });
  expect(await isOpen()).toBe(true);
});

test('a holder who came by the mail need not confirm at their next table; who pressed elsewhere has to', async () => {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  for (const isHolder of [true, false]) {
    const guest = await guestAt({ clock });
    const next = await guestAt({ clock, email: guest.email });
    await setSeat(next.gameId, 0, { userId: guest.guest });
    await guest.tell();
    const token = tokenIn((await guest.mails())[0]?.text, CONSENT);
    await giveMailConsent(token, isHolder ? who(guest) : {});
    expect((await unconfirmedSeat(next.gameId, 0, clock)) === undefined).toBe(isHolder);
  }
});
