/** A clock that comes to live by another calendar keeps what it has counted. */
import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { confirmBrowser, askBrowserLink } from '@/lib/features/people/browsers';
import { makeGuest } from '@/lib/features/people/guests';
import { saveProfile } from '@/lib/features/people/profile';
import { ASKING, type Pace } from '@/lib/game/pace/pace';
import { FakeClock } from '../support/clock';
import { signInByMail } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { firstStep, give, seatedTable, sitAs } from '../support/tables';

await useService();

const HOUR = 3_600_000;
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
