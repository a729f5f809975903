import 'server-only';
import { type CrossTable, crossTablesOf } from '@/lib/game/competing/cross-table';
import { startRatings, tableDates } from './entrant-figures-store';
import type { PublicCompetition } from './competitions';
import { playedCompetition } from './standing';

/** The cross-tables of a competition, with dates and ratings. */
export interface CrossTables {
  readonly divisions: readonly CrossTable[];
  /** When tables were opened, and when they ended; by fixture. */
  readonly dates: ReadonlyMap<string, { readonly from: Date; readonly until?: Date }>;
  /** By entrant, for members of a rated circle. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Tables with a result that an organiser corrected. */
  readonly corrected: ReadonlySet<string>;
}

/** The cross-tables of a shown competition. Only members of the circle see its ratings. */
export async function loadCrossTables(shown: PublicCompetition): Promise<CrossTables> {
  const { fixtures, results, circle } = shown;
  const corrected = new Set(results.flatMap(({ gameId, how }) => (how === 'corrected' ? [gameId] : [])));
  const tables = fixtures.flatMap(({ id, tableId }) => (tableId === undefined ? [] : [{ id, tableId }]));
  const [dates, ratings] = await Promise.all([
    tableDates(tables.map(({ tableId }) => tableId)),
    circle ? startRatings(shown) : new Map<string, number>(),
  ]);
  return {
    divisions: crossTablesOf(playedCompetition(shown, results)),
    dates: new Map(
      tables.flatMap(({ id, tableId }) => {
        const found = dates.get(tableId);
        return found ? [[id, found] as const] : [];
      }),
    ),
    ratings,
    corrected: new Set(tables.flatMap(({ id, tableId }) => (corrected.has(tableId) ? [id] : []))),
  };
}
