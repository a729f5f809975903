import { endpoint } from '@/app/api/_shared/endpoint';
import { forPerson } from '@/lib/features/people/person-answer';
import { myRatingsContract } from '@/lib/features/ratings/contract';
import { ownRatings } from '@/lib/features/ratings/own-ratings';
import { readerOf } from '@/lib/features/ratings/shown-ratings';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(myRatingsContract, async ({ headers }) =>
  forPerson(headers, async ({ id }) => {
    const [reader, own = []] = await Promise.all([readerOf(id), ownRatings(id)]);
    const ratings = own.map(({ circle, rating, changes, ...rest }) => ({
      ...rest,
      ...rating,
      ...(circle === undefined ? {} : { name: circle }),
      changes: changes.map(({ finishedAt, ...change }) => ({
        ...change,
        finishedAt: finishedAt.toISOString(),
      })),
    }));
    const shown = reader?.wish === undefined ? {} : { shown: reader.wish };
    return { ok: true, value: { body: { id: reader?.playerKey ?? '', ...shown, ratings } } };
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
