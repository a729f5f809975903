import { withCircle } from '@/lib/features/circles/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { exportOfCircle } from '@/lib/features/circles/games-answer';
import { exportCircleContract } from '@/lib/features/circles/games-contract';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(exportCircleContract, async ({ headers, params }) =>
  withCircle(headers, params.id, async (circle) => exportOfCircle(circle)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
