/** Mail to an address before its reader has confirmed it, and afterwards. */
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { sendConsentAgain, unconfirmedSeat } from '@/lib/features/notify/seat-mail';
import { UNCONFIRMED } from '@/lib/features/notify/unconfirmed-mail';
import { giveMailConsent } from '@/lib/features/seats/mail-consent';
import {
  CIRCLE_KINDS,
  MESSAGE_KINDS,
  isSeatKind,
  messageKindOf,
  type MessageKind,
} from '@/lib/game/wording/message-kinds';
import { db } from '@/lib/platform/db/db';
import { FakeClock } from '../support/clock';
import { isFull, ofEachKind } from '../support/full';
import {
  newAddress,
  guestAt,
  type Guest,
  mailsTo,
  tokenIn,
  CONSENT,
  who,
  useEmptyMail,
} from '../support/guest-mail';
import { queueTo } from '../support/notifications';
import { setSeat } from '../support/set-seat';

await useEmptyMail();

test('before it is confirmed five turn mails go out, each saying what is left and how to confirm', async () => {
  const { tell, mails } = await guestAt();
  for (let i = 0; i < 7; i += 1) await tell();
  const sent = await mails();
  expect(sent).toHaveLength(UNCONFIRMED.turns);
  for (const [i, { text, html }] of sent.entries()) {
    const left = UNCONFIRMED.turns - 1 - i;
    expect(text).toContain(
      left === 0 ? 'another turn email' : `${left === 1 ? 'one' : left} more turn email`,
    );
    expect(text).toMatch(/Yes, email me here: http:\/\/praga\.test\/confirm\/\S+/);
    expect(html).toContain('Yes, email me here</a>');
  }
});

test.runIf(isFull)(
  'they are no more than five in weeks and months, and come back with no other seat or tenure',
  async () => {
    const guest = await guestAt();
    for (let i = 0; i < 6; i += 1) await guest.tell();
    for (let week = 0; week < 8; week += 1) {
      guest.clock.pass(8 * 24);
      await guest.tell();
    }
    await setSeat(guest.gameId, 0, { seatedAt: null });
    await setSeat(guest.gameId, 0, { seatedAt: guest.clock.now(), email: guest.email });
    await guest.tell();
    expect(await guest.mails()).toHaveLength(UNCONFIRMED.turns);
  },
);

test('held messages are sent at once when the address is confirmed', async () => {
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

test('held messages are dropped if the seat has moved, however they are released', async () => {
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

/** The parameters that each kind needs for its text. */
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
const ELSEWHERE: readonly MessageKind[] = ['digest', 'next-but-one', 'watcher-mention', ...CIRCLE_KINDS];

const { rows, how } = ofEachKind(
  'unconfirmed mail',
  MESSAGE_KINDS.filter((kind) => !ELSEWHERE.includes(kind)),
  {
    key: (kind) => kind,
    kinds: (kind) => [TURNS.includes(kind) ? 'turn' : isSeatKind(kind) ? 'seat' : 'talk'],
  },
);

test.each(rows)(
  `however often an unconfirmed address gets "%s", the turn mails stay five and all mails ten (${how})`,
  async (kind) => {
    const guest = await guestAt();
    for (let i = 0; i < 7; i += 1) await guest.tell(kind, PAYLOAD);
    const isTurn = TURNS.includes(kind);
    const others = (await guest.mails()).length;
    const isOfSeat = isSeatKind(kind);
    const most = isTurn ? UNCONFIRMED.turns : isOfSeat ? UNCONFIRMED.others : UNCONFIRMED.talk;
    expect(others).toBeLessThanOrEqual(most);
    guest.clock.pass(8 * 24);
    for (let i = 0; i < 7; i += 1) await guest.tell();
    const turns = (await guest.mails()).filter(({ tells }) => tells.some(isOfTurn));
    expect(turns).toHaveLength(UNCONFIRMED.turns);
    expect((await guest.mails()).length).toBeLessThanOrEqual(UNCONFIRMED.turns + UNCONFIRMED.others);
  },
);

test.runIf(isFull)(
  'an address that nobody confirms gets ten mails a week, from whatever tables and seats',
  async () => {
    const clock = new FakeClock('2030-01-07T12:00:00Z');
    const email = newAddress();
    const tables: Guest[] = [];
    for (let i = 0; i < 6; i += 1) tables.push(await guestAt({ clock, email }));
    const bomb = async () => {
      for (let round = 0; round < 2; round += 1)
        for (const { gameId, setWaiting } of tables) {
          await setWaiting([0, 1]);
          for (const seat of [0, 1]) {
            await setSeat(gameId, seat, { email });
            for (const kind of ['your-turn', 'mention', 'seat-opened', 'fresh-link'] as const) {
              const payload = { tenure: 1, text: 'hi' };
              await queueTo({ gameId }, kind, clock.pass(0.1), { seat, payload });
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
  },
  60_000,
);

test('two processes that send at once do not send a sixth', async () => {
  const guest = await guestAt();
  for (let i = 0; i < 4; i += 1) await guest.tell();
  const at = guest.clock.pass(1);
  for (let i = 0; i < 4; i += 1) await queueTo(guest, 'your-turn', at);
  await Promise.all([1, 2, 3, 4].map(() => deliverDue(guest.clock)));
  const turns = (await guest.mails()).length;
  expect(turns).toBe(UNCONFIRMED.turns);
});

test('"send again" sends the confirmation email only for the holder, a few times', async () => {
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
