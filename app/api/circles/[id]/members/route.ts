import { inCircle, membersAnswer, withCircle } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { joinCircleContract, membersContract } from '@/lib/features/circles/contract';
import { joinCircle } from '@/lib/features/circles/join-circle';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(membersContract, async ({ headers, params }) =>
  withCircle(headers, params.id, (circle) => ({ members: membersAnswer(circle) })),
);

const join = endpoint(joinCircleContract, async ({ headers, params, body: { token, name } }) =>
  inCircle(
    headers,
    params.id,
    async ({ circleId, userId }, person) =>
      joinCircle({ token, userId, circleId, name: name ?? person.name ?? 'Guest' }),
    ({ state }) => ({ state }),
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list, join);
