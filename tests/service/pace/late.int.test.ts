import crypto from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { ASKING, type Pace } from '@/lib/pace/pace';
import type { LateAnswer } from '@/lib/pace/wait';
import { runComputers } from '@/lib/service/computer-players';
import { exportGame } from '@/lib/service/read-log';
import { loadTable } from '@/lib/service/load-table';
import { loadTableAt } from '@/lib/service/load-position';
import { answerLate } from '@/lib/service/pace/late';
import { agreeToPause, endOfHoliday } from '@/lib/service/pace/pause';
import { tableAffairs } from '@/lib/service/pace/table-affairs';
import { findSeatByToken, sitDown } from '@/lib/service/seats';
import { FakeClock, hoursAfter } from '../../support/clock';
import { useService } from '../../support/service';
import { give, seatedTable, whatNow, type Seating } from '../../support/tables';

const { databaseUrl } = await useService();
const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
afterAll(() => sql.end());

const HOUR = 3_600_000;
const DAILY: Pace = { kind: 'daily', ...ASKING };

async function lateTable(people: 2 | 3 | 4, seating: Seating = {}) {
  const clock = new FakeClock('2026-03-02T08:00:00Z');
  const table = await seatedTable(people, { pace: DAILY, clock, ...seating });
  clock.pass(72);
  const { gameId } = table;
  const tokenOf = (seat: number) => table.seats.find((chair) => chair.seat === seat)?.token;
  const say = (by: number, answer: LateAnswer, bot?: 'journeyman' | 'master', seat = 0) =>
    answerLate({ gameId, who: { token: tokenOf(by) }, seat, answer, bot }, clock);
  const affairs = () => tableAffairs(gameId, {}, clock.now());
  return { table, gameId, clock, tokenOf, say, affairs };
}
const messagesOf = async (gameId: string) => {
  const query =
    'select seat, kind, "cancelledAt" is null as open from "Outbox" where "gameId" = $1 order by "createdAt", seat';
  return (await sql.query(query, [gameId])).rows;
};
const done = { done: true, missing: 0 };

test('nobody answers before time is out, nor for himself, nor without a seat', async () => {
  const { table, gameId, clock, say, affairs } = await lateTable(2);
  clock.pass(-1);
  expect(await say(1, 'wait')).toEqual({ ok: false, error: { kind: 'not-late', seq: 1 } });
  expect((await affairs())?.late).toEqual([]);
  clock.pass(1);
  expect(await say(0, 'wait')).toEqual({ ok: false, error: { kind: 'not-asked', seq: 1 } });
  expect(await say(1, 'wait', undefined, 1)).toEqual({ ok: false, error: { kind: 'not-late', seq: 1 } });
  for (const [token, kind] of [
    ['x'.repeat(22), 'token-wrong'],
    [undefined, 'token-missing'],
  ] as const) {
    const outcome = await answerLate({ gameId, who: { token }, seat: 0, answer: 'end' }, clock);
    expect(outcome).toEqual({ ok: false, error: { kind } });
  }
  expect(await answerLate({ gameId: 'nosuchtable', who: {}, seat: 0, answer: 'end' }, clock)).toMatchObject({
    ok: false,
  });
  expect((await affairs())?.late).toMatchObject([{ seat: 0 }]);
  expect(table.seats).toHaveLength(2);
});

test('wait: half of the others give another day, and may do so again', async () => {
  const { clock, say, affairs } = await lateTable(3);
  clock.pass(10);
  expect(await say(1, 'wait')).toMatchObject({ ok: true, value: done });
  expect((await affairs())?.times[0]).toMatchObject({
    leftMs: 24 * HOUR,
    until: hoursAfter(clock.now(), 24).toISOString(),
  });
  expect((await affairs())?.late).toEqual([]);
  expect(await say(2, 'wait')).toMatchObject({ ok: false, error: { kind: 'not-late' } });
  clock.pass(24);
  expect(await say(2, 'wait')).toMatchObject({ ok: true, value: done });
  expect((await affairs())?.times[0]).toMatchObject({ leftMs: 24 * HOUR, since: '2026-03-02T08:00:00.000Z' });
});

test('wait: at a table without a clock the others give a week', async () => {
  const { table, clock, say, affairs } = await lateTable(2, { pace: { kind: 'relaxed' } });
  expect(await say(1, 'wait')).toMatchObject({ ok: false });
  clock.pass(14 * 24 - 72);
  expect(await say(1, 'wait')).toMatchObject({ ok: true, value: done });
  expect((await affairs())?.times[0]).toMatchObject({ until: hoursAfter(clock.now(), 7 * 24).toISOString() });
  // It is this one wait's: the next one has no clock again.
  const { view, commands } = await whatNow(table);
  for (let { seq } = view, next = commands; next.length > 0;) {
    const [command] = next.filter(({ type }) => type === 'EndTurn').concat(next);
    if (!command) throw new Error('nothing to do');
    await give(table, { seat: 0, command, expectedSeq: seq, clock });
    const now = await whatNow(table);
    if (now.seat !== 0) break;
    [seq, next] = [now.view.seq, now.commands];
  }
  expect((await affairs())?.times[0]).toEqual({ seat: 0 });
});

test('nudge: anyone, once in twelve hours', async () => {
  const { gameId, clock, say } = await lateTable(3);
  expect(await say(1, 'nudge')).toMatchObject({ ok: true, value: { done: true, told: 1 } });
  expect(await say(2, 'nudge')).toMatchObject({ ok: true, value: { done: false, told: 0 } });
  clock.pass(12);
  expect(await say(2, 'nudge')).toMatchObject({ ok: true, value: { done: true } });
  expect(await messagesOf(gameId)).toMatchObject([
    { seat: 0, kind: 'reminder' },
    { seat: 0, kind: 'reminder' },
  ]);
});

test('replace: more than half; the old link is void, the past stays its holder’s, the new one has a whole clock', async () => {
  const { gameId, clock, say, tokenOf, affairs } = await lateTable(4);
  clock.pass(100);
  await say(1, 'nudge');
  expect(await say(1, 'replace')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  expect(await say(1, 'replace')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  const votes = (await affairs())?.late[0]?.votes.find(({ answer }) => answer === 'replace');
  expect(votes).toEqual({ answer: 'replace', seats: [1], needed: 2 });
  const outcome = await say(3, 'replace');
  if (!outcome.ok) throw new Error('refused');
  expect(outcome.value).toMatchObject({ ...done, link: expect.stringContaining('/seat/') });
  expect(await findSeatByToken(tokenOf(0) ?? '')).toBeUndefined();
  const held = await sql.query('select seat, "untilSeq", name from "SeatHolder" where "gameId" = $1', [
    gameId,
  ]);
  expect(held.rows).toEqual([{ seat: 0, untilSeq: 1, name: 'Anna' }]);
  expect((await messagesOf(gameId))[0]).toEqual({ seat: 0, kind: 'reminder', open: false });
  expect((await affairs())?.seats[0]).toEqual({ seat: 0, name: '', seated: false });
  // The clock of a seat begins when somebody sits down on it.
  clock.pass(50);
  const token = outcome.value.link?.split('/').at(-1) ?? '';
  await sitDown({ token, name: 'Eliška' }, clock);
  expect((await affairs())?.times[0]).toMatchObject({ leftMs: 72 * HOUR, since: clock.now().toISOString() });
  const view = await loadTable(gameId, { token });
  expect(view).toMatchObject({ me: 0, seats: [{ name: 'Eliška' }, {}, {}, {}] });
});

test('computer: of the strength agreed on, and it plays', async () => {
  const { table, gameId, clock, say, tokenOf } = await lateTable(3);
  expect(await say(1, 'computer', 'master')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  // The other strength is another question.
  expect(await say(2, 'computer', 'journeyman')).toMatchObject({ ok: true, value: { done: false } });
  expect(await say(2, 'computer', 'master')).toMatchObject({
    ok: true,
    value: { ...done, computerNext: true },
  });
  const before = await whatNow(table);
  expect(before.view.seats[0]).toEqual({ seat: 0, name: '', seated: true, bot: 'master' });
  const [command] = before.commands;
  if (!command) throw new Error('nothing to do');
  const late = await give(table, { seat: 0, command, expectedSeq: before.view.seq });
  expect(late).toMatchObject({ ok: false, error: { kind: 'token-wrong' } });
  expect(await loadTable(gameId, { token: tokenOf(0) })).not.toHaveProperty('me');
  expect(await runComputers(gameId, { clock })).toBeGreaterThan(1);
  const after = await tableAffairs(gameId, {}, clock.now());
  expect(after?.late).toEqual([]);
  expect(after?.times).toMatchObject([{ seat: 1, since: clock.now().toISOString() }, { seat: 2 }]);
});

test('end: all others; it says so everywhere, no clock runs, and the seed is published', async () => {
  const { table, gameId, clock, say, affairs } = await lateTable(3);
  const begun = await whatNow(table);
  const [step] = begun.commands;
  if (!step) throw new Error('nothing to do');
  await give(table, { seat: 0, command: step, expectedSeq: 1, clock });
  const { view, commands } = await whatNow(table);
  expect(await loadTable(gameId, {}, { calm: true })).toMatchObject({
    seq: 1,
    inTurn: { seat: 0, steps: 1 },
  });
  expect(await loadTable(gameId)).not.toHaveProperty('seed');
  expect(await say(1, 'end')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  expect(await say(2, 'end')).toMatchObject({ ok: true, value: done });
  const [command] = commands;
  if (!command) throw new Error('nothing to do');
  expect(await give(table, { seat: 0, command, expectedSeq: view.seq })).toEqual({
    ...{ ok: false, error: { kind: 'ended', seq: 2 } },
  });
  expect(await say(1, 'wait')).toEqual({ ok: false, error: { kind: 'ended', seq: 2 } });
  expect(await loadTable(gameId)).toMatchObject({
    status: 'ended',
    waitingFor: [],
    seed: expect.any(String),
  });
  expect(await loadTableAt(gameId, 2)).toMatchObject({ status: 'ended', waitingFor: [] });
  // Nothing is held back of a turn that nobody will finish.
  expect(await loadTable(gameId, {}, { calm: true })).not.toHaveProperty('inTurn');
  const document = await exportGame(gameId);
  expect(document).toMatchObject({ game: { status: 'ended', seed: expect.any(String) } });
  expect(document).not.toHaveProperty('result');
  expect((await affairs())?.times.every(({ since }) => since === undefined)).toBe(true);
  expect((await messagesOf(gameId)).map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'game-finished'],
    [1, 'game-finished'],
    [2, 'game-finished'],
  ]);
});

test('two who agree at the same moment decide once', async () => {
  const { gameId, say } = await lateTable(3);
  const outcomes = await Promise.all([say(1, 'replace'), say(2, 'replace')]);
  const links = outcomes.filter((outcome) => outcome.ok && outcome.value.link);
  expect(links).toHaveLength(1);
  const { rows } = await sql.query('select affairs from "Game" where id = $1', [gameId]);
  expect(rows).toEqual([{ affairs: 1 }]);
});

test('a common holiday stops all clocks once everybody agrees', async () => {
  const { gameId, clock, tokenOf, affairs } = await lateTable(2);
  clock.pass(-12);
  const until = endOfHoliday('2026-03-10', 'Europe/Prague');
  if (!until) throw new Error('no date');
  expect(until).toEqual(new Date('2026-03-10T23:00:00Z'));
  const agree = (seat: number, to = until) =>
    agreeToPause({ gameId, who: { token: tokenOf(seat) }, until: to }, clock);
  expect(await agree(0)).toEqual({ ok: true, value: { done: false, missing: 1 } });
  expect((await affairs())?.proposals).toEqual([{ until: until.toISOString(), seats: [0] }]);
  expect(await agree(1)).toEqual({ ok: true, value: { done: true, missing: 0 } });
  expect(await affairs()).toMatchObject({ proposals: [], pausedUntil: until.toISOString(), late: [] });
  expect((await affairs())?.times[0]?.until).toBe(hoursAfter(until, 12).toISOString());
  clock.goTo(hoursAfter(until, 11));
  expect((await affairs())?.times[0]?.leftMs).toBe(HOUR);
  for (const wrong of [clock.now(), hoursAfter(clock.now(), 61 * 24)]) {
    expect(await agree(0, wrong)).toEqual({ ok: false, error: { kind: 'not-to-agree', seq: 1 } });
  }
  expect(await agreeToPause({ gameId, who: {}, until }, clock)).toEqual({
    ok: false,
    error: { kind: 'token-missing' },
  });
});

/** The same late table, made by a person who does not sit at it, for its players' eyes only. */
async function hostedTable(people: 2 | 3) {
  const late = await lateTable(people);
  const userId = crypto.randomUUID();
  await sql.query('insert into "User" ("id", "locale") values ($1, $2)', [userId, 'en']);
  await sql.query(`update "Game" set "hostId" = $2, "watchers" = 'players' where "id" = $1`, [
    late.gameId,
    userId,
  ]);
  const host = (answer: LateAnswer) =>
    answerLate({ gameId: late.gameId, who: { userId }, seat: 0, answer }, late.clock);
  return { ...late, userId, host };
}

test('a host without a seat sees the clocks and may remind, but leaves the decision to the others', async () => {
  const { gameId, clock, userId, host } = await hostedTable(2);
  expect(await tableAffairs(gameId, {}, clock.now())).toBeUndefined();
  expect(await tableAffairs(gameId, { userId }, clock.now())).toMatchObject({ isHost: true });
  expect(await host('replace')).toMatchObject({ ok: false, error: { kind: 'not-asked' } });
  expect(await host('nudge')).toMatchObject({ ok: true, value: { answer: 'nudge', done: true, told: 1 } });
  const until = endOfHoliday('2026-03-09', 'UTC') ?? clock.now();
  const holiday = await agreeToPause({ gameId, who: { userId }, until }, clock);
  expect(holiday).toEqual({ ok: false, error: { kind: 'token-wrong' } });
});

test('where nobody is left who could decide, the host does, alone', async () => {
  const { gameId, clock, userId, host, tokenOf } = await hostedTable(2);
  // The other player has not come back to their seat since it was given up.
  await sql.query(`update "Seat" set "seatedAt" = null where "gameId" = $1 and "seat" = 1`, [gameId]);
  const outcome = await host('replace');
  expect(outcome).toMatchObject({ ok: true, value: done });
  const link = outcome.ok ? (outcome.value.link ?? '') : '';
  expect(await findSeatByToken(link.split('/').at(-1) ?? '')).toMatchObject({
    gameId,
    seat: 0,
    seated: false,
  });
  expect(await findSeatByToken(tokenOf(0) ?? '')).toBeUndefined();
  expect((await tableAffairs(gameId, { userId }, clock.now()))?.late).toEqual([]);
});
