/** Plans made at one table and carried out at another, with a record of their outcomes. */
import { expect } from 'vitest';
import type { Command } from '@/lib/game/engine/commands';
import { view, type View } from '@/lib/game/engine/view';
import type { PlanStopReason } from '@/lib/game/analysis/plans/check';
import {
  type Candidates,
  checkPlans,
  type ComposedPlan,
  composePlan,
} from '@/lib/game/analysis/plans/compose';
import { type Guard, outcomeOf, type Plan } from '@/lib/game/analysis/plans/plan';
import type { Given } from '../support/engine/commands';
import { type Scenario } from '../support/engine/scenario';
import { PACK } from '../support/engine/table';

export const ME = 0;
export const seen = ({ state, secrets }: Scenario): View => view(state, secrets, ME);

export interface Wish {
  readonly guards?: readonly Guard[];
  readonly stopsBeforeReveal?: boolean;
}

/** A plan of these commands, which are legal one after the other at that table. */
export function composed(at: Scenario, commands: readonly Given[], wish: Wish = {}): ComposedPlan {
  let now = at;
  const given: Command[] = [];
  for (const asked of commands) {
    const command = typeof asked === 'function' ? asked(now.state, ME) : asked;
    given.push(command);
    now = now.when(ME, command);
  }
  const result = composePlan(PACK, { seat: ME, real: at.state, from: seen(at), commands: given, ...wish });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const planOf = (at: Scenario, commands: readonly Given[], wish?: Wish): Plan =>
  composed(at, commands, wish).plan;

export interface Followed {
  /** The outcomes of the plans, in short words. */
  readonly told: readonly string[];
  readonly after: Scenario;
  readonly begun?: Candidates['begun'];
}

/** Carries out the reports until nothing is left; the real game has to do exactly what they predicted. */
export function follow(at: Scenario, plans: readonly Plan[], more: Omit<Candidates, 'plans'> = {}): Followed {
  const told: string[] = [];
  let after = at;
  let { begun } = more;
  for (;;) {
    const tried = checkPlans(PACK, seen(after), { ...more, plans, ...(begun ? { begun } : {}) });
    for (const { plan, check } of tried)
      if (check.verdict === 'failed') told.push(`${plan} fails at ${check.step}: ${nameOf(check.reason)}`);
    const last = tried.at(-1);
    const ended = (): Followed => ({ told, after, ...(begun ? { begun } : {}) });
    if (!last || last.check.verdict === 'failed') return ended();
    const { plan, check, isStale } = last;
    const which = isStale ? `stale ${plan}` : `${plan}`;
    if (check.verdict !== 'ready') {
      told.push(`${which} ${check.verdict} at ${check.step}${askedName(check)}`);
      return ended();
    }
    const { turn } = after.state;
    after = after.when(ME, ...check.commands);
    expect(outcomeOf(after.events, ME), 'what was foretold').toEqual(check.outcome);
    told.push(`${which} plays ${check.commands.length}, ${check.then.kind}${askedName(check.then)}`);
    begun = { plan, progress: { played: check.next, turn: turn.number, seq: after.state.seq } };
    if (check.then.kind !== 'check-again') return ended();
  }
}

function askedName(of: object): string {
  if (!('asked' in of)) return '';
  const { seat, item } = of.asked as { seat: number; item?: string };
  return ` ${seat} ${item ?? 'turn'}`;
}

export function nameOf(reason: PlanStopReason): string {
  switch (reason.kind) {
    case 'refused':
      return reason.rejection.code;
    case 'guard':
      return `guard ${reason.guard.kind}`;
    case 'gone':
      return `gone ${reason.tile}`;
    case 'gains-less':
    case 'misses':
      return `${reason.kind} ${reason.what}`;
    case 'completes':
      return `completes ${reason.plaza}`;
    default:
      return reason.kind;
  }
}
