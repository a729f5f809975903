import 'server-only';
import { systemClock, type Clock } from '@/lib/clock';
import { loadTable, type Visitor } from '@/lib/service/load-table';
import { plannerOf } from '@/lib/service/plans/keep';
import { courseFrom } from '@/lib/service/plans/next-step';
import { noPlan, type PlanSaid } from '@/lib/service/plans/refusal';
import { tendSeat } from '@/lib/service/plans/run';
import { situationOf, tryPlans } from '@/lib/service/plans/situation';
import { submitCommand, type Accepted } from '@/lib/service/submit-command';
import { changePlan } from '@/lib/store/plan-store';

export interface Confirmed {
  /** How many steps were played. */
  readonly played: number;
  /** What has to follow, as after any command. */
  readonly next: Pick<Accepted, 'told' | 'computerNext' | 'plansNext'>;
}

/**
 * Plays a plan because its owner says so, step by step as if they gave every command themselves, up to its end or to where something
 * comes up that nobody could foresee. `seq` is the position they said it of.
 */
export async function confirmPlan(
  gameId: string,
  who: Visitor,
  { id, seq }: { readonly id: string; readonly seq: number },
  clock: Clock = systemClock,
): Promise<PlanSaid<Confirmed>> {
  const asked = await plannerOf(gameId, who);
  if (!asked.ok) return asked;
  const where = { gameId, seat: asked.value.seat };
  const situation = await situationOf(where);
  if (!situation) return noPlan('unknown-table');
  const plan = situation.live.find((one) => one.id === id);
  if (!plan) return noPlan('unknown-plan');
  if (situation.known.seq !== seq) return noPlan('moved-on');
  const chosen = tryPlans(situation).find((one) => one.plan.id === id);
  if (chosen?.trial.check.verdict !== 'ready') return noPlan('does-not-fit');
  const course = courseFrom(situation, plan, 'holder', chosen.trial.check.next);
  if (!(await changePlan(plan, { progress: course }))) return noPlan('moved-on');
  const { token, userId } = who;
  let told = 0;
  const played = await tendSeat(where, {
    clock,
    give: async (step, at) => {
      const outcome = await submitCommand({ ...step, token, userId }, at);
      if (outcome.ok) told += outcome.value.told;
      return outcome;
    },
  });
  if (played === 0) return noPlan('not-played');
  const after = await loadTable(gameId, where.seat, { log: 'none' });
  const computerNext = after?.seats.some(({ seat, bot }) => bot && after.waitingFor.includes(seat)) ?? false;
  // Others may have plans for what comes now.
  return { ok: true, value: { played, next: { told, computerNext, plansNext: true } } };
}
