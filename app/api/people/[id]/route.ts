import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { plainRating } from '@/lib/features/circles/circle-ratings';
import { personContract } from '@/lib/features/ratings/contract';
import { personFor } from '@/lib/features/ratings/person-page';
import { routes } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';

const read = endpoint(personContract, async ({ headers, params: { id } }) =>
  forPerson(headers, async (me) => {
    const found = await personFor(id, me.id);
    if (!found) return { problem: problem('unknown-person', 'You share no circle and no table.') };
    const { playerKey, circles, rating, ...person } = found;
    const body = {
      ...person,
      id: playerKey,
      ...(rating ? { rating: plainRating(rating) } : {}),
      circles: circles.map(({ memberId, rating: there, ...circle }) => ({
        ...circle,
        member: memberId,
        ...(there ? { rating: plainRating(there) } : {}),
      })),
    };
    return { ok: true, value: { body } };
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
