import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';
import type { WholeCompetition } from './competition';
import type { TableResult } from './standing';

/** The results of a competition's tables. */
export async function resultsOfTables({ fixtures }: WholeCompetition): Promise<readonly TableResult[]> {
  const gameIds = fixtures.flatMap(({ state, tableId }) => (state === 'over' && tableId ? [tableId] : []));
  if (gameIds.length === 0) return [];
  const rows = await onDatabase(() =>
    db().resultSeat.findMany({
      where: { gameId: { in: gameIds }, playerKey: { not: null }, place: { not: null } },
      select: { gameId: true, playerKey: true, place: true, points: true, tablePoints: true, left: true },
    }),
  );
  return rows.flatMap(({ playerKey, place, ...seat }) =>
    playerKey === null || place === null ? [] : [{ ...seat, playerKey, place }],
  );
}
