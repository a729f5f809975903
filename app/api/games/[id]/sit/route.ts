import { admittedPerson } from '@/lib/platform/auth/access-token';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import {
  bearerToken,
  cookiesOf,
  seatCookie,
  setCookieHeader,
  tokenFromCookies,
} from '@/lib/platform/auth/seat-proof';
import { userIdOf } from '@/lib/platform/auth/session';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { sitContract } from '@/lib/features/table/contract';
import { systemClock } from '@/lib/platform/clock';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { refused } from '@/lib/platform/http/refused';
import { sitOnReservedSeat } from '@/app/api/_shared/sit-on-reserved-seat';
import { refuseToken } from '@/app/api/_shared/visitor';
import { sitDown, tokenOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const sit = endpoint(sitContract, async ({ params, body, headers }) => {
  const { token = tokenOfRequest(params.id, headers), name, email } = body ?? {};
  if (!token) return (await sitOnReservedSeat(params.id, headers)) ?? refused({ kind: 'token-missing' });
  const locale = preferredLocale(headers.get('accept-language'));
  const asker = await askerOf(params.id, headers);
  const sat = await sitDown({ gameId: params.id, token, name, email, locale, ...asker });
  if (!sat.ok) return sat.error.kind === 'token-wrong' ? refuseToken(params.id) : sat;
  const { gameId, seat, name: called, isNew, key } = sat.value;
  if (isNew) {
    await announceArrival(gameId, seat, systemClock.now());
    deliverAfterResponse(1);
  }
  return {
    ok: true,
    value: {
      body: { game: gameId, seat, name: called, seated: true },
      headers: { 'set-cookie': setCookieHeader(seatCookie(gameId, key)) },
    },
  };
});

/**
 * Proof for this request: a seat token, an access token's person, or the browser's session and earlier seat.
 */
async function askerOf(gameId: string, headers: Headers) {
  const person = admittedPerson(headers);
  if (person) return { userId: person };
  if (bearerToken(headers)) return { isProgram: true };
  const label = browserLabel(headers.get('user-agent'));
  return { userId: await userIdOf({ headers }), cookie: tokenFromCookies(gameId, cookiesOf(headers)), label };
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(sit);
