/**
 * Where nights stop a clock, its deadline is told with the hours that count until then. A clock that comes to
 * live by another calendar keeps what it has counted.
 */
import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { deliverByClock } from '@/lib/features/jobs/jobs';
import { confirmBrowser, askBrowserLink } from '@/lib/features/people/browsers';
import { makeGuest } from '@/lib/features/people/guests';
import { saveProfile } from '@/lib/features/people/profile';
import { myTables, withDeadlines } from '@/lib/features/table/lists/my-tables';
import { type Pace, ASKING } from '@/lib/game/pace/pace';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { FakeClock } from '../support/clock';
import { channelFor, forgetMails, personAt, queueTo, signInByMail } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { seatedTable, firstStep, give, sitAs } from '../support/tables';

const { sql, clearMail } = await useService();

const HOUR = 3_600_000;

/** A table that waits for Anna, who sleeps from ten in the evening to six. */
async function tableOf(wakingOnly: boolean) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const pace: Pace = { kind: 'brisk', wakingOnly, onTimeout: 'ask' };
  const table = await seatedTable(2, { pace, clock, emails: false });
  const userId = await personAt(sql, table, 0, { quiet: [1320, 360], digestAt: 1020 });
  await channelFor(sql, userId, 'mail', { address: 'anna@praga.test' });
  await sql.query('delete from "Outbox"');
  return { ...table, clock, userId };
}

async function mailsOf(clock: FakeClock): Promise<readonly string[]> {
  clearMail();
  await forgetMails(sql);
  await deliverByClock(clock);
  return (await listStoredMail()).map(({ text }) => text.replaceAll(/\s+/g, ' '));
}

test('twenty-four hours with a night in between are twenty-four playing hours', async () => {
  const { gameId, clock, userId } = await tableOf(true);
  clock.pass(1);
  const times = (await tableAgenda(gameId, { userId }, clock.now()))?.times;
  expect(times).toMatchObject([
    { seat: 0, leftMs: 23 * HOUR, inPlayingHours: true, until: '2026-03-03T16:00:00.000Z' },
    { seat: 1, leftMs: 24 * HOUR, inPlayingHours: true },
  ]);
  const [listed] = await withDeadlines(await myTables({ userId, tokens: [] }), clock.now());
  expect(listed).toMatchObject({ until: '2026-03-03T16:00:00.000Z', playingMs: 23 * HOUR });

  await queueTo({ gameId }, 'your-turn', clock.now());
  const [turn] = await mailsOf(clock);
  expect(turn).toContain('You have until Tue 3 Mar, 16:00 (23 playing hours).');
  clock.pass(4);
  // At half of the time: the reminder.
  clock.pass(8);
  expect((await mailsOf(clock)).join()).toContain('until Tue 3 Mar, 16:00 (11 playing hours).');
});

test('the digest shows them as well', async () => {
  const { clock } = await tableOf(true);
  clock.pass(9);
  expect((await mailsOf(clock)).join()).toContain('until Tue 3 Mar, 16:00 (15 playing hours)');
});

test('if nights count like days, only the time is shown', async () => {
  const { gameId, clock, userId } = await tableOf(false);
  clock.pass(1);
  for (const time of (await tableAgenda(gameId, { userId }, clock.now()))?.times ?? [])
    expect(time).not.toHaveProperty('inPlayingHours');
  const [listed] = await withDeadlines(await myTables({ userId, tokens: [] }), clock.now());
  expect(listed?.playingMs).toBeUndefined();
  await queueTo({ gameId }, 'your-turn', clock.now());
  expect((await mailsOf(clock))[0]).toContain('You have until Tue 3 Mar, 08:00.');
});

const DAILY: Pace = { kind: 'daily', ...ASKING, wakingOnly: true };
const NIGHTS = { quiet: { from: 20 * 60, to: 8 * 60 }, timeZone: 'UTC' };

/** Since eight in the morning, for 24 hours, a table has waited for a guest without nights. */
async function waitingForGuest() {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const guest = await makeGuest({ name: 'Anna', locale: 'en', timeZone: 'UTC' });
  const table = await seatedTable(2, { pace: DAILY, clock });
  const token = table.seats[0]?.token ?? '';
  await sitAs({ token, userId: guest.id }, clock);
  clock.pass(24);
  const leftH = async () =>
    ((await tableAgenda(table.gameId, {}, clock.now()))?.times[0]?.leftMs ?? Number.NaN) / HOUR;
  expect(await leftH()).toBe(48);
  return { clock, guest, table, token, leftH };
}

async function accountWithNights(address: string, clock: FakeClock) {
  const account = await signInByMail(address, {}, clock);
  await saveProfile(account?.id ?? '', NIGHTS, clock);
  return account?.id ?? '';
}

test('nights that a player sets count from then on, and an undo returns no time', async () => {
  const { clock, guest, table, leftH } = await waitingForGuest();
  await saveProfile(guest.id, NIGHTS, clock);
  expect(await leftH()).toBe(48);
  clock.pass(24);
  expect(await leftH()).toBe(36);
  const step = await firstStep(table);
  const { seat, expectedSeq: to } = step;
  expect(await give(table, { ...step, clock })).toMatchObject({ ok: true });
  await give(table, { seat, command: { type: 'Undo', to }, expectedSeq: to + 1, clock });
  expect(await leftH()).toBe(36);
  await saveProfile(guest.id, { quiet: null }, clock);
  expect(await leftH()).toBe(36);
});

test('a seat that moves to an account with other nights: signed in to, carried over, or known only by its link', async () => {
  const { clock, guest, leftH } = await waitingForGuest();
  await accountWithNights('anna@settle.test', clock);
  await signInByMail('anna@settle.test', { userId: guest.id }, clock);
  expect(await leftH()).toBe(48);
  clock.pass(24);
  expect(await leftH()).toBe(36);

  const other = await waitingForGuest();
  const account = await accountWithNights('bohumil@settle.test', other.clock);
  const token = await askBrowserLink(account, other.clock);
  await confirmBrowser({ token, userId: other.guest.id, bringSeats: true }, other.clock);
  expect(await other.leftH()).toBe(48);
  other.clock.pass(24);
  expect(await other.leftH()).toBe(36);

  const bare = new FakeClock('2026-03-02T08:00:00Z');
  const table = await seatedTable(2, { pace: DAILY, clock: bare, emails: false });
  await accountWithNights('cecilie@settle.test', bare);
  bare.pass(24);
  const seatTokens = [valueOf(await sitAs({ token: table.seats[0]?.token ?? '' }, bare)).key];
  await signInByMail('cecilie@settle.test', { seatTokens }, bare);
  const left = async () => (await tableAgenda(table.gameId, {}, bare.now()))?.times[0]?.leftMs;
  expect(await left()).toBe(48 * HOUR);
  bare.pass(24);
  expect(await left()).toBe(36 * HOUR);
});
