import 'server-only';
import type { Command } from '@/lib/game/engine/commands';
import { type Grade, gradeOf, newPuzzle, type Puzzle } from '@/lib/game/analysis/puzzles/bank';
import { certainOf } from '@/lib/game/analysis/puzzles/certain';
import { packFor } from '@/lib/game/rulesets';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused, type Result } from '@/lib/platform/http/refused';
import { perProcess } from '@/lib/platform/process';
import { puzzleBank } from './bank-file';
import { posedIn } from './posed';
import type { PuzzleRefusal } from './refusals';
import {
  countFirstTry,
  isCounted,
  noteHelp,
  puzzleRatings,
  solverRating,
  wasHelped,
  type CountedRating,
} from './solver-store';

export { isCounted } from './solver-store';

const FRESH_MS = 60_000;
interface CachedRatings {
  readonly at: number;
  readonly ratings: ReadonlyMap<number, CountedRating>;
}
/** All puzzle ratings, cached for at most a minute. */
const lastRead = perProcess<CachedRatings | undefined>('pragaPuzzleRatings', () => undefined);

/** The current grade of each puzzle: the bank's until people have tried it, then by its solvers. */
export async function gradesNow(
  clock: Clock = systemClock,
): Promise<(puzzle: Pick<Puzzle, 'id' | 'grade'>) => Grade> {
  const at = clock.now().getTime();
  const known = lastRead.known();
  const isFresh = known && at - known.at < FRESH_MS;
  const { ratings } = isFresh ? known : await readRatings(at);
  return ({ id, grade }) => {
    const rating = ratings.get(id);
    return rating ? gradeOf(rating) : grade;
  };
}

async function readRatings(at: number): Promise<CachedRatings> {
  const read = { at, ratings: await puzzleRatings() };
  lastRead.replace(read);
  return read;
}

/** A first try at a puzzle: all commands of the turn, if any yet, and the number of hints used. */
export interface PuzzleAttempt {
  readonly commands?: readonly Command[] | undefined;
  readonly hints: number;
}

/** The result of a try. */
export interface TryOutcome {
  readonly isFound: boolean;
  /** False if the first try was counted before, and for visitors without an account. */
  readonly isCounted: boolean;
  readonly rating?: number;
  readonly change?: number;
}

/**
 * Records that a person with an account has seen a hint or the solution, if their first try was not
 * counted yet.
 */
export async function recordHelp(userId: string, id: number, clock: Clock = systemClock): Promise<void> {
  if (!(await isCounted(userId, id))) await noteHelp(userId, id, clock.now());
}

/**
 * Judges a try and counts the first of a person with an account. It is solved if it reaches the best
 * turn. After a hint or the solution, in any browser, it counts as not solved.
 */
export async function tryPuzzle(
  id: number,
  who: { readonly userId: string; readonly hasAccount: boolean },
  { commands, hints }: PuzzleAttempt,
  clock: Clock = systemClock,
): Promise<Result<TryOutcome, PuzzleRefusal>> {
  const bank = await puzzleBank();
  const puzzle = bank.puzzles.find((each) => each.id === id);
  if (!puzzle) return refused({ kind: 'unknown-puzzle' });
  if (who.hasAccount && hints > 0) await recordHelp(who.userId, id, clock);
  if (!commands) return { ok: true, value: { isFound: false, isCounted: false } };
  const { seat, known: seen } = posedIn(bank, puzzle);
  const certain = certainOf(packFor(bank.pack.id, bank.pack.version), seen.view, seat, commands);
  const isFound = certain.isOver && certain.forecast >= puzzle.best;
  if (!who.hasAccount) return { ok: true, value: { isFound, isCounted: false } };
  const found = isFound && hints === 0 && !(await wasHelped(who.userId, id));
  const unknown = newPuzzle(puzzle.grade);
  const counted = await countFirstTry({ userId: who.userId, puzzle: id, found, unknown }, clock.now());
  if (!counted) return { ok: true, value: { isFound, isCounted: false } };
  const rating = Math.round(counted.after.rating);
  const change = rating - Math.round(counted.before.rating);
  return { ok: true, value: { isFound, isCounted: true, rating, change } };
}

/** A person's puzzle rating as a page shows it; undefined before their first try. */
export async function ratingOf(
  userId: string,
): Promise<{ readonly rating: number; readonly games: number } | undefined> {
  const found = await solverRating(userId);
  return found && { rating: Math.round(found.rating), games: found.games };
}
