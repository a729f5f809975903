import { endpoint } from '@/app/api/_shared/endpoint';
import { withNewLink } from '@/app/api/_shared/new-link-answer';
import { renewMyLinkContract } from '@/lib/features/seats/contract-own';
import { renewOwnLink } from '@/lib/features/seats/own-seat';
import { routes } from '@/lib/platform/http/endpoint';

const renew = endpoint(renewMyLinkContract, async ({ params: { id }, headers }) =>
  withNewLink(id, headers, (who) => renewOwnLink(id, who)),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(renew);
