import { cookies } from 'next/headers';
import { qrOf } from '@/app/qr';
import { findOffer } from '@/lib/features/leaving/offers';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { seatLinks } from '../seats/link-cookie';

/** The links of this browser's offers that are still valid, by seat. */
export async function offerLinks(gameId: string) {
  const tokens = Object.values(seatLinks(await cookies(), gameId, 'requests'));
  const found = await Promise.all(tokens.map(async (token) => ({ token, behind: await findOffer(token) })));
  const good = found.flatMap(({ token, behind }) => (behind?.gameId === gameId ? [{ token, behind }] : []));
  const pairs = good.map(async ({ token, behind: { seat } }) => {
    const link = seatLink(token);
    return [seat, { link, qr: await qrOf(link) }] as const;
  });
  return new Map(await Promise.all(pairs));
}
