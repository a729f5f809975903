/** A member's record against each other member at shared tables. */
import type { SeatPlace } from './result';

/** The people of one table and their places. */
export type SharedTable = readonly (Pick<SeatPlace, 'place'> & { readonly key: string })[];

/** A member's record against another. */
export interface PairRecord {
  readonly key: string;
  readonly games: number;
  /** Games where the member finished above the other. */
  readonly above: number;
  readonly below: number;
}

/** Minimum shared games before a page shows a pair. */
const LEAST_SHARED_GAMES = 3;

/** A member's records against others with enough shared games, by games (most first) and then key. */
export function headToHeadOf(
  key: string,
  tables: Iterable<SharedTable>,
  least = LEAST_SHARED_GAMES,
): readonly PairRecord[] {
  const records = new Map<string, PairRecord>();
  for (const table of tables) {
    const mine = table.find((seat) => seat.key === key);
    if (!mine) continue;
    for (const other of table) {
      if (other.key === key) continue;
      const { games = 0, above = 0, below = 0 } = records.get(other.key) ?? {};
      records.set(other.key, {
        key: other.key,
        games: games + 1,
        above: above + (mine.place < other.place ? 1 : 0),
        below: below + (mine.place > other.place ? 1 : 0),
      });
    }
  }
  return [...records.values()]
    .filter(({ games }) => games >= least)
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}
