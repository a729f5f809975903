/**
 * Only a former holder is notified, once, on their own channels, with the author and the reason of the
 * change.
 */
import { expect, test } from 'vitest';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { leavingOf, takeLeave } from '@/lib/features/notify/leave';
import { deletePerson } from '@/lib/features/people/leave-store';
import { agreeToNewLink, askNewLink, makeNewLink } from '@/lib/features/clocks/claims';
import { removePlayer } from '@/lib/features/seats/hosting';
import { sitDown } from '@/lib/features/seats/seats';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { db } from '@/lib/platform/db/db';
import { isAddressStopped } from '@/lib/platform/outbox/mail-stop-store';
import { newAddress } from '../support/guest-mail';
import { channelFor, mailTo } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { guest } from '../support/world';
import { threeGuests } from './three-guests';
import { setSeat } from '../support/set-seat';

const { sql } = await useService();

const inADay = { now: () => new Date(Date.now() + 25 * 3_600_000) };

async function table(of: Parameters<typeof threeGuests>[0] = {}) {
  const made = await threeGuests(of);
  await db().rateLimit.deleteMany();
  return made;
}

/** Frees the first seat, and somebody else sits down there; returns their address. */
async function succeed(gameId: string, host: Visitor): Promise<string> {
  const { token } = valueOf(await removePlayer({ gameId, seat: 0, host }));
  const email = newAddress();
  await sitDown({ token, email });
  return email;
}

async function lossesTo(address: string) {
  await deliverDue();
  return (await mailTo(address)).filter(({ subject }) => /lost your seat/.test(subject));
}

test.each([
  ['a host who sits elsewhere', false, 'The host has freed your seat'],
  ['a host at the table', true, 'Bohumil has freed your seat'],
])('whose seat is freed by %s is told once', async (_by, isHostSeated, words) => {
  const { gameId, host, email } = await table({ isHostSeated });
  const next = await succeed(gameId, host);
  const [mail, ...more] = await lossesTo(email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(words);
  expect(mail?.text).toMatch(/^\w+ Anna/);
  expect(await lossesTo(next)).toEqual([]);
});

test('whose link was said to be lost is told who asked, and whether a day passed or a second player agreed', async () => {
  const [byDay, byTwo] = [await table(), await table()];
  await askNewLink({ gameId: byDay.gameId, seat: 0, who: byDay.bohumil });
  await deliverDue();
  expect(await makeNewLink({ gameId: byDay.gameId, seat: 0, who: byDay.bohumil }, inADay)).toMatchObject({
    ok: true,
  });
  const { gameId } = byTwo;
  const aWeekAgo = new Date(Date.now() - 8 * 24 * 3_600_000);
  await setSeat(gameId, 0, { seatedAt: aWeekAgo });
  await askNewLink({ gameId, seat: 0, who: byTwo.host });
  for (const who of [byTwo.bohumil, byTwo.cecilie]) await agreeToNewLink({ gameId, seat: 0, who });
  expect(await makeNewLink({ gameId, seat: 0, who: byTwo.bohumil })).toMatchObject({ ok: true });
  await db().outbox.updateMany({ data: { dueAt: new Date(0) }, where: { kind: 'seat-lost' } });
  const [day, two] = [await lossesTo(byDay.email), await lossesTo(byTwo.email)];
  expect([day.length, two.length]).toEqual([1, 1]);
  expect(day[0]?.text).toMatch(/Bohumil .*24 hours/);
  expect(two[0]?.text).toMatch(/The host .*second player agreed/);
});

test('a person is notified on their channels, even if the table is muted or the seat is taken again', async () => {
  const { gameId, host, anna, email } = await table();
  const address = newAddress();
  await channelFor(sql, anna.userId, 'mail', { address }, ['digest']);
  await db().tablePreference.create({ data: { userId: anna.userId, gameId, mutedAt: new Date() } });
  const { token } = valueOf(await removePlayer({ gameId, seat: 0, host }));
  await sitDown({ token, userId: await guest() });
  expect(await lossesTo(address)).toHaveLength(1);
  expect(await lossesTo(email)).toHaveLength(1);
});

test('they are notified even if the seat is freed again or given to a computer first', async () => {
  const { gameId, host, email } = await table();
  const next = await succeed(gameId, host);
  expect(await removePlayer({ gameId, seat: 0, host })).toMatchObject({ ok: true });
  await setSeat(gameId, 0, { bot: 'journeyman', tokenHash: null, seatedAt: new Date() });
  expect([(await lossesTo(email)).length, (await lossesTo(next)).length]).toEqual([1, 1]);
});

test('a host who frees their own seat gets no message', async () => {
  const { gameId, bohumil } = await table({ isHostSeated: true });
  expect(await removePlayer({ gameId, seat: 1, host: bohumil })).toMatchObject({ ok: true });
  expect(await db().outbox.count({ where: { gameId, kind: 'seat-lost' } })).toBe(0);
});

test("a previous holder who unsubscribes stops only their own address, not the current holder's", async () => {
  const { gameId, host, email } = await table();
  const next = await succeed(gameId, host);
  const [mail] = await lossesTo(email);
  const token = /\/unsubscribe\/([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(await leavingOf(token)).toEqual({ channel: email, stopped: false });
  expect(await takeLeave(token, 'leave')).toBe(true);
  expect(await leavingOf(token)).toEqual({ channel: email, stopped: true });
  expect([await isAddressStopped(email), await isAddressStopped(next)]).toEqual([true, false]);
  expect(await db().seat.findFirst({ where: { gameId, seat: 0 } })).toMatchObject({ mailStoppedAt: null });
});

test('deleting an account deletes the messages to it', async () => {
  const { gameId, host, anna, email } = await table();
  await removePlayer({ gameId, seat: 0, host });
  await deletePerson(anna.userId, undefined, new Date());
  expect(await db().outbox.count({ where: { gameId, kind: 'seat-lost' } })).toBe(0);
  expect(await lossesTo(email)).toEqual([]);
});
