import { randomUUID } from 'node:crypto';
import { keepPlanContract, plansContract } from '@/lib/http/contracts/plans';
import { endpoint, routes } from '@/lib/http/endpoint';
import { answerPlan, plansAnswer } from '@/lib/http/plan-answer';
import { keepPlan } from '@/lib/service/plans/keep';
import { loadPlans } from '@/lib/service/plans/look';
import { visitorOfRequest } from '@/lib/service/seats';

const look = endpoint(plansContract, async ({ params: { id }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  return answerPlan(id, who, await loadPlans(id, who), plansAnswer);
});

const keep = endpoint(keepPlanContract, async ({ params: { id }, body: source, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const said = await keepPlan(id, who, { id: randomUUID(), source });
  return answerPlan(id, who, said, (kept) => kept);
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(look, keep);
