/** The standings of a competition or of one of its divisions. */
import { keyedInt } from '@/lib/game/engine/random';
import { hasLeft, type Entrant, type Fixture } from './competition';
import { tablesEach } from './division';
import { isWin, type SeatPlace } from './result';
import { POINT } from './table-points';
import type { TableSize } from './table-sizes';

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
  /** The first sort key, lower is better: how far they got in a cup, and whether they stayed. */
  readonly tier?: number;
}

export interface CompetitionLine {
  readonly id: string;
  /** Place from 1. */
  readonly place: number;
  readonly tables: number;
  readonly wins: number;
  /** Mean table points; undefined without a table. */
  readonly mean: number | undefined;
  /** Whether they finished less than half of their tables. */
  readonly isBelowLine: boolean;
  /** The last stage of a cup where they had a table. */
  readonly reached?: number;
}

/**
 * Shares of the winner's points are summed as integer millionths, so the order of results does not matter.
 */
const MILLION = 1_000_000;
/** Lots that break ties are below this number. */
export const LOTS = 2 ** 32;

/**
 * The standings, best first: by mean table points, then the share of wins, then the mean of own points ÷
 * winner's points, then by lot from a hex seed. Entrants below the line come last in their tier, after
 * those without a table. People who left the competition are a tier of their own, the last one.
 */
export function competitionStandingOf(
  records: readonly EntrantRecord[],
  seed: string,
): readonly CompetitionLine[] {
  const sums = records.map((record) => ({
    ...sumsOf(record),
    lot: keyedInt(seed, `lot/${record.id}`, 0, LOTS),
  }));
  return sums.sort(compareSums).map(({ id, tables, wins, tablePoints, isBelowLine }, i) => ({
    id,
    place: i + 1,
    tables,
    wins,
    mean: tables === 0 ? undefined : tablePoints / (POINT * tables),
    isBelowLine,
  }));
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
  readonly wins: number;
  readonly tablePoints: number;
  readonly shares: number;
  readonly isBelowLine: boolean;
  readonly lot: number;
}

function sumsOf({ id, due, results, tier = 0 }: EntrantRecord): Omit<Sums, 'lot'> {
  const sum = (valueOf: (result: EntrantResult) => number) =>
    results.reduce((total, result) => total + valueOf(result), 0);
  return {
    id,
    tier,
    tables: results.length,
    wins: results.filter(isWin).length,
    tablePoints: sum(({ tablePoints }) => tablePoints),
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
function compareSums(a: Sums, b: Sums): number {
  const byMean = (valueOf: (sums: Sums) => number) => valueOf(b) * a.tables - valueOf(a) * b.tables;
  return (
    a.tier - b.tier ||
    Number(a.isBelowLine) - Number(b.isBelowLine) ||
    Number(a.tables === 0) - Number(b.tables === 0) ||
    byMean(({ tablePoints }) => tablePoints) ||
    byMean(({ wins }) => wins) ||
    byMean(({ shares }) => shares) ||
    a.lot - b.lot ||
    (a.id < b.id ? -1 : 1)
  );
}
