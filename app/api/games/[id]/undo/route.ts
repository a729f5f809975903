import { undoContract } from '@/lib/features/table/contract-play';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { answerSubmission } from '@/app/api/_shared/submit';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const undo = endpoint(undoContract, async ({ params, query, body, headers }) => {
  const { to, ...submission } = body;
  const visitor = await visitorOfRequest(params.id, headers);
  const command = { type: 'Undo', to } as const;
  return answerSubmission({ gameId: params.id, ...visitor, ...submission, command }, query);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(undo);
