/** The standings of a circle: sums over results by year and over all years, and records of members. */
import { AVERAGE, isWin, POINT, type SeatPlace } from './result';

/** A person's sums over the results of a circle. */
export interface CircleScore {
  readonly key: string;
  readonly games: number;
  readonly wins: number;
  /** In twelfths. */
  readonly tablePoints: number;
  /** How often they had each place in turn order, starting with the first (`SeatHistory.before`). */
  readonly begun: readonly number[];
  /** Highest points in one game. */
  readonly best: number;
}

/** A person's result at one table of the circle. */
export interface CircleResult extends Pick<SeatPlace, 'place' | 'tablePoints' | 'left'> {
  readonly key: string;
  /** Place in turn order, from 1. */
  readonly order: number;
  /** Points in the game. */
  readonly points: number;
  /** Whether the table was drawn. */
  readonly drawn?: boolean;
}

export interface CircleLine extends CircleScore {
  /** Place from 1; equal values share a place. */
  readonly place: number;
  /** Table points per game, with three average tables added. */
  readonly value: number;
}

/** Average tables added to each score, so one lucky game does not lead and few games are not a penalty. */
const MIXED_IN = 3;

/** The score after one more result. */
function addResult(score: CircleScore | undefined, result: CircleResult): CircleScore {
  const { games = 0, wins = 0, tablePoints = 0, begun = [], best } = score ?? {};
  return {
    key: result.key,
    games: games + 1,
    wins: wins + (isWin(result) ? 1 : 0),
    tablePoints: tablePoints + result.tablePoints,
    begun: addPlace(begun, result.order),
    best: Math.max(best ?? result.points, result.points),
  };
}

function addPlace(begun: readonly number[], order: number): readonly number[] {
  const length = Math.max(begun.length, order);
  return Array.from({ length }, (_, i) => (begun[i] ?? 0) + (i === order - 1 ? 1 : 0));
}

/** Each person's sums over results, by key. */
export function sumResults(results: Iterable<CircleResult>): ReadonlyMap<string, CircleScore> {
  const scores = new Map<string, CircleScore>();
  for (const result of results) scores.set(result.key, addResult(scores.get(result.key), result));
  return scores;
}

/**
 * The standings, best first, by (points + 15) / (tables + 3). Ties share a place and are listed by wins,
 * best game and key.
 */
export function circleStandingOf(scores: Iterable<CircleScore>): readonly CircleLine[] {
  const sorted = [...scores].sort(
    (a, b) =>
      compareValues(a, b) ||
      b.wins - a.wins ||
      b.best - a.best ||
      (a.key < b.key ? -1 : Number(a.key > b.key)),
  );
  return sorted.map((score) => ({
    ...score,
    place: 1 + sorted.findIndex((other) => compareValues(other, score) === 0),
    value: sumOf(score) / (POINT * tablesOf(score)),
  }));
}

const sumOf = ({ tablePoints }: CircleScore): number => tablePoints + MIXED_IN * AVERAGE;
const tablesOf = ({ games }: CircleScore): number => games + MIXED_IN;

/** Compares fractions by cross-multiplied integers, so the result is exact. */
const compareValues = (a: CircleScore, b: CircleScore): number =>
  sumOf(b) * tablesOf(a) - sumOf(a) * tablesOf(b);

// How much a table of the open rating counts. Strangers meet there, and one person can have several accounts. So a comparison counts by how many other people the opponent has met.

/** Opponents who have met this many other people count in full; lists need as many. */
export const ENOUGH_MET = 5;
/** Stored people: enough, without the one person whose comparison is weighed. */
const STORED_MET = ENOUGH_MET + 1;
/** The part that counts of a first place after an early resignation or concession. */
const EARLY_WIN = 1 / 4;

/** The opponents of a person in the open rating. */
export interface Opponents {
  /** The first different people that they were compared with; more than `STORED_MET` change nothing. */
  readonly met?: readonly string[];
  /** The group of all people linked by tables: the smallest key among them. */
  readonly group?: string;
}

interface Opponent extends Opponents {
  readonly key: string;
}

/** The part of a person's rating change that counts at a table with these others. */
export function shareThatCounts(
  { key, place }: { readonly key: string; readonly place: number },
  others: readonly Opponent[],
  { isEarly }: { readonly isEarly: boolean },
): number {
  const sum = others.reduce((total, other) => total + shareAgainst(other, key), 0);
  return (sum / others.length) * (isEarly && place === 1 ? EARLY_WIN : 1);
}

/** The square of the part of `ENOUGH_MET` that an opponent has met, without the person who is rated. */
function shareAgainst({ met = [] }: Opponent, key: string): number {
  const known = met.filter((each) => each !== key).length;
  return (Math.min(ENOUGH_MET, Math.max(1, known)) / ENOUGH_MET) ** 2;
}

/** The opponents of a person after a table. */
export function opponentsAfter(person: Opponent, others: readonly Opponent[]): Required<Opponents> {
  const met = new Set([...(person.met ?? []), ...others.map(({ key }) => key)]);
  const groups = [person, ...others].map(({ group, key }) => group ?? key);
  const [group = person.key] = groups.sort();
  return { met: [...met].slice(0, STORED_MET), group };
}

// A member's record against each other member at shared tables.

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
