import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { problem } from '@/lib/platform/http/problem';
import { refuseToken } from '@/lib/features/seats/visitor';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { PlanRefusal, PlanResult } from '@/lib/features/plans/refusal';
import type { PlanLine, PlansView } from '@/lib/features/plans/view';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/** A seat's plans as the API returns them. */
export function plansAnswer({ plans, reports, ...view }: PlansView): object {
  return {
    ...view,
    plans: plans.map(planAnswer),
    reports: reports.map((kept) => planAnswer({ ...kept, offers: [] })),
  };
}

function planAnswer({ plan, trial, ...line }: PlanLine): object {
  return {
    ...line,
    ...plan,
    steps: plan.steps.map(({ aim }) => aim.command),
    verdict: trial?.check.verdict,
  };
}

/** Response to a change of plans. */
export async function answerPlan<T>(
  gameId: string,
  who: Visitor,
  said: PlanResult<T>,
  body: (value: T) => object,
): Promise<ApiResult> {
  return said.ok ? { ok: true, value: { body: body(said.value) } } : refusalOf(gameId, who, said.error);
}

async function refusalOf(gameId: string, { token, userId }: Visitor, why: PlanRefusal): Promise<ApiResult> {
  if (why === 'unknown-table') return { ok: false, error: { kind: 'unknown-table' } };
  if (why === 'no-seat' && !token && !userId) return { ok: false, error: { kind: 'token-missing' } };
  if (why === 'no-seat') return refuseToken(gameId);
  if (why === 'delegate-ended') return { ok: false, error: { kind: 'delegate-ended' } };
  if (why === 'not-holder') return { ok: false, error: { kind: 'seat-held' } };
  const detail = wordingOf('en').t(`plans.problem.${why}`);
  const code = why === 'unknown-plan' ? 'unknown-plan' : 'plan-refused';
  return { problem: problem(code, detail, { params: { why } }) };
}
