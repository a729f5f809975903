/** Tries several plans in order: the first playable one is chosen, and the result of each is reported. */
import type { Pack } from '@/lib/game/engine/pack-index';
import type { View } from '@/lib/game/engine/view';
import { checkPlan, type PlanVerdict } from './check';
import type { Plan, PlanProgress } from './plan';

/** The result of one plan. */
export interface PlanTrial {
  /** Index from 0. */
  readonly plan: number;
  readonly check: PlanVerdict;
  /**
   * Whether the step that the plan was based on has been undone. The plan is still played if costs and
   * gains are as expected.
   */
  readonly isStale: boolean;
}

export interface PlanChoice {
  /** The plan that can be played, or that waits for a decision. */
  readonly chosen?: PlanTrial;
  /** All checked plans, the chosen one last. */
  readonly tried: readonly PlanTrial[];
}

export interface Candidates {
  readonly plans: readonly Plan[];
  /** Log rows that were undone. */
  readonly takenBack?: ReadonlySet<number>;
  /** The plan that began in this turn; it excludes all others. */
  readonly begun?: { readonly plan: number; readonly progress: PlanProgress };
}

/** Checks the plans in order, up to the first that does not fail. */
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
