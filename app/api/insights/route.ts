import { endpoint } from '@/app/api/_shared/endpoint';
import { insightsContract } from '@/lib/features/insights/contract';
import { insightsOf } from '@/lib/features/insights/insights';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(insightsContract, async ({ query }) => ({
  ok: true,
  value: { body: await insightsOf(query) },
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
