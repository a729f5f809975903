/** The standings of a competition or of one of its divisions. */
import { keyedInt } from '@/lib/game/engine/random';
import { hasLeft, type Entrant, type Fixture, type TieBreak } from './competition';
import { tablesEach } from './ladder';
import { isWin, POINT, type SeatPlace } from './result';
import type { TableSize } from './pair-stage';

/** An entrant's result at one table. */
export interface EntrantResult extends Pick<SeatPlace, 'place' | 'tablePoints' | 'left'> {
  /** Points in the game, and the winner's points. */
  readonly points: number;
  readonly winnerPoints: number;
  /** Whether the table was drawn. Nobody has won then. */
  readonly drawn?: boolean;
}

/** An entrant with all their results. */
export interface EntrantRecord {
  readonly id: string;
  /** The entrant's scheduled tables that have ended (`dueTablesOf`). */
  readonly due: number;
  readonly results: readonly EntrantResult[];
  /** Table points of stages that count without a table (`restsOf`), in twelfths. */
  readonly rests?: readonly number[];
  /** The first sort key, lower is better: how far they got in a cup, and whether they stayed. */
  readonly tier?: number;
}

/** The tie-breaks for people with the same mean, and the tables where they met. */
export interface TieBreakTerms {
  readonly tieBreaks: readonly TieBreak[];
  readonly fixtures: readonly Met[];
}

/** A finished table with its results. */
interface Met {
  readonly seats: readonly {
    readonly entrant?: string;
    readonly place: number;
    readonly tablePoints: number;
  }[];
}

export interface CompetitionLine {
  readonly id: string;
  /** Place from 1. */
  readonly place: number;
  readonly tables: number;
  readonly wins: number;
  /** Mean table points, including stages that count without a table; undefined without any. */
  readonly mean: number | undefined;
  /** The number of stages that count without a table, if any. */
  readonly rests?: number;
  /** Whether they finished less than half of their tables. */
  readonly isBelowLine: boolean;
  /** The last stage of a cup where they had a table. */
  readonly reached?: number;
  /** The sum of table points of everyone they met, once for each meeting. */
  readonly buchholz?: number;
}

/**
 * Shares of the winner's points are summed as integer millionths, so the order of results does not matter.
 */
const MILLION = 1_000_000;
/** Lots that break ties are below this number. */
export const LOTS = 2 ** 32;

/**
 * The standings, best first: by mean table points, then the chosen tie-breaks, then the share of wins, then the mean of own points ÷
 * winner's points, then by lot from a hex seed. Entrants below the line come last in their tier, after
 * those without a table. People who left the competition are a tier of their own, the last one.
 */
export function competitionStandingOf(
  records: readonly EntrantRecord[],
  seed: string,
  { tieBreaks, fixtures }: TieBreakTerms = { tieBreaks: [], fixtures: [] },
): readonly CompetitionLine[] {
  const sums = records.map((record) => ({
    ...sumsOf(record),
    lot: keyedInt(seed, `lot/${record.id}`, 0, LOTS),
  }));
  const points = new Map(sums.map(({ id, tablePoints }) => [id, tablePoints]));
  const sorted = tieBreaks.reduce<readonly Sums[][]>(
    (groups, tieBreak) =>
      groups.flatMap((group) => splitBy(group, valuesOf[tieBreak](group, fixtures, points))),
    groupsOf(sums.sort(compareMeans), compareMeans),
  );
  return sorted
    .flatMap((group) => group.toSorted(compareRest))
    .map(({ id, tables, counted, wins, tablePoints, isBelowLine }, i) => ({
      id,
      place: i + 1,
      tables,
      wins,
      mean: counted === 0 ? undefined : tablePoints / (POINT * counted),
      ...(counted > tables ? { rests: counted - tables } : {}),
      isBelowLine,
      ...(tieBreaks.includes('buchholz') ? { buchholz: buchholzOf(id, fixtures, points) / POINT } : {}),
    }));
}

/** Neighbours that a comparison calls equal. */
function groupsOf(sorted: readonly Sums[], compare: (a: Sums, b: Sums) => number): readonly Sums[][] {
  const groups: Sums[][] = [];
  for (const each of sorted) {
    const last = groups.at(-1);
    if (last?.[0] && compare(last[0], each) === 0) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Splits people who are equal so far by a value, the highest first. */
function splitBy(group: readonly Sums[], valueOf: (id: string) => number): readonly Sums[][] {
  const compare = (a: Sums, b: Sums) => valueOf(b.id) - valueOf(a.id);
  return groupsOf(group.toSorted(compare), compare);
}

type PointsById = ReadonlyMap<string, number>;

const valuesOf: Readonly<
  Record<
    TieBreak,
    (group: readonly Sums[], fixtures: readonly Met[], points: PointsById) => (id: string) => number
  >
> = {
  direct: (group, fixtures) => {
    const ids = new Set(group.map(({ id }) => id));
    return (id) => fixtures.reduce((sum, table) => sum + encounterAt(table, id, ids), 0);
  },
  buchholz: (_group, fixtures, points) => (id) => buchholzOf(id, fixtures, points),
};

/** At one table: the people of a group that somebody beat, less those who beat them. */
function encounterAt({ seats }: Met, id: string, group: ReadonlySet<string>): number {
  const mine = seats.find(({ entrant }) => entrant === id);
  if (!mine) return 0;
  const rivals = seats.filter(({ entrant }) => entrant !== id && entrant !== undefined && group.has(entrant));
  return rivals.reduce((sum, { place }) => sum + Math.sign(place - mine.place), 0);
}

/** In twelfths. */
function buchholzOf(id: string, fixtures: readonly Met[], points: PointsById): number {
  const tables = fixtures.filter(({ seats }) => seats.some(({ entrant }) => entrant === id));
  const met = tables.flatMap(({ seats }) => seats.map(({ entrant = '' }) => entrant));
  return met.reduce((sum, entrant) => sum + (entrant === id ? 0 : (points.get(entrant) ?? 0)), 0);
}

/**
 * The number of an entrant's scheduled tables that have ended. For an entrant who is out, all tables of
 * the division count, because other people took them over or skipped them.
 */
export function dueTablesOf(
  { id, state, division, lot }: Entrant,
  {
    entrants,
    fixtures,
    size,
  }: {
    readonly entrants: readonly Entrant[];
    readonly fixtures: readonly Fixture[];
    readonly size: TableSize;
  },
): number {
  if (hasLeft({ state }) && lot !== undefined) {
    const drawn = entrants.filter((other) => other.division === division && other.lot !== undefined);
    return tablesEach(drawn.length, size);
  }
  return fixtures.filter((fixture) => fixture.state === 'over' && fixture.entrants.includes(id)).length;
}

interface Sums {
  readonly id: string;
  readonly tier: number;
  readonly tables: number;
  /** With the stages that count without a table. */
  readonly counted: number;
  readonly wins: number;
  readonly tablePoints: number;
  readonly shares: number;
  readonly isBelowLine: boolean;
  readonly lot: number;
}

function sumsOf({ id, due, results, rests = [], tier = 0 }: EntrantRecord): Omit<Sums, 'lot'> {
  const sum = (valueOf: (result: EntrantResult) => number) =>
    results.reduce((total, result) => total + valueOf(result), 0);
  return {
    id,
    tier,
    tables: results.length,
    counted: results.length + rests.length,
    wins: results.filter(isWin).length,
    tablePoints: sum(({ tablePoints }) => tablePoints) + rests.reduce((total, points) => total + points, 0),
    shares: sum((result) => (isWin(result) ? MILLION : shareOfWinner(result))),
    isBelowLine: 2 * results.filter(({ left }) => !left).length < due,
  };
}

/** In millionths; at most 1, because a person may concede to a winner with fewer points. */
export function shareOfWinner({
  points,
  winnerPoints,
}: Pick<EntrantResult, 'points' | 'winnerPoints'>): number {
  if (winnerPoints <= 0) return 0;
  return Math.round(MILLION * Math.min(1, Math.max(0, points / winnerPoints)));
}

/** Compares means by integers, so equal means compare as equal. */
const byMean = (
  a: Sums,
  b: Sums,
  valueOf: (sums: Sums) => number,
  countOf = ({ tables }: Sums): number => tables,
): number => valueOf(b) * countOf(a) - valueOf(a) * countOf(b);

const compareMeans = (a: Sums, b: Sums): number =>
  a.tier - b.tier ||
  Number(a.isBelowLine) - Number(b.isBelowLine) ||
  Number(a.tables === 0) - Number(b.tables === 0) ||
  byMean(
    a,
    b,
    ({ tablePoints }) => tablePoints,
    ({ counted }) => counted,
  );

const compareRest = (a: Sums, b: Sums): number =>
  byMean(a, b, ({ wins }) => wins) ||
  byMean(a, b, ({ shares }) => shares) ||
  a.lot - b.lot ||
  (a.id < b.id ? -1 : 1);
