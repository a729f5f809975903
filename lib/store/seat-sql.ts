import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';

/** What proves a seat: the hash of its token, the person who holds it, or both. */
export interface SeatKeys {
  readonly tokenHash?: string;
  readonly userId?: string;
}

/**
 * The seat of game `g` that these keys prove. A token says which seat is meant; whoever holds several seats of one table acts for
 * the one that is waited for.
 */
export function seatOfKeysSql({ tokenHash, userId }: SeatKeys): Prisma.Sql {
  const token = tokenHash ?? null;
  if (userId === undefined)
    return Prisma.sql`select k."seat" from "Seat" k where k."gameId" = g."id" and k."tokenHash" = ${token}`;
  return Prisma.sql`select k."seat" from "Seat" k
    where k."gameId" = g."id" and (k."tokenHash" = ${token} or k."userId" = ${userId})
    order by ((k."tokenHash" = ${token}) is true) desc, (k."seat" = any(g."waiting")) desc, k."seat" limit 1`;
}
