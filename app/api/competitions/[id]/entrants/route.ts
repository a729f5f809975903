import { inCompetition } from '@/app/api/_shared/competition-act';
import { endpoint } from '@/app/api/_shared/endpoint';
import { enterCompetition } from '@/lib/features/competitions/competitions';
import { enterCompetitionContract } from '@/lib/features/competitions/contract';
import { routes } from '@/lib/platform/http/endpoint';

const signUp = endpoint(enterCompetitionContract, async ({ headers, params }) =>
  inCompetition(headers, params.id, async (who) => enterCompetition(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(signUp);

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;
