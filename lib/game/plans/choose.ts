/** Several plans in order: the first playable one is taken, and the result of each is reported. */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { checkPlan, type PlanVerdict } from './check';
import type { Plan, PlanProgress } from './plan';

/** The result of one plan. */
export interface PlanTrial {
  /** Which one it is, counted from 0. */
  readonly plan: number;
  readonly check: PlanVerdict;
  /**
   * Whether the step it was made on was taken back since. It is played all the same if cost and gain are as
   * expected.
   */
  readonly isStale: boolean;
}

export interface PlanChoice {
  /** The plan that can be played, or that waits for a decision. */
  readonly chosen?: PlanTrial;
  /** Every plan that was looked at, the chosen one last. */
  readonly tried: readonly PlanTrial[];
}

export interface Candidates {
  readonly plans: readonly Plan[];
  /** Rows of the log that were taken back. */
  readonly takenBack?: ReadonlySet<number>;
  /** The plan that has been begun in this turn: no other is looked at then. */
  readonly begun?: { readonly plan: number; readonly progress: PlanProgress };
}

/** Looks at the plans in their order, up to the first that does not fail. */
export function choosePlan(pack: Pack, view: View, { plans, takenBack, begun }: Candidates): PlanChoice {
  const tried: PlanTrial[] = [];
  for (const [index, plan] of plans.entries()) {
    if (begun && begun.plan !== index) continue;
    const check = checkPlan(pack, view, plan, begun?.progress);
    const trial = { plan: index, check, isStale: takenBack?.has(plan.basedOn) ?? false };
    tried.push(trial);
    if (check.verdict !== 'failed') return { chosen: trial, tried };
  }
  return { tried };
}
