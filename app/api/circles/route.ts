import { circleAnswer, myCirclesAnswer } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { foundCircle } from '@/lib/features/circles/circles';
import { circlesContract, foundCircleContract } from '@/lib/features/circles/contract';
import { loadCircle } from '@/lib/features/circles/load-circle';
import { routes } from '@/lib/platform/http/endpoint';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { refused } from '@/lib/platform/http/refused';

const list = endpoint(circlesContract, async ({ headers }) => myCirclesAnswer(headers));

const found = endpoint(foundCircleContract, async ({ headers, body }) =>
  forPerson(headers, async (person) => {
    const tooMany = await refuseTooMany('circle', person.id);
    if (tooMany) return refused(tooMany);
    const circleId = await foundCircle({
      name: body.name,
      userId: person.id,
      myName: body.myName ?? person.name ?? 'Host',
      timeZone: body.timeZone ?? person.timeZone,
    });
    const circle = await loadCircle(circleId, person);
    return circle
      ? { ok: true, value: { body: circleAnswer(circle, headers) } }
      : refused({ kind: 'unknown-circle' });
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, found);
