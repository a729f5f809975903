import 'server-only';
import { plannerOf } from '@/lib/features/plans/keep';
import type { PlanResult } from '@/lib/features/plans/refusal';
import { noPlan } from '@/lib/features/plans/refusal';
import { situationOf, tryPlans } from '@/lib/features/plans/situation';
import type { PlansView } from '@/lib/features/plans/view';
import type { Visitor } from '@/lib/features/table/load/load-table';
import { seatInfosOf } from '@/lib/features/table/load/seat-infos';
import { positionFor } from '@/lib/features/table/load/visible';
import type { Pack } from '@/lib/game/engine/pack-index';
import type { State } from '@/lib/game/engine/state';
import { elementAt } from '@/lib/game/engine/util';
import {
  type Guard,
  holdsAtStart,
  isSameGuard,
  type Plan,
  possibleGuards,
  possibleRests,
} from '@/lib/game/analysis/plans/plan';

/** The viewer's plans, their state and the results of earlier ones. Reading changes nothing. */
export async function loadPlans(gameId: string, who: Visitor): Promise<PlanResult<PlansView>> {
  const asked = await plannerOf(gameId, who);
  if (!asked.ok) return asked;
  const { row, seat } = asked.value;
  const situation = await situationOf({ gameId, seat });
  if (!situation) return noPlan('unknown-table');
  const { isRunning, live, over, unreadable } = situation;
  const known = await positionFor(row.game, situation.known, seat);
  const tried = isRunning ? tryPlans(situation) : [];
  const { state } = known.position;
  const plans = live.map((plan) => {
    const trial = tried.find((one) => one.plan.id === plan.id)?.trial;
    return { ...plan, offers: offersFor(known.pack, state, plan.plan), trial };
  });
  const ready = plans.find(({ trial }) => trial?.check.verdict === 'ready');
  return {
    ok: true,
    value: {
      gameId,
      name: row.game.name,
      seat,
      seats: seatInfosOf(row.seats, state.setup),
      seq: known.seq,
      pack: known.pack,
      view: known.viewOf(seat),
      isRunning,
      plans,
      unreadable,
      isMyTurn: state.phase === 'playing' && state.turn.seat === seat,
      ready: ready?.id,
      reports: over,
    },
  };
}

/**
 * Conditions that can be added to a plan: not those it has, nor a plaza that is already complete and
 * never opens again.
 */
function offersFor(pack: Pack, state: State, { seat, steps, guards }: Plan): readonly Guard[] {
  const all = [...possibleGuards(pack, steps), ...possibleRests(elementAt(state.players, seat), steps)];
  return all.filter(
    (guard) =>
      (guard.kind !== 'plaza-open' || holdsAtStart(state, guard)) &&
      !guards.some((one) => isSameGuard(one, guard)),
  );
}
