import 'server-only';
import { NEW_SOLVER, type Rating } from '@/lib/game/analysis/puzzles/bank';
import { db, type Tx } from '@/lib/platform/db/db';
import { updateRating } from './glicko';

/** A rating and its number of results. */
export interface CountedRating extends Rating {
  readonly games: number;
}

const RATING = { rating: true, deviation: true, volatility: true, games: true } as const;

/** A person's rating as a solver; undefined before their first puzzle. */
export async function solverRating(userId: string): Promise<CountedRating | undefined> {
  const row = await db().solverRating.findUnique({ where: { userId }, select: RATING });
  return row ?? undefined;
}

/** Whether a person's first try at a puzzle was counted. */
export async function isCounted(userId: string, puzzle: number): Promise<boolean> {
  const where = { userId_puzzle: { userId, puzzle } };
  const row = await db().puzzleResult.findUnique({ where, select: { puzzle: true } });
  return row !== null;
}

/** Records that a person has seen the solution or a hint of a puzzle. */
export async function noteHelp(userId: string, puzzle: number, at: Date): Promise<void> {
  const data = [{ userId, puzzle, at }];
  await db().puzzleHelp.createMany({ data, skipDuplicates: true });
}

/** Whether a person has seen the solution or a hint of a puzzle. */
export async function wasHelped(userId: string, puzzle: number): Promise<boolean> {
  const where = { userId_puzzle: { userId, puzzle } };
  const row = await db().puzzleHelp.findUnique({ where, select: { puzzle: true } });
  return row !== null;
}

/** The ratings of all tried puzzles, by number: at most one row for each puzzle of the bank. */
export async function puzzleRatings(): Promise<ReadonlyMap<number, CountedRating>> {
  const rows = await db().puzzleRating.findMany({ select: { puzzle: true, ...RATING } });
  return new Map(rows.map(({ puzzle, ...rating }) => [puzzle, rating]));
}

/** Computes the rating of a person again: from all their first tries, against the present ratings of the puzzles. */
export async function foldSolver(tx: Tx, userId: string): Promise<void> {
  const tries = await tx.puzzleResult.findMany({
    where: { userId },
    orderBy: [{ at: 'asc' }, { puzzle: 'asc' }],
  });
  const ids = tries.map(({ puzzle }) => puzzle);
  const puzzles = await tx.puzzleRating.findMany({ where: { puzzle: { in: ids } } });
  const rating = tries.reduce((before, { puzzle, found }) => {
    const against = puzzles.find((each) => each.puzzle === puzzle);
    return against ? updateRating(before, [{ against, score: found ? 1 : 0 }]) : before;
  }, NEW_SOLVER);
  await tx.solverRating.updateMany({ where: { userId }, data: { ...rating, games: tries.length } });
}

/** The result of a person's first try at a puzzle. */
export interface FirstTry {
  readonly userId: string;
  readonly puzzle: number;
  readonly found: boolean;
  /** The rating of a puzzle before any try. */
  readonly unknown: Rating;
}

/** The result of a try. */
export interface RatingStep {
  readonly before: Rating;
  readonly after: CountedRating;
}

/**
 * Counts a first try, once: both new ratings are computed from the old ones. Undefined if it was
 * counted before.
 */
export async function countFirstTry(tried: FirstTry, at: Date): Promise<RatingStep | undefined> {
  const { userId, puzzle, found, unknown } = tried;
  return db().$transaction(async (tx) => {
    const result = { userId, puzzle, found, at };
    const { count } = await tx.puzzleResult.createMany({ data: [result], skipDuplicates: true });
    if (count === 0) return undefined;
    await tx.solverRating.createMany({
      data: [{ userId, ...NEW_SOLVER, games: 0 }],
      skipDuplicates: true,
    });
    await tx.puzzleRating.createMany({ data: [{ puzzle, ...unknown, games: 0 }], skipDuplicates: true });
    // The increments lock the rows, always in this order, so they cannot change before the read.
    const one = { data: { games: { increment: 1 } }, select: RATING } as const;
    const before = await tx.solverRating.update({ where: { userId }, ...one });
    const against = await tx.puzzleRating.update({ where: { puzzle }, ...one });
    const after = updateRating(before, [{ against, score: found ? 1 : 0 }]);
    await tx.solverRating.update({ where: { userId }, data: after });
    const puzzleAfter = updateRating(against, [{ against: before, score: found ? 0 : 1 }]);
    await tx.puzzleRating.update({ where: { puzzle }, data: puzzleAfter });
    return { before, after: { ...after, games: before.games } };
  });
}
