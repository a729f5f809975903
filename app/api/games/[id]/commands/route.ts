import { commandContract } from '@/lib/features/table/contract-play';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { answerSteps, answerSubmission } from '@/app/api/_shared/submit';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const submit = endpoint(commandContract, async ({ params, query, body, headers }) => {
  const visitor = await visitorOfRequest(params.id, headers);
  const gameId = params.id;
  if ('steps' in body) return answerSteps({ gameId, ...visitor, ...body }, headers);
  return answerSubmission({ gameId, ...visitor, ...body }, query.view === '1');
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(submit);
