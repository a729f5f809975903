import 'server-only';
import { foldMerged, lockRatingsOf } from '@/lib/features/ratings/merge-ratings-store';
import type { Tx } from '@/lib/platform/db/db';

/** Moves the results of `from`, with their part of ratings and circle totals, to `into`. */
export async function mergeResults(tx: Tx, from: string, into: string): Promise<void> {
  const keys = await tx.user.findMany({
    where: { id: { in: [from, into] } },
    select: { id: true, playerKey: true },
  });
  const [old, key] = [from, into].map((id) => keys.find((each) => each.id === id)?.playerKey);
  if (old === undefined || key === undefined) return;
  const scopes = await lockRatingsOf(tx, [old]);
  await tx.resultSeat.updateMany({ where: { playerKey: old }, data: { playerKey: key } });
  const sums = await tx.circleYear.findMany({
    where: { playerKey: old },
    orderBy: [{ circleId: 'asc' }, { year: 'asc' }],
  });
  for (const { circleId, year, games, wins, tablePoints, begun, best } of sums) {
    const place = { circleId, year, playerKey: key };
    const where = { circleId_year_playerKey: place };
    const theirs = await tx.circleYear.findUnique({ where });
    const data = {
      games: games + (theirs?.games ?? 0),
      wins: wins + (theirs?.wins ?? 0),
      tablePoints: tablePoints + (theirs?.tablePoints ?? 0),
      begun: Array.from({ length: Math.max(begun.length, theirs?.begun.length ?? 0) }, (_, i) => {
        return (begun[i] ?? 0) + (theirs?.begun[i] ?? 0);
      }),
      best: Math.max(best, theirs?.best ?? best),
    };
    await tx.circleYear.upsert({ where, create: { ...place, ...data }, update: data });
  }
  await tx.circleYear.deleteMany({ where: { playerKey: old } });
  await foldMerged(tx, key, scopes);
}
