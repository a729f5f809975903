import type { CircleRefusal } from '@/lib/features/circles/circle';
import type { ArrangeCause } from '@/lib/game/competing/arranged';
import type { Result } from '@/lib/platform/http/refused';
import type { UnmetCondition } from '@/lib/game/competing/entry-conditions';

/** Why a request about a competition was refused. */
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
  /** The part of the decision named by `cause` does not fit. */
  'decision-unfit',
  /** It is about a table or seat of the organiser's own, and another organiser can decide. */
  'own-case',
  /** An arbiter does not play, and a member who plays is no arbiter. */
  'arbiter-plays',
  /** An organiser has decided the same thing a moment ago. */
  'decided',
  /** A bye or a pause is not possible, because of `cause`. */
  'rest-unfit',
  /** Nobody can join late here, or half of the stages are drawn. */
  'late-closed',
  /** A condition for entering is not met. */
  'entry-refused',
  /** The proposed tables have changed since they were read: `cause` and `who` say who was first. */
  'pairing-changed',
] as const;

/** The part of a decision that does not fit. */
export type UnfitCause = 'table' | 'person' | 'places' | 'reason' | ArrangeCause;

/** Why a bye or a pause is not possible. */
export type RestCause = 'not-offered' | 'drawn' | 'last' | 'used' | 'few-left';

/**
 * Why proposed tables are no longer those that were read: another organiser was faster, the stage has begun, or
 * people have left, rest or joined.
 */
export type StaleCause = 'arranged' | 'drawn' | 'people';

interface Stale {
  readonly kind: 'pairing-changed';
  readonly cause: StaleCause;
  /** The organiser or the person who was first; nobody if lots decided. */
  readonly who?: string | undefined;
  readonly name?: string | undefined;
}

export type CompetitionRefusal =
  | {
      readonly kind: Exclude<
        (typeof COMPETITION_REFUSALS)[number],
        'decision-unfit' | 'rest-unfit' | 'pairing-changed' | 'entry-refused'
      >;
    }
  | { readonly kind: 'decision-unfit'; readonly cause: UnfitCause }
  | Stale
  | ({ readonly kind: 'entry-refused' } & UnmetCondition)
  | { readonly kind: 'rest-unfit'; readonly cause: RestCause };
export type CompetitionRefused = CompetitionRefusal | CircleRefusal;
export type CompetitionOutcome<T> = Result<T, CompetitionRefused>;
