import { endpoint } from '@/app/api/_shared/endpoint';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import { gatheringAnswer } from '@/lib/features/circles/games-answer';
import { callOffGathering, gatheringFor } from '@/lib/features/circles/gatherings/gatherings';
import { callOffContract, gatheringContract } from '@/lib/features/circles/gatherings/gatherings-contract';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const read = endpoint(gatheringContract, async ({ headers, params }) =>
  forPerson(headers, async (person) => {
    const found = await gatheringFor(params.id, person.id);
    if (!found) return refused({ kind: 'gathering-over' });
    return { ok: true, value: { body: gatheringAnswer(found.circle, found.gathering) } };
  }),
);

const callOff = endpoint(callOffContract, async ({ headers, params }) =>
  forPerson(headers, async ({ id: userId }) => {
    const done = await callOffGathering({ id: params.id, userId });
    return done.ok ? DONE : done;
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, callOff);
