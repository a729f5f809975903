import 'server-only';
import { accessTokenOf, admittedPerson } from '@/lib/platform/auth/access-token';
import { browserLabel } from '@/lib/platform/auth/browser-label';
import { bearerToken, cookiesOf, tokenFromCookies } from '@/lib/platform/auth/seat-proof';
import { TOKEN_PATTERN, hashToken, newToken } from '@/lib/platform/auth/tokens';
import { userIdOf } from '@/lib/platform/auth/session';
import { systemClock, type Clock } from '@/lib/platform/clock';
import type { Locale } from '@/lib/game/wording/locales';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import { noteLinkUse } from '@/lib/features/seats/link-use';
import { mailedToOf, seatOfFreeLink, seatOfSentLink, tellOpened } from '@/lib/features/seats/fresh-link';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { confirmAddressOf } from '@/lib/platform/outbox/confirmed-address-store';
import { refused } from '@/lib/platform/http/refused';
import type { SeatOutcome } from './refusals';
import {
  addressOfInvited,
  seatByKeys,
  seatByTokenHash,
  type FoundSeat,
  type SeatOfTable,
} from '@/lib/features/seats/seat-store';
import { markKeptSeated, markSeated } from '@/lib/features/seats/sit-down-store';

export type { FoundSeat, SeatOfTable } from '@/lib/features/seats/seat-store';

/**
 * The seat that a link's token opens, be it the seat's own or one that was sent to its holder; or undefined.
 * Looking changes nothing.
 */
export async function findSeatByToken(token: string): Promise<FoundSeat | undefined> {
  if (TOKEN_PATTERN.test(token)) return seatByTokenHash(hashToken(token));
  return (await seatOfSentLink(token)) ?? seatOfFreeLink(token);
}

/**
 * The address that the host wrote down for the reader of this link, until somebody sits there: they can
 * confirm or change it.
 */
export async function invitedAddress(token: string): Promise<string | undefined> {
  return TOKEN_PATTERN.test(token) ? addressOfInvited(hashToken(token)) : undefined;
}

export interface SitDownRequest {
  /** Of the link, or what this browser got when it sat down before. */
  readonly token: string;
  /** When given, the seat must be one of this table. */
  readonly gameId?: string;
  /** The value of this browser's cookie for the table. */
  readonly cookie?: string | undefined;
  /** The browser's own description. */
  readonly label?: string | undefined;
  /** Whether no browser asks, but a program that sends the token each time. */
  readonly isProgram?: boolean;
  /** New name and address. Only the holder may change them; a missing one stays. */
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** The language of the page they sit down on: messages to a seat without a person are written in it. */
  readonly locale?: Locale | undefined;
  /**
   * The person who sits down, where one is known: the seat is theirs from now on, unless it is somebody's.
   */
  readonly userId?: string | undefined;
}

export interface SeatArrival extends FoundSeat {
  /** Whether nobody had sat there: have the others told (announceArrival). */
  readonly isNew: boolean;
  /** Whether it was the holder who sat down. */
  readonly isHolder: boolean;
  /** The new value of this browser's cookie. It is no link, so it can be signed out separately. */
  readonly key: string;
}

/**
 * Takes the seat of a token. Repeating it changes only newly given values. A visitor with the link of a held
 * seat may play, but changes neither its holder nor their name and address.
 */
export async function sitDown(
  input: SitDownRequest,
  clock: Clock = systemClock,
): Promise<SeatOutcome<SeatArrival>> {
  const { token, gameId, name, email, locale, userId, cookie, label = '', isProgram = false } = input;
  const found = await seatBehind(token, gameId);
  if (!found) return refused({ kind: 'token-wrong' });
  const [at, key] = [clock.now(), newToken()];
  const shown = [token, ...(cookie ? [cookie] : [])];
  const seat = { gameId: found.gameId, seat: found.seat };
  const browser = { shown: shown.map(hashToken), keyHash: hashToken(key), label, isProgram };
  const isSigned = !TOKEN_PATTERN.test(token);
  // A link that was sent proves the holder; one that fills a free seat proves nothing once somebody sits
  // there.
  const proof = { isSent: isSigned && found.seated, onlyFree: isSigned && !found.seated };
  const sat = await markSeated({ ...seat, ...browser, ...proof, at, name, email, locale, userId });
  if (!sat) return refused({ kind: 'seat-held' });
  if ('kind' in sat) return refused(sat);
  const { isNew, isHolder, known } = sat;
  const mailed = mailedToOf(token);
  // A player who sits down by the link of an email reads the emails to that address.
  if (mailed) await confirmAddressOf(mailed, isHolder, at);
  const value = { ...found, seated: true, name: name ?? found.name, isNew, isHolder };
  if (!isHolder && known === null && !isProgram) await tellOpened(seat.gameId, seat.seat, label, at);
  const before = shown.find((each) => hashToken(each) === known);
  return { ok: true, value: { ...value, key: before ?? (isProgram && !isNew ? token : key) } };
}

async function seatBehind(token: string, gameId: string | undefined): Promise<FoundSeat | undefined> {
  if (gameId === undefined || !TOKEN_PATTERN.test(token)) return findSeatByToken(token);
  const found = await seatByKeys(gameId, { tokenHash: hashToken(token) });
  // Somebody who plays for the holder gets no key of the seat: it would outlive their link.
  return found?.isDelegated ? undefined : found;
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
export async function findSeatOf(gameId: string, visitor: Visitor): Promise<SeatOfTable | undefined> {
  const token = visitor.token && TOKEN_PATTERN.test(visitor.token) ? visitor.token : undefined;
  if (!token && !visitor.userId) return undefined;
  return seatByKeys(gameId, keysOf({ ...visitor, token }));
}

/**
 * The token that a request sends for a seat of a game: a Bearer header first, else the cookie. A request with
 * an access token acts only as its person.
 */
export function tokenOfRequest(gameId: string, headers: Headers): string | undefined {
  if (accessTokenOf(headers)) return undefined;
  return bearerToken(headers) ?? tokenFromCookies(gameId, cookiesOf(headers));
}

/**
 * The sender of a request: the owner of the Bearer token, and nobody else; without one, the owner of the
 * cookies.
 */
export async function visitorOfRequest(gameId: string, headers: Headers): Promise<Visitor> {
  const token = tokenOfRequest(gameId, headers);
  const [userId] = await Promise.all([
    bearerToken(headers) ? admittedPerson(headers) : userIdOf({ headers }),
    noteLinkUse(gameId, token, browserLabel(headers.get('user-agent'))),
  ]);
  return { token, ...(userId ? { userId } : {}) };
}
