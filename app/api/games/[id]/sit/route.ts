import { seatCookie, setCookieHeader } from '@/lib/auth/seat-proof';
import { endpoint, routes } from '@/lib/http/endpoint';
import { sitContract } from '@/lib/http/contracts/tables';
import { systemClock } from '@/lib/clock';
import { deliverAfterResponse } from '@/lib/http/after-move';
import { wishedLocale } from '@/lib/i18n/locales';
import { announceArrival } from '@/lib/service/arrivals';
import { refused } from '@/lib/service/refused';
import { refuseToken } from '@/lib/http/looker';
import { sitDown, tokenOfRequest } from '@/lib/service/seats';

const sit = endpoint(sitContract, async ({ params, body, headers }) => {
  const { token = tokenOfRequest(params.id, headers), name, email } = body ?? {};
  if (!token) return refused({ kind: 'token-missing' });
  const locale = wishedLocale(headers.get('accept-language'));
  const sat = await sitDown({ gameId: params.id, token, name, email, locale });
  if (!sat.ok) return refuseToken(params.id);
  const { gameId, seat, name: called, isNew } = sat.value;
  if (isNew) {
    await announceArrival(gameId, seat, systemClock.now());
    deliverAfterResponse(1);
  }
  return {
    ok: true,
    value: {
      body: { game: gameId, seat, name: called, seated: true },
      headers: { 'set-cookie': setCookieHeader(seatCookie(gameId, token)) },
    },
  };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(sit);
