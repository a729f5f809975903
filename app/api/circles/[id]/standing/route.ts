import { withCircle } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { standingAnswer } from '@/lib/features/circles/games-answer';
import { circleStandingContract } from '@/lib/features/circles/games-contract';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(circleStandingContract, async ({ headers, params, query }) =>
  withCircle(headers, params.id, async (circle) => standingAnswer(circle, query.year)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
