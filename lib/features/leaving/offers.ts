import 'server-only';
import { z } from 'zod';
import { answer } from '@/lib/features/clocks/opened-requests';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import { OFFER } from '@/lib/features/clocks/request';
import { standingRequests, type StandingRequest } from '@/lib/features/clocks/request-store';
import { ask } from '@/lib/features/clocks/requests';
import { personBefore } from '@/lib/features/clocks/seat-facts-store';
import { askerOf, opensAt } from '@/lib/features/clocks/seat-requests';
import type { NewSeatLink } from '@/lib/features/seats/own-seat';
import type { Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';

/** An offered seat, as all players of the table see it. */
export interface OfferView {
  readonly seat: SeatId;
  readonly isComputer: boolean;
  /** Missing for a host without a seat. */
  readonly by?: SeatId;
  /** From then on a player can sit down. */
  readonly opensAt: string;
  readonly isOpen: boolean;
  readonly goodUntil: string;
}

/** A seat, and the visitor who acts on its offer. */
export interface AboutOffer {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly who: Visitor;
}

/** The offer of a seat in its current tenure. */
interface Offer extends OfferView {
  /** The id of the request. */
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly tenure: number;
}

/** The offered seats of a table, or the one of a link. */
async function offersOf(
  of: { readonly gameId: string } | { readonly tokenHash: string },
  now: Date,
): Promise<readonly Offer[]> {
  return (await standingRequests(OFFER, of, now)).flatMap((request) => offerOf(request, now));
}

function offerOf(request: StandingRequest<typeof OFFER>, now: Date): readonly Offer[] {
  const { id, gameId, gameName, seat, about, seats, undoUntil } = request;
  const held = seats.find((each) => each.seat === seat && String(each.tenure) === about);
  if (!held) return [];
  const { seat: by } = askerOf(request);
  const opens = opensAt(request);
  return [
    {
      ...{ id, gameId, gameName, seat, tenure: held.tenure, isComputer: held.bot !== null },
      opensAt: opens.toISOString(),
      isOpen: opens <= now,
      goodUntil: undoUntil.toISOString(),
      ...(by === undefined ? {} : { by }),
    },
  ];
}

function viewOf({ seat, isComputer, by, opensAt, isOpen, goodUntil }: Offer): OfferView {
  return { seat, isComputer, opensAt, isOpen, goodUntil, ...(by === undefined ? {} : { by }) };
}

/** The offered seats of a table. */
export async function loadOffers(gameId: string, clock: Clock = systemClock): Promise<readonly OfferView[]> {
  return (await offersOf({ gameId }, clock.now())).map(viewOf);
}

/**
 * Offers a seat to the owner of a link. A player can offer their own seat, which opens at once. Any
 * player or the host can offer a computer's seat, and the others have an hour to object. Nothing
 * changes until someone sits down.
 */
export async function offerSeat(
  { gameId, seat, who }: AboutOffer,
  clock: Clock = systemClock,
): Promise<ClockOutcome<NewSeatLink>> {
  const token = newToken();
  const wish = { kind: OFFER, seat, tokenHash: hashToken(token) } as const;
  const asked = await ask({ gameId, who }, wish, clock);
  return asked.ok ? { ok: true, value: { seat, token } } : asked;
}

/** Withdraws an offer: the player's own or, for anyone at the table, the offer of a computer's seat. */
export async function withdrawOffer(
  about: AboutOffer,
  clock: Clock = systemClock,
): Promise<ClockOutcome<undefined>> {
  const done = await answer({ ...about, kind: OFFER }, 'withdraw', clock);
  return done.ok ? { ok: true, value: undefined } : done;
}

/** The parts of an offer that its link can show. */
export interface OfferBehind extends OfferView {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  /** The reader's earlier name there, if the seat is given back to its previous holder. */
  readonly formerName?: string;
}

/** The offer of a link, including links in messages that give a seat back. */
export async function findOffer(token: string, clock: Clock = systemClock): Promise<OfferBehind | undefined> {
  const now = clock.now();
  if (token.includes('.')) return givenBackOffer(token, now);
  return TOKEN_PATTERN.test(token) ? (await offersOf({ tokenHash: hashToken(token) }, now))[0] : undefined;
}

const GivenBack = z.object({ g: z.string(), s: z.int(), t: z.int() });

/**
 * A link that lets the previous holder of a computer's seat take it again, in any browser where they read
 * their email. It is signed and not stored. It opens nothing once the offer has ended or the seat is taken.
 */
export function givenBackLink(gameId: string, seat: SeatId, tenure: number): string {
  return `${env().APP_URL}/seat/${signData('given-back', { g: gameId, s: seat, t: tenure })}`;
}

async function givenBackOffer(token: string, now: Date): Promise<OfferBehind | undefined> {
  const said = readSigned('given-back', token, GivenBack);
  const offers = said ? await offersOf({ gameId: said.g }, now) : [];
  const offer = offers.find((each) => each.isComputer && each.seat === said?.s && each.tenure === said.t);
  if (!offer) return undefined;
  const name = (await personBefore(offer.gameId, offer.seat))?.name;
  return { ...offer, ...(name ? { formerName: name } : {}) };
}

/** Offers the seat of a computer to its previous holder, under their name at that time. */
export async function offerToFormer(
  gameId: string,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<(OfferView & { readonly id: string; readonly name: string }) | undefined> {
  if (userId === undefined) return undefined;
  for (const offer of await offersOf({ gameId }, clock.now())) {
    const before = offer.isComputer ? await personBefore(gameId, offer.seat) : undefined;
    if (before?.userId === userId) return { ...offer, name: before.name };
  }
  return undefined;
}
