/** Computes ratings by folding results in the order of their numbers. */
import { rateTable, type PlayerRating, type RatedSeat, type RatedTable, type RatingChange } from './rating';

/** A rated result, by the number it was written under. */
export interface NumberedTable extends RatedTable {
  readonly seq: bigint;
}

/** Each person's rating after these results; the input order does not matter. */
export function foldRatings(tables: Iterable<NumberedTable>): ReadonlyMap<string, PlayerRating> {
  const fold = new RatingFold();
  for (const table of [...tables].sort((a, b) => (a.seq < b.seq ? -1 : 1))) fold.add(table);
  return fold.ratings;
}

/** Ratings while results are added in the order of their numbers. */
export class RatingFold {
  readonly #ratings = new Map<string, PlayerRating>();
  /** The people of each group. */
  readonly #groups = new Map<string, string[]>();

  get ratings(): ReadonlyMap<string, PlayerRating> {
    return this.#ratings;
  }

  /** Adds a result; returns its changes. */
  add(table: RatedTable): readonly RatingChange[] {
    const changes = rateTable(table, (key) => this.#ratings.get(key));
    for (const { key, before, after } of changes) {
      this.#ratings.set(key, after);
      if (after.group !== undefined && before.group === undefined) this.#membersOf(after.group).push(key);
    }
    for (const { from, into } of joinedGroups(changes)) this.#join(from, into);
    return changes;
  }

  #join(from: string, into: string): void {
    for (const key of this.#membersOf(from)) {
      const rating = this.#ratings.get(key);
      if (rating) this.#ratings.set(key, { ...rating, group: into });
      this.#membersOf(into).push(key);
    }
    this.#groups.delete(from);
  }

  #membersOf(group: string): string[] {
    const members = this.#groups.get(group) ?? [];
    this.#groups.set(group, members);
    return members;
  }
}

/** Groups that a table has linked: everyone in `from` belongs to `into` now. */
export function joinedGroups(
  changes: readonly RatingChange[],
): readonly { readonly from: string; readonly into: string }[] {
  const pairs = changes.map(({ before, after }) => ({ from: before.group, into: after.group }));
  const froms = new Set(pairs.flatMap(({ from, into }) => (from === into ? [] : (from ?? []))));
  const into = pairs[0]?.into;
  return into === undefined ? [] : [...froms].map((from) => ({ from, into }));
}

/** A stored rating that differs from the recomputed one. */
export interface RatingDifference {
  readonly key: string;
  readonly stored?: PlayerRating;
  readonly folded?: PlayerRating;
}

/** Where stored ratings differ from recomputed ones in any digit, sorted by key. */
export function ratingDifferences(
  stored: ReadonlyMap<string, PlayerRating>,
  folded: ReadonlyMap<string, PlayerRating>,
): readonly RatingDifference[] {
  const keys = [...new Set([...stored.keys(), ...folded.keys()])].sort();
  return keys.flatMap((key) => {
    const [one, other] = [stored.get(key), folded.get(key)];
    if (one && other && isSameRating(one, other)) return [];
    return [{ key, ...(one ? { stored: one } : {}), ...(other ? { folded: other } : {}) }];
  });
}

/** The results after merging a person's two keys. At a table with both keys, the better place remains. */
export function mergeRatedKeys<T extends RatedTable>(
  tables: readonly T[],
  { from, to }: { readonly from: string; readonly to: string },
): readonly T[] {
  return tables.map((table) => {
    if (!table.seats.some(({ key }) => key === from)) return table;
    const best = new Map<string, RatedSeat>();
    for (const seat of table.seats) {
      const key = seat.key === from ? to : seat.key;
      const known = best.get(key);
      if (!known || seat.place < known.place) best.set(key, { ...seat, key });
    }
    return { ...table, seats: [...best.values()] };
  });
}

/** The possible changes of a person's rating at a new table: for coming first and for coming last. */
export function possibleChanges(
  table: Omit<RatedTable, 'seats'> & { readonly people: readonly Omit<RatedSeat, 'place'>[] },
  key: string,
  ratingOf: (key: string) => PlayerRating | undefined,
): { readonly best: number; readonly worst: number } {
  const changeAt = (place: number): number => {
    const seats = table.people.map((each) => ({ ...each, place: each.key === key ? place : 2 }));
    const change = rateTable({ ...table, seats }, ratingOf).find((each) => each.key === key);
    return change ? muChange(change) : 0;
  };
  return { best: changeAt(1), worst: changeAt(3) };
}

const muChange = ({ before, after }: RatingChange): number => after.mu - before.mu;

const isSameRating = (a: PlayerRating, b: PlayerRating): boolean =>
  a.mu === b.mu &&
  a.sigma === b.sigma &&
  a.games === b.games &&
  a.lastAt?.getTime() === b.lastAt?.getTime() &&
  a.group === b.group &&
  (a.met ?? []).join() === (b.met ?? []).join();
