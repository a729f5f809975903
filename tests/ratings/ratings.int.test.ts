/** Ratings as they are stored: equal to a fold over results, whatever happens to people and circles. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { mergePeople } from '@/lib/features/people/merge-store';
import { deleteAccount } from '@/lib/features/people/profile';
import { recomputeRatings } from '@/lib/features/ratings/fold-store';
import { OPEN } from '@/lib/features/ratings/rating';
import { keepShown } from '@/lib/features/ratings/ratings';
import { amendTable } from '@/lib/features/results/amend-store';
import { storeResult } from '@/lib/features/results/results';
import { foldResults, takeResultIn } from '@/lib/features/results/results-store';
import { AMENDMENTS, placesByTier } from '@/lib/game/competing/result';
import { keyedInt } from '@/lib/game/engine/random';
import { systemClock as clock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { changeSettings } from '../circles/acts';
import { madeCircle, playerKeyOf } from '../support/world';
import { isFull } from '../support/full';
import { useService } from '../support/service';
import {
  circleOf,
  endGame,
  inOrder,
  overGame,
  peopleCalled,
  ratingsOf,
  resultOf,
  START,
} from './made-results';
import { foldedFromResults, playRandomly } from './random-results';

await useService();

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'Dobromila', 'Emil', 'Filip'];

test('the ratings of a circle equal a fold over its results, also after leaving and merging', async () => {
  const seed = crypto.randomBytes(16).toString('hex');
  const circleId = await circleOf(true);
  const people = await peopleCalled(NAMES, false);
  await playRandomly(circleId, people, 60, seed);
  expect(await ratingsOf(circleId), seed).toEqual(await foldedFromResults(circleId));
  const [anna, bohumil, cecilie] = people;
  const before = await ratingsOf(circleId);
  await deleteAccount(anna?.id ?? '');
  expect(await ratingsOf(circleId)).toEqual(before);
  await mergePeople(bohumil?.id ?? '', cecilie?.id ?? '');
  const merged = await ratingsOf(circleId);
  expect(merged.map(({ playerKey }) => playerKey)).not.toContain(bohumil?.key);
  expect(merged, seed).toEqual(await foldedFromResults(circleId));
  expect(await recomputeRatings(circleId)).toEqual([{ scope: circleId, results: 60, people: [], games: [] }]);
});

test('corrected and annulled results count at their place, as if they had been so from the beginning', async () => {
  const seed = crypto.randomBytes(16).toString('hex');
  const draw = (what: string, most: number) => keyedInt(seed, what, 0, most);
  const circleId = await circleOf(true);
  const people = await peopleCalled(NAMES, false);
  await playRandomly(circleId, people, 30, seed);
  const results = await db().gameResult.findMany({
    where: { circleId },
    orderBy: { seq: 'asc' },
    select: { gameId: true, players: true },
  });
  for (let n = 0; n < 12; n += 1) {
    const [{ gameId, players } = { gameId: '', players: 0 }] = results.splice(
      draw(`game ${n}`, results.length),
      1,
    );
    const tiers = Array.from({ length: players }, (_, seat) => draw(`place ${n} ${seat}`, players));
    const amended = AMENDMENTS[draw(`what ${n}`, 3)] ?? 'corrected';
    const places = new Map(amended === 'corrected' ? [...placesByTier(tiers).entries()] : []);
    const isRated = draw(`rated ${n}`, 3) > 0;
    await db().$transaction((tx) => amendTable(tx, { gameId, amendment: n, amended, places, isRated }));
    expect(await ratingsOf(circleId), `${seed} after ${n}`).toEqual(await foldedFromResults(circleId));
  }
  // Later results and merges build on them.
  await playRandomly(circleId, people, 10, `${seed} later`);
  expect(await ratingsOf(circleId), seed).toEqual(await foldedFromResults(circleId));
  await mergePeople(people[0]?.id ?? '', people[1]?.id ?? '');
  expect(await ratingsOf(circleId), seed).toEqual(await foldedFromResults(circleId));
  expect(await recomputeRatings(circleId), seed).toMatchObject([{ people: [], games: [] }]);
  expect(await foldResults(circleId), seed).toBe(true);
});

test.runIf(isFull)(
  'a thousand results of a circle equal a fold over them',
  async () => {
    const seed = crypto.randomBytes(16).toString('hex');
    const circleId = await circleOf(true);
    const names = Array.from({ length: 20 }, (_, i) => `Player ${i}`);
    await playRandomly(circleId, await peopleCalled(names, false), 1_000, seed);
    expect(await ratingsOf(circleId), seed).toEqual(await foldedFromResults(circleId));
  },
  300_000,
);

test('of two seats that become one person’s, the better one counts', async () => {
  const circleId = await circleOf(true);
  const [anna, bohumil, cecilie] = await peopleCalled(['Anna', 'Bohumil', 'Cecilie'], false);
  const gameId = await endGame({ circleId, seats: inOrder(cecilie, bohumil, anna) });
  await mergePeople(cecilie?.id ?? '', anna?.id ?? '');
  const select = { playerKey: true, place: true } as const;
  const where = { gameId, compared: true };
  expect(await db().resultSeat.findMany({ where, select, orderBy: { place: 'asc' } })).toEqual([
    { playerKey: anna?.key, place: 1 },
    { playerKey: bohumil?.key, place: 2 },
  ]);
});

test('a guest who hides ratings still hides them after signing in', async () => {
  const [guest, fresh, chosen] = await peopleCalled(['Anna', 'Anna K.', 'Anna L.'], false);
  const wishOf = async (id: string) => (await db().user.findUniqueOrThrow({ where: { id } })).ratings;
  await keepShown(guest?.id ?? '', { ratings: 'hidden' });
  await mergePeople(guest?.id ?? '', fresh?.id ?? '');
  expect(await wishOf(fresh?.id ?? '')).toBe('hidden');
  await keepShown(chosen?.id ?? '', { ratings: 'listed' });
  await mergePeople(fresh?.id ?? '', chosen?.id ?? '');
  expect(await wishOf(chosen?.id ?? '')).toBe('listed');
});

test('recomputing replaces what differs, and says where', async () => {
  const circleId = await circleOf(true);
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], false);
  const gameId = await endGame({ circleId, seats: inOrder(anna, bohumil) });
  const right = await ratingsOf(circleId);
  await db().rating.updateMany({ where: { scope: circleId, playerKey: anna?.key ?? '' }, data: { mu: 1 } });
  await db().ratingChange.updateMany({ where: { gameId }, data: { muAfter: 2 } });
  await db().ratingChange.create({
    data: { scope: circleId, gameId: 'gone', playerKey: 'x', mu: 1, sigma: 1, muAfter: 1, sigmaAfter: 1 },
  });
  const [found] = await recomputeRatings(circleId);
  expect(found).toMatchObject({ games: [gameId], people: [{ key: anna?.key, stored: { mu: 1 } }] });
  expect(await ratingsOf(circleId)).toEqual(right);
  expect(await db().ratingChange.count({ where: { scope: circleId } })).toBe(2);
});

test('two results that end at once with one person in both fold in the order of their numbers', async () => {
  const circleId = await circleOf(true);
  const people = await peopleCalled(NAMES, false);
  const [anna] = people;
  const games = await Promise.all(
    people.slice(1).map(async (other, i) => {
      const seats = i % 2 === 0 ? inOrder(anna, other) : inOrder(other, anna);
      return resultOf(await overGame(circleId), { circleId, hours: i, seats });
    }),
  );
  // Each of them is written by two processes.
  const written = await Promise.all(
    [...games, ...games].map((result) => storeResult(result.gameId, result, START)),
  );
  expect(written.filter(Boolean)).toHaveLength(games.length);
  expect(await db().gameResult.count({ where: { circleId } })).toBe(games.length);
  expect((await ratingsOf(circleId)).find(({ playerKey }) => playerKey === anna?.key)?.games).toBe(5);
  expect(await ratingsOf(circleId)).toEqual(await foldedFromResults(circleId));
});

test('only accounts with a confirmed address are in the public rating', async () => {
  const accounts = await peopleCalled(['Anna', 'Bohumil'], true);
  const [guest] = await peopleCalled(['Cecilie'], false);
  const [anna, bohumil] = accounts;
  const computer = [undefined, undefined] as const;
  await endGame({ isRated: true, seats: [...inOrder(guest, anna, bohumil), computer] });
  await endGame({ isRated: true, seats: inOrder(guest, anna) });
  const games = (await ratingsOf(OPEN)).map((rating) => `${rating.playerKey} ${rating.games}`);
  expect(games.sort()).toEqual([`${anna?.key} 1`, `${bohumil?.key} 1`].sort());
});

test('a player who leaves loses once in 30 days, and is left out of other tables', async () => {
  const circleId = await circleOf(true);
  const [anna, bohumil, cecilie] = await peopleCalled(['Anna', 'Bohumil', 'Cecilie'], false);
  for (const hours of [0, 24, 48, 31 * 24])
    await endGame({
      circleId,
      hours,
      seats: [
        [anna?.key, 3, true],
        [bohumil?.key, 1],
        [cecilie?.key, 2],
      ],
    });
  const games = new Map((await ratingsOf(circleId)).map((row) => [row.playerKey, row.games]));
  expect([anna, bohumil, cecilie].map((one) => games.get(one?.key ?? ''))).toEqual([2, 4, 4]);
});

test.each([
  ['a private table', false],
  ['a circle without ratings', true],
])('%s moves no rating', async (_, isOfCircle) => {
  const circleId = isOfCircle ? await circleOf(false) : undefined;
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const of = circleId === undefined ? {} : { circleId };
  const gameId = await endGame({ ...of, seats: inOrder(anna, bohumil) });
  expect(await db().ratingChange.count({ where: { gameId } })).toBe(0);
});

test('the host switches ratings on for all results of a circle, and off again', async () => {
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const keys = await Promise.all([host, ...others].map(playerKeyOf));
  const [anna, bohumil] = keys;
  const seats = [
    [anna, 1],
    [bohumil, 2, true],
  ] as const;
  await endGame({ circleId, seats });
  await endGame({ circleId, hours: 1, seats });
  const switchTo = (userId: string, rated: boolean) => changeSettings({ circleId, userId }, { rated }, clock);
  expect(await switchTo(others[0] ?? '', true)).toMatchObject({ error: { kind: 'not-in-charge' } });
  expect(await ratingsOf(circleId)).toEqual([]);
  expect((await switchTo(host, true)).ok).toBe(true);
  await endGame({ circleId, hours: 2, seats: [seats[0], [bohumil, 2]] });
  expect(await ratingsOf(circleId)).toEqual(await foldedFromResults(circleId));
  // Nobody is left to compare at the second table.
  expect((await ratingsOf(circleId)).map(({ games }) => games)).toEqual([2, 2]);
  expect((await switchTo(host, false)).ok).toBe(true);
  expect(await ratingsOf(circleId)).toEqual([]);
});

test.each([
  ['has a result without a circle', true],
  ['has no result yet', false],
])('a past game that %s counts once a circle with ratings has it', async (_what, isWritten) => {
  const { circleId, host, others } = await madeCircle(['Bohumil'], clock);
  const keys = await Promise.all([host, ...others].map(playerKeyOf));
  const seats = [
    [keys[0], 2],
    [keys[1], 1],
  ] as const;
  const gameId = isWritten ? await endGame({ seats }) : await overGame();
  await endGame({ circleId, hours: 1, seats });
  expect((await changeSettings({ circleId, userId: host }, { rated: true }, clock)).ok).toBe(true);
  await db().$transaction(async (tx) =>
    takeResultIn(tx, { ...resultOf(gameId, { circleId, seats }), circleId }),
  );
  expect((await ratingsOf(circleId)).map(({ games }) => games)).toEqual([2, 2]);
  expect(await ratingsOf(circleId)).toEqual(await foldedFromResults(circleId));
  const [folded] = await recomputeRatings(circleId);
  expect(folded).toEqual({ scope: circleId, results: 2, people: [], games: [] });
});
