import { tooOftenPath } from '@/app/too-often/too-often';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId } from '@/lib/features/table/contract-shapes';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse, unknownRoute } from '@/lib/platform/http/problem';
import { ActName, PLAN_ACTS, type ActOutcome } from '../acts';

export const maxDuration = 60;

/** The forms of the plans. Each redirects back, with the reason if refused. */
export const POST = formRoute({
  operation: 'plan',
  path: { gameId: GameId, act: ActName },
  fields: {},
  answer: async ({ request, path: { gameId, act }, form }) => {
    const who = await visitorOfRequest(gameId, request.headers);
    const tooMany = await refuseTooMany('plan', request);
    if (tooMany) return seeOther(tooOftenPath(tooMany, request.headers));
    const outcome = await PLAN_ACTS[act]({ gameId, who, form });
    if ('problem' in outcome && outcome.problem === 'unknown-table') return problemResponse(unknownRoute());
    return backToPlans(gameId, outcome);
  },
});

function backToPlans(gameId: string, outcome: ActOutcome): Response {
  const query = new URLSearchParams(
    Object.entries(outcome).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return seeOther(`/games/${gameId}/plan?${query.toString()}`);
}
