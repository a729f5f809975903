import { endpoint } from '@/app/api/_shared/endpoint';
import { keepReviewContract, readReviewContract } from '@/lib/features/review/contract';
import { keepReview } from '@/lib/features/review/keep-review';
import { readReview } from '@/lib/features/review/reviews';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(readReviewContract, async ({ params: { id }, headers }) => {
  const outcome = await readReview(id, await visitorOfRequest(id, headers));
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

const keep = endpoint(keepReviewContract, async ({ params: { id }, body, headers }) => {
  const outcome = await keepReview(id, await visitorOfRequest(id, headers), body);
  return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, keep);
