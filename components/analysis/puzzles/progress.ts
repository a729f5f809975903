/**
 * Solved puzzles and daily puzzles, stored only in this browser. Checked by hand, because the page of puzzles
 * does without the 10 kB validation library.
 */
import { localStore } from '@/components/ui/browser/browser-features';
import { hasAll } from '@/components/ui/browser/payload';

/** A player's result in a puzzle. */
export interface PuzzleResult {
  readonly tries: number;
  readonly hints: number;
  readonly found: boolean;
}
type Results = Readonly<Record<string, PuzzleResult>>;
export interface PuzzleProgress {
  readonly puzzles: Results;
  readonly days: Results;
}

const NAME = 'puzzles';
const NOTHING_YET: PuzzleResult = { tries: 0, hints: 0, found: false };

/** The stored text; empty if the browser stores nothing. */
export const progressText = (): string => localStore.read(NAME) ?? '';

/** The progress in a stored text, without damaged results. */
export function progressIn(text: string): PuzzleProgress {
  try {
    const { puzzles, days } = JSON.parse(text);
    return { puzzles: resultsIn(puzzles), days: resultsIn(days) };
  } catch {
    return { puzzles: {}, days: {} };
  }
}

function resultsIn(part: unknown): Results {
  const all: Results = typeof part === 'object' && part !== null ? { ...part } : {};
  return Object.fromEntries(
    Object.entries(all).filter(([, result]) => hasAll<PuzzleResult>(result, ['tries', 'hints', 'found'])),
  );
}

export const readProgress = (): PuzzleProgress => progressIn(progressText());

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

/** The puzzles or days whose best turn was found. */
export const foundIn = (results: Results): ReadonlySet<string> =>
  new Set(Object.keys(results).filter((name) => results[name]?.found === true));

/** The length of the streak up to this day. */
export const streakOf = ({ days }: PuzzleProgress, today: string): number =>
  streaksOf(foundIn(days), today).streak;

const DAY_MS = 86_400_000;

/** The days in a row up to today, or up to yesterday while today's is open, and the most there ever were. */
export function streaksOf(days: ReadonlySet<string>, today: string) {
  const before = (day: string, n: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) - n * DAY_MS).toISOString().slice(0, 10);
  const lengthTo = (day: string): number => {
    let length = 0;
    while (days.has(before(day, length))) length += 1;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(before(day, -1)));
  return {
    streak: lengthTo(days.has(today) ? today : before(today, 1)),
    best: Math.max(0, ...ends.map(lengthTo)),
  };
}
