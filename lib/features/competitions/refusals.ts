/** Why something about a competition was not done. */
import type { CircleRefusal } from '@/lib/features/circles/refusals';
import type { Result } from '@/lib/platform/http/refused';

export const COMPETITION_REFUSALS = [
  /** There is no such competition, at least not for this person. */
  'unknown-competition',
  /** People wait for each other, except in a series: they need a clock after which a computer plays on. */
  'needs-clock',
  /** Size, dates or tables at once do not fit. */
  'terms-unfit',
  /** As many competitions as a circle may have at once. */
  'many-competitions',
  /** As many people as there may be. */
  'competition-full',
  /** It is too late for that, or too early. */
  'not-now',
  /** There is no such entrant, or it cannot be done with them. */
  'not-that-entrant',
] as const;

export type CompetitionRefusalKind = (typeof COMPETITION_REFUSALS)[number];
export type CompetitionRefusal = { readonly kind: CompetitionRefusalKind };

export type CompetitionOutcome<T> = Result<T, CompetitionRefusal | CircleRefusal>;
