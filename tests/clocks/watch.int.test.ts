import { afterEach, expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { claimSeatsToWatch, noteWatched } from '@/lib/features/clocks/clock-store';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { endHoliday, myHolidays, takeHoliday } from '@/lib/features/people/my-holidays';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { FakeClock, hoursAfter } from '../support/clock';
import { personAt } from '../support/notifications';
import { useService } from '../support/service';
import { DAILY, playTurn, seatedTable, type Seating } from '../support/tables';

const { sql } = await useService();
afterEach(() => sql.query(`update "Game" set status = 'finished'`));

const START = new Date('2026-03-02T11:00:00Z');

async function tableAt(seating: Seating = {}, size: 2 | 3 = 3) {
  const clock = new FakeClock(START.toISOString());
  const table = await seatedTable(size, { pace: DAILY, clock, ...seating });
  return { table, gameId: table.gameId, clock };
}
/** Makes the holder of the first seat a known person. */
const knowAnna = (table: CreatedTable) => personAt(sql, table, 0, { timeZone: 'Europe/Prague' });
async function messagesOf(gameId: string) {
  const { rows } = await sql.query(
    'select seat, kind, payload, "cancelledAt" is not null as cancelled from "Outbox" where "gameId" = $1 order by "createdAt", seat',
    [gameId],
  );
  return rows;
}

test('reminds at half, at four fifths and in the last hours, and asks the others when time is out, each once', async () => {
  const { gameId, clock } = await tableAt();
  const deadline = hoursAfter(START, 72).toISOString();
  const told: Readonly<Record<number, number>> = { 36: 1, 57.6: 1, 69: 1, 72: 3 };
  for (const at of [35, 36, 36.1, 57.5, 57.6, 68.9, 69, 71.9, 72, 500]) {
    clock.goTo(hoursAfter(START, at));
    const watched = { reminded: told[at] ?? 0, computersAt: [] };
    expect(await watchClocks(clock), `after ${at} hours`).toEqual(watched);
  }
  expect(await messagesOf(gameId)).toEqual([
    { seat: 0, kind: 'reminder', payload: { deadline }, cancelled: false },
    { seat: 0, kind: 'reminder', payload: { deadline }, cancelled: false },
    { seat: 0, kind: 'reminder', payload: { deadline, then: 'ask' }, cancelled: false },
    { seat: 0, kind: 'time-out', payload: {}, cancelled: false },
    { seat: 1, kind: 'table-late', payload: { seat: 0 }, cancelled: false },
    { seat: 2, kind: 'table-late', payload: { seat: 0 }, cancelled: false },
  ]);
});

test('a service that was down sends only the last reminder', async () => {
  const { gameId, clock } = await tableAt();
  clock.pass(60);
  expect(await watchClocks(clock)).toMatchObject({ reminded: 1 });
  expect(await watchClocks(clock)).toMatchObject({ reminded: 0 });
  expect(await messagesOf(gameId)).toHaveLength(1);
});

test('one process holds the watch until it is done or its lease expires', async () => {
  const { gameId, clock } = await tableAt();
  clock.pass(36);
  const now = clock.now();
  const claim = (at: Date) => claimSeatsToWatch(at, hoursAfter(at, 0.1), 50);
  const mine = [{ gameId, seat: 0, reminded: undefined }];
  expect(await claim(now)).toEqual(mine);
  expect(await claim(now)).toEqual([]);
  expect(await claim(hoursAfter(now, 0.2))).toEqual(mine);
  // The wait has ended meanwhile: the next wait is watched at once.
  await noteWatched({ gameId, seat: 0, tickingAt: hoursAfter(START, 1) }, 'late', undefined);
  expect(await claim(hoursAfter(now, 0.2))).toEqual(mine);
  await noteWatched({ gameId, seat: 0, tickingAt: START }, 'half', hoursAfter(START, 57));
  expect(await claim(hoursAfter(START, 56))).toEqual([]);
  expect(await claim(hoursAfter(START, 57))).toEqual([{ gameId, seat: 0, reminded: 'half' }]);
});

test('a reminder that waits for the morning is cancelled by the turn', async () => {
  const { table, gameId, clock } = await tableAt();
  clock.pass(36);
  await watchClocks(clock);
  await sql.query('update "Outbox" set "dueAt" = $2 where "gameId" = $1', [
    gameId,
    hoursAfter(clock.now(), 8),
  ]);
  await playTurn(table, clock);
  const [reminder] = await messagesOf(gameId);
  expect(reminder).toMatchObject({ kind: 'reminder', cancelled: true });
});

test('a relaxed table reminds after three days, seven and thirteen, and asks the others after two weeks', async () => {
  const { gameId, clock } = await tableAt({ pace: { kind: 'relaxed' } }, 2);
  const told: Readonly<Record<number, number>> = { 3: 1, 7: 1, 13: 1, 14: 2 };
  for (const days of [2.9, 3, 6.9, 7, 12.9, 13, 13.9, 14]) {
    clock.goTo(hoursAfter(START, 24 * days));
    expect((await watchClocks(clock)).reminded, `after ${days} days`).toBe(told[days] ?? 0);
  }
  expect((await messagesOf(gameId)).map(({ kind, payload }) => [kind, payload])).toEqual([
    ['reminder', {}],
    ['reminder', {}],
    ['reminder', { then: 'ask' }],
    ['time-out', {}],
    ['table-late', { seat: 0 }],
  ]);
});

test('a person who plays only with computers gets no reminders', async () => {
  const clock = new FakeClock(START.toISOString());
  await seatedTable(1, { pace: DAILY, clock, bots: ['journeyman'] });
  clock.pass(1000);
  expect(await watchClocks(clock)).toEqual({ reminded: 0, computersAt: [] });
});

test('where the table chose so a computer takes the seat, and nowhere else', async () => {
  const { gameId, clock } = await tableAt({ pace: { ...DAILY, onTimeout: 'computer' } });
  clock.pass(72);
  expect(await watchClocks(clock)).toMatchObject({ computersAt: [gameId] });
  const agenda = await tableAgenda(gameId, {}, clock.now());
  expect(agenda).toMatchObject({ late: [], seats: [{ bot: 'journeyman', name: '' }, {}, {}] });
});

test('a holiday begins on its own where time would be out, as long as there are days', async () => {
  const { table, gameId, clock } = await tableAt();
  const person = await knowAnna(table);
  for (const days of [3, 4, 9.9, 10]) {
    const late = days === 10 ? 1 : 0;
    clock.goTo(hoursAfter(START, 24 * days));
    // A page shows the present state, even if the scheduler has not looked.
    expect((await tableAgenda(gameId, {}, clock.now()))?.late, `after ${days} days`).toHaveLength(late);
    await watchClocks(clock);
    expect((await tableAgenda(gameId, {}, clock.now()))?.late, `after ${days} days`).toHaveLength(late);
  }
  const { rows } = await sql.query(
    'select first, last, automatic from "Holiday" where "userId" = $1 order by first',
    [person],
  );
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual({ first: '2026-03-05', last: '2026-03-05', automatic: true });
  expect((await messagesOf(gameId)).filter(({ kind }) => kind === 'table-late')).toHaveLength(2);
});

test('a holiday that is taken or given up moves the end of every clock of its owner', async () => {
  const { table, gameId, clock } = await tableAt();
  const person = await knowAnna(table);
  const until = async () => (await tableAgenda(gameId, {}, clock.now()))?.times[0]?.until;
  expect(await until()).toBe('2026-03-05T11:00:00.000Z');
  expect(await takeHoliday(person, { first: '2026-03-01', last: '2026-03-04' }, clock)).toEqual({
    ok: false,
    why: 'in-the-past',
  });
  expect(await takeHoliday(person, { first: '2026-03-04', last: '2026-03-13' }, clock)).toMatchObject({
    ok: true,
  });
  expect(await until()).toBe('2026-03-15T11:00:00.000Z');
  clock.pass(36);
  // The half is reached as the holiday begins: the reminder waits with the clock.
  expect(await watchClocks(clock)).toMatchObject({ reminded: 0 });
  clock.goTo('2026-03-06T12:00:00Z');
  const mine = await myHolidays(person, clock);
  expect(mine).toMatchObject({
    left: 20,
    today: '2026-03-06',
    holidays: [{ first: '2026-03-04', automatic: false }],
  });
  await endHoliday(person, mine?.holidays[0]?.id ?? '', clock);
  expect(await until()).toBe('2026-03-08T11:00:00.000Z');
  expect(await myHolidays(person, clock)).toMatchObject({ left: 27 });
  await endHoliday(person, 'a6a0c5ee-3c5c-4b5e-9b8e-000000000000', clock);
  expect(await myHolidays('nobody-at-all', clock)).toBeUndefined();
});

test('each automatic day off is announced before it begins, even if time runs out in the first hours of a day', async () => {
  const clock = new FakeClock('2026-03-02T00:00:00Z');
  const table = await seatedTable(3, { pace: DAILY, clock });
  await knowAnna(table);
  const told: string[] = [];
  for (let hour = 0; hour <= 11 * 24; hour += 1) {
    await watchClocks(clock);
    const { rows } = await sql.query(
      `select kind, payload->>'deadline' as deadline, payload->>'then' as "then" from "Outbox"
       where "gameId" = $1 and seat = 0 and "createdAt" = $2`,
      [table.gameId, clock.now()],
    );
    for (const { kind, deadline, then } of rows)
      if (kind !== 'reminder' || then)
        told.push(`${clock.now().toISOString().slice(0, 13)} ${kind} ${deadline}`);
    clock.pass(1);
  }
  // One o'clock at night in Prague.
  const soon = [4, 5, 6, 7, 8, 9, 10].map((day) => {
    const [date, next] = [day, day + 1].map((n) => String(n).padStart(2, '0'));
    return `2026-03-${date}T21 holiday-soon 2026-03-${next}T00:00:00.000Z`;
  });
  const last = '2026-03-11T21 reminder 2026-03-12T00:00:00.000Z';
  expect(told).toEqual([...soon, last, '2026-03-12T00 time-out null']);
});
