import { inCircle } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { actOnMember, changeMember, leaveOrRemove } from '@/lib/features/circles/circles';
import { changeMemberContract, removeMemberContract } from '@/lib/features/circles/contract';
import { routes } from '@/lib/platform/http/endpoint';

const change = endpoint(changeMemberContract, async ({ headers, params, body: { act, ...own } }) =>
  inCircle(headers, params.id, async (who) =>
    act ? actOnMember(who, act, params.member) : changeMember(who, params.member, own),
  ),
);

const remove = endpoint(removeMemberContract, async ({ headers, params }) =>
  inCircle(headers, params.id, async (who) => leaveOrRemove(who, params.member)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change, remove);
