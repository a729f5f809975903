import 'server-only';
import { NOT_BOXED } from '@/lib/features/table/load/boxed';
import type { Tx } from '@/lib/platform/db/db';
import { seatsToCompare } from './compare';
import { foldScope } from './fold-scope-store';
import { lastLeaves, noteLeave } from './rate-result-store';
import { lockRatings } from './scope-store';

/** Rates an older result that was added to a circle, within that transaction, if the circle has ratings. */
export async function ratePastResult(tx: Tx, circleId: string): Promise<void> {
  await lockRatings(tx, circleId);
  const circle = await tx.circle.findUnique({ where: { id: circleId }, select: { rated: true } });
  if (circle?.rated) await rateCircle(tx, circleId);
}

/**
 * Switches a circle's ratings on, or adds an older result, within that transaction. All its results
 * with standard packs count, except early resignations and draws, and are folded from the first one.
 */
export async function rateCircle(tx: Tx, circleId: string): Promise<void> {
  await lockRatings(tx, circleId);
  const game = { ...NOT_BOXED, unrated: false };
  const where = { circleId, ratedIn: null, how: { not: 'agreed' }, game };
  const results = await tx.gameResult.findMany({
    where,
    orderBy: { seq: 'asc' },
    select: {
      gameId: true,
      finishedAt: true,
      seats: { select: { seat: true, order: true, playerKey: true, place: true, left: true } },
    },
  });
  const last = await lastLeaves(
    tx,
    circleId,
    results.flatMap(({ seats }) => seats),
  );
  const compared = results.flatMap(({ gameId, finishedAt, seats }) => {
    const counted = seatsToCompare({ finishedAt, seats }, (key) => last.get(key));
    for (const { seat, playerKey, left } of seats)
      if (left && counted.has(seat)) noteLeave(last, playerKey, finishedAt);
    return [...counted].map((seat) => ({ gameId, seat }));
  });
  for (const part of partsOf(compared))
    await tx.resultSeat.updateMany({ where: { OR: part }, data: { compared: true } });
  await tx.gameResult.updateMany({ where, data: { ratedIn: circleId } });
  await foldScope(tx, circleId);
}

/** Switches a circle's ratings off, within that transaction: all of them are deleted. */
export async function unrateCircle(tx: Tx, circleId: string): Promise<void> {
  await lockRatings(tx, circleId);
  const where = { ratedIn: circleId };
  await tx.resultSeat.updateMany({ where: { result: where }, data: { compared: false } });
  await tx.gameResult.updateMany({ where, data: { ratedIn: null } });
  await tx.ratingChange.deleteMany({ where: { scope: circleId } });
  await tx.rating.deleteMany({ where: { scope: circleId } });
}

/** Maximum seats in one statement. */
const AT_ONCE = 500;

const partsOf = <T>(items: readonly T[]): readonly T[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, i) =>
    items.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
  );
