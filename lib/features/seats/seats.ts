import 'server-only';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { mailedToOf, seatOfFreeLink, seatOfSentLink, tellOpened } from '@/lib/features/seats/fresh-link';
import { noteLinkUse } from '@/lib/features/seats/link-use';
import {
  addressOfInvited,
  seatByKeys,
  seatByTokenHash,
  type FoundSeat,
  type SeatOfTable,
} from '@/lib/features/seats/seat-store';
import { markReservedSeated, markSeated } from '@/lib/features/seats/sit-down-store';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { Locale } from '@/lib/game/wording/language/locales';
import { accessTokenOf, admittedPerson } from '@/lib/platform/auth/access-token';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { bearerToken, cookiesOf, tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { userIdOf } from '@/lib/platform/auth/session';
import { TOKEN_PATTERN, hashToken, newToken } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';
import { confirmAddressOf } from '@/lib/platform/outbox/confirmed-address-store';
import type { SeatOutcome } from './refusals';

export type { FoundSeat, SeatOfTable } from '@/lib/features/seats/seat-store';

/**
 * The seat that a link's token opens: the seat's own link, or one sent to its holder. Undefined for
 * others. Reading changes nothing.
 */
export async function findSeatByToken(token: string): Promise<FoundSeat | undefined> {
  if (TOKEN_PATTERN.test(token)) return seatByTokenHash(hashToken(token));
  return (await seatOfSentLink(token)) ?? seatOfFreeLink(token);
}

/**
 * The address that the host entered for the reader of this link, until the seat is taken. They can
 * confirm or change it.
 */
export async function invitedAddress(token: string): Promise<string | undefined> {
  return TOKEN_PATTERN.test(token) ? addressOfInvited(hashToken(token)) : undefined;
}

export interface SitDownRequest {
  /** The token of the link, or the key this browser got before. */
  readonly token: string;
  /** If given, the seat must belong to this table. */
  readonly gameId?: string;
  /** The value of this browser's cookie for the table. */
  readonly cookie?: string | undefined;
  /** The browser's description of itself. */
  readonly label?: string | undefined;
  /** Whether a program asks, which sends the token each time. */
  readonly isProgram?: boolean;
  /** New name and address. Only the holder can change them; a missing value stays. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language of the page: messages to a seat without an account use it. */
  readonly locale?: Locale | undefined;
  /** The time zone of the browser: these messages use it too. */
  readonly timeZone?: string | undefined;
  /** The account of the person who sits down, if any. They become the holder, unless the seat has one. */
  readonly userId?: string | undefined;
}

export interface SeatArrival extends FoundSeat {
  /** Whether the seat was free before: the caller must notify the others (announceArrival). */
  readonly isNew: boolean;
  /** Whether it was the holder who sat down. */
  readonly isHolder: boolean;
  /** The new value of this browser's cookie. It differs from the link, so it can be signed out separately. */
  readonly key: string;
}

/**
 * Takes the seat of a token. Repeating it changes only newly given values. A visitor with the link of a
 * taken seat can play, but cannot change its holder, name or address.
 */
export async function sitDown(
  input: SitDownRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<SeatArrival>> {
  const {
    token,
    gameId,
    name,
    email,
    locale,
    timeZone,
    userId,
    cookie,
    label = '',
    isProgram = false,
  } = input;
  const found = await seatBehind(token, gameId);
  if (!found) return refused({ kind: 'token-wrong' });
  const [at, key] = [clock.now(), newToken()];
  const shown = [token, ...(cookie ? [cookie] : [])];
  const seat = { gameId: found.gameId, seat: found.seat };
  const browser = { shown: shown.map(hashToken), keyHash: hashToken(key), label, isProgram };
  const isSigned = !TOKEN_PATTERN.test(token);
  // A link sent to the holder proves the holder; one for a free seat proves nothing once the seat is taken.
  const proof = { isSent: isSigned && found.seated, onlyFree: isSigned && !found.seated };
  const sat = await markSeated({ ...seat, ...browser, ...proof, at, name, email, locale, timeZone, userId });
  if (!sat) return refused({ kind: 'seat-held' });
  if ('kind' in sat) return refused(sat);
  const { isNew, isHolder, known } = sat;
  const mailed = mailedToOf(token);
  // A player who opens the link of an email can read emails to that address.
  if (mailed) await confirmAddressOf(mailed, isHolder, at);
  const value = { ...found, seated: true, name: name ?? found.name, isNew, isHolder };
  if (!isHolder && known === null && !isProgram) await tellOpened(seat.gameId, seat.seat, label, at);
  const before = shown.find((each) => hashToken(each) === known);
  return { ok: true, value: { ...value, key: before ?? (isProgram && !isNew ? token : key) } };
}

async function seatBehind(token: string, gameId: string | undefined): Promise<FoundSeat | undefined> {
  if (gameId === undefined || !TOKEN_PATTERN.test(token)) return findSeatByToken(token);
  const found = await seatByKeys(gameId, { tokenHash: hashToken(token) });
  // Delegates get no key of the seat: it would outlive their link.
  return found?.isDelegated ? undefined : found;
}

/** Seats a person on the seat that is reserved for them; false when there is none. */
export async function takeReservedSeat(
  gameId: string,
  userId: string,
  clock: Clock = systemClock,
): Promise<boolean> {
  const at = clock.now();
  const seat = await markReservedSeated(gameId, userId, at);
  if (seat === undefined) return false;
  await announceArrival(gameId, seat, at);
  return true;
}

/** The seat of a visitor at a table, whether taken already or not. */
export async function findSeatOf(gameId: string, visitor: Visitor): Promise<SeatOfTable | undefined> {
  const token = visitor.token && TOKEN_PATTERN.test(visitor.token) ? visitor.token : undefined;
  if (!token && !visitor.userId) return undefined;
  return seatByKeys(gameId, keysOf({ ...visitor, token }));
}

/**
 * The token that a request sends for a seat of a game: a Bearer header first, then the cookie. A
 * request with an access token acts only as its person.
 */
export function tokenOfRequest(gameId: string, headers: Headers): string | undefined {
  if (accessTokenOf(headers)) return undefined;
  return bearerToken(headers) ?? tokenFromCookies(gameId, cookiesOf(headers));
}

/** The sender of a request: the owner of the Bearer token or, without one, the owner of the cookies. */
export async function visitorOfRequest(gameId: string, headers: Headers): Promise<Visitor> {
  const token = tokenOfRequest(gameId, headers);
  const [userId] = await Promise.all([
    bearerToken(headers) ? admittedPerson(headers) : userIdOf({ headers }),
    noteLinkUse(gameId, token, browserLabel(headers.get('user-agent'))),
  ]);
  return { token, ...(userId ? { userId } : {}) };
}
