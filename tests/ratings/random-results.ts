/** Random results of a circle, and their fold without the database. */
import { OPEN } from '@/lib/features/ratings/rating';
import { RatingFold } from '@/lib/game/competing/rating';
import { keyedInt } from '@/lib/game/engine/random';
import { db } from '@/lib/platform/db/db';
import type { Person } from '../support/world';
import { endGame } from './made-results';

/** Writes random results of these people in a circle; some of them leave. */
export async function playRandomly(circleId: string, people: readonly Person[], games: number, seed: string) {
  for (let n = 0; n < games; n += 1) {
    const draw = (what: string, most: number) => keyedInt(seed, `${what} ${n}`, 0, most);
    const size = 2 + draw('size', 3);
    const from = draw('from', people.length);
    const seats = Array.from({ length: size }, (_, i) => {
      const player = people[(from + i) % people.length];
      return [player?.key, 1 + draw(`place ${i}`, size), draw(`left ${i}`, 6) === 0] as const;
    });
    await endGame({ circleId, hours: n * 40 + draw('hours', 30), seats });
  }
}

/** Folds the stored results of a scope without looking at stored ratings. */
export async function foldedFromResults(ratedIn: string) {
  const results = await db().gameResult.findMany({
    where: { ratedIn },
    orderBy: { seq: 'asc' },
    include: { seats: true },
  });
  const fold = new RatingFold();
  for (const { finishedAt, early, ratesAmended, seats } of results)
    fold.add({
      at: finishedAt,
      size: seats.length,
      ...(ratedIn === OPEN ? { open: { isEarly: early } } : {}),
      seats: seats.flatMap(({ playerKey, playedLeft, playedPlace, order, compared, ...seat }) => {
        const place = ratesAmended || playedLeft === null ? seat.place : playedPlace;
        return compared && playerKey !== null && place !== null ? [{ key: playerKey, place, order }] : [];
      }),
    });
  return [...fold.ratings]
    .map(([playerKey, { mu, sigma, games }]) => ({ playerKey, mu, sigma, games }))
    .sort((a, b) => (a.playerKey < b.playerKey ? -1 : 1));
}
