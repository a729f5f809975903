/** Answers of operations that act for a member of a circle. */
import 'server-only';
import { z } from 'zod';
import type { Person } from '@/lib/features/people/guests';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import type { EndpointResult } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import type { Circle, CircleOutcome, CircleRefusal } from './circle';
import { loadSettledCircle, type CircleActor } from './circles';

export const CircleId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the circle.');
/** The parameters of a path with a circle. */
export const OfCircle = z.object({ id: CircleId });

type Answer = EndpointResult<CircleRefusal>;

/** Responds to a member with part of their circle. Everyone else gets a 404. */
export async function withCircle(
  headers: Headers,
  circleId: string,
  answer: (circle: Circle) => object | Promise<object>,
): Promise<Answer> {
  return forPerson(headers, async (person): Promise<Answer> => {
    const circle = await loadSettledCircle(circleId, person);
    if (!circle) return refused({ kind: 'unknown-circle' });
    const body = await answer(circle);
    return body instanceof Response ? { response: body } : { ok: true, value: { body } };
  });
}

/** Changes a circle for the person of a request. */
export async function inCircle<T>(
  headers: Headers,
  circleId: string,
  act: (who: CircleActor, person: Person) => Promise<CircleOutcome<T>>,
  answer?: (value: T) => object,
): Promise<Answer> {
  return forPerson(headers, async (person): Promise<Answer> => {
    const done = await act({ circleId, userId: person.id }, person);
    if (!done.ok) return done;
    return answer ? { ok: true, value: { body: answer(done.value) } } : DONE;
  });
}
