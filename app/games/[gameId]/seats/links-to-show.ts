import { qrOf } from '@/app/qr';
import { findSeatByToken } from '@/lib/features/seats/seats';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import type { SeatTokens } from './link-cookie';

/**
 * The stored links that the page may show: the reader's own, and new ones until another player takes the
 * seat.
 */
export async function linksToShow(gameId: string, tokens: SeatTokens, mySeat: number | undefined) {
  const found = await Promise.all(Object.values(tokens).map((token) => linkOf(gameId, token)));
  const links = found.filter((link) => link !== undefined);
  const own = links.find(({ seat, seated }) => seated && seat === mySeat);
  return { own, made: links.filter(({ seated }) => !seated) };
}

async function linkOf(gameId: string, token: string) {
  const found = await findSeatByToken(token);
  if (found?.gameId !== gameId || (found.isHeld && !found.seated)) return undefined;
  const link = seatLink(token);
  return { seat: found.seat, seated: found.seated, link, qr: await qrOf(link) };
}
