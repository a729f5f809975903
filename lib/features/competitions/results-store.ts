import 'server-only';
import { db } from '@/lib/platform/db/db';
import { resultEndingOf } from '@/lib/features/results/circle-results-store';
import type { WholeCompetition } from './competition';
import type { TableResult } from './standing';

/** The results of a competition's tables. */
export async function resultsOfTables({ fixtures }: WholeCompetition): Promise<readonly TableResult[]> {
  const gameIds = fixtures.flatMap(({ state, tableId }) => (state === 'over' && tableId ? [tableId] : []));
  if (gameIds.length === 0) return [];
  const rows = await db().resultSeat.findMany({
    where: { gameId: { in: gameIds }, place: { not: null } },
    select: {
      gameId: true,
      seat: true,
      playerKey: true,
      place: true,
      points: true,
      tablePoints: true,
      left: true,
      result: { select: { how: true } },
    },
  });
  return rows.flatMap(({ playerKey, place, result, ...seat }) =>
    place === null ? [] : [{ ...seat, playerKey: playerKey ?? '', place, how: resultEndingOf(result.how) }],
  );
}
