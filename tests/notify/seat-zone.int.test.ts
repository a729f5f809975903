/** Mail to a seat without an account tells times in the zone of the browser that sat down. */
import { expect, test } from 'vitest';
import { removePlayer } from '@/lib/features/seats/hosting';
import { sitDown } from '@/lib/features/seats/seats';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { db } from '@/lib/platform/db/db';
import { callJson, problemOf } from '../support/api';
import { FakeClock } from '../support/clock';
import { newAddress } from '../support/guest-mail';
import { forgetMails, mailTo, queueTo } from '../support/notifications';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { confirmAddresses, DAILY, lookAs, seatedTable, sitAs } from '../support/tables';
import { guest } from '../support/world';

const { sql, clearMail } = await useService();
const ZONE = 'Asia/Tokyo';

/** A table with a clock, whose first seat a guest holds without an account. */
async function guestTable() {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const hostId = await guest('Host');
  const table = await seatedTable(2, { pace: DAILY, clock, hostId });
  const token = table.seats[0]?.token ?? '';
  /** The sentence of a new turn mail that tells the deadline. */
  const deadlineTo = async (address = 'anna@praga.test') => {
    await db().game.update({ where: { id: table.gameId }, data: { waiting: [0] } });
    await queueTo(table, 'your-turn', clock.now(), { seq: (await lookAs(table, 0)).seq });
    await forgetMails(sql);
    await clearMail();
    await deliverDue(clock);
    return /You have until .*/.exec((await mailTo(address))[0]?.text ?? '')?.[0] ?? '';
  };
  return { table, token, clock, hostId, deadlineTo };
}

test('the deadline of a turn is told in the zone of the browser, which a visit without one keeps', async () => {
  const { token, deadlineTo } = await guestTable();
  expect(await deadlineTo()).toMatch(/08:00 UTC/);
  await sitAs({ token, timeZone: ZONE });
  expect(await deadlineTo()).toMatch(/17:00(?! UTC)/);
  await sitAs({ token });
  expect(await deadlineTo()).toMatch(/17:00(?! UTC)/);
});

test('the zone of a person comes before the zone of the seat', async () => {
  const { token, table, deadlineTo } = await guestTable();
  await sitAs({ token, timeZone: ZONE });
  const userId = await guest('Anna');
  await db().user.update({ where: { id: userId }, data: { timeZone: 'Europe/Prague' } });
  await db().seat.updateMany({ where: { gameId: table.gameId, seat: 0 }, data: { userId } });
  expect(await deadlineTo()).toMatch(/09:00/);
});

test('a visitor who only has the link of a taken seat changes no zone', async () => {
  const { token, table } = await guestTable();
  await sitAs({ token, timeZone: ZONE });
  await sitDown({ token, timeZone: 'America/Sao_Paulo' });
  const where = { gameId: table.gameId, seat: 0 };
  expect(await db().seat.findFirst({ where })).toMatchObject({ timeZone: ZONE });
});

test('the next holder does not inherit the zone', async () => {
  const { token, table, clock, hostId, deadlineTo } = await guestTable();
  await sitAs({ token, timeZone: ZONE });
  const { gameId } = table;
  const freed = valueOf(await removePlayer({ gameId, seat: 0, host: { userId: hostId } }, clock));
  const email = newAddress();
  valueOf(await sitDown({ token: freed.token, email }, clock));
  await confirmAddresses(gameId);
  expect(await db().seat.findFirst({ where: { gameId, seat: 0 } })).toMatchObject({ timeZone: null });
  await db().seat.updateMany({ where: { gameId, seat: 0 }, data: { tickingAt: clock.now() } });
  expect(await deadlineTo(email)).toMatch(/UTC/);
});

test('a program says the zone of a seat, and no other word for one', async () => {
  const { token, table } = await guestTable();
  const path = `/api/games/${table.gameId}/sit`;
  const sit = (timeZone: string) => ({ method: 'POST', path, json: { token, timeZone } });
  await problemOf(sit('Nowhere'), 400, 'invalid-request');
  const where = { gameId: table.gameId, seat: 0 };
  await db().seat.updateMany({ where, data: { seatedAt: null } });
  expect((await callJson(sit(ZONE))).status).toBe(200);
  expect(await db().seat.findFirst({ where })).toMatchObject({ timeZone: ZONE });
});
