import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { termsContract } from '@/lib/features/seats/contract-hosting';
import { setTerms } from '@/lib/features/seats/hosting';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const change = endpoint(termsContract, async ({ params: { id }, body, headers }) => {
  const { door, watchers, lineSharing, embed } = body;
  const terms = {
    ...(door ? { joinPolicy: door } : {}),
    ...(watchers ? { watchers } : {}),
    ...(lineSharing ? { lineSharing } : {}),
    ...(embed === undefined ? {} : { mayEmbed: embed }),
  };
  const outcome = await setTerms(id, await visitorOfRequest(id, headers), terms);
  return outcome.ok ? { ok: true, value: { body: { done: true } } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(change);
