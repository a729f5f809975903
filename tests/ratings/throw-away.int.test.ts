/** A person with throw-away accounts in the open rating, as it is stored and listed. */
import { beforeEach, expect, test } from 'vitest';
import { foldOlderRatings, recomputeRatings } from '@/lib/features/ratings/fold-store';
import { OPEN } from '@/lib/features/ratings/rating';
import { openList } from '@/lib/features/ratings/ratings';
import { db } from '@/lib/platform/db/db';
import { useService } from '../support/service';
import type { Person } from '../support/world';
import { endGame, inOrder, peopleCalled, ratingsOf, START } from './made-results';
import { foldedFromResults } from './random-results';

await useService();

const SAME = [{ people: [], games: [] }];

beforeEach(async () => {
  await db().gameResult.deleteMany();
  await recomputeRatings(OPEN);
});

const win = async (winner: Person | undefined, loser: Person | undefined, isEarly = false) =>
  endGame({ isRated: true, isEarly, seats: inOrder(winner, loser) });

/** Two accounts of one person resign to a third, as often as calls for players let them. */
async function attack([liar, ...accounts]: readonly Person[]): Promise<void> {
  for (let i = 0; i < 6; i += 1) for (const account of accounts) await win(liar, account, true);
}

async function listed(people: readonly Person[]): Promise<readonly string[]> {
  await db().user.updateMany({
    where: { id: { in: people.map(({ id }) => id) } },
    data: { ratings: 'listed' },
  });
  return (await openList(START)).map(({ name }) => name);
}

test('two accounts that resign early make no rating, and the pair is not listed', async () => {
  const people = await peopleCalled(['Liar', 'Throw-away', 'Throw-away too'], true);
  await attack(people);
  const ratings = await db().rating.findMany({ where: { scope: OPEN }, orderBy: { mu: 'desc' } });
  expect(ratings.map(({ games }) => games)).toEqual([12, 6, 6]);
  expect(ratings[0]?.mu).toBeLessThan(1520);
  expect(await listed(people)).toEqual([]);
  expect(await recomputeRatings(OPEN)).toMatchObject(SAME);
  expect(await ratingsOf(OPEN)).toEqual(await foldedFromResults(OPEN));
});

test('a ring of accounts is not listed next to a larger group, and is once its games hang together with it', async () => {
  const honest = await peopleCalled(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'], true);
  const ring = await peopleCalled(['R1', 'R2', 'R3', 'R4', 'R5', 'R6'], true);
  for (const group of [honest, ring])
    for (let i = 0; i < 2; i += 1)
      for (const one of group) for (const other of group) if (one.key < other.key) await win(one, other);
  expect([...(await listed([...honest, ...ring]))].sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
  await win(honest[0], ring[0]);
  expect(await listed([])).toContain('R1');
  expect(await recomputeRatings(OPEN)).toMatchObject(SAME);
});

test('after an update the scheduler recomputes ratings of an earlier version, once', async () => {
  const people = await peopleCalled(['Liar', 'Throw-away', 'Throw-away too'], true);
  await attack(people);
  const right = await db().rating.findMany({ where: { scope: OPEN }, orderBy: { playerKey: 'asc' } });
  await db().rating.updateMany({
    where: { scope: OPEN },
    data: { mu: 2109, met: [], group: null, version: 2 },
  });
  expect(await foldOlderRatings()).toEqual([OPEN]);
  expect(await db().rating.findMany({ where: { scope: OPEN }, orderBy: { playerKey: 'asc' } })).toEqual(
    right,
  );
  expect(await foldOlderRatings()).toEqual([]);
});
