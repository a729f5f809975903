/** Solved puzzles and daily puzzles, stored only in this browser. */
import * as z from 'zod/mini';
import { localStore } from '@/components/ui/browser/browser-features';

const Count = z.int().check(z.gte(0), z.lte(10_000));
const Result = z.object({ tries: Count, hints: Count, found: z.boolean() });
const Shape = z.object({ puzzles: z.record(z.string(), Result), days: z.record(z.string(), Result) });

/** A player's result in a puzzle. */
export type PuzzleResult = z.output<typeof Result>;
export type PuzzleProgress = z.output<typeof Shape>;

const NAME = 'puzzles';
const NOTHING_YET: PuzzleResult = { tries: 0, hints: 0, found: false };
const EMPTY: PuzzleProgress = { puzzles: {}, days: {} };

/** The stored progress; empty if the browser stores nothing. */
export function readProgress(): PuzzleProgress {
  try {
    return Shape.parse(JSON.parse(localStore.read(NAME) ?? ''));
  } catch {
    return EMPTY;
  }
}

/** Key of a stored result. */
export interface PuzzleKey {
  readonly id: number;
  /** Set if it is that day's puzzle. */
  readonly day?: string | undefined;
}

export const resultOf = ({ puzzles, days }: PuzzleProgress, { id, day }: PuzzleKey): PuzzleResult =>
  (day === undefined ? puzzles[id] : days[day]) ?? NOTHING_YET;

/** Changes a result, until the best turn has been found. */
export function withResult(
  progress: PuzzleProgress,
  which: PuzzleKey,
  change: Partial<PuzzleResult>,
): PuzzleProgress {
  const before = resultOf(progress, which);
  if (before.found) return progress;
  const after = { ...before, ...change };
  const puzzles = { ...progress.puzzles, [which.id]: after };
  const days = which.day === undefined ? progress.days : { ...progress.days, [which.day]: after };
  return { puzzles, days };
}

export function keepProgress(progress: PuzzleProgress): void {
  localStore.write(NAME, JSON.stringify(progress));
}

const DAY_MS = 86_400_000;
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);

/** Length of the streak up to this day, or up to the day before while this one is unsolved. */
export function streakOf({ days }: PuzzleProgress, today: string): number {
  let day = days[today]?.found ? today : dayBefore(today);
  let streak = 0;
  while (days[day]?.found) {
    streak += 1;
    day = dayBefore(day);
  }
  return streak;
}
