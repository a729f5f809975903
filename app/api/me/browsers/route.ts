import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { signedInBrowsers } from '@/lib/features/people/browsers';
import { browsersContract } from '@/lib/features/people/contract';
import { loadMyBrowsers } from '@/lib/features/seats/own-seat';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(browsersContract, async ({ headers }) =>
  forPerson(headers, async ({ id: userId }) => {
    const [browsers, atSeats] = await Promise.all([signedInBrowsers(userId), loadMyBrowsers(userId, [])]);
    const body = {
      browsers: browsers.map(({ createdAt, ...browser }) => ({
        ...browser,
        createdAt: createdAt.toISOString(),
      })),
      atSeats: atSeats.map(({ id, label, gameId, seat, at }) => ({ id, label, gameId, seat, at })),
    };
    return { ok: true, value: { body } };
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
