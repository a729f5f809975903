import { withCircle } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { circleEntriesContract } from '@/lib/features/circles/contract';
import { loadCircleEntries } from '@/lib/features/circles/entries';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(circleEntriesContract, async ({ headers, params }) =>
  withCircle(headers, params.id, async (circle) => {
    const entries = await loadCircleEntries(circle);
    return { entries: entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })) };
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
