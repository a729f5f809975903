import { withCircle } from '@/lib/features/circles/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { resultsAnswer } from '@/lib/features/circles/games-answer';
import { circleResultsContract } from '@/lib/features/circles/games-contract';
import { routes } from '@/lib/platform/http/endpoint';

const list = endpoint(circleResultsContract, async ({ headers, params, query }) =>
  withCircle(headers, params.id, async (circle) => resultsAnswer(circle, query.before)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(list);
