import 'server-only';
import { readPlan } from '@/lib/features/plans/form';
import { plannerOf } from '@/lib/features/plans/keep';
import { courseFrom } from '@/lib/features/plans/next-step';
import { changePlan, plansOfSeat, type PlanSeat } from '@/lib/features/plans/plan-store';
import { noPlan, type PlanResult } from '@/lib/features/plans/refusal';
import { processSeat } from '@/lib/features/plans/run';
import { situationOf, tryPlans } from '@/lib/features/plans/situation';
import { delegationOf } from '@/lib/features/seats/delegates/delegates';
import {
  submitCommand,
  submitForPlan,
  type SubmittedCommand,
} from '@/lib/features/table/commands/submit-command';
import { keysOf, loadTable, type Visitor } from '@/lib/features/table/load/load-table';
import { systemClock, type Clock } from '@/lib/platform/clock';

/** Maximum consecutive conflicts with other changes of the plan. */
const MAX_ATTEMPTS = 5;

export interface PlanConfirmation {
  readonly played: number;
  /** The follow-up work, as after any command. */
  readonly next: Pick<SubmittedCommand, 'told' | 'computerNext' | 'plansNext'>;
}

/**
 * Plays a plan on its owner's request, step by step as if they gave every command themselves, up to its
 * end or to an unforeseeable event. `seq` is the position they saw.
 */
export async function confirmPlan(
  gameId: string,
  who: Visitor,
  { id, seq }: { readonly id: string; readonly seq: number },
  clock: Clock = systemClock,
): Promise<PlanResult<PlanConfirmation>> {
  const asked = await confirmerOf(gameId, who, clock);
  if (!asked.ok) return asked;
  const { isDelegate, ...where } = asked.value;
  const begun = await begin(where, id, seq);
  if (!begun.ok) return begun;
  const { token, userId } = who;
  let told = 0;
  await processSeat(where, {
    clock,
    give: async (step, at) => {
      const outcome = await (isDelegate
        ? submitForPlan(step, { seat: where.seat, plan: id, delegate: keysOf(who) }, at)
        : submitCommand({ ...step, token, userId }, at));
      if (outcome.ok) told += outcome.value.told;
      return outcome;
    },
  });
  const played = (await playedOf(where, id)) - begun.value;
  if (played === 0) return noPlan('not-played');
  const after = await loadTable(gameId, where.seat, { log: 'none' });
  const computerNext = after?.seats.some(({ seat, bot }) => bot && after.waitingFor.includes(seat)) ?? false;
  // Other players may have plans for the new position.
  return { ok: true, value: { played, next: { told, computerNext, plansNext: true } } };
}

/** The seat whose plans a visitor can confirm: their own, or the seat they are a delegate of. */
async function confirmerOf(
  gameId: string,
  who: Visitor,
  clock: Clock,
): Promise<PlanResult<PlanSeat & { readonly isDelegate: boolean }>> {
  const asked = await plannerOf(gameId, who);
  if (asked.ok) return { ok: true, value: { gameId, seat: asked.value.seat, isDelegate: false } };
  const found = await delegationOf(gameId, who, clock);
  if (found?.gameId !== gameId || found.power !== 'plans') return asked;
  if (found.isOver) return noPlan('delegate-ended');
  return { ok: true, value: { gameId, seat: found.seat, isDelegate: true } };
}

/** The part of a holder's plans that a delegate sees. */
export interface PlanToConfirm {
  readonly seq: number;
  /** The plan that can be confirmed now, and its number of steps. */
  readonly ready?: { readonly id: string; readonly steps: number };
}

/** The plan of a seat that can be confirmed now, without its content. */
export async function planToConfirm(where: PlanSeat): Promise<PlanToConfirm | undefined> {
  const situation = await situationOf(where);
  if (!situation) return undefined;
  const ready = situation.isRunning
    ? tryPlans(situation).find(({ trial }) => trial.check.verdict === 'ready')?.plan
    : undefined;
  const { seq } = situation.known;
  return { seq, ...(ready ? { ready: { id: ready.id, steps: ready.plan.steps.length } } : {}) };
}

/** Records the owner's confirmation; returns how many steps had been played before. */
async function begin(where: PlanSeat, id: string, seq: number): Promise<PlanResult<number>> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const situation = await situationOf(where);
    if (!situation) return noPlan('unknown-table');
    const plan = situation.live.find((one) => one.id === id);
    if (!plan) return noPlan('unknown-plan');
    if (situation.known.seq !== seq) return noPlan('moved-on');
    const chosen = tryPlans(situation).find((one) => one.plan.id === id);
    if (chosen?.trial.check.verdict !== 'ready') return noPlan('does-not-fit');
    const course = courseFrom(situation, plan, 'holder', chosen.trial.check.next);
    // A conflict may only be an update of the plan's state, which the owner can ignore.
    if (await changePlan(plan, { progress: course })) return { ok: true, value: course.played };
  }
  return noPlan('moved-on');
}

/** The number of played steps of a plan, whichever process gave them. */
async function playedOf(where: PlanSeat, id: string): Promise<number> {
  const row = (await plansOfSeat(where)).find((plan) => plan.id === id);
  const plan = row && readPlan(row);
  return plan?.report?.played ?? plan?.course?.played ?? 0;
}
