import { PLAN_REFUSALS } from '@/lib/features/plans/refusal';
import type { Wording } from '@/lib/game/wording/wording';
import type { Query } from '@/app/query';

const DONE = ['kept', 'cut', 'changed', 'gone', 'played'] as const;
export type PlanDone = (typeof DONE)[number];
export const PLAN_PROBLEMS = [
  ...PLAN_REFUSALS.filter((code) => code !== 'unknown-table'),
  'unreadable',
] as const;
export type PlanProblem = (typeof PLAN_REFUSALS)[number] | 'unreadable';

/** The result of the last form, from the redirect address. */
export function planAnswer(
  { t }: Wording,
  { done, problem, n }: Query,
): { readonly text: string; readonly bad: boolean } | undefined {
  const why = PLAN_PROBLEMS.find((known) => known === problem);
  if (why) return { text: t(`plans.problem.${why}`), bad: true };
  const was = DONE.find((known) => known === done);
  if (!was) return undefined;
  const steps = typeof n === 'string' && /^\d{1,2}$/.test(n) ? Number(n) : 1;
  return { text: t(`plans.page.${was}`, { n: steps }), bad: false };
}
