import 'server-only';
import { hashToken, TOKEN_PATTERN } from '@/lib/platform/auth/tokens';
import { formerSeatOf, type FormerSeat } from '@/lib/features/seats/former-store';
import { freeSeatLink } from '@/lib/features/seats/fresh-link';

/** A seat that its visitor held once; with the link that takes it again where it is free. */
export interface Former extends FormerSeat {
  readonly link?: string;
}

/** What the link of somebody who was replaced still opens: nothing but reading on. */
export async function findFormerSeat(token: string): Promise<Former | undefined> {
  const former = TOKEN_PATTERN.test(token) ? await formerSeatOf(hashToken(token)) : undefined;
  if (!former) return undefined;
  const { gameId, seat, freeTenure } = former;
  return freeTenure === null ? former : { ...former, link: freeSeatLink(gameId, seat, freeTenure) };
}
