import { inCompetition } from '@/app/api/_shared/competition-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { enter } from '@/lib/features/competitions/competitions';
import { enterCompetitionContract } from '@/lib/features/competitions/contract';
import { routes } from '@/lib/platform/http/endpoint';

const signUp = endpoint(enterCompetitionContract, async ({ headers, params }) =>
  inCompetition(headers, params.id, async (who) => enter(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(signUp);
