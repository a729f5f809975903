import { inCircle } from '@/app/api/_shared/circle-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { circleLink, closeLink, renewLink } from '@/lib/features/circles/circles';
import { closeCircleLinkContract, renewCircleLinkContract } from '@/lib/features/circles/contract';
import { routes } from '@/lib/platform/http/endpoint';

const renew = endpoint(renewCircleLinkContract, async ({ headers, params }) =>
  inCircle(
    headers,
    params.id,
    async (who) => renewLink(who),
    ({ token }) => ({ token, link: circleLink(token) }),
  ),
);

const close = endpoint(closeCircleLinkContract, async ({ headers, params }) =>
  inCircle(headers, params.id, async (who) => closeLink(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(renew, close);
