import 'server-only';
import type { Tx } from '@/lib/platform/db/db';
import { foldScope } from './fold-scope-store';
import { lockRatings } from './scope-store';

/** Locks every scope where one of these people has a rating; returns the scopes. */
export async function lockRatingsOf(tx: Tx, keys: readonly string[]): Promise<readonly string[]> {
  const where = { playerKey: { in: [...keys] } };
  const found = await tx.rating.findMany({ where, distinct: ['scope'], select: { scope: true } });
  const scopes = found.map(({ scope }) => scope).sort();
  for (const scope of scopes) await lockRatings(tx, scope);
  return scopes;
}

/**
 * Recomputes these scopes after another person's results were moved to `key`. Of two seats at one table
 * the better one counts.
 */
export async function foldMerged(tx: Tx, key: string, scopes: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update "ResultSeat" worse set "compared" = false from "ResultSeat" better
    where worse."playerKey" = ${key} and better."playerKey" = ${key} and worse."gameId" = better."gameId"
      and worse."compared" and better."compared"
      and (better."place", better."seat") < (worse."place", worse."seat")`;
  for (const scope of scopes) await foldScope(tx, scope);
}
