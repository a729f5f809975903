import 'server-only';
import { z } from 'zod';
import { peopleOf, speakerOf } from '@/lib/features/clocks/agenda';
import { loadAgenda, type Agenda } from '@/lib/features/clocks/agenda-store';
import type { ClockOutcome } from '@/lib/features/clocks/refusals';
import {
  dropOffer,
  offerByTokenHash,
  offerComputerSeat,
  offerInTenure,
  offerOwnSeat,
  offersOf,
  personBefore,
  type NewOffer,
  type OfferRow,
} from '@/lib/features/leaving/offer-store';
import { addEntry } from '@/lib/features/seats/entry-store';
import type { NewSeatLink } from '@/lib/features/seats/own-seat';
import { keysOf, type Visitor } from '@/lib/features/table/load/load-table';
import type { SeatId } from '@/lib/game/engine/commands';
import { readSigned, signData } from '@/lib/platform/auth/signed-data';
import { hashToken, newToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { refused } from '@/lib/platform/http/refused';
import { cancelUnsent, queueMessage } from '@/lib/platform/outbox/outbox-store';

const HOUR_MS = 3_600_000;
/** How long the link of an offer is valid. */
const GOOD_FOR_MS = 7 * 24 * HOUR_MS;

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

/** The offered seats of a table. */
export async function loadOffers(gameId: string, clock: Clock = systemClock): Promise<readonly OfferView[]> {
  const now = clock.now();
  return (await offersOf(gameId, now)).map((offer) => offerView(offer, now));
}

function offerView({ seat, isComputer, by, opensAt, goodUntil }: OfferRow, now: Date): OfferView {
  return {
    seat,
    isComputer,
    opensAt: opensAt.toISOString(),
    goodUntil: goodUntil.toISOString(),
    isOpen: opensAt <= now,
    by: by ?? undefined,
  };
}

/**
 * Offers a seat to the owner of a link. A player can offer their own seat, which opens at once. Any
 * player or the host can offer a computer's seat, and the others have an hour to object. Nothing
 * changes until someone sits down.
 */
export async function offerSeat(
  about: AboutOffer,
  clock: Clock = systemClock,
): Promise<ClockOutcome<NewSeatLink>> {
  const { gameId, seat, who } = about;
  const speaker = speakerOf(await loadAgenda(gameId, keysOf(who)), who, { isHostHeard: true });
  if (!speaker.ok) return speaker;
  const { agenda } = speaker.value;
  const { me } = agenda;
  const [at, token] = [clock.now(), newToken()];
  const waits = seat !== me && peopleOf(agenda).some((other) => other !== me);
  const offer: NewOffer = {
    tokenHash: hashToken(token),
    by: me,
    at,
    opensAt: new Date(at.getTime() + (waits ? HOUR_MS : 0)),
    goodUntil: new Date(at.getTime() + GOOD_FOR_MS),
  };
  const isMade =
    seat === me
      ? await offerOwnSeat(gameId, seat, keysOf(who), offer)
      : await offerComputerSeat(gameId, seat, offer);
  if (!isMade) return refused({ kind: seat === me ? 'seat-held' : 'not-that-seat' });
  await addEntry(gameId, seat, 'offered', me);
  if (seat !== me) {
    await tellOthers(agenda, offer);
    await tellFormer(agenda, seat, offer);
  }
  return { ok: true, value: { seat, token } };
}

/**
 * Notifies the others of a computer's offered seat at once, because they can object. For a player's own
 * seat they are notified only when it is taken.
 */
async function tellOthers(agenda: Agenda, { by, at, opensAt }: NewOffer): Promise<void> {
  const { gameId, seq } = agenda;
  const payload = { ...(by === undefined ? {} : { seat: by }), deadline: opensAt.toISOString() };
  for (const seat of peopleOf(agenda)) {
    if (seat === by) continue;
    const dedupe = ['seat-offered', gameId, seat, at.getTime()].join(':');
    await queueMessage({ gameId, seat, kind: 'seat-offered', seq, dedupe, payload, at });
  }
}

/**
 * Notifies the previous holder of a computer's seat once they can sit down: until then the offer can
 * still be withdrawn.
 */
async function tellFormer({ gameId, seq }: Agenda, seat: SeatId, { by, at, opensAt, tokenHash }: NewOffer) {
  const before = await personBefore(gameId, seat);
  if (!before?.userId) return;
  const { userId, name, email, locale, tenure, untilSeq } = before;
  // A new offer replaces an earlier one and its message.
  await cancelUnsent(gameId, seat, 'seat-given-back', at);
  await queueMessage({
    gameId,
    seat,
    kind: 'seat-given-back',
    seq,
    at,
    dueAt: opensAt,
    dedupe: ['seat-given-back', gameId, seat, tokenHash.slice(0, 16)].join(':'),
    payload: { tenure, heldUntil: untilSeq, ...(by === undefined ? {} : { seat: by }) },
    reader: { userId, name, email: email ?? undefined, locale: locale ?? undefined },
  });
}

/** Withdraws an offer: the player's own or, for anyone at the table, the offer of a computer's seat. */
export async function withdrawOffer(
  { gameId, seat, who }: AboutOffer,
  clock: Clock = systemClock,
): Promise<ClockOutcome<undefined>> {
  const speaker = speakerOf(await loadAgenda(gameId, keysOf(who)), who, { isHostHeard: true });
  if (!speaker.ok) return speaker;
  const { agenda } = speaker.value;
  if (!(await dropOffer(gameId, seat, keysOf(who)))) return refused({ kind: 'not-that-seat' });
  await cancelUnsent(gameId, seat, 'seat-given-back', clock.now());
  await addEntry(gameId, seat, 'offer-ended', agenda.me);
  return { ok: true, value: undefined };
}

/** The parts of an offer that its link can show. */
export interface OfferBehind extends OfferView {
  readonly gameId: string;
  readonly gameName: string;
  /** The reader's earlier name there, if the seat is given back to its previous holder. */
  readonly formerName?: string;
}

/** The offer of a link, including links in messages that give a seat back. */
export async function findOffer(token: string, clock: Clock = systemClock): Promise<OfferBehind | undefined> {
  const now = clock.now();
  if (token.includes('.')) return givenBackOffer(token, now);
  const offer = TOKEN_PATTERN.test(token) ? await offerByTokenHash(hashToken(token), now) : undefined;
  return offer && { ...offerView(offer, now), gameId: offer.gameId, gameName: offer.gameName };
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
  const offer = said && (await offerInTenure({ gameId: said.g, seat: said.s, tenure: said.t }, now));
  if (!offer) return undefined;
  const { gameId, gameName, seat } = offer;
  const name = (await personBefore(gameId, seat))?.name;
  return { ...offerView(offer, now), gameId, gameName, ...(name ? { formerName: name } : {}) };
}

/** Offers the seat of a computer to its previous holder, under their name at that time. */
export async function offerToFormer(
  gameId: string,
  userId: string | undefined,
  clock: Clock = systemClock,
): Promise<(OfferView & { readonly name: string }) | undefined> {
  if (userId === undefined) return undefined;
  for (const offer of await loadOffers(gameId, clock)) {
    const before = offer.isComputer ? await personBefore(gameId, offer.seat) : undefined;
    if (before?.userId === userId) return { ...offer, name: before.name };
  }
  return undefined;
}
