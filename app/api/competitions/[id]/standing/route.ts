import { standingAnswer, withCompetition } from '@/app/api/_shared/competition-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { standingContract } from '@/lib/features/competitions/contract';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(standingContract, async ({ headers, params }) =>
  withCompetition(headers, params.id, standingAnswer),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
