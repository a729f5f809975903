import 'server-only';
import { bearerToken, cookiesOf, tokenFromCookies } from '@/lib/auth/seat-proof';
import { TOKEN_PATTERN, hashToken } from '@/lib/auth/tokens';
import { userIdOf } from '@/lib/auth/session';
import { systemClock, type Clock } from '@/lib/clock';
import type { Locale } from '@/lib/i18n/locales';
import { keysOf, type Visitor } from '@/lib/service/load-table';
import { announceArrival } from '@/lib/service/arrivals';
import { refused, type Outcome } from '@/lib/service/refused';
import {
  markKeptSeated,
  markSeated,
  seatByKeys,
  seatByTokenHash,
  type FoundSeat,
} from '@/lib/store/seat-store';

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
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language of the page they sit down on: messages to a seat without a person are written in it. */
  readonly locale?: Locale | undefined;
  /** The person who sits down, where one is known: the seat is theirs from now on, unless it is somebody's. */
  readonly userId?: string | undefined;
}

export interface Seated extends FoundSeat {
  /** Whether nobody had sat there: have the others told (announceArrival). */
  readonly isNew: boolean;
}

/** Takes the seat of a token. Doing it again changes nothing but what is newly given. */
export async function sitDown(input: SitDown, clock: Clock = systemClock): Promise<Outcome<Seated>> {
  const { token, gameId, name, email, locale, userId } = input;
  const found = await findSeatByToken(token);
  if (!found || (gameId !== undefined && found.gameId !== gameId)) return refused({ kind: 'token-wrong' });
  const at = clock.now();
  const isNew = await markSeated({ tokenHash: hashToken(token), at, name, email, locale, userId });
  return { ok: true, value: { ...found, seated: true, name: name ?? found.name, isNew } };
}

/** Sits a person down on the seat that is kept for them; false when there is none. */
export async function takeKeptSeat(
  gameId: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<boolean> {
  const at = clock.now();
  const seat = await markKeptSeated(gameId, userId, at);
  if (seat === undefined) return false;
  await announceArrival(gameId, seat, at);
  return true;
}

/** The seat that a visitor holds at a table, whether taken already or not. */
export async function findSeatOf(gameId: string, visitor: Visitor): Promise<FoundSeat | undefined> {
  const token = visitor.token && TOKEN_PATTERN.test(visitor.token) ? visitor.token : undefined;
  if (!token && !visitor.userId) return undefined;
  return seatByKeys(gameId, keysOf({ ...visitor, token }));
}

/** The token a request brings for a game: a Bearer header first, else the cookie. */
export function tokenOfRequest(gameId: string, headers: Headers): string | undefined {
  return bearerToken(headers) ?? tokenFromCookies(gameId, cookiesOf(headers));
}

/** Who sends a request: whoever has the Bearer token, and nobody else; without one, whoever the cookies say. */
export async function visitorOfRequest(gameId: string, headers: Headers): Promise<Visitor> {
  const bearer = bearerToken(headers);
  if (bearer) return { token: bearer };
  return { token: tokenFromCookies(gameId, cookiesOf(headers)), userId: await userIdOf({ headers }) };
}
