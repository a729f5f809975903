import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { preferredLocale } from '@/lib/game/wording/language/locales';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { makeGuest, personOfRequest } from '@/lib/features/people/guests';
import { joinContract } from '@/lib/features/seats/contract-hosting';
import { joinTable, lookBehind, type SeatAccess } from '@/lib/features/seats/free-seats';

export const maxDuration = 60;

const take = endpoint(joinContract, async ({ body: { table, token = '', name, seat }, headers }) => {
  const way: SeatAccess = table === undefined ? { token } : { lobby: table };
  const behind = await lookBehind(way);
  if (!behind) return refused({ kind: table === undefined ? 'token-wrong' : 'no-free-seat' });
  if (behind.free.length === 0) return refused({ kind: 'no-free-seat' });
  const locale = preferredLocale(headers.get('accept-language'));
  const person = await personOfRequest(headers);
  const { id: userId } = person ?? (await makeGuest({ name, locale: locale ?? 'en' }));
  const joined = await joinTable({ way, userId, name, locale, ...(seat === undefined ? {} : { seat }) });
  if (!joined.ok) return joined;
  deliverAfterResponse(1);
  const { gameId: game, ...taken } = joined.value;
  return { ok: true, value: { body: { game, ...taken } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(take);
