import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { possibleGuards } from '@/lib/plans/guards';
import type { Visitor } from '@/lib/service/load-table';
import { plannerOf } from '@/lib/service/plans/keep';
import type { PlanSaid } from '@/lib/service/plans/refusal';
import { noPlan } from '@/lib/service/plans/refusal';
import { situationOf, tryPlans } from '@/lib/service/plans/situation';
import type { PlansView } from '@/lib/service/plans/view';
import { seatInfosOf } from '@/lib/service/seat-infos';

/** The plans of whoever looks, how they stand and what became of earlier ones. Looking changes nothing. */
export async function loadPlans(gameId: string, who: Visitor): Promise<PlanSaid<PlansView>> {
  const asked = await plannerOf(gameId, who);
  if (!asked.ok) return asked;
  const { row, seat } = asked.value;
  const situation = await situationOf({ gameId, seat });
  if (!situation) return noPlan('unknown-table');
  const { known, isRunning, live, over, unreadable } = situation;
  const tried = isRunning ? tryPlans(situation) : [];
  const { state } = known.position;
  const plans = live.map((plan) => {
    const trial = tried.find((one) => one.plan.id === plan.id)?.trial;
    const offers = possibleGuards(plan.plan.steps).filter(
      (guard) => !plan.plan.guards.some((one) => isDeepStrictEqual(one, guard)),
    );
    return { ...plan, offers, ...(trial ? { trial } : {}) };
  });
  const ready = plans.find(({ trial }) => trial?.check.verdict === 'ready');
  return {
    ok: true,
    value: {
      ...{ gameId, name: row.game.name, seat, seats: seatInfosOf(row.seats, state.setup) },
      ...{ seq: known.seq, pack: known.pack, view: known.viewOf(seat), isRunning, plans, unreadable },
      isMyTurn: state.phase === 'playing' && state.turn.seat === seat,
      ...(ready ? { ready: ready.id } : {}),
      reports: over,
    },
  };
}
