import 'server-only';
import { db } from '@/lib/platform/db/db';
import { rowsOfCircle } from './circle-results-store';
import { replaceYears } from './year-store';
import { lockedTimeZone } from './result-store';
import { yearSumsOf } from './year-sums';

/**
 * Recomputes the totals of a circle from its results, and stores them; returns whether they were right
 * before.
 */
export async function foldResults(circleId: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const timeZone = await lockedTimeZone(tx, circleId, 'alone');
    return replaceYears(tx, circleId, yearSumsOf(await rowsOfCircle(tx, circleId), timeZone));
  });
}
