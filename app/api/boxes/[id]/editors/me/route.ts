import { inBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { leaveBoxContract } from '@/lib/features/boxes/contract';
import { leaveBox } from '@/lib/features/boxes/join-box';
import { routes } from '@/lib/platform/http/endpoint';

const leave = endpoint(leaveBoxContract, async ({ headers, params }) =>
  inBox(headers, params.id, async (who) => leaveBox(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(leave);
