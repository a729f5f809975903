import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { circleRatings } from '@/lib/features/circles/circle-ratings';
import { loadSettledCircle } from '@/lib/features/circles/circles';
import { ratingsContract } from '@/lib/features/ratings/contract';
import { OPEN } from '@/lib/features/ratings/scope';
import { openList, readerOf } from '@/lib/features/ratings/shown-ratings';
import { systemClock } from '@/lib/platform/clock';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const list = endpoint(ratingsContract, async ({ headers, params: { scope } }) =>
  forPerson(headers, async (person) => {
    if (scope !== OPEN) {
      const circle = await loadSettledCircle(scope, person);
      if (!circle) return refused({ kind: 'unknown-circle' });
      return { ok: true, value: { body: { ratings: await circleRatings(circle) } } };
    }
    const isHidden = (await readerOf(person.id))?.isHidden;
    const listed = isHidden ? [] : await openList(systemClock.now());
    const ratings = listed.map(({ name, rating: { value, isProvisional }, games }) => {
      return { name, rating: { value, isProvisional }, games };
    });
    return { ok: true, value: { body: { ratings } } };
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
