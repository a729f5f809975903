import 'server-only';
import { bearerToken, cookiesOf, tokenFromCookies, type CookieReader } from '@/lib/auth/seat-proof';
import { TOKEN_PATTERN, hashToken } from '@/lib/auth/tokens';
import { systemClock, type Clock } from '@/lib/clock';
import type { SeatId } from '@/lib/engine/commands';
import { refused, type Outcome } from '@/lib/service/refused';
import { markSeated, seatByTokenHash, type FoundSeat } from '@/lib/store/seat-store';

export type { FoundSeat } from '@/lib/store/seat-store';

/** The seat that a link's token opens, or undefined. Looking changes nothing. */
export async function findSeatByToken(token: string): Promise<FoundSeat | undefined> {
  return TOKEN_PATTERN.test(token) ? seatByTokenHash(hashToken(token)) : undefined;
}

export interface SitDown {
  readonly token: string;
  /** When given, the seat must be one of this table. */
  readonly gameId?: string;
  /** New name and address; what is not given stays. */
  readonly name?: string;
  readonly email?: string;
}

/** Takes the seat of a token. Doing it again changes nothing but what is newly given. */
export async function sitDown(input: SitDown, clock: Clock = systemClock): Promise<Outcome<FoundSeat>> {
  const { token, gameId, name, email } = input;
  const found = await findSeatByToken(token);
  if (!found || (gameId !== undefined && found.gameId !== gameId)) return refused({ kind: 'token-wrong' });
  await markSeated({ tokenHash: hashToken(token), at: clock.now(), name, email });
  return { ok: true, value: { ...found, seated: true, name: name ?? found.name } };
}

/** The token a request brings for a game: a Bearer header first, else the cookie. */
export function tokenOfRequest(gameId: string, headers: Headers): string | undefined {
  return bearerToken(headers) ?? tokenFromCookies(gameId, cookiesOf(headers));
}

/** The seat that these cookies or headers prove at this table, if its holder has sat down. */
export async function seatFromRequest(
  gameId: string,
  { cookies, headers }: { readonly cookies?: CookieReader; readonly headers?: Headers },
): Promise<SeatId | undefined> {
  const token = (headers && bearerToken(headers)) ?? (cookies && tokenFromCookies(gameId, cookies));
  const found = token ? await findSeatByToken(token) : undefined;
  return found && found.gameId === gameId && found.seated ? found.seat : undefined;
}
