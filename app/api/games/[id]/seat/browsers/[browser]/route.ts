import { endpoint } from '@/app/api/_shared/endpoint';
import { withNewLink } from '@/app/api/_shared/new-link-answer';
import { DONE } from '@/lib/features/people/person-answer';
import { requireSeat } from '@/app/api/_shared/visitor';
import { endSeatBrowserContract, trustBrowserContract } from '@/lib/features/seats/contract-own';
import { signOutBrowser, trustBrowser } from '@/lib/features/seats/own-seat';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { routes } from '@/lib/platform/http/endpoint';

const end = endpoint(endSeatBrowserContract, async ({ params: { id, browser }, headers }) =>
  withNewLink(id, headers, (who) => signOutBrowser(id, who, browser)),
);

const trust = endpoint(trustBrowserContract, async ({ params: { id, browser }, headers }) => {
  const me = await requireSeat(id, headers);
  if (!me.ok) return me;
  const outcome = await trustBrowser(id, await visitorOfRequest(id, headers), browser);
  return outcome.ok ? DONE : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(end, trust);
