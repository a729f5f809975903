import { inBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { closeBoxLinkContract, renewBoxLinkContract } from '@/lib/features/boxes/contract';
import { boxLink, closeBoxLink, renewBoxLink } from '@/lib/features/boxes/join-box';
import { routes } from '@/lib/platform/http/endpoint';

const renew = endpoint(renewBoxLinkContract, async ({ headers, params }) =>
  inBox(
    headers,
    params.id,
    async (who) => renewBoxLink(who),
    ({ token }) => ({ token, link: boxLink(token) }),
  ),
);

const close = endpoint(closeBoxLinkContract, async ({ headers, params }) =>
  inBox(headers, params.id, async (who) => closeBoxLink(who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(renew, close);
