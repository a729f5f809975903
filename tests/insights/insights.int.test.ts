/** The statistics, from games that end in the database. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addCounted, knownOf } from '@/lib/features/insights/insight-store';
import {
  countFinishedGames,
  insightsOf,
  insightsOfMine,
  mySoloRecord,
} from '@/lib/features/insights/insights';
import { ENOUGH_GAMES, sumsOf } from '@/lib/game/insights';
import { db } from '@/lib/platform/db/db';
import { jsonOf } from '@/lib/platform/db/json';
import { callJson } from '../support/api';
import { layOut } from '../support/lay-out';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';
import { guest } from '../support/world';

await useService();

const MINUTE = 60_000;

/** Two games that were played out; a test that changes something there restores it. */
let [first, second] = ['', ''];
beforeAll(async () => {
  [first, second] = [await finished(), await finished()];
  await seatedTable(2);
}, 120_000);
beforeEach(async () => {
  await db().insightTally.deleteMany();
  await db().game.updateMany({ data: { countedAt: null, origin: null } });
});

const finished = async () => (await layOut({ game: '2-players-base', commands: 10_000 })).gameId;

/** The points of the players of a game that is over, by seat. */
async function pointsOf(gameId: string): Promise<number[]> {
  const { state } = await db().game.findUniqueOrThrow({ where: { id: gameId } });
  return [...JSON.stringify(state).matchAll(/"score":(\d+)/g)].map(([, points]) => Number(points));
}

test('a finished game counts once; running and imported games do not count', async () => {
  await db().game.updateMany({ where: { id: second }, data: { origin: 'finished' } });
  const counts = await Promise.all([1, 2, 3].map(() => countFinishedGames(MINUTE)));
  // Of those that were slower, some may have found nothing left; nobody has counted it twice.
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(1);
  expect(await countFinishedGames(MINUTE)).toBe(0);
  const counted = await db().insightTally.findMany();
  const sum = (await pointsOf(first)).reduce((all, n) => all + n, 0);
  const tally = expect.objectContaining({ score: expect.objectContaining({ sum }) });
  expect(counted).toMatchObject([{ cohort: 'people', players: 2, games: 1, seats: 2, tally }]);
});

test('a game that cannot be read keeps none of the others from being counted', async () => {
  const { state } = await db().game.findUniqueOrThrow({ where: { id: first } });
  await db().game.update({ where: { id: first }, data: { state: {}, finishedAt: new Date(0) } });
  expect(await countFinishedGames(MINUTE)).toBe(2);
  expect((await knownOf('people', 2)).games).toBe(1);
  expect((await db().game.findUniqueOrThrow({ where: { id: second } })).countedAt).not.toBeNull();
  await db().game.update({ where: { id: first }, data: { state: jsonOf(state) } });
});

test('a player sees their points next to the others’ points', async () => {
  const [id, gameId] = [await guest('Anna'), first];
  expect(await insightsOfMine(id)).toBeUndefined();
  await db().seat.updateMany({ where: { gameId, seat: 1 }, data: { userId: id } });
  const [theirs, mine] = await pointsOf(gameId);
  expect(await insightsOfMine(id)).toMatchObject({ games: 1, score: { mine, theirs } });
});

test('too few games give no figures', async () => {
  const few = { cohort: 'master', players: 3 } as const;
  const tally = sumsOf([...seats(28, 100, 0), ...seats(1, 130, 30)]);
  await addCounted([], [{ ...few, games: ENOUGH_GAMES - 1, seats: 29, tally }], new Date());
  expect(await insightsOf(few)).toEqual({ games: ENOUGH_GAMES - 1 });
  await addCounted([], [{ ...few, games: 1, seats: 1, tally: sumsOf(seats(1, 70, -30)) }], new Date());
  const { insights } = await insightsOf(few);
  expect(insights?.score).toMatchObject({ n: 30, mean: 100 });
  expect(insights?.sources).toEqual([expect.objectContaining({ source: 'crane', n: 30, mean: 10 })]);
  // The one seat with the seal was thirty points ahead; of one nobody knows how sure that is.
  expect(insights?.tiles).toEqual([
    expect.objectContaining({ tile: 's1', n: 1, share: 1 / 30, better: { n: 1, mean: 30 } }),
  ]);
  const { status, body } = await callJson({ path: '/api/insights?cohort=master&players=3' });
  expect(status).toBe(200);
  expect(body.insights.seats).toBe(30);
  expect((await callJson({ path: '/api/insights?players=5' })).status).toBe(400);
});

test("figures change every ten games, so two reads cannot reveal a single game's result", async () => {
  const some = { cohort: 'journeyman', players: 4 } as const;
  const add = (games: number, score: number) =>
    addCounted([], [{ ...some, games, seats: games, tally: sumsOf(seats(games, score, 0)) }], new Date());
  await add(ENOUGH_GAMES, 100);
  await add(9, 139);
  expect(await insightsOf(some)).toMatchObject({ games: 39, insights: { games: 30, score: { mean: 100 } } });
  await add(1, 139);
  expect(await insightsOf(some)).toMatchObject({
    games: 40,
    insights: { games: 40, score: { mean: 109.75 } },
  });
});

/** `n` seats with these points and this margin. */
const seats = (n: number, score: number, margin: number) =>
  Array.from({ length: n }, () => [
    ['score', score] as const,
    ['steps', 5] as const,
    ['margin', margin] as const,
    ['source/crane', 10] as const,
    ...(margin > 0 ? [['tile/s1', margin] as const] : []),
  ]).flat();

test('a solo game has its place among its player’s games, and other games have none', async () => {
  const userId = await guest('Anna');
  const solo = await Promise.all([31, 58, 58, 40].map((score) => soloEnd(userId, score)));
  const places = await Promise.all(solo.map((gameId) => mySoloRecord(userId, gameId)));
  expect(places.map((place) => place?.rank)).toEqual([4, 1, 1, 3]);
  expect(places[0]).toMatchObject({ games: 4, rank: 4, best: 58 });
  expect(places[0]?.last.map(({ score }) => score)).toEqual([31, 40, 58, 58]);
  await Promise.all([70, 71, 72].map((score) => soloEnd(userId, score)));
  const { last } = (await mySoloRecord(userId, solo[0] ?? '')) ?? {};
  expect(last?.map(({ score }) => score)).toEqual([31, 40, 58, 58, 70]);
  expect(await mySoloRecord(userId, first)).toBeUndefined();
  const other = await guest('Bohumil');
  expect(await mySoloRecord(other, solo[0] ?? '')).toBeUndefined();
});

/** A table turned into a solo game that was played out with these points; fewer points came later. */
async function soloEnd(userId: string, score: number): Promise<string> {
  const { gameId } = await seatedTable(2);
  const state = jsonOf({ setup: { players: 1 }, players: [{ score }] });
  await db().game.update({
    where: { id: gameId },
    data: { status: 'finished', state, finishedAt: new Date(1e12 - score) },
  });
  await db().seat.updateMany({ where: { gameId, seat: 0 }, data: { userId } });
  return gameId;
}
