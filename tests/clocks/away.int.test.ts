/** A service that was away for days, in maintenance or restored: nobody loses time, a holiday or a seat. */
import { beforeEach, describe, expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { executeDue } from '@/lib/features/clocks/carry-out';
import { chooseEnd } from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { takeSample } from '@/lib/platform/ops/samples';
import { db } from '@/lib/platform/db/db';
import { FakeClock, hoursAfter } from '../support/clock';
import { begin, entered, goOn, openIn, shownTo } from '../support/competitions';
import { personAt } from '../support/notifications';
import { useService } from '../support/service';
import { seatedTable, seatPeople } from '../support/tables';
import { clubOf } from '../competitions/made-competition';

const { sql } = await useService();
beforeEach(async () => {
  await sql.query(`update "Game" set status = 'finished'`);
  for (const table of ['ServiceBeat', 'ServiceOutage', 'Maintenance'])
    await sql.query(`delete from "${table}"`);
});

const COMPUTER = { kind: 'daily', wakingOnly: false, onTimeout: 'computer' } as const;
const DAY_H = 24;

/** A table that began `hours` ago, at a service that was last seen an hour later. */
async function tableBefore(hours: number, isKnown = true) {
  const now = new Date();
  const clock = new FakeClock(hoursAfter(now, -hours).toISOString());
  const table = await seatedTable(2, { pace: COMPUTER, clock });
  if (isKnown) await personAt(sql, table, 0, { timeZone: 'Europe/Prague' });
  await db().user.updateMany({ data: { autoHolidays: true } });
  await takeSample(clock);
  clock.pass(1);
  await db().serviceBeat.updateMany({ data: { lastAt: clock.now() } });
  clock.goTo(now);
  return { table, gameId: table.gameId, clock, now };
}

const botAt = async (gameId: string) =>
  (await db().seat.findUniqueOrThrow({ where: { gameId_seat: { gameId, seat: 0 } } })).bot;
const timeOf = async (gameId: string, now: Date) =>
  (await tableAgenda(gameId, {}, now))?.times.find(({ seat }) => seat === 0);

describe('an outage of five days', () => {
  test('costs no seat, holiday or time, and the table says so', async () => {
    const { gameId, clock, now } = await tableBefore(5 * DAY_H + 1);
    // Before the scheduler has noticed, and after.
    for (const sees of [async () => undefined, async () => takeSample(clock)]) {
      await sees();
      await watchClocks(clock);
      expect(await botAt(gameId)).toBeNull();
      expect(await db().holiday.count()).toBe(0);
      const time = await timeOf(gameId, now);
      expect(time?.isOut).toBeUndefined();
      expect(time?.leftMs).toBe(71 * 3_600_000);
      expect((time?.awayMs ?? 0) / 3_600_000).toBeCloseTo(5 * DAY_H, 1);
    }
    expect(await db().serviceOutage.count()).toBe(1);
    clock.goTo(hoursAfter(now, 71));
    await db().serviceBeat.updateMany({ data: { lastAt: clock.now() } });
    await watchClocks(clock);
    expect(await botAt(gameId)).toBeNull();
  });

  test('ends: the time that is left then runs out, and the computer takes the seat as agreed', async () => {
    const { gameId, clock, now } = await tableBefore(5 * DAY_H + 1);
    await db().user.updateMany({ data: { autoHolidays: false } });
    await takeSample(clock);
    clock.goTo(hoursAfter(now, 71.2));
    await watchClocks(clock);
    expect(await botAt(gameId)).toBe('journeyman');
  });

  test('leaves a decision its hour to be taken back', async () => {
    const { table, gameId, clock, now } = await tableBefore(2, false);
    const who = await seatPeople(table, clock);
    clock.goTo(hoursAfter(now, -0.95));
    const asked = await chooseEnd({ gameId, who: who(0), kind: 'resign' }, clock);
    expect(asked).toMatchObject({ ok: true });
    clock.goTo(hoursAfter(now, 0.1));
    await executeDue(clock);
    expect(await db().game.findUnique({ where: { id: gameId } })).toMatchObject({ status: 'running' });
    clock.goTo(hoursAfter(now, 1.3));
    await executeDue(clock);
    expect(await db().game.findUnique({ where: { id: gameId } })).toMatchObject({ status: 'ended' });
  });

  test('marks no player of a competition as missing, and moves the check-in', async () => {
    const now = new Date();
    const clock = new FakeClock(hoursAfter(now, -9 * DAY_H).toISOString());
    const { circle, people } = await clubOf(4, clock);
    const id = await entered(circle, people, clock, { form: 'cup', size: 2 });
    await begin(id, people, clock);
    const look = () => shownTo(id, circle.host, clock);
    expect(openIn(await look())).toHaveLength(2);
    await db().serviceBeat.create({ data: { id: 1, firstAt: clock.now(), lastAt: clock.now() } });
    clock.goTo(now);
    await takeSample(clock);
    await goOn(clock);
    expect((await look()).entrants.map(({ state }) => state)).toEqual(people.map(() => 'playing'));
    const gameId = { in: openIn(await look()).map(({ tableId = '' }) => tableId) };
    expect(await db().seat.count({ where: { gameId, bot: { not: null } } })).toBe(0);
    // Seats that nobody takes within the seven days that count from then on go to computers.
    clock.goTo(hoursAfter(now, 7 * DAY_H + 1));
    await db().serviceBeat.updateMany({ data: { lastAt: clock.now() } });
    await goOn(clock);
    expect((await look()).entrants.some(({ state }) => state !== 'playing')).toBe(true);
  });
});

test('a maintenance does not count, also before it is over', async () => {
  const { gameId, clock, now } = await tableBefore(3 * DAY_H + 2);
  await db().serviceBeat.deleteMany();
  const begins = hoursAfter(now, -3 * DAY_H);
  const row = { id: crypto.randomUUID(), announcedAt: begins, begins, ends: hoursAfter(now, 2), text: '' };
  await db().maintenance.create({ data: row });
  await watchClocks(clock);
  expect(await botAt(gameId)).toBeNull();
  expect((await timeOf(gameId, now))?.leftMs).toBe(70 * 3_600_000);
  await db().maintenance.updateMany({ data: { cancelledAt: hoursAfter(now, -2 * DAY_H) } });
  expect((await timeOf(gameId, now))?.leftMs).toBe(22 * 3_600_000 + 10 * 60_000);
});

test('two processes that come back at once record one outage', async () => {
  const { clock } = await tableBefore(30);
  await Promise.all([takeSample(clock), takeSample(clock)]);
  expect(await db().serviceOutage.count()).toBe(1);
});
