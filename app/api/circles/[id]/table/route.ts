import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { circleTableContract } from '@/lib/features/circles/games-contract';
import { makeUsualTable } from '@/lib/features/circles/usual-table';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { routes } from '@/lib/platform/http/endpoint';

const start = endpoint(circleTableContract, async ({ headers, params, body }) =>
  forPerson(headers, async ({ id: userId }) => {
    const done = await makeUsualTable({ circleId: params.id, userId }, body);
    if (!done.ok) return done;
    const { gameId, made, seat } = done.value;
    deliverAfterResponse(1);
    return {
      ok: true,
      value: { body: { gameId, ...(seat === undefined ? {} : { seat }) }, isAgain: made === undefined },
    };
  }),
);

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(start);
