import 'server-only';
import type { Tx } from '@/lib/platform/db/db';

/**
 * Locks the ratings of a scope until the end of the transaction. A result gets its number under this
 * lock, so the order of numbers is the order of folding.
 */
export async function lockRatings(tx: Tx, scope: string): Promise<void> {
  await tx.$queryRaw`select 1 from pg_advisory_xact_lock(hashtextextended(${`ratings ${scope}`}, 0))`;
}
