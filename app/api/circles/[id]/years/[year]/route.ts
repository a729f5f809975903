import { withCircle } from '@/lib/features/circles/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { yearAnswer } from '@/lib/features/circles/games-answer';
import { circleYearContract } from '@/lib/features/circles/games-contract';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(circleYearContract, async ({ headers, params }) =>
  withCircle(headers, params.id, async (circle) => yearAnswer(circle, params.year)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
