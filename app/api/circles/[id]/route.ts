import { circleAnswer, inCircle, withCircle } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { actInCircle, changeSettings } from '@/lib/features/circles/circles';
import { changeCircleContract, circleContract, endCircleContract } from '@/lib/features/circles/contract';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(circleContract, async ({ headers, params }) =>
  withCircle(headers, params.id, (circle) => circleAnswer(circle, headers)),
);

const change = endpoint(changeCircleContract, async ({ headers, params, body: { act, ...settings } }) =>
  inCircle(headers, params.id, async (who) => (act ? actInCircle(who, act) : changeSettings(who, settings))),
);

const end = endpoint(endCircleContract, async ({ headers, params }) =>
  inCircle(headers, params.id, async (who) => actInCircle(who, 'end')),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read, change, end);
