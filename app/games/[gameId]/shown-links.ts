/** The links of seats that this browser stores and a page may show, each with its QR code. */
import 'server-only';
import { cookies } from 'next/headers';
import { qrOf } from '@/app/qr';
import type { HostedSeat } from '@/components/seats/seat-links';
import { findOffer } from '@/lib/features/leaving/offers';
import { heldSeats } from '@/lib/features/seats/hosting';
import { invitedAddresses } from '@/lib/features/seats/invited-addresses';
import { findSeatByToken } from '@/lib/features/seats/seats';
import type { TableView } from '@/lib/features/table/load/table-view';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { seatLinks, type SeatTokens } from './seats/link-cookie';

/** The link of a token. */
export async function shownLink(token: string) {
  const link = seatLink(token);
  return { link, qr: await qrOf(link) };
}

/** The other people's seats, with the links this browser still stores. */
export async function hostedSeats(
  stored: TableView,
  { seats, me }: TableView,
  tokens: Readonly<Record<string, string>>,
): Promise<HostedSeat[]> {
  const people = seats.filter(({ seat, bot, automatic }) => !bot && !automatic && seat !== me);
  const [held, sent] = await Promise.all([heldSeats(stored.gameId), invitedAddresses(stored.gameId)]);
  return Promise.all(
    people.map(async ({ seat, name, seated }) => {
      const isHeld = held.includes(seat);
      const isNameless = !isHeld && stored.seats[seat]?.name === '';
      const known = { seat, name, seated, isHeld, isNameless, sentTo: sent.get(seat) };
      const token = tokens[String(seat)];
      if (!token || isHeld) return known;
      return { ...known, open: { token, ...(await shownLink(token)) } };
    }),
  );
}

/** The reader's own link, and new ones until another player takes the seat. */
export async function linksToShow(gameId: string, tokens: SeatTokens, mySeat: number | undefined) {
  const found = await Promise.all(Object.values(tokens).map((token) => linkOf(gameId, token)));
  const links = found.filter((link) => link !== undefined);
  const own = links.find(({ seat, seated }) => seated && seat === mySeat);
  return { own, made: links.filter(({ seated }) => !seated) };
}

async function linkOf(gameId: string, token: string) {
  const found = await findSeatByToken(token);
  if (found?.gameId !== gameId || (found.isHeld && !found.seated)) return undefined;
  return { seat: found.seat, seated: found.seated, ...(await shownLink(token)) };
}

/** The links of this browser's offers that are still valid, by seat. */
export async function offerLinks(gameId: string) {
  const tokens = Object.values(seatLinks(await cookies(), gameId, 'requests'));
  const links = tokens.map(async (token) => {
    const offer = await findOffer(token);
    return offer?.gameId === gameId ? ([offer.seat, await shownLink(token)] as const) : undefined;
  });
  return new Map((await Promise.all(links)).filter((link) => link !== undefined));
}
