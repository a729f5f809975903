import { inCompetition } from '@/app/api/_shared/competition-act';
import { competitionAnswer, withCompetition } from '@/app/api/_shared/competition-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { callOffCompetition, changeSeasonTerms } from '@/lib/features/competitions/competitions';
import {
  callOffCompetitionContract,
  changeCompetitionContract,
  competitionContract,
} from '@/lib/features/competitions/contract';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(competitionContract, async ({ headers, params }) =>
  withCompetition(headers, params.id, competitionAnswer),
);

const change = endpoint(changeCompetitionContract, async ({ headers, params, body }) =>
  inCompetition(headers, params.id, async (who) => changeSeasonTerms(who, body)),
);

const off = endpoint(callOffCompetitionContract, async ({ headers, params }) =>
  inCompetition(headers, params.id, async (who) => callOffCompetition(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, change, off);

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;
