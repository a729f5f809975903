/** Computes a cup only from the scores of its games: who advances, and the standing. */

/** A finished table, with its entrants in turn order. */
export interface ScoredTable {
  readonly stage: number;
  readonly entrants: readonly string[];
  /** The entrants replaced by a computer. */
  readonly gone: readonly string[];
  readonly scores: readonly { readonly seat: number; readonly total: number }[];
}

const SEATS = 4;
/** Points by place and number of people at a table. */
const POINTS: Readonly<Record<number, readonly number[]>> = { 2: [8, 2], 3: [9, 5, 1], 4: [10, 6, 3, 1] };

/** The people who stayed at a table, by place: more points first, then later in turn order. */
export function placesAt({ entrants, gone, scores }: Omit<ScoredTable, 'stage'>) {
  const people = scores
    .map(({ seat, total }) => ({ id: entrants[seat] ?? '', seat, total }))
    .filter(({ id }) => !gone.includes(id))
    .sort((a, b) => b.total - a.total || b.seat - a.seat);
  return people.map(({ id, total }, i) => ({
    id,
    points: POINTS[entrants.length]?.[i] ?? 0,
    isWin: i === 0,
    share: Math.min(1, total / (people[0]?.total || 1)),
  }));
}

/** Two of four and one of three advance, then the best of the others until the next tables are full. */
export function throughFrom(tables: readonly ScoredTable[]): readonly string[] {
  const placed = tables.map((table) => ({ people: placesAt(table), seats: table.entrants.length }));
  const best = placed.flatMap(({ people, seats }) => people.slice(0, seats === SEATS ? 2 : 1));
  const others = placed
    .flatMap(({ people, seats }) => people.slice(seats === SEATS ? 2 : 1))
    .sort((a, b) => b.share - a.share);
  const free = Math.ceil(best.length / SEATS) * SEATS - best.length;
  return [...best, ...others.slice(0, free)].map(({ id }) => id);
}

/**
 * Ranks the people who did not leave: by stage, at the final by place, otherwise by mean points, wins and
 * shares.
 */
export function cupStanding(tables: readonly ScoredTable[], left: ReadonlySet<string>) {
  const last = Math.max(...tables.map(({ stage }) => stage));
  const ids = [...new Set(tables.flatMap(({ entrants }) => entrants))].filter((id) => !left.has(id));
  const final = tables.filter(({ stage }) => stage === last).flatMap((table) => placesAt(table));
  return ids
    .map((id) => {
      const own = tables.filter(({ entrants }) => entrants.includes(id));
      const lines = own.flatMap((table) => placesAt(table).filter((each) => each.id === id));
      const mean = (valueOf: (line: (typeof lines)[number]) => number) =>
        lines.reduce((sum, line) => sum + valueOf(line), 0) / lines.length;
      return {
        id,
        reached: Math.max(...own.map(({ stage }) => stage)),
        place: final.findIndex((each) => each.id === id),
        points: mean(({ points }) => points),
        wins: mean(({ isWin }) => Number(isWin)),
        share: mean(({ share }) => share),
      };
    })
    .sort(
      (a, b) =>
        b.reached - a.reached ||
        a.place - b.place ||
        b.points - a.points ||
        b.wins - a.wins ||
        b.share - a.share,
    );
}
