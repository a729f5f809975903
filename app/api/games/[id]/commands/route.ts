import { commandContract } from '@/lib/http/contracts/play';
import { endpoint, routes } from '@/lib/http/endpoint';
import { answerSubmission } from '@/lib/http/submit';
import { visitorOfRequest } from '@/lib/service/seats';

const submit = endpoint(commandContract, async ({ params, query, body, headers }) => {
  const visitor = await visitorOfRequest(params.id, headers);
  return answerSubmission({ gameId: params.id, ...visitor, ...body }, query.view === '1');
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(submit);
