/** Swiss, cup and series from sign-up to the end: stages, leavers, reserves, a check-in between stages. */
import { expect, test } from 'vitest';
import { advanceCompetition, advanceDue } from '@/lib/features/competitions/advance';
import { findCompetition } from '@/lib/features/competitions/competition-store';
import { actOnEntrant, type ShownCompetition } from '@/lib/features/competitions/competitions';
import { exportOfCompetition } from '@/lib/features/competitions/export-season';
import { writeResults } from '@/lib/features/results/results';
import { stageOf } from '@/lib/game/competing/competition';
import { SeasonDocumentShape } from '@/lib/game/competing/season';
import { sha256Hex } from '@/lib/game/engine/hash';
import { verifySeason } from '@/lib/game/verify/verify-season';
import { db } from '@/lib/platform/db/db';
import type { FakeClock } from '../support/clock';
import { begin, endGame, entered, goOn, idOf, openIn, shownTo } from '../support/competitions';
import { isFull } from '../support/full';
import { useService } from '../support/service';
import { begun, clubOf, fresh, entrantOf } from './made-competition';

await useService();

const sizesOf = ({ fixtures }: ShownCompetition, stage: number) =>
  fixtures.filter(({ id }) => stageOf(id) === stage).map(({ entrants }) => entrants.length);

/** Ends all open tables, the last one first; the first seat wins. */
async function endStage(shown: ShownCompetition, clock: FakeClock): Promise<void> {
  for (const { tableId = '' } of openIn(shown).reverse()) await endGame(tableId, [0, 1, 2, 3], clock);
  await goOn(clock);
}

test('a cup of nine at fours: three tables, then the winners and the best of the others play the final', async () => {
  const clock = fresh();
  const { id, look } = await begun(9, { form: 'cup', size: 4 }, clock);
  const first = await look();
  expect(first.competition).toMatchObject({ state: 'running', stage: 1, stages: 2, atOnce: 1 });
  expect(sizesOf(first, 1)).toEqual([3, 3, 3]);
  expect(openIn(first)).toHaveLength(3);
  const { circleId } = first.competition;
  const names = await db().game.findMany({ where: { circleId }, select: { name: true } });
  expect(names.map(({ name }) => name).sort()).toEqual(['Winter 1 1.1', 'Winter 1 1.2', 'Winter 1 1.3']);
  const mine = openIn(first).find(({ entrants }) => entrants.includes(idOf(first, first.circle.me.userId)));
  expect(mine).toBeDefined();
  const outcomes = first.outcomes.map((each) => each.form === 'cup' && each.outcome);
  expect(outcomes).toEqual(['goes-on', 'if-best', 'if-best']);
  // One table less: nobody advances before the last of them is over.
  const [one] = openIn(first);
  await endGame(one?.tableId ?? '', [0, 1, 2], clock);
  await goOn(clock);
  expect((await look()).competition.stage).toBe(1);
  await endStage(await look(), clock);
  const second = await look();
  expect(second.competition).toMatchObject({ state: 'running', stage: 2 });
  expect(sizesOf(second, 2)).toEqual([4]);
  const [final] = openIn(second);
  const winners = first.fixtures.map(({ entrants }) => entrants[0]);
  expect(final?.entrants).toEqual(expect.arrayContaining(winners));
  expect(second.entrants.filter(({ state }) => state === 'done')).toHaveLength(5);
  await endStage(second, clock);
  const over = await look();
  expect(over.competition.state).toBe('over');
  const [{ lines } = { lines: [] }] = over.standings;
  expect(lines.slice(0, 4).map((line) => line.id)).toEqual(final?.entrants);
  expect(lines.map(({ reached }) => reached)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 1]);
  expect(over.bracket?.stages.map(({ tables }) => tables.length)).toEqual([3, 1]);
  const exported = await exportOfCompetition(over, clock);
  expect(SeasonDocumentShape.parse(exported)).toEqual(exported);
  expect(exported.competition).toMatchObject({ form: 'cup', stages: 2 });
  expect(verifySeason(exported)).toMatchObject({ complete: true, faults: [] });
  expect(exported.fixtures.map(({ drawn, entrants }) => [drawn, entrants])).toEqual(
    over.fixtures.map(({ entrants }) => [entrants, entrants]),
  );
  expect(exported).not.toHaveProperty('ladder');
  expect(await advanceCompetition(id, clock)).toBe(0);
});

test.runIf(isFull)('a Swiss of five at twos: one withdraws, and the others play on', async () => {
  const clock = fresh();
  const { id, people, look } = await begun(5, { form: 'swiss', size: 2 }, clock);
  const first = await look();
  const { stages } = first.competition;
  expect(sizesOf(first, 1).sort()).toEqual([2, 3]);
  const [gone = ''] = people.slice(-1);
  expect((await actOnEntrant({ id, userId: gone }, 'withdraw', idOf(first, gone), clock)).ok).toBe(true);
  for (let stage = 1; stage <= stages; stage += 1) {
    const shown = await look();
    expect(shown.competition).toMatchObject({ state: 'running', stage });
    if (stage > 1) expect(sizesOf(shown, stage)).toEqual([2, 2]);
    expect(new Set(openIn(shown).flatMap(({ entrants }) => entrants)).size).toBe(stage === 1 ? 5 : 4);
    await endStage(shown, clock);
  }
  const over = await look();
  expect(over.competition.state).toBe('over');
  expect(over.nextId).toBeUndefined();
  expect(verifySeason(await exportOfCompetition(over, clock))).toMatchObject({ complete: true, faults: [] });
  const [{ lines } = { lines: [] }] = over.standings;
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)?.id).toBe(idOf(over, gone));
  // In a game against only a computer, nobody has a place.
  const played = lines.slice(0, 4).map(({ tables }) => tables);
  expect(played.filter((tables) => tables === stages).length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...played)).toBeGreaterThanOrEqual(stages - 1);
});

test('too few for a cup by the end of check-in: it is called off', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const id = await entered(circle, people, clock, { form: 'cup' });
  await begin(id, people.slice(0, 3), clock);
  clock.pass(72);
  await goOn(clock);
  expect((await shownTo(id, circle.host, clock)).competition.state).toBe('called-off');
});

test('after a stage of more than 30 days everyone checks in again, and who does not is missing', async () => {
  const clock = fresh();
  const { id, people, look } = await begun(5, { form: 'swiss', size: 2 }, clock);
  const first = await look();
  clock.pass(31 * 24);
  // Seats that were kept for a month would count as left.
  await db().seat.updateMany({ where: { userId: { in: people } }, data: { seatedAt: clock.now() } });
  await endStage(first, clock);
  const asked = await look();
  expect(asked.competition).toMatchObject({ state: 'check-in', stage: 1 });
  expect(asked.entrants.every(({ state }) => state === 'entered')).toBe(true);
  const [away = '', ...others] = people;
  for (const userId of others) await actOnEntrant({ id, userId }, 'check-in', idOf(asked, userId), clock);
  expect((await look()).competition.state).toBe('check-in');
  clock.pass(72);
  await goOn(clock);
  const second = await look();
  expect(second.competition).toMatchObject({ state: 'running', stage: 2 });
  const missing = second.entrants.find(({ userId }) => userId === away);
  expect(missing).toMatchObject({ state: 'entered', absent: [2] });
  expect(openIn(second).flatMap(({ entrants }) => entrants)).not.toContain(missing?.id);
});

test('two processes at the end of a stage draw the next one once', async () => {
  const clock = fresh();
  const { id, look } = await begun(8, { form: 'cup', size: 4 }, clock);
  for (const { tableId = '' } of openIn(await look())) await endGame(tableId, [0, 1, 2, 3], clock);
  await Promise.all([
    writeResults(60_000, clock),
    writeResults(60_000, clock),
    advanceCompetition(id, clock),
    advanceDue(clock),
  ]);
  await goOn(clock);
  const { competition, fixtures } = await look();
  expect(competition).toMatchObject({ state: 'running', stage: 2 });
  expect(fixtures.map(({ id: fixture }) => fixture)).toEqual(['1.1.1', '1.1.2', '2.1.1']);
  expect(await db().game.count({ where: { circleId: competition.circleId } })).toBe(3);
});

test('a server that takes a cup for a season can neither start nor end it', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const id = await entered(circle, people, clock, { form: 'cup' });
  const change = async (data: object) => db().competition.update({ where: { id }, data });
  await expect(change({ state: 'running' })).rejects.toThrow('Competition_stages_check');
  await expect(change({ state: 'over', ladder: [] })).rejects.toThrow('Competition_stages_check');
  // This server ignores the forms of a later one.
  await change({ form: 'ladder', dueAt: new Date(0) });
  expect(await findCompetition(id)).toBeUndefined();
  expect(await advanceDue(clock)).toBe(0);
});

const POINTS = [10, 6, 3, 1];

test('a series of four: each seat once, at most two tables at once, and the standing is the sum', async () => {
  const clock = fresh();
  const { circle, people } = await clubOf(4, clock);
  const id = await entered(circle, people, clock, { form: 'series', pace: { kind: 'relaxed' } });
  const promised = (await shownTo(id, circle.host, clock)).competition.commitment;
  clock.pass(24);
  await goOn(clock);
  expect((await shownTo(id, circle.host, clock)).competition.state).toBe('check-in');
  for (const userId of people) {
    const mine = await entrantOf(id, userId, clock);
    expect((await actOnEntrant({ id, userId }, 'check-in', mine, clock)).ok).toBe(true);
  }
  const started = await shownTo(id, circle.host, clock);
  expect(started.competition.state).toBe('running');
  expect(started.fixtures).toHaveLength(4);
  expect(started.entrants.every(({ state }) => state === 'playing')).toBe(true);
  for (const entrant of started.entrants)
    expect(started.fixtures.map(({ entrants }) => entrants.indexOf(entrant.id)).sort()).toEqual([0, 1, 2, 3]);
  // The one who sits in the first seat wins, at every table.
  const sums = new Map<string, number>();
  for (let played = 0; played < 4; played += 1) {
    const open = openIn(await shownTo(id, circle.host, clock));
    expect(open.length).toBe(Math.min(2, 4 - played));
    const [{ tableId = '', entrants } = { entrants: [] }] = open;
    const table = await db().game.findUniqueOrThrow({ where: { id: tableId }, include: { seats: true } });
    expect(table).toMatchObject({ circleId: circle.circleId, watchers: 'circle', hostId: null });
    const bySeat = [0, 1, 2, 3].map((n) => table.seats.find(({ seat }) => seat === n)?.userId);
    const byId = new Map(started.entrants.map((each) => [each.id, each.userId]));
    expect(bySeat).toEqual(entrants.map((each) => byId.get(each)));
    const ranking = played === 3 ? [3, 2, 1, 0] : [0, 1, 2, 3];
    ranking.forEach((seat, place) => {
      const who = entrants[seat] ?? '';
      sums.set(who, (sums.get(who) ?? 0) + (POINTS[place] ?? 0));
    });
    await endGame(tableId, ranking, clock);
    await goOn(clock);
  }
  const over = await shownTo(id, circle.host, clock);
  expect(over.competition.state).toBe('over');
  expect(over.nextId).toBeUndefined();
  expect(over.entrants.every(({ state }) => state === 'done')).toBe(true);
  expect(sha256Hex(over.competition.seed)).toBe(promised);
  const [lines] = over.standings.map((each) => each.lines);
  expect(lines?.map(({ mean = 0 }) => mean)).toEqual(
    [...sums.values()].sort((a, b) => b - a).map((sum) => sum / 4),
  );
  for (const { id: who, mean = 0, tables } of lines ?? [])
    expect([tables, 4 * mean]).toEqual([4, sums.get(who)]);
  expect(await db().gameResult.count({ where: { competitionId: id } })).toBe(4);
  expect(await advanceCompetition(id, clock)).toBe(0);
  const exported = await exportOfCompetition(over, clock);
  expect(verifySeason(exported)).toMatchObject({ complete: true, faults: [] });
  expect(JSON.stringify(exported)).not.toContain(circle.host);
});
