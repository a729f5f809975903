/** The operator leaves a result out of the open rating. */
import crypto from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { recentActs } from '@/lib/features/operator/act-store';
import { recomputeRatings } from '@/lib/features/ratings/fold-store';
import { OPEN } from '@/lib/features/ratings/rating';
import { systemClock } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db/db';
import { run } from '../../scripts/operator/commands';
import { addressFor, mailsBy } from '../circles/news-readers';
import { circleOf, endGame, peopleCalled, ratingsOf } from '../ratings/made-results';
import { useService } from '../support/service';

await useService();

beforeEach(async () => {
  await db().gameResult.deleteMany();
  await recomputeRatings(OPEN);
});

const leaveOut = async (gameId: string) => run('ratings', ['leave-out', gameId], {}, () => {});

test('ratings are those without the result: it is logged, and done once', async () => {
  const [anna, bohumil, cecilie] = await peopleCalled(['Anna', 'Bohumil', 'Cecilie'], true);
  const keys = [anna?.key, bohumil?.key, cecilie?.key];
  const first = await endGame({
    isRated: true,
    seats: [
      [keys[0], 1],
      [keys[1], 2],
    ],
  });
  const right = await ratingsOf(OPEN);
  const wrong = await endGame({
    isRated: true,
    hours: 1,
    seats: [
      [keys[2], 1],
      [keys[0], 2],
      [keys[1], 3, true],
    ],
  });
  expect(await ratingsOf(OPEN)).not.toEqual(right);
  expect(await leaveOut(wrong)).toBe(true);
  expect(await ratingsOf(OPEN)).toEqual(right);
  const changes = await db().ratingChange.findMany({ where: { scope: OPEN }, distinct: ['gameId'] });
  expect(changes.map(({ gameId }) => gameId)).toEqual([first]);
  const result = await db().gameResult.findUnique({ where: { gameId: wrong }, include: { seats: true } });
  expect(result?.ratedIn).toBeNull();
  expect(result?.seats.map(({ compared, place }) => [compared, place])).toEqual([
    [false, 1],
    [false, 2],
    [false, 3],
  ]);
  expect((await recentActs(1))[0]).toMatchObject({ kind: 'leave-out', about: `table ${wrong}` });
  expect(await recomputeRatings(OPEN)).toMatchObject([{ results: 1, people: [], games: [] }]);
  expect(await leaveOut(wrong)).toBe(false);
});

test('a result that the operator leaves out while others are written: all others count', async () => {
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const seats = [[anna?.key, 1] as const, [bohumil?.key, 2] as const];
  const wrong = await endGame({ isRated: true, seats });
  const [isDone] = await Promise.all([
    leaveOut(wrong),
    ...[1, 2, 3].map((hours) => endGame({ isRated: true, hours, seats })),
  ]);
  expect(isDone).toBe(true);
  const [found] = await recomputeRatings(OPEN);
  expect(found).toMatchObject({ people: [], games: [] });
  const mine = (await ratingsOf(OPEN)).find(({ playerKey }) => playerKey === anna?.key);
  expect(mine?.games).toBe(3);
});

test('a result of a circle, or none at all, stays as it is', async () => {
  const circleId = await circleOf(true);
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], true);
  const seats = [[anna?.key, 1] as const, [bohumil?.key, 2] as const];
  const gameId = await endGame({ circleId, seats });
  const before = await ratingsOf(circleId);
  for (const id of [gameId, 'none', '']) expect(await leaveOut(id)).toBe(false);
  expect(await ratingsOf(circleId)).toEqual(before);
});

test('each rated person hears of it once, in their own ways, also at a seat that they hold no more', async () => {
  const players = await peopleCalled(['Anna', 'Bohumil', 'Cecilie', 'Dobromila'], true);
  const [anna, bohumil, cecilie, dobromila] = players;
  for (const { id } of players) await addressFor(id);
  const gameId = await endGame({
    isRated: true,
    seats: [
      [anna?.key, 1],
      [bohumil?.key, 2],
      [cecilie?.key, 3],
      [undefined, undefined],
    ],
  });
  // A computer has Bohumil's seat by now, and Dobromila another one that was never rated.
  const holders = [anna?.id, undefined, cecilie?.id, dobromila?.id];
  for (const [seat, userId = null] of holders.entries())
    await db().seat.create({
      data: {
        gameId,
        seat,
        name: 'Seat',
        userId,
        ...(userId === null ? { bot: 'journeyman' } : { tokenHash: crypto.randomUUID() }),
      },
    });
  // One channel of theirs wants nothing else, and the table is muted.
  await db().channel.updateMany({ where: { userId: anna?.id ?? '' }, data: { wants: ['digest'] } });
  await db().tablePreference.create({ data: { userId: cecilie?.id ?? '', gameId, mutedAt: new Date() } });
  expect(await leaveOut(gameId)).toBe(true);
  expect(await leaveOut(gameId)).toBe(false);
  const mails = (await mailsBy(systemClock)).filter(({ tells }) =>
    tells.some(({ kind }) => kind === 'left-out'),
  );
  expect(mails.map(({ to }) => to.address.split('-')[0]).sort()).toEqual(['anna', 'bohumil', 'cecilie']);
  expect((await mailsBy(systemClock)).length).toBe(0);
});
