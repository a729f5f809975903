/** Why a request about a competition was refused. */
import type { CircleRefusal } from '@/lib/features/circles/circle';
import type { Result } from '@/lib/platform/http/refused';

export const COMPETITION_REFUSALS = [
  /** There is no such competition, or the person is not a member of its circle. */
  'unknown-competition',
  /** People wait for each other, except in a series: a clock is needed, after which a computer takes over. */
  'needs-clock',
  /** The circle has fewer members than the form needs. */
  'few-members',
  /** Size, dates or the number of concurrent tables do not fit. */
  'terms-unfit',
  /** The circle has the maximum number of competitions. */
  'many-competitions',
  /** The competition has the maximum number of people. */
  'competition-full',
  /** Too late, or too early. */
  'not-now',
  /** There is no such entrant, or it is not possible for them. */
  'not-that-entrant',
] as const;

export type CompetitionRefusalKind = (typeof COMPETITION_REFUSALS)[number];
export type CompetitionRefusal = { readonly kind: CompetitionRefusalKind };

export type CompetitionOutcome<T> = Result<T, CompetitionRefusal | CircleRefusal>;
