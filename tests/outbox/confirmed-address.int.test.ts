/** Turn mails to an address before and after its reader has confirmed it for their seat. */
import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { MESSAGE_KINDS, SEAT_KINDS, messageKindOf, type MessageKind } from '@/lib/game/wording/message-kinds';
import { env } from '@/lib/platform/env';
import { db } from '@/lib/platform/db/db';
import { addressMark } from '@/lib/platform/outbox/address-hash';
import { listKeptMail, type KeptMail } from '@/lib/platform/outbox/kept-mail';
import { queueMessage } from '@/lib/platform/outbox/outbox-store';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { changeAddress } from '@/lib/features/seats/own-store';
import {
  confirmByArrival,
  consentLink,
  giveMailConsent,
  mailConsentOf,
} from '@/lib/features/seats/mail-consent';
import { sendFreshLink } from '@/lib/features/seats/fresh-link';
import { openingOfReference, referenceTo } from '@/lib/features/seats/sit-again';
import { sitDown } from '@/lib/features/seats/seats';
import { createTable } from '@/lib/features/table/create-table';
import { keysOf } from '@/lib/features/table/load-table';
import { makeGuest } from '@/lib/features/people/guests';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { prove } from '@/lib/features/notify/channels';
import { addMail } from '@/lib/features/notify/new-channel';
import { sendConsentAgain, unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { UNCONFIRMED } from '@/lib/features/notify/unconfirmed-mail';
import { FakeClock } from '../support/clock';
import { useService } from '../support/service';

const { dataDir } = await useService();
beforeEach(async () => {
  await db().outbox.deleteMany();
  fs.rmSync(path.join(dataDir, 'mail'), { recursive: true, force: true });
});

let n = 0;
const newAddress = () => `reader${(n += 1)}@praga.test`;

interface Wanted {
  readonly email?: string;
  readonly clock?: FakeClock;
  readonly invited?: string;
}

/** A guest sits down at a table with an address, and it is their turn; the other seat has no address. */
async function guestAt({ email = newAddress(), clock = new FakeClock('2030-01-07T12:00:00Z') }: Wanted = {}) {
  const host = (await makeGuest({ name: 'Hana', locale: 'en' })).id;
  const table = await createTable(
    {
      name: 'At the Golden Tiger',
      seats: [{ name: 'Anna' }, { name: 'Bohumil' }],
      options: ONLINE_OPTIONS,
      variant: BASE_VARIANT,
      startingSeat: 'first',
      hostId: host,
    },
    clock,
  );
  const { gameId } = table;
  const tokens = table.seats.map(({ token }) => token);
  const guest = (await makeGuest({ name: 'Anna', locale: 'en' })).id;
  const sat = await sitDown({ token: tokens[0] ?? '', email, userId: guest, label: 'Firefox' }, clock);
  await sitDown({ token: tokens[1] ?? '', label: 'Chrome' }, clock);
  if (!sat.ok) throw new Error('the guest does not sit');
  let told = 0;
  const tell = async (kind: MessageKind = 'your-turn', payload: Record<string, unknown> = {}) => {
    const at = clock.pass(1);
    const dedupe = `${kind} ${gameId} ${(told += 1)}`;
    await queueMessage({ gameId, seat: 0, kind, seq: 1, dedupe, at, payload });
    await deliverDue(clock);
  };
  const mails = () => mailsTo(email);
  const setWaiting = (waiting: number[]) => db().game.update({ where: { id: gameId }, data: { waiting } });
  return { gameId, tokens, email, clock, guest, host, key: sat.value.key, tell, mails, setWaiting };
}
type Guest = Awaited<ReturnType<typeof guestAt>>;

async function mailsTo(address: string): Promise<KeptMail[]> {
  const mails = (await listKeptMail()).filter(({ to }) => to.address === address);
  return mails.toReversed();
}

const tokenIn = (text: string | undefined, link: RegExp) => link.exec(text ?? '')?.[1] ?? '';
const CONSENT = /\/confirm\/(\S+)/;
const REFERENCE = /\?for=([^\s&]+)/;
const SEAT = /\/seat\/([\w-]+\.[\w-]+)/;

/** Whether more turn mails than the five come. */
async function isConfirmed({ tell, mails, gameId, clock }: Guest): Promise<boolean> {
  for (let i = 0; i < 8; i += 1) await tell();
  const ofTurn = ({ kind, gameId: about }: KeptMail['tells'][number]) =>
    kind === 'your-turn' && about === gameId;
  const turns = (await mails()).filter(({ tells }) => tells.some(ofTurn));
  const isOpen = (await unconfirmedSeat(gameId, 0, clock)) === undefined;
  expect(isOpen).toBe(turns.length > UNCONFIRMED.turns);
  return isOpen;
}

test('before it is confirmed five turn mails go out, each saying what is left and how to confirm', async () => {
  const { tell, mails } = await guestAt();
  for (let i = 0; i < 7; i += 1) await tell();
  const sent = await mails();
  expect(sent).toHaveLength(UNCONFIRMED.turns);
  for (const [i, { text, html }] of sent.entries()) {
    const left = UNCONFIRMED.turns - 1 - i;
    expect(text).toContain(
      left === 0 ? 'no more turn emails' : `${left === 1 ? 'one' : left} more turn email`,
    );
    expect(text).toMatch(/Yes, write to me here: http:\/\/praga\.test\/confirm\/\S+/);
    expect(html).toContain('Yes, write to me here</a>');
  }
});

test('they are no more than five in weeks and months, and come back with no other seat or tenure', async () => {
  const guest = await guestAt();
  for (let i = 0; i < 6; i += 1) await guest.tell();
  for (let week = 0; week < 8; week += 1) {
    guest.clock.pass(8 * 24);
    await guest.tell();
  }
  const where = { gameId_seat: { gameId: guest.gameId, seat: 0 } };
  await db().seat.update({ where, data: { seatedAt: null } });
  await db().seat.update({ where, data: { seatedAt: guest.clock.now(), email: guest.email } });
  await guest.tell();
  expect(await guest.mails()).toHaveLength(UNCONFIRMED.turns);
});

type Road = readonly [string, (guest: Guest, mail: KeptMail | undefined) => Promise<unknown>];
const who = ({ key, guest }: Guest) => ({ token: key, userId: guest });

const ROADS: readonly Road[] = [
  [
    'the holder’s browser comes by the link of the mail',
    (guest, mail) => confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest)),
  ],
  [
    'a guest without a session comes by it in the browser that sat down',
    async (guest, mail) => {
      await db().seat.updateMany({ where: { gameId: guest.gameId, seat: 0 }, data: { userId: null } });
      await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), { token: guest.key });
    },
  ],
  [
    'its reader presses the button, in any browser',
    (_, mail) => giveMailConsent(tokenIn(mail?.text, CONSENT), {}),
  ],
  [
    'its reader sits down again by the mail in another browser',
    async ({ gameId, clock }, mail) => {
      const token = await openingOfReference(tokenIn(mail?.text, REFERENCE), gameId, clock);
      await sitDown({ token: token ?? '', label: 'a phone' }, clock);
    },
  ],
  [
    'its reader sits down by a fresh link that was mailed',
    async ({ gameId, clock, host, mails }) => {
      await sendFreshLink(gameId, 0, { userId: host }, clock);
      await deliverDue(clock);
      const fresh = (await mails()).find(({ text }) => text.includes('A fresh link'));
      const token = tokenIn(fresh?.text, SEAT);
      await sitDown({ token, label: 'a phone' }, clock);
    },
  ],
  [
    'the holder has an account of this address',
    ({ guest: id, email, clock }) =>
      db().user.update({ where: { id }, data: { email, emailVerified: clock.now() } }),
  ],
  [
    'the holder proves the address as a channel',
    async ({ guest, email, clock }) => {
      await addMail(guest, email, clock);
      const letter = (await mailsTo(email)).find(({ text }) => text.includes('/prove/'));
      await prove(tokenIn(letter?.text, /\/prove\/(\S+)/), clock);
    },
  ],
];

test.each(ROADS)('it is confirmed for good when %s', async (_, road) => {
  const guest = await guestAt();
  await guest.tell();
  const [mail] = await guest.mails();
  await road(guest, mail);
  expect(await isConfirmed(guest)).toBe(true);
});

test('a guest who sits down by the link of an invitation has confirmed the address', async () => {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  const email = newAddress();
  const { gameId } = await createTable(
    {
      name: 'At the Two Suns',
      seats: [{ name: 'Anna', email }, { name: 'Bohumil' }],
      options: ONLINE_OPTIONS,
      variant: BASE_VARIANT,
      startingSeat: 'first',
    },
    clock,
  );
  await queueMessage({ gameId, seat: 0, kind: 'invited', seq: 1, dedupe: `in ${gameId}`, at: clock.now() });
  await deliverDue(clock);
  const [mail] = await mailsTo(email);
  expect(mail?.text).not.toContain('/confirm/');
  const sat = await sitDown({ token: tokenIn(mail?.text, SEAT), label: 'Firefox' }, clock);
  expect(sat.ok && sat.value.isNew).toBe(true);
  expect(await unconfirmedSeat(gameId, 0, clock)).toBeUndefined();
});

const NO_ROADS: readonly Road[] = [
  [
    'a scanner opens its links',
    (guest, mail) =>
      Promise.all([
        confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), {}),
        mailConsentOf(tokenIn(mail?.text, CONSENT)),
      ]),
  ],
  [
    'somebody who only plays by the link of the seat comes by it',
    async (guest, mail) => {
      const friend = await sitDown({ token: guest.tokens[0] ?? '', label: 'a friend' }, guest.clock);
      if (!friend.ok) throw new Error('the link opens nothing');
      const reference = tokenIn(mail?.text, REFERENCE);
      await confirmByArrival(guest.gameId, reference, { token: friend.value.key });
      await confirmByArrival(guest.gameId, reference, { token: guest.tokens[0] });
    },
  ],
  [
    'the holder comes by a push message',
    async (guest) => {
      const pushed = await referenceTo(guest.gameId, 0, guest.clock.now());
      await confirmByArrival(guest.gameId, pushed ?? '', who(guest));
    },
  ],
  [
    'the holder gave another address before and comes by its mail',
    async (guest, mail) => {
      await changeAddress(guest.gameId, 0, keysOf(who(guest)), newAddress());
      await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest));
      await giveMailConsent(tokenIn(mail?.text, CONSENT), who(guest));
      await changeAddress(guest.gameId, 0, keysOf(who(guest)), guest.email);
    },
  ],
  [
    'the holder comes by a mail of another seat',
    async (guest) => {
      const other = await guestAt({ email: guest.email });
      await other.tell();
      const mail = (await guest.mails()).find(({ text }) => text.includes(other.gameId));
      await confirmByArrival(guest.gameId, tokenIn(mail?.text, REFERENCE), who(guest));
    },
  ],
  [
    'somebody writes a link themselves',
    async ({ gameId, email }, mail) => {
      const token = tokenIn(mail?.text, CONSENT);
      await giveMailConsent(`${token}x`, {});
      await giveMailConsent(token.replace('.', 'A.'), {});
      const other = consentLink({ gameId, seat: 1, tenure: 1, mark: addressMark(email) });
      await giveMailConsent(tokenIn(other, CONSENT), {});
    },
  ],
];

test.each(NO_ROADS)('it is not confirmed when %s', async (_, road) => {
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
  const where = { gameId_seat: { gameId: guest.gameId, seat: 0 } };
  await db().seat.update({ where, data: { seatedAt: null, userId: null } });
  await db().seat.update({ where, data: { seatedAt: guest.clock.now(), email: guest.email } });
  expect(await isOpen()).toBe(true);
});

test('a holder who came by the mail need not confirm at their next table; who pressed elsewhere has to', async () => {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  for (const isHolder of [true, false]) {
    const guest = await guestAt({ clock });
    const next = await guestAt({ clock, email: guest.email });
    const at = { gameId: next.gameId, seat: 0 };
    await db().seat.updateMany({ where: at, data: { userId: guest.guest } });
    await guest.tell();
    const token = tokenIn((await guest.mails())[0]?.text, CONSENT);
    await giveMailConsent(token, isHolder ? who(guest) : {});
    expect((await unconfirmedSeat(next.gameId, 0, clock)) === undefined).toBe(isHolder);
  }
});

test('what was held back comes at once when the address is confirmed', async () => {
  const guest = await guestAt();
  for (let i = 0; i < 7; i += 1) await guest.tell();
  const before = await guest.mails();
  expect(before).toHaveLength(UNCONFIRMED.turns);
  await giveMailConsent(tokenIn(before[0]?.text, CONSENT), {}, guest.clock);
  await deliverDue(guest.clock);
  const after = await guest.mails();
  expect(after).toHaveLength(UNCONFIRMED.turns + 1);
  expect(after.at(-1)?.tells).toHaveLength(2);
  expect(after.at(-1)?.text).not.toContain('/confirm/');
});

test('what was held back never comes if the seat has moved, however it is released', async () => {
  for (const release of ['confirmed', 'after a day'] as const) {
    const guest = await guestAt();
    for (let i = 0; i < 7; i += 1) await guest.tell();
    const [mail] = await guest.mails();
    await guest.setWaiting([1]);
    if (release === 'confirmed') await giveMailConsent(tokenIn(mail?.text, CONSENT), {}, guest.clock);
    else guest.clock.pass(30);
    await deliverDue(guest.clock);
    expect(await guest.mails()).toHaveLength(UNCONFIRMED.turns);
    const open = { gameId: guest.gameId, sentAt: null, cancelledAt: null };
    expect(await db().delivery.count({ where: open })).toBe(0);
  }
});

/** What each kind needs to be worded. */
const PAYLOAD = {
  seat: 1,
  tenure: 1,
  email: 'new@praga.test',
  changes: 0,
  text: 'Good luck!',
  until: '2031-01-01T00:00:00.000Z',
  deadline: '2031-01-01T00:00:00.000Z',
};
const TURNS: readonly MessageKind[] = ['your-turn', 'reminder', 'time-out'];
const isOfTurn = ({ kind }: { readonly kind: string }) => TURNS.includes(messageKindOf(kind) ?? 'digest');
const ELSEWHERE: readonly MessageKind[] = ['digest', 'next-but-one', 'watcher-mention'];

test.each(MESSAGE_KINDS.filter((kind) => !ELSEWHERE.includes(kind)))(
  'however often an unconfirmed address is told of "%s", the turn mails stay five and all mails ten',
  async (kind) => {
    const guest = await guestAt();
    for (let i = 0; i < 7; i += 1) await guest.tell(kind, PAYLOAD);
    const isTurn = TURNS.includes(kind);
    const others = (await guest.mails()).length;
    const isOfSeat = SEAT_KINDS.some((own) => own === kind);
    const most = isTurn ? UNCONFIRMED.turns : isOfSeat ? UNCONFIRMED.others : UNCONFIRMED.talk;
    expect(others).toBeLessThanOrEqual(most);
    guest.clock.pass(8 * 24);
    for (let i = 0; i < 7; i += 1) await guest.tell();
    const turns = (await guest.mails()).filter(({ tells }) => tells.some(isOfTurn));
    expect(turns).toHaveLength(UNCONFIRMED.turns);
    expect((await guest.mails()).length).toBeLessThanOrEqual(UNCONFIRMED.turns + UNCONFIRMED.others);
  },
);

test('an address that nobody confirms gets ten mails a week, from whatever tables and seats', async () => {
  const clock = new FakeClock('2030-01-07T12:00:00Z');
  const email = newAddress();
  const tables: Guest[] = [];
  for (let i = 0; i < 6; i += 1) tables.push(await guestAt({ clock, email }));
  const bomb = async () => {
    for (let round = 0; round < 2; round += 1)
      for (const { gameId, setWaiting } of tables) {
        await setWaiting([0, 1]);
        for (const seat of [0, 1]) {
          await db().seat.updateMany({ where: { gameId, seat }, data: { email } });
          for (const kind of ['your-turn', 'mention', 'seat-opened', 'fresh-link'] as const) {
            const at = clock.pass(0.1);
            const dedupe = `${kind} ${gameId} ${seat} ${at.getTime()}`;
            await queueMessage({
              gameId,
              seat,
              kind,
              seq: 1,
              dedupe,
              at,
              payload: { tenure: 1, text: 'hi' },
            });
            await deliverDue(clock);
          }
        }
      }
  };
  await bomb();
  expect(await mailsTo(email)).toHaveLength(UNCONFIRMED.week);
  clock.pass(8 * 24);
  await bomb();
  expect(await mailsTo(email)).toHaveLength(2 * UNCONFIRMED.week);
}, 60_000);

test('two processes that send at once do not send a sixth', async () => {
  const guest = await guestAt();
  for (let i = 0; i < 4; i += 1) await guest.tell();
  const at = guest.clock.pass(1);
  for (const i of [1, 2, 3, 4])
    await queueMessage({
      gameId: guest.gameId,
      seat: 0,
      kind: 'your-turn',
      seq: 1,
      dedupe: `x${i} ${guest.gameId}`,
      at,
    });
  await Promise.all([1, 2, 3, 4].map(() => deliverDue(guest.clock)));
  const turns = (await guest.mails()).length;
  expect(turns).toBe(UNCONFIRMED.turns);
});

test('"send again" sends the letter that asks, for the holder alone and a few times', async () => {
  const guest = await guestAt();
  const again = (by: object) => sendConsentAgain(guest.gameId, by, 'en', guest.clock);
  expect(await again({})).toMatchObject({ error: { kind: 'token-wrong' } });
  expect(await again({ token: guest.tokens[0] })).toMatchObject({ error: { kind: 'seat-held' } });
  for (let i = 0; i < UNCONFIRMED.others; i += 1) expect(await again(who(guest))).toMatchObject({ ok: true });
  expect(await again(who(guest))).toMatchObject({ error: { kind: 'too-many' } });
  const sent = await guest.mails();
  expect(sent).toHaveLength(UNCONFIRMED.others);
  expect(await unconfirmedSeat(guest.gameId, 0, guest.clock)).toMatchObject({
    turns: UNCONFIRMED.turns,
    canAsk: false,
    canWrite: true,
  });
  expect(await giveMailConsent(tokenIn(sent[0]?.text, CONSENT), {}, guest.clock)).toBe(true);
  expect(await again(who(guest))).toMatchObject({ error: { kind: 'no-own-address' } });
});

test('the limits cannot be switched off', () => {
  expect(Object.keys(env())).not.toContain('MAIL_LIMITS');
});
