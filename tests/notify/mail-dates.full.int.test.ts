/** When a letter is dated, and when it says that something happened. */
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { askSignIn } from '@/lib/features/people/sign-in';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { env } from '@/lib/platform/env';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { useMailWorld } from '../support/mail-world';
import { channelFor, personAt, queueTo, quietTable } from '../support/notifications';

const { sql, smtp } = await useMailWorld();
const EVENT = new Date('2026-11-20T21:30:00Z');
const DAY_H = 24;

interface Reading {
  readonly locale?: string;
  readonly timeZone?: string;
  readonly kind?: MessageKind;
}

/** Has something happen at a table whose first seat reads mail. */
async function eventFor({ locale = 'en', timeZone = 'Europe/Prague', kind = 'joined' }: Reading = {}) {
  const clock = new FakeClock(EVENT.toISOString());
  const table = await quietTable(sql, 2, { emails: false });
  const userId = await personAt(sql, table, 0, { locale, timeZone });
  await sql.query(`update "Game" set "waiting" = '{0}' where id = $1`, [table.gameId]);
  await channelFor(sql, userId, 'mail', { address: 'reader@praga.test' });
  const payload = { name: 'Eliška', deadline: '2027-01-01T12:00:00.000Z' };
  await queueTo(table, kind, EVENT, { payload });
  return clock;
}

async function mailsThatCame() {
  const mails = await Promise.all(smtp.got.map(({ raw }) => PostalMime.parse(raw)));
  return mails.map((mail) => ({ ...mail, sent: new Date(mail.date ?? 0) }));
}

test.each([
  ['en', 'Europe/Prague', 'joined', 'This happened on Fri 20 Nov, 22:30.'],
  ['de', 'Europe/Berlin', 'joined', 'Das war am Fr., 20. Nov., 22:30.'],
  ['pt-BR', 'America/Sao_Paulo', 'joined', 'Isso aconteceu em sex., 20 de nov., 18:30.'],
  ['en', 'Asia/Tokyo', 'your-turn', 'It has been your turn since Sat 21 Nov, 06:30.'],
] as const)('nine days later a letter in %s from %s about %s is dated when it is sent', async (...row) => {
  const [locale, timeZone, kind, line] = row;
  const clock = await eventFor({ locale, timeZone, kind });
  clock.pass(9 * DAY_H);
  expect(await deliverDue(clock)).toEqual({ sent: 1, failed: 0 });
  const [mail] = await mailsThatCame();
  expect(mail?.sent).toEqual(clock.now());
  expect(mail?.text).toContain(line);
  expect(mail?.html).toContain(line);
});

test.each(['joined', 'your-turn'] as const)('of %s within the hour nobody needs the time', async (kind) => {
  const clock = await eventFor({ kind });
  clock.pass(0.9);
  await deliverDue(clock);
  const [mail] = await mailsThatCame();
  expect(mail?.sent).toEqual(clock.now());
  expect(mail?.text).not.toMatch(/This happened on|your turn since/);
});

test.each(['reminder', 'table-goes'] as const)(
  '%s describes the current state, not the past event',
  async (kind) => {
    const clock = await eventFor({ kind });
    clock.pass(DAY_H);
    await deliverDue(clock);
    const [mail] = await mailsThatCame();
    expect(mail?.text).not.toMatch(/This happened on|your turn since/);
  },
);

test('a letter that is sent again keeps its Message-ID and bears the date of its own sending', async () => {
  const clock = await eventFor();
  // The server takes the letter, and the answer is lost.
  await deliverDue(clock);
  await sql.query('update "Delivery" set "sentAt" = null, "dueAt" = $1', [EVENT]);
  clock.pass(2 * DAY_H);
  await deliverDue(clock);
  const [first, again] = await mailsThatCame();
  expect(again?.messageId).toBe(first?.messageId);
  expect(first?.sent).toEqual(EVENT);
  expect(again?.sent).toEqual(clock.now());
});

test('one that tells more than the attempt before it has another Message-ID', async () => {
  const clock = await eventFor();
  await deliverDue(clock);
  const { rows } = await sql.query('select "gameId" from "Outbox"');
  await queueTo({ gameId: String(rows[0]?.gameId) }, 'joined', EVENT, { payload: { name: 'Kryštof' } });
  await sql.query('update "Delivery" set "sentAt" = null, "dueAt" = $1', [EVENT]);
  clock.pass(1);
  await deliverDue(clock);
  const [first, again, ...others] = await mailsThatCame();
  expect(others).toEqual([]);
  expect(again?.text).toContain('Kryštof');
  expect(again?.messageId).not.toBe(first?.messageId);
});

test('a mail that is kept is named by its event and dated by its sending', async () => {
  Object.assign(env(), { SMTP_URL: undefined });
  const clock = await eventFor();
  clock.pass(DAY_H);
  await deliverDue(clock);
  const [kept] = await listStoredMail();
  expect(kept).toMatchObject({ createdAt: EVENT.toISOString(), sentAt: clock.now().toISOString() });
});

test('a letter to sign in is dated when it is sent', async () => {
  const clock = new FakeClock('2026-11-22T08:00:00Z');
  await askSignIn({ email: 'reader@praga.test', locale: 'en' }, clock);
  const [mail] = await mailsThatCame();
  expect(mail?.sent).toEqual(clock.now());
});
