import 'server-only';
import { rememberLinks } from '@/app/(site)/kept-links';
import { giveCookie } from '@/app/stored-links';
import { MY_SEAT, type DealTable } from '@/lib/features/deals/play';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { seatCookie } from '@/lib/platform/auth/seat-proof';
import type { ActionJar } from './post-once';
import { sitAtNew } from './sit-at-new';

/**
 * Stores the credentials of the person's seat at a deal in this browser. Returns the address of the table, or
 * of its links if the person has just opened it for others.
 */
export async function sitAtDeal(jar: ActionJar, { gameId, counts, made, joined }: DealTable, userId: string) {
  const seats = made?.seats.filter(({ seat }) => seat === MY_SEAT) ?? [];
  await sitAtNew(jar, { gameId, seats, userId });
  if (joined) {
    giveCookie(jar, seatCookie(gameId, joined.token));
    deliverAfterResponse(1);
  }
  if (!made || !counts || made.seats.length === 1) return `/games/${gameId}` as const;
  rememberLinks(jar, gameId, made);
  return `/games/${gameId}/seats` as const;
}
