/** Marks turns by their certain loss. */
import { BOUNDS, CERTAINTY } from './bounds';
import type { ReviewReason, ReasonKind } from './reasons';

export const MARKS = ['best', 'fine', 'inaccuracy', 'mistake', 'missed-chance'] as const;
export type Mark = (typeof MARKS)[number];

/** Reasons that a single piece can explain. */
const SINGLE: ReadonlySet<ReasonKind> = new Set(['plazas', 'technologies', 'scoring']);

/** The mark of a turn with this `loss` and its standard `error`. */
export function markOf(loss: number, error: number, reasons: readonly ReviewReason[]): Mark {
  if (loss < BOUNDS.best) return 'best';
  const sure = loss - CERTAINTY * error;
  if (sure < BOUNDS.inaccuracy) return 'fine';
  if (sure < BOUNDS.mistake) return 'inaccuracy';
  const [dearest] = reasons;
  const isChance = dearest !== undefined && SINGLE.has(dearest.kind) && dearest.points > BOUNDS.chance;
  return isChance ? 'missed-chance' : 'mistake';
}
