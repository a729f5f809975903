import { expect, test } from 'vitest';
import { tableAgenda } from '@/lib/features/clocks/agenda-view';
import { takeBackDecision } from '@/lib/features/clocks/requests';
import { agreeToEndPause, agreeToPause, answerLate, endOfHoliday } from '@/lib/features/clocks/table-acts';
import { runComputers } from '@/lib/features/computer/computer-players';
import { loadTableAt } from '@/lib/features/history/load-position';
import { exportGame } from '@/lib/features/history/read-log';
import { findSeatByToken, sitDown } from '@/lib/features/seats/seats';
import { loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import type { LateAnswer } from '@/lib/game/pace/wait';
import { hoursAfter } from '../support/clock';
import { decided, done, lateTable, messagesOf, tokenIn } from '../support/late-table';
import { refused, valueOf } from '../support/outcomes';
import { useService } from '../support/service';
import { firstStep, give, lookAs, playTurn } from '../support/tables';
import { guest } from '../support/world';

const { sql } = await useService();

const HOUR = 3_600_000;
test('no one can vote before the time is up, about themselves, or without a seat', async () => {
  const { gameId, clock, say, agenda } = await lateTable(2);
  clock.pass(-1);
  expect(await say(1, 'wait')).toEqual(refused('not-late', { seq: 1 }));
  expect((await agenda())?.late).toEqual([]);
  clock.pass(1);
  expect(await say(0, 'wait')).toEqual(refused('not-asked', { seq: 1 }));
  expect(await say(1, 'wait', undefined, 1)).toEqual(refused('not-late', { seq: 1 }));
  for (const [token, kind] of [
    ['x'.repeat(22), 'token-wrong'],
    [undefined, 'token-missing'],
  ] as const) {
    const outcome = await answerLate({ gameId, who: { token }, seat: 0, answer: 'end' }, clock);
    expect(outcome).toEqual(refused(kind));
  }
  expect(await answerLate({ gameId: 'nosuchtable', who: {}, seat: 0, answer: 'end' }, clock)).toMatchObject({
    ok: false,
  });
  expect((await agenda())?.late).toMatchObject([{ seat: 0 }]);
});

test('wait: half of the others give another day, and may do so again', async () => {
  const { clock, say, agenda } = await lateTable(3);
  clock.pass(10);
  expect(await say(1, 'wait')).toMatchObject({ ok: true, value: done });
  expect((await agenda())?.times[0]).toMatchObject({
    leftMs: 24 * HOUR,
    until: hoursAfter(clock.now(), 24).toISOString(),
  });
  expect((await agenda())?.late).toEqual([]);
  expect(await say(2, 'wait')).toMatchObject(refused('not-late'));
  clock.pass(24);
  expect(await say(2, 'wait')).toMatchObject({ ok: true, value: done });
  expect((await agenda())?.times[0]).toMatchObject({ leftMs: 24 * HOUR, since: '2026-03-02T08:00:00.000Z' });
});

test('wait: at a table without a clock the others give a week', async () => {
  const { table, clock, say, agenda } = await lateTable(2, { pace: { kind: 'relaxed' } });
  expect(await say(1, 'wait')).toMatchObject({ ok: false });
  clock.pass(14 * 24 - 72);
  expect(await say(1, 'wait')).toMatchObject({ ok: true, value: done });
  expect((await agenda())?.times[0]).toMatchObject({ until: hoursAfter(clock.now(), 7 * 24).toISOString() });
  // It belongs to this wait only; the next one has no clock.
  await playTurn(table, clock);
  expect((await agenda())?.times[0]).toEqual({ seat: 0 });
});

test('nudge: anyone, once in twelve hours', async () => {
  const { gameId, clock, say } = await lateTable(3);
  expect(await say(1, 'nudge')).toMatchObject({ ok: true, value: { done: true, told: 1 } });
  expect(await say(2, 'nudge')).toMatchObject({ ok: true, value: { done: false, told: 0 } });
  clock.pass(12);
  expect(await say(2, 'nudge')).toMatchObject({ ok: true, value: { done: true } });
  expect(await messagesOf(sql, gameId)).toMatchObject([
    { seat: 0, kind: 'reminder' },
    { seat: 0, kind: 'reminder' },
  ]);
});

test('replace: more than half; the old link is void, the past stays its holder’s, the new one has a whole clock', async () => {
  const { gameId, clock, say, tokenOf, agenda, anHour } = await lateTable(4);
  clock.pass(100);
  await say(1, 'nudge');
  expect(await say(1, 'replace')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  expect(await say(1, 'replace')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  const votes = (await agenda())?.late[0]?.votes.find(({ answer }) => answer === 'replace');
  expect(votes).toEqual({ answer: 'replace', seats: [1], needed: 2 });
  const effectAt = hoursAfter(clock.now(), 1).toISOString();
  expect(await say(3, 'replace')).toMatchObject({ ok: true, value: { ...decided, effectAt } });
  expect((await agenda())?.free).toEqual([]);
  await anHour();
  expect(await findSeatByToken(tokenOf(0) ?? '')).toBeUndefined();
  const held = await sql.query('select seat, "untilSeq", name from "SeatHolder" where "gameId" = $1', [
    gameId,
  ]);
  expect(held.rows).toEqual([{ seat: 0, untilSeq: 1, name: 'Anna' }]);
  const reminders = (await messagesOf(sql, gameId)).filter(({ kind }) => kind === 'reminder');
  expect(reminders).toEqual([{ seat: 0, kind: 'reminder', open: false }]);
  expect((await agenda())?.seats[0]).toEqual({ seat: 0, name: '', seated: false });
  // The players there may hand the seat on; its link is shown only to them.
  expect((await agenda())?.free).toEqual([{ seat: 0 }]);
  const token = tokenIn((await agenda(2))?.free[0]?.link);
  // The clock of a seat begins when somebody sits down on it.
  clock.pass(50);
  expect(await findSeatByToken(token)).toMatchObject({ gameId, seat: 0, seated: false });
  const sat = valueOf(await sitDown({ token, name: 'Eliška' }, clock));
  expect(sat).toMatchObject({ isNew: true, isHolder: true });
  expect((await agenda())?.times[0]).toMatchObject({ leftMs: 72 * HOUR, since: clock.now().toISOString() });
  const view = await loadTable(gameId, { token: sat.key });
  expect(view).toMatchObject({ me: 0, seats: [{ name: 'Eliška' }, {}, {}, {}] });
  // The link has done its work.
  expect(await findSeatByToken(token)).toBeUndefined();
  expect(await agenda()).toMatchObject({ late: [], free: [] });
  expect((await agenda())?.decisions[0]).toMatchObject({ kind: 'replace', state: 'done', name: 'Anna' });
});

test('computer: it plays at the agreed strength', async () => {
  const { table, gameId, clock, say, tokenOf, anHour } = await lateTable(3);
  expect(await say(1, 'computer', 'master')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  // The other strength is another question.
  expect(await say(2, 'computer', 'journeyman')).toMatchObject({
    ok: true,
    value: { done: false, missing: 1 },
  });
  expect(await say(2, 'computer', 'master')).toMatchObject({ ok: true, value: decided });
  await anHour();
  expect((await lookAs(table, 0)).seats[0]).toEqual({ seat: 0, name: '', seated: true, bot: 'master' });
  expect(await give(table, await firstStep(table))).toMatchObject(refused('token-wrong'));
  expect((await loadTable(gameId, { token: tokenOf(0) }))?.me).toBeUndefined();
  expect(await runComputers(gameId, { clock })).toBeGreaterThan(1);
  const after = await tableAgenda(gameId, {}, clock.now());
  expect(after?.late).toEqual([]);
  expect(after?.times).toMatchObject([{ seat: 1, since: clock.now().toISOString() }, { seat: 2 }]);
});

test('end: all others; it says so everywhere, no clock runs, and the seed is published', async () => {
  const { table, gameId, clock, say, agenda, anHour } = await lateTable(3);
  await give(table, { ...(await firstStep(table)), clock });
  const next = await firstStep(table);
  expect(await loadTable(gameId, {})).toMatchObject({ seq: 1, inTurn: { seat: 0 } });
  expect(await say(1, 'end')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  expect(await say(2, 'end')).toMatchObject({ ok: true, value: decided });
  // The seat is not given away in the hour when the decision can be taken back.
  expect(await loadTable(gameId)).not.toHaveProperty('seed');
  await anHour();
  expect(await give(table, next)).toEqual(refused('ended', { seq: 2 }));
  expect(await say(1, 'wait')).toEqual(refused('ended', { seq: 2 }));
  expect(await loadTable(gameId)).toMatchObject({
    status: 'ended',
    waitingFor: [],
    seed: expect.any(String),
  });
  expect(await loadTableAt(gameId, 2)).toMatchObject({ status: 'ended', waitingFor: [] });
  // Nothing is held back of a turn that nobody will finish.
  expect(await loadTable(gameId, {})).not.toHaveProperty('inTurn');
  const document = await exportGame(gameId);
  expect(document).toMatchObject({ game: { status: 'ended', seed: expect.any(String) } });
  expect(document).not.toHaveProperty('result');
  expect((await agenda())?.times.every(({ since }) => since === undefined)).toBe(true);
  const told = (await messagesOf(sql, gameId)).filter(({ kind }) => kind === 'game-finished');
  expect(told.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

test('two who agree at the same moment decide once', async () => {
  const { gameId, say, anHour } = await lateTable(3);
  const revision = async () => {
    const { rows } = await sql.query('select affairs from "Game" where id = $1', [gameId]);
    return rows[0].affairs;
  };
  const before = await revision();
  const outcomes = await Promise.all([say(1, 'replace'), say(2, 'replace')]);
  const made = outcomes.filter((outcome) => outcome.ok && outcome.value.decision);
  expect(made).toHaveLength(1);
  await anHour();
  expect(await revision()).toBe(before + 1);
});

test('a common holiday stops all clocks once everybody agrees', async () => {
  const { gameId, clock, tokenOf, agenda } = await lateTable(2);
  clock.pass(-12);
  const until = endOfHoliday('2026-03-10', 'Europe/Prague');
  if (!until) throw new Error('no date');
  expect(until).toEqual(new Date('2026-03-10T23:00:00Z'));
  const agree = (seat: number, to = until) =>
    agreeToPause({ gameId, who: { token: tokenOf(seat) }, until: to }, clock);
  expect(await agree(0)).toEqual({ ok: true, value: { done: false, missing: 1 } });
  expect((await agenda())?.proposals).toEqual([{ until: until.toISOString(), seats: [0] }]);
  expect(await agree(1)).toEqual({ ok: true, value: { done: true, missing: 0 } });
  expect(await agenda()).toMatchObject({ proposals: [], requests: [], pausedUntil: until.toISOString() });
  expect((await agenda())?.late).toEqual([]);
  expect((await agenda())?.times[0]?.until).toBe(hoursAfter(until, 12).toISOString());
  clock.goTo(hoursAfter(until, 11));
  expect((await agenda())?.times[0]?.leftMs).toBe(HOUR);
  for (const wrong of [clock.now(), hoursAfter(clock.now(), 61 * 24)]) {
    expect(await agree(0, wrong)).toEqual(refused('not-to-agree', { seq: 1 }));
  }
  expect(await agreeToPause({ gameId, who: {}, until }, clock)).toEqual(refused('token-missing'));
});

test('of two holidays both are shown, the current one is ended, and each is agreed to once', async () => {
  const { gameId, clock, tokenOf, agenda } = await lateTable(2);
  const [first, second] = ['2026-03-10', '2026-03-20'].map((day) => new Date(`${day}T00:00:00Z`));
  const [from, until] = [new Date('2026-03-15T00:00:00Z'), second as Date];
  const all = async (agree: (who: Visitor) => Promise<unknown>) => {
    for (const seat of [0, 1]) await agree({ token: tokenOf(seat) });
  };
  const now = { gameId, until: first as Date };
  const planned = { from: from.toISOString(), until: until.toISOString() };
  await all((who) => agreeToPause({ ...now, who }, clock));
  await all((who) => agreeToPause({ gameId, who, from, until }, clock));
  await all((who) => agreeToPause({ ...now, who }, clock));
  expect(await agenda()).toMatchObject({ pausedUntil: now.until.toISOString(), laterPauses: [planned] });
  const { rows } = await sql.query('select json_array_length("pauses") as n from "Game" where id = $1', [
    gameId,
  ]);
  expect(rows[0].n).toBe(2);
  clock.pass(1);
  await all((who) => agreeToEndPause({ gameId, who }, clock));
  const after = await agenda();
  expect(after).toMatchObject({ pause: { ...planned, ending: [] } });
  expect(after).not.toHaveProperty('pausedUntil');
  expect(after).not.toHaveProperty('laterPauses');
});

test('a planned holiday is not asked about again when a seat has another holder', async () => {
  const { gameId, clock, say, tokenOf, agenda, anHour } = await lateTable(2);
  const [from, until] = [new Date('2026-03-10T00:00:00Z'), new Date('2026-03-20T00:00:00Z')];
  const agree = (token?: string) => agreeToPause({ gameId, who: { token }, from, until }, clock);
  for (const seat of [0, 1]) await agree(tokenOf(seat));
  await say(1, 'replace');
  await anHour();
  const token = tokenIn((await agenda(1))?.free[0]?.link);
  const { key } = valueOf(await sitDown({ token, name: 'Eliška' }, clock));
  const planned = { pause: { from: from.toISOString(), until: until.toISOString(), ending: [] } };
  const asksNobody = { ...planned, requests: [], proposals: [] };
  expect(await tableAgenda(gameId, { token: key }, clock.now())).toMatchObject({ me: 0, ...asksNobody });
  const before = await messagesOf(sql, gameId);
  expect(await agree(key)).toEqual({ ok: true, value: done });
  expect(await agenda(1)).toMatchObject(asksNobody);
  expect(await agenda(1)).not.toHaveProperty('laterPauses');
  expect(await messagesOf(sql, gameId)).toEqual(before);
});

/** The same late table, made by a person who does not sit at it, for its players' eyes only. */
async function hostedTable(people: 2 | 3) {
  const late = await lateTable(people);
  const userId = await guest();
  await sql.query(`update "Game" set "hostId" = $2, "watchers" = 'players' where "id" = $1`, [
    late.gameId,
    userId,
  ]);
  const host = (answer: LateAnswer) =>
    answerLate({ gameId: late.gameId, who: { userId }, seat: 0, answer }, late.clock);
  return { ...late, userId, host };
}

test('a host without a seat has a vote, which counts if the players are silent or cannot agree', async () => {
  const { gameId, clock, userId, host, agenda, anHour } = await hostedTable(2);
  expect(await tableAgenda(gameId, {}, clock.now())).toBeUndefined();
  expect(await tableAgenda(gameId, { userId }, clock.now())).toMatchObject({ isHost: true });
  expect(await host('replace')).toMatchObject({ ok: true, value: { done: false, missing: 1 } });
  expect((await agenda(1))?.late[0]?.votes[1]).toMatchObject({ answer: 'replace', seats: [], host: true });
  expect(await host('nudge')).toMatchObject({ ok: true, value: { answer: 'nudge', done: true, told: 1 } });
  const until = endOfHoliday('2026-03-09', 'UTC') ?? clock.now();
  const holiday = await agreeToPause({ gameId, who: { userId }, until }, clock);
  expect(holiday).toEqual(refused('token-wrong'));
  clock.pass(71);
  await anHour();
  expect((await agenda(1))?.decisions[0]).toMatchObject({ kind: 'replace', by: [1], why: 'silence' });
});

test('where nobody is left who could decide, the host does, alone, and may take it back', async () => {
  const { gameId, clock, userId, host, tokenOf, anHour } = await hostedTable(2);
  // The other player has not come back to their seat since it was given up.
  await sql.query(`update "Seat" set "seatedAt" = null where "gameId" = $1 and "seat" = 1`, [gameId]);
  const looks = () => tableAgenda(gameId, { userId }, clock.now());
  expect(await host('replace')).toMatchObject({ ok: true, value: decided });
  const [open] = (await looks())?.decisions ?? [];
  expect(open).toMatchObject({ by: [-1], isMine: true });
  expect(await takeBackDecision({ gameId, id: open?.id ?? '', who: { userId } }, clock)).toMatchObject({
    ok: true,
  });
  await host('replace');
  await anHour();
  const link = (await looks())?.free.find(({ seat }) => seat === 0)?.link;
  expect(await findSeatByToken(tokenIn(link))).toMatchObject({ gameId, seat: 0, seated: false });
  expect(await findSeatByToken(tokenOf(0) ?? '')).toBeUndefined();
});
