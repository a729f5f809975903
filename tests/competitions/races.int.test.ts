/** Two changes of a competition at once: one outcome. A process may die between two acts. */
import { describe, expect, test } from 'vitest';
import { advanceCompetition, advanceDue } from '@/lib/features/competitions/advance';
import { actOnEntrant, enterCompetition } from '@/lib/features/competitions/competitions';
import { lockCompetitionsOf } from '@/lib/features/people/membership-store';
import { mergePeople } from '@/lib/features/people/merge-store';
import { writeResults } from '@/lib/features/results/results';
import { stageOf } from '@/lib/game/competing/competition';
import { db, type Tx } from '@/lib/platform/db/db';
import { guest, type MadeCircle } from '../support/world';
import type { FakeClock } from '../support/clock';
import { inFull, isFull } from '../support/full';
import { untilOneWaits } from '../support/row-lock';
import { useService } from '../support/service';
import { endGame, entered, goOn, shownTo } from '../support/competitions';
import { actByAct, begun, clubOf, entrantOf, fresh } from './made-competition';

await useService();

const ROUNDS = inFull([0, 1, 2], [0]);

/** A series of four in its check-in, where all but the last `missing` people have checked in. */
async function checkingIn(clock: FakeClock, missing: number) {
  const { circle, people } = await clubOf(4, clock);
  const id = await entered(circle, people, clock, { form: 'series' });
  clock.pass(24);
  await goOn(clock);
  for (const userId of people.slice(0, people.length - missing))
    await actOnEntrant({ id, userId }, 'check-in', await entrantOf(id, userId, clock), clock);
  return { id, circle, people };
}

/** Each game of the competition is there once, and each open fixture has one. */
async function expectWhole(id: string, { circleId, host }: MadeCircle, clock: FakeClock) {
  const { fixtures } = await shownTo(id, host, clock);
  const games = await db().game.findMany({ where: { circleId }, select: { id: true } });
  const made = fixtures.flatMap(({ tableId }) => tableId ?? []);
  expect(games.map((game) => game.id).sort()).toEqual([...made].sort());
  for (const { state, tableId } of fixtures) if (state === 'open') expect(tableId).toBeDefined();
}

test('two people become one while the competition changes a seat of theirs: neither waits for ever', async () => {
  const clock = fresh();
  const { id, people } = await checkingIn(clock, 0);
  const [, from = ''] = people;
  const into = await guest('Zdena');
  // As every change does: the competition first, then a table.
  const { merging } = await db().$transaction(async (tx) => {
    await tx.competition.update({ where: { id }, data: { revision: { increment: 1 } } });
    const started = mergePeople(from, into);
    await untilOneWaits();
    await tx.seat.updateMany({ where: { userId: from }, data: { name: 'Kept' } });
    return { merging: started };
  });
  await merging;
  const seats = await db().seat.findMany({ where: { userId: into }, select: { name: true } });
  expect(seats.length).toBeGreaterThan(0);
  for (const { name } of seats) expect(name).toBe('Kept');
  expect(await db().entrant.count({ where: { competitionId: id, userId: into } })).toBe(1);
});

test('two people of the same two competitions leave at once: neither waits for ever', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const [userId = ''] = circle.others;
  const enter = () => entered(circle, people, clock, { form: 'series' });
  const [first = '', second = ''] = [await enter(), await enter()].sort();
  const change = (tx: Tx, id: string) =>
    tx.competition.update({ where: { id }, data: { revision: { increment: 1 } } });
  // The row that was changed last lies last in the table.
  await change(db(), first);
  const { leaving } = await db().$transaction(async (tx) => {
    await change(tx, first);
    const started = db().$transaction((other) => lockCompetitionsOf(other, userId, clock.now()));
    await untilOneWaits();
    await change(tx, second);
    return { leaving: started };
  });
  await expect(leaving).resolves.toBeUndefined();
});

test.each(ROUNDS)('the last check-in and the end of check-in start it once (%i)', async () => {
  const clock = fresh();
  const { id, circle, people } = await checkingIn(clock, 1);
  const [last = ''] = people.slice(-1);
  const entrant = await entrantOf(id, last, clock);
  clock.pass(72);
  const [checkedIn] = await Promise.all([
    actOnEntrant({ id, userId: last }, 'check-in', entrant, clock),
    advanceDue(clock),
    advanceCompetition(id, clock),
  ]);
  await advanceCompetition(id, clock);
  const { competition, fixtures, entrants } = await shownTo(id, circle.host, clock);
  expect(competition.state).toBe('running');
  const playing = entrants.filter(({ state }) => state === 'playing').length;
  const outcome = entrants.find((each) => each.id === entrant)?.state;
  // A check-in that comes after the draw makes a reserve.
  expect(checkedIn.ok ? ['playing', 'checked-in'] : ['entered']).toContain(outcome);
  expect(playing).toBe(outcome === 'playing' ? 4 : 3);
  expect(new Set(fixtures.map((each) => each.id)).size).toBe(playing);
  await expectWhole(id, circle, clock);
});

test.each(ROUNDS)(
  'a player withdraws while their table opens: no seat is reserved for them (%i)',
  async () => {
    const clock = fresh();
    const { id, circle, people } = await checkingIn(clock, 1);
    const [first = '', , , last = ''] = people;
    const [mine, lasts] = [await entrantOf(id, first, clock), await entrantOf(id, last, clock)];
    await Promise.all([
      actOnEntrant({ id, userId: last }, 'check-in', lasts, clock),
      actOnEntrant({ id, userId: first }, 'withdraw', mine, clock),
    ]);
    await advanceCompetition(id, clock);
    await expectWhole(id, circle, clock);
    const running = await db().game.findMany({
      where: { circleId: circle.circleId, status: 'running' },
      select: { seats: { select: { userId: true } } },
    });
    for (const { seats } of running) expect(seats.map(({ userId }) => userId)).not.toContain(first);
  },
);

test.each(ROUNDS)('two ends of one table are one result and one closed fixture (%i)', async () => {
  const clock = fresh();
  const { id, circle } = await checkingIn(clock, 0);
  const { fixtures } = await shownTo(id, circle.host, clock);
  const tableId = fixtures.find(({ state }) => state === 'open')?.tableId ?? '';
  await endGame(tableId, [0, 1, 2, 3], clock);
  await Promise.all([
    writeResults(60_000, clock),
    writeResults(60_000, clock),
    advanceCompetition(id, clock),
    advanceCompetition(id, clock),
  ]);
  await goOn(clock);
  const after = await shownTo(id, circle.host, clock);
  expect(after.fixtures.filter(({ state }) => state === 'over')).toHaveLength(1);
  expect(await db().gameResult.count({ where: { competitionId: id } })).toBe(1);
  await expectWhole(id, circle, clock);
});

test('the last place is taken once, however many sign up for it at once', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(10, clock);
  const id = await entered(circle, people.slice(0, 7), clock, { form: 'series' });
  const tried = await Promise.all(people.slice(6).map((userId) => enterCompetition({ id, userId }, clock)));
  expect(tried.filter(({ ok }) => ok)).toHaveLength(2);
  expect(tried.find(({ ok }) => !ok)).toMatchObject({ error: { kind: 'competition-full' } });
  expect((await shownTo(id, circle.host, clock)).entrants).toHaveLength(8);
});

describe('a process that dies', () => {
  test('between any two acts leaves a series that the next one carries on', async () => {
    const clock = fresh();
    const { circle, people } = await clubOf(3, clock);
    const id = await entered(circle, people, clock, { form: 'series', size: 3 });
    clock.pass(24);
    await actByAct(id, clock, async ({ competition, fixtures }) => {
      if (competition.state === 'check-in') {
        const data = { state: 'checked-in', checkedInAt: clock.now() };
        await db().entrant.updateMany({ where: { competitionId: id, state: 'entered' }, data });
        clock.pass(72);
      }
      const open = fixtures.find(({ state }) => state === 'open')?.tableId;
      if (open) await endGame(open, [0, 1, 2], clock);
      await writeResults(60_000, clock);
    });
    const over = await shownTo(id, circle.host, clock);
    expect(over.competition.state).toBe('over');
    expect(over.fixtures.map(({ state }) => state)).toEqual(['over', 'over', 'over']);
    expect(over.standings[0]?.lines.map(({ tables }) => tables)).toEqual([3, 3, 3]);
    await expectWhole(id, circle, clock);
  });

  test.runIf(isFull)('between any two acts leaves a Swiss that the next one carries on', async () => {
    const clock = fresh();
    const { id, look } = await begun(6, { form: 'swiss', size: 3 }, clock);
    await actByAct(id, clock, async ({ fixtures }) => {
      for (const { state, tableId = '' } of fixtures)
        if (state === 'open') await endGame(tableId, [0, 1, 2], clock);
      await writeResults(60_000, clock);
    });
    const { competition, fixtures } = await look();
    expect(competition.state).toBe('over');
    expect(fixtures.every(({ state }) => state === 'over')).toBe(true);
    const last = fixtures.filter((each) => stageOf(each.id) === competition.stages);
    expect(last.map(({ entrants }) => entrants.length)).toEqual([3, 3]);
  });

  test('after a result that an older version wrote: the table is closed all the same', async () => {
    const clock = fresh();
    const { id, circle } = await checkingIn(clock, 0);
    const { fixtures } = await shownTo(id, circle.host, clock);
    const tableId = fixtures.find(({ state }) => state === 'open')?.tableId ?? '';
    await endGame(tableId, [0, 1, 2, 3], clock);
    await db().game.update({ where: { id: tableId }, data: { resultAt: clock.now() } });
    await advanceCompetition(id, clock);
    const after = await shownTo(id, circle.host, clock);
    expect(after.fixtures.find((each) => each.tableId === tableId)?.state).toBe('void');
  });
});
