/** Games with a box count for nothing beyond their table, and a rematch keeps the box. */
import { expect, test } from 'vitest';
import { countFinishedGames, insightsOfMine, mySoloRecord } from '@/lib/features/insights/insights';
import { rateCircle } from '@/lib/features/ratings/fold-store';
import { endedTable } from '@/lib/features/results/ended-store';
import { storeResult } from '@/lib/features/results/results';
import { createRematch } from '@/lib/features/seats/rematch';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { BASE_VARIANT, ONLINE_OPTIONS } from '@/lib/game/engine/setup';
import { newSeed } from '@/lib/platform/auth/tokens';
import { db } from '@/lib/platform/db/db';
import {
  circleOf,
  inOrder,
  overGame,
  peopleCalled,
  ratingsOf,
  resultOf,
  START,
} from '../ratings/made-results';
import { useService } from '../support/service';
import { emptyTable } from '../support/tables';
import { guest } from '../support/world';
import { madePack, valueOf } from './made-box';

await useService();

/** A pack of a box, and two people who would play with it. */
async function boxed() {
  const { pack } = await madePack();
  return { pack, anna: await guest('Anna'), bohumil: await guest('Bohumil') };
}

const seatsOf = (...people: readonly string[]) =>
  people.map((userId, n) => ({ name: `Player ${n}`, userId }));

const isOver = { status: 'finished', finishedAt: START };

test('a rematch is played with the same box', async () => {
  const { pack, anna, bohumil } = await boxed();
  const { gameId } = await emptyTable({ seats: seatsOf(anna, bohumil), pack, hostId: anna });
  await db().seat.updateMany({ where: { gameId }, data: { seatedAt: START } });
  await db().game.update({ where: { id: gameId }, data: isOver });
  const { gameId: next } = valueOf(await createRematch(gameId, { userId: anna }));
  expect(await db().game.findUnique({ where: { id: next } })).toMatchObject({ packId: pack, packVersion: 1 });
});

test('rated tables and deals are not made with a box', async () => {
  const { pack, anna, bohumil } = await boxed();
  const rules = { options: ONLINE_OPTIONS, variant: BASE_VARIANT, startingSeat: 'first' } as const;
  const table = { name: 'Boxed', seats: seatsOf(anna, bohumil), ...rules, pack };
  await expect(createTable({ ...table, isRated: true })).rejects.toThrow(/standard pack/);
  const deal = { seed: newSeed(), deal: { isKnown: true } };
  await expect(createTable(table, undefined, deal)).rejects.toThrow(/standard pack/);
});

test('a result with a box counts for no rating, also when ratings are switched on', async () => {
  const circleId = await circleOf(true);
  const [anna, bohumil] = await peopleCalled(['Anna', 'Bohumil'], false);
  const gameId = await overGame(circleId);
  await db().game.update({ where: { id: gameId }, data: { packId: 'box:x' } });
  const isBoxed = (await endedTable(gameId))?.isBoxed ?? false;
  expect(isBoxed).toBe(true);
  const result = resultOf(gameId, { circleId, seats: inOrder(anna, bohumil) });
  await storeResult(gameId, { ...result, isBoxed }, START);
  expect(await ratingsOf(circleId)).toEqual([]);
  await db().$transaction(async (tx) => rateCircle(tx, circleId));
  expect(await ratingsOf(circleId)).toEqual([]);
  expect(await db().gameResult.findMany({ where: { gameId } })).toMatchObject([{ ratedIn: null }]);
});

test('a game with a box adds nothing to the statistics', async () => {
  const { pack, anna, bohumil } = await boxed();
  const { gameId } = await emptyTable({ seats: seatsOf(anna, bohumil), pack });
  const { gameId: solo } = await emptyTable({ seats: seatsOf(anna), pack });
  await db().game.updateMany({ where: { id: { in: [gameId, solo] } }, data: isOver });
  await countFinishedGames(60_000);
  expect(await db().insightTally.count({ where: { players: { in: [1, 2] } } })).toBe(0);
  expect(await db().game.count({ where: { id: { in: [gameId, solo] }, countedAt: null } })).toBe(0);
  expect(await insightsOfMine(anna)).toBeUndefined();
  expect(await mySoloRecord(anna, solo)).toBeUndefined();
});
