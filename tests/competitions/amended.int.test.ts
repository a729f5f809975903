/** Results that organisers correct or annul after their end: every figure follows, at once with other changes. */
import { describe, expect, test } from 'vitest';
import { advanceDue } from '@/lib/features/competitions/advance';
import { Terms, type NewRuling } from '@/lib/features/competitions/competition';
import { decideCompetition } from '@/lib/features/competitions/competitions';
import { mergePeople } from '@/lib/features/people/merge-store';
import { recomputeRatings } from '@/lib/features/ratings/fold-store';
import {
  pairsOf,
  resultOfGame,
  standingInYear,
  storeResult,
  writeResults,
} from '@/lib/features/results/results';
import { foldResults, resultsOfCircle } from '@/lib/features/results/results-store';
import { ALL_YEARS } from '@/lib/features/results/years';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { endGame, goOn, openIn } from '../support/competitions';
import { untilOneWaits } from '../support/row-lock';
import { useService } from '../support/service';
import { guest } from '../support/world';
import { foldedFromResults } from '../ratings/random-results';
import { ratingsOf } from '../ratings/made-results';
import { changeSettings } from '../circles/acts';
import { begun, cupOf, fresh, kindOf } from './made-competition';

await useService();

/** The places of each table as they should count, in the order of its seats; none if it counts for nobody. */
type Truth = Map<string, { readonly keys: readonly string[]; readonly places: readonly number[] }>;

const POINTS = [9, 5, 1];

/** A series of three people, host included, at three tables in a rated circle; all tables are played. */
async function playedSeries(more: Partial<Terms> = {}) {
  const clock = fresh();
  const terms = Terms.parse(more);
  const { id, circle, look } = await begun(3, { form: 'series', size: 3, atOnce: 3, terms }, clock);
  const host = { circleId: circle.circleId, userId: circle.host };
  await changeSettings(host, { rated: true }, clock);
  const truth: Truth = new Map();
  for (let round = 0; round < 3; round += 1)
    for (const { tableId = '', entrants } of openIn(await look())) {
      await endGame(tableId, [0, 1, 2], clock);
      await writeResults(60_000, clock);
      const people = (await look()).entrants;
      const keys = entrants.map((each) => people.find((person) => person.id === each)?.key ?? '');
      truth.set(tableId, { keys, places: [1, 2, 3] });
    }
  const tables = (await look()).fixtures;
  const decide = async (at: number, kind: 'correct' | 'annul', given: readonly number[] = []) => {
    const { id: fixture, entrants = [], tableId = '' } = tables[at] ?? {};
    const placed = given.map((place, seat) => ({ entrant: entrants[seat] ?? '', place }));
    const places = placed.toSorted((a, b) => a.place - b.place);
    const decision = { kind, fixture, reason: 'a slip', ...(places.length > 0 ? { places } : {}) };
    expect(kindOf(await decideCompetition({ id, userId: circle.host }, decision, clock))).toBe('ok');
    truth.set(tableId, { keys: truth.get(tableId)?.keys ?? [], places: given });
  };
  /** A lone organiser’s own case waits a day. */
  const aDay = async () => {
    clock.pass(24.1);
    await goOn(clock);
  };
  return { ...host, id, clock, look, truth, tables, decide, aDay };
}

/** The place points of a seat: people who share a place share its points. */
function pointsOf(places: readonly number[], place: number): number {
  const taken = POINTS.filter((_, i) => {
    const sharing = places.filter((each) => each === place).length;
    return i >= place - 1 && i < place - 1 + sharing;
  });
  return taken.reduce((sum, points) => sum + points, 0) / taken.length;
}

/** Games, wins, points and meetings of a person, from nothing but the places. */
function countedFor(key: string, truth: Truth) {
  const own = [...truth.values()].flatMap(({ keys, places }) => {
    const place = places[keys.indexOf(key)];
    return place === undefined ? [] : [{ keys, places, place }];
  });
  const met = own.flatMap(({ keys, places, place }) =>
    keys.flatMap((other, i) => (other === key ? [] : [{ other, isAbove: place < (places[i] ?? 0) }])),
  );
  return {
    games: own.length,
    wins: own.filter(({ places, place }) => place === 1 && places.filter((each) => each === 1).length === 1)
      .length,
    points: own.reduce((sum, { places, place }) => sum + pointsOf(places, place), 0),
    aboveOf: (other: string) => met.filter((each) => each.other === other && each.isAbove).length,
  };
}

/** Compares the figures of a circle with figures that only the places give. */
async function expectCounted(circleId: string, truth: Truth): Promise<void> {
  const keys = [...truth.values()][0]?.keys ?? [];
  const results = await resultsOfCircle(circleId, { most: 10 });
  for (const year of [ALL_YEARS, (results[0]?.finishedAt ?? new Date()).getUTCFullYear()]) {
    const standing = await standingInYear(circleId, year);
    for (const key of keys) {
      const { games, wins, points } = countedFor(key, truth);
      const line = standing.find((each) => each.key === key);
      expect(line).toMatchObject({ games, wins, tablePoints: points * 12 });
      expect(line?.value).toBeCloseTo((points + 15) / (games + 3), 9);
    }
  }
  for (const {
    keys: [one, other],
    wins,
  } of pairsOf(keys, results))
    expect(wins).toEqual([countedFor(one, truth).aboveOf(other), countedFor(other, truth).aboveOf(one)]);
  expect(await foldResults(circleId)).toBe(true);
}

describe('after a correction and an annulment', () => {
  test.each([false, true])(
    'the figures of the circle follow, and ratings by choice (%s)',
    async (follows) => {
      const { circleId, truth, look, tables, ...series } = await playedSeries({ ratesCorrections: follows });
      const before = await ratingsOf(circleId);
      await series.decide(1, 'correct', [3, 1, 1]);
      await series.decide(2, 'annul');
      await series.aDay();
      await expectCounted(circleId, truth);
      const [standing] = (await look()).standings;
      for (const { id, tables: n, wins, mean = 0 } of standing?.lines ?? []) {
        const key = (await look()).entrants.find((each) => each.id === id)?.key ?? '';
        const { games, wins: won, points } = countedFor(key, truth);
        expect([n, wins]).toEqual([games, won]);
        expect(mean).toBeCloseTo(points / games, 9);
      }
      expect((await ratingsOf(circleId)).length).toBe(before.length);
      if (follows) expect(await ratingsOf(circleId)).not.toEqual(before);
      else expect(await ratingsOf(circleId)).toEqual(before);
      expect(await ratingsOf(circleId)).toEqual(await foldedFromResults(circleId));
      const [fold] = await recomputeRatings(circleId);
      expect(fold).toEqual({ scope: circleId, results: follows ? 2 : 3, people: [], games: [] });
      // The original places are stored.
      const seats = await db().resultSeat.findMany({
        where: { gameId: { in: tables.slice(1).map(({ tableId }) => tableId ?? '') } },
        orderBy: { seat: 'asc' },
        select: { seat: true, playedPlace: true, playedLeft: true },
      });
      expect(seats.map(({ seat, playedPlace }) => playedPlace === seat + 1)).toEqual(seats.map(() => true));
    },
  );

  test('ratings that are switched off and on again follow from the same results', async () => {
    const { circleId, userId, clock, ...series } = await playedSeries({ ratesCorrections: true });
    await series.decide(0, 'correct', [2, 1, 3]);
    await series.decide(2, 'annul');
    await series.aDay();
    const before = await ratingsOf(circleId);
    for (const rated of [false, true]) await changeSettings({ circleId, userId }, { rated }, clock);
    expect(await ratingsOf(circleId)).toEqual(before);
  });

  test('a second correction counts, and the original places stay', async () => {
    const { circleId, truth, tables, ...series } = await playedSeries();
    await series.decide(0, 'correct', [3, 2, 1]);
    await series.aDay();
    await series.decide(0, 'correct', [2, 1, 3]);
    await series.aDay();
    await expectCounted(circleId, truth);
    const seats = await db().resultSeat.findMany({
      where: { gameId: tables[0]?.tableId ?? '' },
      orderBy: { seat: 'asc' },
      select: { place: true, playedPlace: true },
    });
    expect(seats.map(({ place, playedPlace }) => [place, playedPlace])).toEqual([
      [2, 1],
      [1, 2],
      [3, 3],
    ]);
  });
});

describe('a decision that an earlier version carried out', () => {
  test('reaches the result at the next look, once', async () => {
    const { id, circleId, clock, truth, tables, ...series } = await playedSeries();
    await series.decide(0, 'correct', [2, 1, 3]);
    const [decision] = (await series.look()).competition.decisions;
    // It only marked the decision, also at the end of the competition.
    const decisions = jsonOf([{ ...decision, doneAt: clock.now() }]);
    await db().competition.update({ where: { id }, data: { decisions, dueAt: clock.now(), state: 'over' } });
    await advanceDue(clock);
    await advanceDue(clock);
    await expectCounted(circleId, truth);
    const { tableRevision, ...game } = await db().game.findUniqueOrThrow({
      where: { id: tables[0]?.tableId ?? '' },
      select: { amended: true, amendment: true, tableRevision: true },
    });
    expect(game).toEqual({ amended: 'corrected', amendment: 1 });
    await db().competition.update({ where: { id }, data: { dueAt: clock.now() } });
    await advanceDue(clock);
    const after = await db().game.findUniqueOrThrow({ where: { id: tables[0]?.tableId ?? '' } });
    expect(after.tableRevision).toBe(tableRevision);
  });
});

describe('at once', () => {
  test('two organisers correct one table: one decision is made', async () => {
    const cup = await cupOf(4);
    const shown = await cup.look();
    const [table, other] = openIn(shown);
    await endGame(table?.tableId ?? '', [0, 1], cup.clock);
    await goOn(cup.clock);
    const steward = shown.entrants.find(({ id }) => id === other?.entrants[0])?.userId ?? '';
    await db().circleMember.updateMany({ where: { userId: steward }, data: { role: 'steward' } });
    const [first = '', second = ''] = table?.entrants ?? [];
    const asked = (winner: string, loser: string): NewRuling => ({
      ...{ kind: 'correct', fixture: table?.id, reason: 'a slip' },
      places: [
        { entrant: winner, place: 1 },
        { entrant: loser, place: 2 },
      ],
    });
    const made = await Promise.all([
      cup.decide(asked(second, first)),
      cup.decide(
        {
          ...asked(first, second),
          places: [
            { entrant: first, place: 1 },
            { entrant: second, place: 1 },
          ],
        },
        steward,
      ),
    ]);
    expect(made.map(kindOf).toSorted()).toEqual(['decided', 'ok']);
    const after = await cup.anHour();
    const [decision] = after.competition.decisions;
    const places = after.results.filter(({ gameId }) => gameId === table?.tableId).map(({ place }) => place);
    expect(places.toSorted()).toEqual(decision?.places?.map(({ place }) => place));
  });

  test('a table is annulled while its result is written: it counts nowhere', async () => {
    const cup = await cupOf(4);
    const { circleId } = cup.circle;
    const [table] = openIn(await cup.look());
    await cup.decide({ kind: 'annul', fixture: table?.id });
    cup.clock.pass(1.01);
    await endGame(table?.tableId ?? '', [0, 1], cup.clock);
    await Promise.all([advanceDue(cup.clock), writeResults(60_000, cup.clock), advanceDue(cup.clock)]);
    await goOn(cup.clock);
    const after = await cup.look();
    expect(after.competition.decisions[0]?.doneAt).toBeDefined();
    expect(after.fixtures.find(({ id }) => id === table?.id)?.state).toBe('void');
    expect(await standingInYear(circleId, ALL_YEARS)).toEqual([]);
    expect(await foldResults(circleId)).toBe(true);
    const game = await db().game.findUniqueOrThrow({ where: { id: table?.tableId ?? '' } });
    expect([game.amended, game.resultAt !== null]).toEqual(['annulled', true]);
  });

  test('a result that was worked out before its table was annulled is not written', async () => {
    const cup = await cupOf(4);
    const [table] = openIn(await cup.look());
    const { tableId = '' } = table ?? {};
    await cup.decide({ kind: 'annul', fixture: table?.id });
    cup.clock.pass(1.01);
    await endGame(tableId, [0, 1], cup.clock);
    const result = await resultOfGame(tableId);
    expect(result?.seats).toHaveLength(2);
    await advanceDue(cup.clock);
    expect(await storeResult(tableId, result, cup.clock.now())).toBe(false);
    await goOn(cup.clock);
    expect(await db().gameResult.count({ where: { gameId: tableId } })).toBe(0);
  });

  test('a correction waits for a person who is becoming another one', async () => {
    const { circleId, clock, truth, ...series } = await playedSeries({ ratesCorrections: true });
    await series.decide(0, 'correct', [3, 1, 2]);
    const [{ userId: from, key } = { userId: '', key: '' }] = (await series.look()).entrants.slice(1);
    const into = await guest('Zdena');
    clock.pass(24.1);
    // As a merge does: the person first, then the competition.
    const { advancing } = await db().$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from "User" where "id" = ${from} for update`;
      const started = advanceDue(clock);
      await untilOneWaits();
      await tx.competition.update({ where: { id: series.id }, data: { revision: { increment: 1 } } });
      return { advancing: started };
    });
    await advancing;
    await mergePeople(from, into);
    const { playerKey } = await db().user.findUniqueOrThrow({ where: { id: into } });
    for (const [tableId, { keys, places }] of truth)
      truth.set(tableId, { places, keys: keys.map((each) => (each === key ? playerKey : each)) });
    await expectCounted(circleId, truth);
    expect(await ratingsOf(circleId)).toEqual(await foldedFromResults(circleId));
  });

  test.each([0, 1, 2])('a correction and a merge of accounts leave figures that add up (%i)', async () => {
    const { circleId, clock, tables, ...series } = await playedSeries({ ratesCorrections: true });
    await series.decide(0, 'correct', [3, 1, 2]);
    const [{ userId: from } = { userId: '' }] = (await series.look()).entrants.slice(1);
    const into = await guest('Zdena');
    clock.pass(24.1);
    await Promise.all([mergePeople(from, into), advanceDue(clock), advanceDue(clock)]);
    await goOn(clock);
    const places = await db().resultSeat.findMany({
      where: { gameId: tables[0]?.tableId ?? '' },
      orderBy: { seat: 'asc' },
      select: { place: true, playerKey: true },
    });
    expect(places.map(({ place }) => place)).toEqual([3, 1, 2]);
    const { playerKey } = await db().user.findUniqueOrThrow({ where: { id: into } });
    expect(places.map((seat) => seat.playerKey)).toContain(playerKey);
    expect(await foldResults(circleId)).toBe(true);
    expect(await ratingsOf(circleId)).toEqual(await foldedFromResults(circleId));
  });
});
