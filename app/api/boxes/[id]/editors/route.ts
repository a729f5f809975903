import { inBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { joinBoxContract } from '@/lib/features/boxes/contract';
import { joinBox } from '@/lib/features/boxes/join-box';
import { routes } from '@/lib/platform/http/endpoint';

const join = endpoint(joinBoxContract, async ({ headers, params, body: { token } }) =>
  inBox(headers, params.id, async ({ boxId, userId }) => joinBox({ token, userId, boxId })),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(join);
