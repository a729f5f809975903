import { endpoint } from '@/app/api/_shared/endpoint';
import { keepReviewContract } from '@/lib/features/review/contract';
import { keepReview } from '@/lib/features/review/reviews';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

const keep = endpoint(keepReviewContract, async ({ params: { id }, body, headers }) => {
  const outcome = await keepReview(id, await visitorOfRequest(id, headers), body);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(keep);
