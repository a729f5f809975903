import { inCompetition } from '@/app/api/_shared/competition-act';
import { endpoint } from '@/app/api/_shared/endpoint';
import { actOnEntrant, removeEntrant } from '@/lib/features/competitions/competitions';
import { changeEntrantContract, removeEntrantContract } from '@/lib/features/competitions/contract';
import { routes } from '@/lib/platform/http/endpoint';

const change = endpoint(changeEntrantContract, async ({ headers, params, body }) =>
  inCompetition(headers, params.id, async (who) => actOnEntrant(who, body.act, params.entrant)),
);

const remove = endpoint(removeEntrantContract, async ({ headers, params }) =>
  inCompetition(headers, params.id, async (who) => removeEntrant(who, params.entrant)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change, remove);

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;
