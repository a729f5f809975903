/** The filter of the puzzle list, from an address. */
import type { SeatId } from '@/lib/game/engine/commands';
import { type Grade, GRADES } from '@/lib/game/analysis/puzzles/bank';
import { type PuzzleTheme, THEMES } from '@/lib/game/analysis/puzzles/certain';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';

/** The theme in a query; undefined if it is missing or unknown. */
export const themeIn = (value: unknown): PuzzleTheme | undefined => THEMES.find((theme) => theme === value);

/** The grade in a query. */
export const gradeIn = (value: unknown): Grade | undefined => GRADES.find((grade) => String(grade) === value);

/** A puzzle as it is listed. */
export interface PuzzleEntry {
  readonly id: number;
  readonly theme: PuzzleTheme;
  readonly grade: Grade;
}

/** The goal of a puzzle, as its page shows it. */
export interface PuzzleGoal extends PuzzleEntry {
  readonly seat: SeatId;
  /** Forecasts before the turn, after the best turn, and after the second best. */
  readonly before: number;
  readonly best: number;
  readonly next: number;
  /** The number of different positions in the turn; all of them were searched. */
  readonly positions: number;
}

/** A turn to be found, with everything that its seat knew. */
export interface PuzzleStart extends PuzzleEntry {
  readonly seat: SeatId;
  readonly at: number;
  readonly pack: { readonly id: string; readonly version: number };
  readonly known: KnownPast;
}
