/** The links of seats that this browser may show, each seat's once, with their QR codes. */
import 'server-only';
import { cookies } from 'next/headers';
import { recallLinks } from '@/app/(site)/kept-links';
import { qrOf } from '@/app/qr';
import type { HostedSeat, SeatLink } from '@/components/seats/seat-rows';
import type { TableAgenda } from '@/lib/features/clocks/view';
import { findOffer } from '@/lib/features/leaving/offers';
import { heldSeats } from '@/lib/features/seats/hosting';
import { invitedAddresses } from '@/lib/features/seats/invited-addresses';
import { findSeatByToken } from '@/lib/features/seats/seats';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { joinAddress } from '@/lib/platform/auth/group-link';
import { seatLinks } from './seats/link-cookie';

/** A link with its QR code. */
async function withQr(link: string) {
  return { link, qr: await qrOf(link) };
}

/** The link of a token, with its QR code. */
export const shownLink = (token: string) => withQr(seatLink(token));

/** The other people's seats as the host sees them. */
export async function hostedSeats(stored: TableView, { seats, me }: TableView): Promise<HostedSeat[]> {
  if (!stored.isHost) return [];
  const people = seats.filter(({ seat, bot, automatic }) => !bot && !automatic && seat !== me);
  const [held, sent] = await Promise.all([heldSeats(stored.gameId), invitedAddresses(stored.gameId)]);
  return people.map(({ seat, name, seated }) => {
    const isHeld = held.includes(seat);
    const isNameless = !isHeld && stored.seats[seat]?.name === '';
    return { seat, name, seated, isHeld, isNameless, sentTo: sent.get(seat) };
  });
}

interface LinkFacts {
  readonly gameId: string;
  readonly hosted: readonly HostedSeat[];
  /** The reader's seat, if it is theirs to hold. */
  readonly mine: number | undefined;
  readonly free: TableAgenda['free'];
}

/**
 * One link for each seat. The reader's own comes before an invitation of their table, that before a new one after a
 * loss, an offer, and a free seat that every player may pass on.
 */
export async function linksToShow({ gameId, hosted, mine, free }: LinkFacts) {
  const jar = await cookies();
  const links = new Map<number, SeatLink>();
  const add = (seat: number, link: SeatLink) => {
    if (!links.has(seat)) links.set(seat, link);
  };
  const kept = await Promise.all(Object.values(seatLinks(jar, gameId)).map((token) => linkOf(gameId, token)));
  const found = kept.filter((link) => link !== undefined);
  const own = found.find(({ seat, seated }) => seated && seat === mine);
  if (own) add(own.seat, { kind: 'own', ...(await shownLink(own.token)) });
  const { seats: tokens } = recallLinks(jar, gameId);
  for (const { seat, isHeld } of hosted) {
    const token = tokens[String(seat)];
    if (token && !isHeld) add(seat, { kind: 'invitation', token, ...(await shownLink(token)) });
  }
  for (const { seat, seated, token } of found)
    if (!seated) add(seat, { kind: 'made', ...(await shownLink(token)) });
  for (const token of Object.values(seatLinks(jar, gameId, 'requests'))) {
    const offer = await findOffer(token);
    if (offer?.gameId === gameId) add(offer.seat, { kind: 'offer', ...(await shownLink(token)) });
  }
  for (const { seat, link } of free) if (link) add(seat, { kind: 'free', ...(await withQr(link)) });
  return links;
}

async function linkOf(gameId: string, token: string) {
  const found = await findSeatByToken(token);
  if (found?.gameId !== gameId || (found.isHeld && !found.seated)) return undefined;
  return { seat: found.seat, seated: found.seated, token };
}

/** The link for any free seat; 'unknown' if this browser does not store it, undefined if nobody may use one. */
export async function joinLinkToShow({ gameId, joinPolicy, isHost }: TableView) {
  if (!isHost || joinPolicy === 'named') return undefined;
  const { door } = recallLinks(await cookies(), gameId);
  return door ? withQr(joinAddress(door)) : ('unknown' as const);
}
