import { undoContract } from '@/lib/http/contracts/play';
import { endpoint, routes } from '@/lib/http/endpoint';
import { answerSubmission } from '@/lib/http/submit';
import { visitorOfRequest } from '@/lib/service/seats';

const undo = endpoint(undoContract, async ({ params, query, body, headers }) => {
  const { to, ...submission } = body;
  const visitor = await visitorOfRequest(params.id, headers);
  const command = { type: 'Undo', to } as const;
  return answerSubmission({ gameId: params.id, ...visitor, ...submission, command }, query.view === '1');
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(undo);
