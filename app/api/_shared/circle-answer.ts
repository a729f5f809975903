import 'server-only';
import type { ApiResult } from './endpoint';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import { maySeeSecrets } from '@/lib/platform/auth/access-token';
import type { CircleActor } from '@/lib/features/circles/circles';
import { joinLinkOf, myCircles } from '@/lib/features/circles/circles';
import { loadSettledCircle } from '@/lib/features/circles/load-circle';
import type { CircleGameOutcome } from '@/lib/features/circles/game-refusals';
import type { Circle, CircleMember } from '@/lib/features/circles/view';
import type { Person } from '@/lib/features/people/guests';
import { refused } from '@/lib/platform/http/refused';

/** A circle as the API returns it. */
export function circleAnswer(circle: Circle, headers: Headers) {
  const { id, name, notice, joinBy, timeZone, rated, createdAt, endsAt, silentSince, heirId, asking } =
    circle;
  const link = maySeeSecrets(headers) ? joinLinkOf(circle) : undefined;
  return {
    id,
    name,
    notice,
    joinBy,
    ...(link === undefined ? {} : { link }),
    timeZone,
    rated,
    createdAt: createdAt.toISOString(),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    ...(silentSince ? { silentSince: silentSince.toISOString() } : {}),
    ...(heirId === undefined ? {} : { heir: heirId }),
    members: membersAnswer(circle),
    asking: asking.map((person) => ({ id: person.id, name: person.name })),
  };
}

/** Members of a circle, without their person ids. */
export function membersAnswer({ me, members }: Circle) {
  return members.map(({ id, name, role, joinedAt, endsAt }: CircleMember) => ({
    id,
    name,
    role,
    joinedAt: joinedAt.toISOString(),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    isMe: id === me.id,
  }));
}

/** Responds to a member with part of their circle. Everyone else gets a 404. */
export async function withCircle(
  headers: Headers,
  circleId: string,
  answer: (circle: Circle) => object | Promise<object>,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
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
  act: (who: CircleActor, person: Person) => Promise<CircleGameOutcome<T>>,
  answer?: (value: T) => object,
): Promise<ApiResult> {
  return forPerson(headers, async (person) => {
    const done = await act({ circleId, userId: person.id }, person);
    if (!done.ok) return done;
    return answer ? { ok: true, value: { body: answer(done.value) } } : DONE;
  });
}

/** The circles of the person of a request. */
export async function myCirclesAnswer(headers: Headers): Promise<ApiResult> {
  return forPerson(headers, async ({ id }) => {
    const circles = await myCircles(id);
    return { ok: true, value: { body: { circles } } };
  });
}
