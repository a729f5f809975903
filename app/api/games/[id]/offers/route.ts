import { refuseToken } from '@/app/api/_shared/visitor';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { seatCookie, setCookieHeader } from '@/lib/platform/auth/seat-proof';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { takeOfferContract } from '@/lib/features/leaving/contract';
import { takeAsVisitor } from '@/lib/features/leaving/take-offer';
import { personOfRequest } from '@/lib/features/people/guests';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { preferredLocale } from '@/lib/game/wording/language/locales';

export const maxDuration = 60;

const take = endpoint(takeOfferContract, async ({ params, body, headers }) => {
  const outcome = await takeAsVisitor(params.id, body, {
    userId: (await personOfRequest(headers))?.id,
    locale: preferredLocale(headers.get('accept-language')),
    label: browserLabel(headers.get('user-agent')),
  });
  if (!outcome.ok) return outcome.error.kind === 'token-wrong' ? refuseToken(params.id) : outcome;
  deliverAfterResponse(1);
  const { gameId, seat, key, link } = outcome.value;
  return {
    ok: true,
    value: {
      body: { game: gameId, seat, token: link },
      headers: { 'set-cookie': setCookieHeader(seatCookie(gameId, key)) },
    },
  };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(take);
