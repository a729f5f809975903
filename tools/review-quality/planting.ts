// Which line is planted as a mistake, and how many of them the reviewer marks. Nothing here searches.
import { CERTAINTY } from '@/lib/game/review/bounds';
import type { Mark } from '@/lib/game/review/marks';
import { wilson } from '../arena/stats';

/** Losses of the planted lines by the deep search, in turn, so all sizes occur. */
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

/** A loss that is above three points even with its errors taken off. */
export const isCertain = ({ loss, error }: Loss): boolean => loss - CERTAINTY * error > BANDS[0].from;

/** The band of a loss. */
export const bandOf = ({ loss }: Loss): Band | undefined =>
  BANDS.find(({ from, to }) => loss > from && loss <= to);

/** The line to plant: of those that lose for certain the least of the wanted band, else the least of all. */
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

/** How many were planted and marked, with Wilson's interval. */
export function countMarked(list: readonly Planted[]) {
  const marked = list.filter(isMarked).length;
  return { ...wilson(marked, list.length), marked, all: list.length };
}
