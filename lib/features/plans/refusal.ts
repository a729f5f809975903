import { refused, type Result } from '@/lib/platform/http/refused';

/** Why a request about plans was refused. */
export const PLAN_REFUSALS = [
  'unknown-table',
  'no-seat',
  'not-holder',
  'delegate-ended',
  'not-running',
  'unknown-line',
  'line-broken',
  'no-turn',
  'nothing-planned',
  'too-long',
  'too-many-plans',
  'unknown-plan',
  'unknown-guard',
  'too-many-guards',
  'begun',
  'turn-open',
  'moved-on',
  'does-not-fit',
  'not-played',
] as const;
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

export type PlanResult<T> = Result<T, PlanRefusal>;

/** Short form of a refusal. */
export const noPlan = (error: PlanRefusal) => refused(error);
