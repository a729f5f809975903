/** Ratings that follow an organiser's later decision about a result. */
import 'server-only';
import type { Tx } from '@/lib/platform/db/db';
import { foldScope } from './fold-store';
import { lockRatings, seatsToCompare } from './rate-store';

/**
 * Compares the people of a result by their new places, or none of them if it is annulled, and folds its ratings
 * again. A result that no rating has counted stays out.
 */
export async function rateAmended(tx: Tx, gameId: string): Promise<void> {
  const seat = { seat: true, order: true, playerKey: true, place: true, left: true } as const;
  const select = { ratedIn: true, finishedAt: true, seats: { select: seat } } as const;
  const found = await tx.gameResult.findUnique({ where: { gameId }, select: { ratedIn: true } });
  const scope = found?.ratedIn;
  if (!scope) return;
  await lockRatings(tx, scope);
  const result = await tx.gameResult.findUniqueOrThrow({ where: { gameId, ratedIn: scope }, select });
  // Nobody has left a result whose places an organiser chose.
  const compared = [...seatsToCompare(result, () => undefined)];
  await tx.resultSeat.updateMany({ where: { gameId }, data: { compared: false } });
  await tx.resultSeat.updateMany({ where: { gameId, seat: { in: compared } }, data: { compared: true } });
  if (compared.length === 0) await tx.gameResult.updateMany({ where: { gameId }, data: { ratedIn: null } });
  await foldScope(tx, scope);
}
