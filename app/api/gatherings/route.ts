import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { callsFor, openGathering } from '@/lib/features/circles/gatherings/gatherings';
import {
  gatheringsContract,
  openGatheringContract,
} from '@/lib/features/circles/gatherings/gatherings-contract';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(gatheringsContract, async ({ headers }) =>
  forPerson(headers, async (person) => {
    const calls = await callsFor(person.id);
    const gatherings = calls.map(({ id, circleId, circleName }) => ({ id, circleId, circle: circleName }));
    return { ok: true, value: { body: { gatherings } } };
  }),
);

const open = endpoint(openGatheringContract, async ({ headers, body: { circleId, startsBy, ...terms } }) =>
  forPerson(headers, async ({ id: userId }) => {
    const done = await openGathering({ circleId, userId }, { ...terms, startsBy: new Date(startsBy) });
    if (!done.ok) return done;
    deliverAfterResponse(1);
    return { ok: true, value: { body: done.value } };
  }),
);

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, open);
