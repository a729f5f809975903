/**
 * Retries a decision of a finished game: compares it with the played line and the best line found, in the
 * redraws of the review.
 */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Event } from '@/lib/game/engine/events';
import { isRevealing } from '@/lib/game/engine/secrets';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Sandbox } from '@/lib/game/analysis/sandbox/determinize';
import type { KnownPast } from '@/lib/game/analysis/sandbox/knowledge';
import type { LineStep } from '@/lib/game/analysis/sandbox/line';
import {
  BOUNDS,
  CERTAINTY,
  type Effort,
  EFFORTS,
  lossOf,
  outcomesIn,
  playOut,
  type Quality,
  redrawsOf,
  type WeighedLine,
} from './weigh';
import { reasonsOf, type ReviewReason, round, seedOf, type SourceGain, sourcesOf } from './review';

/** A turn to retry. */
export interface Retry {
  readonly head: string;
  readonly quality: Quality;
  readonly seat: SeatId;
  /** The row before the decision, with everything that the seat knew then. */
  readonly at: number;
  readonly known: KnownPast;
  /** The commands that were played, and the best ones found. */
  readonly played: readonly Command[];
  readonly best: readonly Command[];
}

const RETRY_VERDICTS = ['best', 'better', 'perhaps', 'same', 'worse'] as const;
export type RetryVerdict = (typeof RETRY_VERDICTS)[number];

export interface RetryResult {
  readonly verdict: RetryVerdict;
  /** Gain over the played line in points of the expected margin, with its standard error. */
  readonly gain: number;
  readonly error: number;
  /** The gain of the best line found. */
  readonly best: number;
  /** The sources of the gain, largest first. */
  readonly reasons: readonly ReviewReason[];
  readonly sources: readonly SourceGain[];
}

/** The unknown tiles, redrawn as in the review of the game. */
export const redrawsOfReview = (pack: Pack, retry: Retry, effort: Effort): readonly Sandbox[] =>
  redrawsOf(pack, retry, effort, seedOf(retry.head));

/** Measures another line; undefined if it cannot be simulated. */
export function measureTry(
  pack: Pack,
  retry: Retry,
  tried: readonly Command[],
  effort: Effort = EFFORTS[retry.quality],
): RetryResult | undefined {
  const { seat } = retry;
  const redraws = redrawsOfReview(pack, retry, effort);
  const weighed = (plan: readonly Command[]): WeighedLine | undefined => {
    const outcomes = outcomesIn(redraws, (start) => playOut(pack, start, seat, plan, effort));
    return outcomes && { plan, outcomes };
  };
  const [before, now, found] = [weighed(retry.played), weighed(tried), weighed(retry.best)];
  if (!before || !now) return undefined;
  const { loss: gain, error } = lossOf(seat, before, now);
  const best = found ? lossOf(seat, before, found).loss : 0;
  return {
    verdict: verdictOf(gain, error, best),
    gain: round(gain),
    error: round(error),
    best: round(best),
    reasons: reasonsOf(seat, before, now),
    sources: sourcesOf(seat, before, now),
  };
}

/** Lines that differ by less than this count as equal. */
const ALIKE = BOUNDS.best;

/** The verdict on a line, from its gain over the played line and the gain of the best line. */
export function verdictOf(gain: number, error: number, best: number): RetryVerdict {
  if (gain >= ALIKE && gain > best - ALIKE) return 'best';
  if (gain >= ALIKE) return gain > CERTAINTY * error ? 'better' : 'perhaps';
  return gain > -ALIKE ? 'same' : 'worse';
}

/** Whether a verdict means better play than in the game. */
export const isBetter = (verdict: RetryVerdict): boolean => verdict === 'best' || verdict === 'better';

/**
 * The commands that a seat decided on together: up to the first that revealed something unseen. It
 * excludes other seats' steps.
 */
export function decidedCommandsOf(
  steps: readonly LineStep[],
  events: readonly (readonly Event[])[],
  seat: SeatId,
): { readonly commands: readonly Command[]; readonly isRevealed: boolean } {
  const shown = events.findIndex((each) => each.some(isRevealing));
  const others = steps.findIndex((step) => step.seat !== seat);
  const to = Math.min(shown < 0 ? steps.length : shown + 1, others < 0 ? steps.length : others);
  return { commands: steps.slice(0, to).map(({ command }) => command), isRevealed: shown >= 0 };
}
