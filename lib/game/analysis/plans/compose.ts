/** Turns commands tried in a sandbox into a plan. */
import type { Command, SeatId } from '@/lib/game/engine/commands';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { Rejection, Result } from '@/lib/game/engine/rejections';
import type { State } from '@/lib/game/engine/state';
import type { View } from '@/lib/game/engine/view';
import { aimOf, checkPlan, forecastCommand, type PlanVerdict } from './check';
import { canGuard, type Guard, isOnOffer, type Plan, type PlanProgress, type PlanStep } from './plan';

interface PlanDraft {
  readonly seat: SeatId;
  /** The newest position of the real game. */
  readonly real: State;
  /**
   * The position before the turn in the sandbox, as the seat sees it: the real one, or one after simulated
   * moves of the others.
   */
  readonly from: View;
  readonly commands: readonly Command[];
  readonly guards?: readonly Guard[];
  readonly stopsBeforeReveal?: boolean;
}

/** Why commands make no plan. */
export type NoPlan =
  | { readonly code: 'not-the-seats-turn' }
  | { readonly code: 'nothing-planned' }
  | { readonly code: 'refused'; readonly step: number; readonly rejection: Rejection }
  | { readonly code: 'guard-does-not-fit'; readonly guard: Guard };

export interface ComposedPlan {
  readonly plan: Plan;
  /**
   * Index of the first command that is left out, because in the real game another tile may appear there.
   */
  readonly cutAt?: number;
}

/**
 * Builds a plan from these commands, as far as they do not depend on tiles revealed only in the sandbox.
 */
export function composePlan(pack: Pack, draft: PlanDraft): Result<ComposedPlan, NoPlan> {
  const { seat, from, real, commands } = draft;
  if (from.state.turn.seat !== seat) return { ok: false, error: { code: 'not-the-seats-turn' } };
  const steps: PlanStep[] = [];
  let cutAt: number | undefined;
  let { state } = from;
  let hasRevealed = false;
  for (const [step, command] of commands.entries()) {
    const aim = aimOf(state, seat, command);
    if (aim.tiles?.some((tile) => !isOnOffer(real, tile) && real.turn.tile?.tile !== tile)) {
      cutAt = step;
      break;
    }
    const seen = forecastCommand(pack, { ...from, state }, seat, command);
    if (seen.kind !== 'done') {
      const rejection =
        seen.kind === 'refused' ? seen.rejection : { code: 'answer-first' as const, rule: 'TIMING-7' };
      if (!hasRevealed) return { ok: false, error: { code: 'refused', step, rejection } };
      cutAt = step;
      break;
    }
    steps.push({ aim, expects: seen.outcome });
    hasRevealed ||= seen.reveals;
    state = seen.state;
  }
  return finished(pack, draft, steps, cutAt);
}

function finished(
  pack: Pack,
  { seat, real, guards = [], stopsBeforeReveal = false }: PlanDraft,
  steps: readonly PlanStep[],
  cutAt: number | undefined,
): Result<ComposedPlan, NoPlan> {
  if (steps.length === 0) return { ok: false, error: { code: 'nothing-planned' } };
  const guard = guards.find((one) => !fits(pack, one, steps));
  if (guard) return { ok: false, error: { code: 'guard-does-not-fit', guard } };
  const plan: Plan = { seat, basedOn: real.seq, steps, guards, stopsBeforeReveal };
  return { ok: true, value: cutAt === undefined ? { plan } : { plan, cutAt } };
}

/** Conditions on prices and places must concern this plan; all others fit any plan. */
function fits(pack: Pack, guard: Guard, steps: readonly PlanStep[]): boolean {
  if (guard.kind === 'costs-at-most') return guard.step < steps.length;
  return guard.kind !== 'site-free' || canGuard(pack, steps, guard);
}

// Several plans in order: the first playable one counts, and the result of each is reported.

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

export interface Candidates {
  readonly plans: readonly Plan[];
  /** Log rows that were undone. */
  readonly takenBack?: ReadonlySet<number>;
  /** The plan that began in this turn; it excludes all others. */
  readonly begun?: { readonly plan: number; readonly progress: PlanProgress };
}

/** Checks the plans in order, up to the first that can be played or waits for a decision. */
export function checkPlans(
  pack: Pack,
  view: View,
  { plans, takenBack, begun }: Candidates,
): readonly PlanTrial[] {
  const tried: PlanTrial[] = [];
  for (const [index, plan] of plans.entries()) {
    if (begun && begun.plan !== index) continue;
    const check = checkPlan(pack, view, plan, begun?.progress);
    tried.push({ plan: index, check, isStale: takenBack?.has(plan.basedOn) ?? false });
    if (check.verdict !== 'failed') break;
  }
  return tried;
}
