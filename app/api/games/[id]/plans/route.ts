import { randomUUID } from 'node:crypto';
import { keepPlanContract, plansContract } from '@/lib/features/plans/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { answerPlan, plansAnswer } from '@/app/api/_shared/plan-answer';
import { keepPlan } from '@/lib/features/plans/keep';
import { loadPlans } from '@/lib/features/plans/load-plans';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const look = endpoint(plansContract, async ({ params: { id }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  return answerPlan(id, who, await loadPlans(id, who), plansAnswer);
});

const keep = endpoint(keepPlanContract, async ({ params: { id }, body: source, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const said = await keepPlan(id, who, { id: randomUUID(), source });
  return answerPlan(id, who, said, (kept) => kept);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(look, keep);
