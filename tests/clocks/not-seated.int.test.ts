/** Nothing runs against a player who has not arrived: a clock stands until somebody sits there. */
import { afterEach, describe, expect, test } from 'vitest';
import { changeTable } from '@/lib/features/clocks/agenda-change-store';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { loadClocks } from '@/lib/features/clocks/clock-store';
import { agreeToPause, answerLate, chooseEnd } from '@/lib/features/clocks/table-acts';
import { watchClocks } from '@/lib/features/clocks/watch-clocks';
import { offerSeat } from '@/lib/features/leaving/offers';
import { takeByLink } from '@/lib/features/leaving/take-offer';
import { makeGuest } from '@/lib/features/people/guests';
import { takeHoliday } from '@/lib/features/people/my-holidays';
import { deleteAccount } from '@/lib/features/people/profile';
import { joinTable } from '@/lib/features/seats/free-seats';
import { sitDown, takeReservedSeat } from '@/lib/features/seats/seats';
import { myTables, withDeadlines } from '@/lib/features/table/lists/my-tables';
import type { CreatedTable, NewTable } from '@/lib/features/table/new-table/create-table';
import { newBank, RELAXED_MARKS } from '@/lib/game/pace/bank';
import { ASKING, type Pace } from '@/lib/game/pace/pace';
import { FakeClock, hoursAfter } from '../support/clock';
import { inFull, sampled } from '../support/full';
import { valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { DAILY, emptyTable, firstStep, give, playTurn, sitDownKey } from '../support/tables';
import { guest } from '../support/world';

const { sql } = await useService();
afterEach(() => sql.query(`update "Game" set status = 'finished'`));

const HOUR = 3_600_000;
const START = new Date('2026-03-02T11:00:00Z');
const PACES: readonly Pace[] = [
  { kind: 'relaxed' },
  { kind: 'daily', ...ASKING },
  { kind: 'brisk', ...ASKING, onTimeout: 'computer' },
  { kind: 'daily', ...ASKING, wakingOnly: true },
  { kind: 'custom', ...ASKING, bankH: 5, gainH: 1, capH: 9 },
];

/** A table with nobody at it yet, but who is named to sit down. */
async function tableOf(pace: Pace, sitting: readonly number[] = [], choices: Partial<NewTable> = {}) {
  const clock = new FakeClock(START.toISOString());
  const seats = [{ name: 'Anna' }, { name: 'Bohumil', email: 'bohumil@praga.test' }, { name: 'Cecilie' }];
  const table = await emptyTable({ seats, pace, ...choices }, clock);
  const sit = (seat: number) => sitDown({ token: tokenOf(table, seat), isProgram: true }, clock);
  for (const seat of sitting) await sit(seat);
  const timeOf = async (seat: number) =>
    (await tableAgenda(table.gameId, {}, clock.now()))?.times.find((time) => time.seat === seat);
  return { table, gameId: table.gameId, clock, sit, timeOf };
}
const tokenOf = ({ seats }: CreatedTable, seat: number) =>
  seats.find((each) => each.seat === seat)?.token ?? '';

async function clockOf(gameId: string, seat: number) {
  const found = (await loadClocks(gameId))?.seats.find((each) => each.seat === seat);
  return [found?.bankMs, found?.tickingAt];
}

const COUNTED = ['reminder', 'time-out', 'table-late', 'vote-reminder', 'holiday-soon', 'holiday-begun'];
const counted = async (gameId: string) => {
  const query =
    'select seat, kind from "Outbox" where "gameId" = $1 and kind = any($2) order by "createdAt", seat';
  return (await sql.query(query, [gameId, COUNTED])).rows;
};

/** The scheduler looks for two months: no clock runs, no player is asked. */
async function standsFor(gameId: string, clock: FakeClock, seat: number) {
  const before = await clockOf(gameId, seat);
  const everyHours = inFull(6, 48);
  for (let hours = 0; hours < 60 * 24; hours += everyHours) {
    clock.pass(everyHours);
    expect(await watchClocks(clock)).toEqual({ reminded: 0, computersAt: [] });
  }
  expect(await counted(gameId)).toEqual([]);
  const agenda = await tableAgenda(gameId, {}, clock.now());
  expect(agenda).toMatchObject({ late: [], decisions: [] });
  expect(await clockOf(gameId, seat)).toEqual(before);
  expect(before[1]).toBeUndefined();
  const time = agenda?.times.find((each) => each.seat === seat);
  expect(time).toMatchObject({ notSeated: true });
  expect([time?.since, time?.until, time?.isOut]).toEqual([undefined, undefined, undefined]);
}

/** A whole clock begins at this moment, and its first reminder comes at its half. */
async function begins(gameId: string, clock: FakeClock, seat: number, pace: Pace) {
  const { bankMs } = newBank(pace);
  const [bank, since] = await clockOf(gameId, seat);
  expect([bank, since]).toEqual([bankMs, clock.now()]);
  const half = (bankMs === undefined ? RELAXED_MARKS.half : bankMs / 2) / HOUR;
  const at = clock.now();
  const { rows } = await sql.query('select "lookAt" from "Seat" where "gameId" = $1 and seat = $2', [
    gameId,
    seat,
  ]);
  expect(rows[0].lookAt).toEqual(hoursAfter(at, half));
  const agenda = await tableAgenda(gameId, {}, clock.now());
  expect(agenda?.times.find((each) => each.seat === seat)?.notSeated).toBeUndefined();
}

describe.each(sampled(PACES, 2))('%j', (pace) => {
  test('when the game begins', async () => {
    const { gameId, clock, sit } = await tableOf(pace, [1, 2]);
    await standsFor(gameId, clock, 0);
    await sit(0);
    await begins(gameId, clock, 0, pace);
    const half = (newBank(pace).bankMs ?? 2 * RELAXED_MARKS.half) / 2 / HOUR;
    clock.pass(half - 0.1);
    expect((await watchClocks(clock)).reminded).toBe(0);
    clock.pass(0.2);
    expect((await watchClocks(clock)).reminded).toBe(1);
    expect(await counted(gameId)).toEqual([{ seat: 0, kind: 'reminder' }]);
  });

  test('when the turn comes round, and in the middle of the wait', async () => {
    const { table, gameId, clock, sit } = await tableOf(pace, [0]);
    clock.pass(1);
    await playTurn(table, clock);
    await standsFor(gameId, clock, 1);
    // Who sits elsewhere changes nothing for it.
    await sit(2);
    expect(await clockOf(gameId, 2)).toEqual([newBank(pace).bankMs, undefined]);
    await sit(1);
    await begins(gameId, clock, 1, pace);
    const since = clock.now();
    clock.pass(1);
    await sit(1);
    expect((await clockOf(gameId, 1))[1]).toEqual(since);
  });

  test('who sits down before their turn starts the clock with the turn', async () => {
    const { table, gameId, clock, sit } = await tableOf(pace, [0]);
    await sit(1);
    expect((await clockOf(gameId, 1))[1]).toBeUndefined();
    clock.pass(2);
    await playTurn(table, clock);
    await begins(gameId, clock, 1, pace);
  });

  test('on a seat whose holder has left', async () => {
    const { table, gameId, clock } = await tableOf(pace, [1, 2]);
    const id = await guest('Anna');
    await sitDown({ token: tokenOf(table, 0), userId: id }, clock);
    clock.pass(1);
    await deleteAccount(id, clock);
    expect(await clockOf(gameId, 0)).toEqual([newBank(pace).bankMs, undefined]);
    clock.pass(2000);
    await watchClocks(clock);
    expect(await counted(gameId)).toEqual([]);
    const asked = await tableAgenda(gameId, { token: tokenOf(table, 1) }, clock.now());
    expect(asked).toMatchObject({ late: [{ seat: 0, isFree: true }], times: [{ notSeated: true }, {}, {}] });
    // It is asked about as a free seat, never as one that is out of time.
    expect(asked?.late[0]?.votes.map(({ answer }) => answer)).toEqual(['computer', 'computer', 'end']);
    expect(asked?.late[0]?.lastAt).toBeUndefined();
    await sitDown({ token: asked?.free[0]?.link?.split('/').at(-1) ?? '', name: 'Eliška' }, clock);
    await begins(gameId, clock, 0, pace);
  });

  test('with computers, which have no clock', async () => {
    const seats = [{ bot: 'journeyman' as const }, { name: 'Bohumil' }, { name: 'Cecilie' }];
    const { table, gameId, clock } = await tableOf(pace, [2], { seats });
    expect(table.computers[0]?.seat).toBe(0);
    clock.pass(2000);
    expect(await watchClocks(clock)).toEqual({ reminded: 0, computersAt: [] });
    expect(await counted(gameId)).toEqual([]);
    expect((await clockOf(gameId, 0))[1]).toBeUndefined();
    const agenda = await tableAgenda(gameId, {}, clock.now());
    expect(agenda?.times.map(({ seat, notSeated }) => [seat, notSeated])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });
});

describe('however a player sits down', () => {
  const person = () => guest('Dobromila');
  test.each<[string, (at: Awaited<ReturnType<typeof tableOf>>, kept: string) => Promise<unknown>]>([
    ['by the link', ({ table, clock }) => sitDown({ token: tokenOf(table, 0), name: 'Dora' }, clock)],
    ['as a program', ({ table, clock }) => sitDown({ token: tokenOf(table, 0), isProgram: true }, clock)],
    [
      'by the link of the table',
      async ({ table, clock }) =>
        joinTable(
          { way: { token: table.joinLink?.token ?? '' }, seat: 2, userId: await person(), name: 'Dora' },
          clock,
        ),
    ],
    ['on a seat that is kept', ({ gameId, clock }, kept) => takeReservedSeat(gameId, kept, clock)],
  ])('%s', async (_way, sits) => {
    const kept = await person();
    const isKept = _way.includes('kept');
    const isJoin = _way.includes('of the table');
    const seats = [{ name: 'Anna', ...(isKept ? { userId: kept } : {}) }, { name: 'Bohumil' }, {}];
    const at = await tableOf(DAILY, isJoin ? [0, 1] : [1], { seats });
    if (isJoin) for (let n = 0; n < 2; n += 1) await playTurn(at.table, at.clock);
    at.clock.pass(500);
    await sits(at, kept);
    await begins(at.gameId, at.clock, isJoin ? 2 : 0, DAILY);
  });

  test('by an offer', async () => {
    const { table, gameId, clock, sit } = await tableOf(DAILY, [1, 2]);
    const token = await sitDownKey({ token: tokenOf(table, 0), name: 'Anna' }, clock);
    await sit(1);
    clock.pass(60);
    const offer = valueOf(await offerSeat({ gameId, seat: 0, who: { token } }, clock));
    clock.pass(10);
    const taker = { userId: await person(), name: 'Dobromila' };
    expect(await takeByLink(offer.token, taker, clock)).toMatchObject({ ok: true });
    await begins(gameId, clock, 0, DAILY);
  });

  test('leaving stops the clock of the seat', async () => {
    const { table, gameId, clock } = await tableOf(DAILY, [1, 2]);
    const token = await sitDownKey({ token: tokenOf(table, 0), name: 'Anna' }, clock);
    clock.pass(20);
    await chooseEnd({ gameId, who: { token }, kind: 'leave' }, clock);
    clock.pass(1);
    await watchClocks(clock);
    expect(await clockOf(gameId, 0)).toEqual([72 * HOUR, undefined]);
    clock.pass(500);
    await watchClocks(clock);
    expect((await counted(gameId)).filter(({ kind }) => kind !== 'vote-reminder')).toEqual([]);
  });
});

test('holidays and a common holiday stop the clock that begins in them', async () => {
  const { table, gameId, clock, timeOf } = await tableOf(DAILY, [1, 2]);
  const { id } = await makeGuest({ name: 'Anna', locale: 'en', timeZone: 'UTC' });
  expect(await takeHoliday(id, { first: '2026-03-10', last: '2026-03-14' }, clock)).toMatchObject({
    ok: true,
  });
  for (const seat of [1, 2])
    await agreeToPause(
      { gameId, who: { token: tokenOf(table, seat) }, until: new Date('2026-03-09T00:00:00Z') },
      clock,
    );
  clock.pass(48);
  expect(await timeOf(0)).toMatchObject({ notSeated: true, leftMs: 72 * HOUR });
  clock.goTo('2026-03-08T12:00:00Z');
  await sitDown({ token: tokenOf(table, 0), userId: id }, clock);
  // Nothing counts on the eighth, one day does on the ninth, five do not after it.
  expect((await timeOf(0))?.until).toBe('2026-03-17T00:00:00.000Z');
});

test('no one votes about a seat that no one has taken', async () => {
  const { table, gameId, clock } = await tableOf(DAILY, [1, 2]);
  clock.pass(2000);
  for (const answer of ['wait', 'nudge', 'replace', 'computer', 'end'] as const) {
    const who = { token: tokenOf(table, 1) };
    const said = await answerLate({ gameId, who, seat: 0, answer }, clock);
    expect(said, answer).toMatchObject({ ok: false, error: { kind: 'not-late' } });
  }
});

test('no list says that a table is out of time for a seat that nobody has taken', async () => {
  const { table, clock } = await tableOf(DAILY, [1, 2]);
  clock.pass(2000);
  const mine = await withDeadlines(
    await myTables({ userId: undefined, tokens: [tokenOf(table, 1)] }),
    clock.now(),
  );
  expect(mine).toMatchObject([{ waitingFor: [0], waiting: false }]);
  expect([mine[0]?.until, mine[0]?.isOut]).toEqual([undefined, undefined]);
});

test('decisions about a free seat are made again once it is taken', async () => {
  const { gameId, clock, sit } = await tableOf(DAILY, [0]);
  const before = await loadClocks(gameId);
  await sit(1);
  const decided = { gameId, tableRevision: before?.tableRevision ?? 0, at: clock.now() };
  const bank = { bankMs: HOUR, grantedMs: 0 };
  expect(await changeTable(decided, { does: 'set-bank', seat: 0, bank })).toBe(false);
  // A process that has seen the seat free plays on.
  const free = await tableOf(DAILY, [0]);
  await give(free.table, { ...(await firstStep(free.table)), clock: free.clock });
  await free.sit(1);
  free.clock.pass(3);
  await playTurn(free.table, free.clock);
  await begins(free.gameId, free.clock, 1, DAILY);
});
