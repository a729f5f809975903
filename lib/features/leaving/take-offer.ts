import 'server-only';
import { takeUp } from '@/lib/features/clocks/opened-requests';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { OFFER } from '@/lib/features/clocks/request';
import { findOffer, offerToFormer } from '@/lib/features/leaving/offers';
import { makeGuest } from '@/lib/features/people/guests';
import { announceArrival } from '@/lib/features/seats/arrivals';
import { renewOwnLink } from '@/lib/features/seats/own-seat';
import { seatsOfTable } from '@/lib/features/seats/seat-store';
import { findSeatOf, sitDown } from '@/lib/features/seats/seats';
import type { SeatRow } from '@/lib/features/table/load/seat-row';
import { isSeatedElsewhere } from '@/lib/features/table/new-table/one-table-store';
import type { SeatId } from '@/lib/game/engine/commands';
import { refuseName } from '@/lib/game/names/alike';
import type { Locale } from '@/lib/game/wording/language/locales';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { refused } from '@/lib/platform/http/refused';

/** The person who takes an offered seat. */
export interface Taker {
  readonly userId: string;
  readonly name: string;
  readonly email?: string | undefined;
  readonly locale?: Locale | undefined;
  /** The browser's description of itself. */
  readonly label?: string;
}

export interface TakenSeat {
  readonly gameId: string;
  readonly seat: SeatId;
  /** The new key of this browser: the value of its cookie. */
  readonly key: string;
  /** The new link of the seat; the person who offered the seat does not know it. */
  readonly link: string;
}

/** Sits down on a seat by the link of its offer. */
export async function takeByLink(
  token: string,
  taker: Taker,
  clock: Clock = systemClock,
): Promise<ClockOutcome<TakenSeat>> {
  const offer = await findOffer(token, clock);
  if (!offer) return refused({ kind: 'token-wrong' });
  if (!offer.isOpen) return refused({ kind: 'not-that-seat' });
  return take(offer, ownTokenOf(token), taker, clock);
}

/**
 * The token for the seat while it is taken. A signed link gets a fresh token, because it must open
 * nothing else.
 */
function ownTokenOf(token: string): string {
  return TOKEN_PATTERN.test(token) ? token : newToken();
}

/** Returns the seat of a computer to the person who held it before, once the table has offered it. */
export async function takeSeatBack(
  gameId: string,
  taker: Omit<Taker, 'name'>,
  clock: Clock = systemClock,
): Promise<ClockOutcome<TakenSeat>> {
  const offer = await offerToFormer(gameId, taker.userId, clock);
  if (!offer?.isOpen) return refused({ kind: 'not-that-seat' });
  const { id, seat, name } = offer;
  return take({ id, gameId, seat }, newToken(), { ...taker, name }, clock);
}

/** The data of the person who asks for an offered seat, as far as the request has them. */
export interface SeatApplicant extends Pick<Taker, 'locale' | 'label'> {
  readonly userId?: string | undefined;
}

/**
 * Takes a seat for a program, or for a page's script, by the token of an offer at this table. The taker
 * is the signed-in person, a new guest, or the seat's holder before the computer.
 */
export async function takeAsVisitor(
  gameId: string,
  { token, name, email }: { readonly token?: string; readonly name?: string; readonly email?: string },
  { userId, ...asking }: SeatApplicant,
  clock: Clock = systemClock,
): Promise<ClockOutcome<TakenSeat>> {
  if (token === undefined)
    return userId === undefined
      ? refused({ kind: 'token-missing' })
      : takeSeatBack(gameId, { userId, ...asking }, clock);
  const offer = await findOffer(token, clock);
  if (offer?.gameId !== gameId) return refused({ kind: 'token-wrong' });
  if (!offer.isOpen || name === undefined) return refused({ kind: 'not-that-seat' });
  const { id } =
    userId === undefined ? await makeGuest({ name, locale: asking.locale ?? 'en' }) : { id: userId };
  return take(offer, ownTokenOf(token), { userId: id, name, email, ...asking }, clock);
}

interface At {
  /** The id of the offer. */
  readonly id: string;
  readonly gameId: string;
  readonly seat: SeatId;
}

/**
 * Starts a new tenure with the link of the offer, then seats the taker, then replaces the link. A taker
 * who is interrupted opens the same link again and finds a free seat.
 */
async function take(at: At, token: string, taker: Taker, clock: Clock): Promise<ClockOutcome<TakenSeat>> {
  const { id, gameId, seat } = at;
  // A person cannot take a second seat of the table this way.
  if (await findSeatOf(gameId, { userId: taker.userId })) return refused({ kind: 'no-free-seat' });
  if (await isSeatedElsewhere(gameId, taker.userId, clock.now())) return refused({ kind: 'no-free-seat' });
  const isTaken = refuseName(taker.name, await namesBeside(at));
  if (isTaken) return refused(isTaken);
  const who = { userId: taker.userId };
  const taken = await takeUp({ gameId, who, kind: OFFER, id, tokenHash: hashToken(token) }, clock);
  if (!taken.ok) return refused({ kind: 'not-that-seat' });
  const sat = await sitDown({ token, gameId, ...taker }, clock);
  if (!sat.ok) return sat;
  const { key } = sat.value;
  const renewed = await renewOwnLink(gameId, { token: key, ...who });
  await announceArrival(gameId, seat, clock.now());
  return { ok: true, value: { gameId, seat, key, link: renewed.ok ? renewed.value.token : token } };
}

/**
 * The names of the other seats. Checked before the holder loses the seat, and again when the taker sits down.
 */
const namesBeside = async ({ gameId, seat }: At): Promise<readonly string[]> =>
  (await seatsOfTable(gameId)).filter((other) => other.seat !== seat).map(({ name }) => name);

/** The seats of a table, which an offer's link can show. */
export async function offeredSeats(gameId: string): Promise<readonly SeatRow[]> {
  return seatsOfTable(gameId);
}
