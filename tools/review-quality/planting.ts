// Chooses the line to plant as a mistake, and counts the marked ones. Nothing here searches.
import { CERTAINTY } from '@/lib/game/review/bounds';
import type { Mark } from '@/lib/game/review/marks';
import { wilson } from '../arena/stats';

/** Losses of the planted lines by the deep search. They are used in turn, so all sizes occur. */
export const BANDS = [
  { from: 3, to: 5 },
  { from: 5, to: 8 },
  { from: 8, to: Infinity },
] as const;
export type Band = (typeof BANDS)[number];

export interface Loss {
  readonly loss: number;
  readonly error: number;
}

/** Whether a loss is above three points even after subtracting its error. */
export const isCertain = ({ loss, error }: Loss): boolean => loss - CERTAINTY * error > BANDS[0].from;

/** The band of a loss. */
export const bandOf = ({ loss }: Loss): Band | undefined =>
  BANDS.find(({ from, to }) => loss > from && loss <= to);

/**
 * The line to plant: among the certain losses the smallest in the wanted band, otherwise the smallest of all.
 */
export function chooseLine<T extends Loss>(lines: readonly T[], wanted: Band): T | undefined {
  const certain = lines.filter(isCertain).sort((a, b) => a.loss - b.loss);
  return certain.find((line) => bandOf(line) === wanted) ?? certain[0];
}

export interface Planted extends Loss {
  /** The reviewer's verdict. */
  readonly mark: Mark;
}

/** Whether a mark shows a loss. */
export const isMarked = ({ mark }: Planted): boolean => mark !== 'best' && mark !== 'fine';

/** The number of planted and of marked mistakes, with Wilson's interval. */
export function countMarked(list: readonly Planted[]) {
  const marked = list.filter(isMarked).length;
  return { ...wilson(marked, list.length), marked, all: list.length };
}
