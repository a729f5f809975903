import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Another address that is asked for, and what has to be so still when it is confirmed. */
export interface AddressAsk {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly tenure: number;
  /**
   * How often the address of this holder had changed when it was asked: a confirmation is good once, whatever
   * comes later.
   */
  readonly changes: number;
  readonly email: string;
}

/** The address of a taken seat as it stands. */
export interface AddressNow {
  readonly gameName: string;
  readonly name: string;
  readonly tenure: number;
  readonly changes: number;
  readonly email: string | null;
  /**
   * Whether its holder gave it and mail goes there: an address that somebody else wrote down says nothing of
   * the holder.
   */
  readonly isReached: boolean;
}

/** How often the address of the present holder of seat `k` has changed; a trigger enters each time. */
const CHANGES = Prisma.sql`(select count(*)::int from "SeatEntry" e
  where e."gameId" = k."gameId" and e."seat" = k."seat" and e."tenure" = k."tenure" and e."kind" = 'address')`;
const TAKEN = Prisma.sql`k."seatedAt" is not null and k."bot" is null`;

/** The address of a seat, if somebody sits there. */
export async function addressNow(gameId: string, seat: SeatId): Promise<AddressNow | undefined> {
  const [found] = await onDatabase(
    () => db().$queryRaw<AddressNow[]>`
      select g."name" as "gameName", k."name", k."tenure", k."email", ${CHANGES} as "changes",
        k."email" is not null and k."emailOwn" and k."mailStoppedAt" is null and not exists (
          select 1 from "MailStop" m where m."addressHash" = encode(sha256(convert_to(lower(trim(k."email")), 'UTF8')), 'hex')
        ) as "isReached"
      from "Seat" k join "Game" g on g."id" = k."gameId"
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and ${TAKEN}`,
  );
  return found;
}

/**
 * Stores the address that whoever reads the present one has confirmed. False when the holder or the address
 * has changed since.
 */
export async function confirmAddress(ask: AddressAsk): Promise<boolean> {
  const { gameId, seat, tenure, changes, email } = ask;
  const done = await onDatabase(
    () => db().$executeRaw`
      update "Seat" k set "email" = ${email}, "mailStoppedAt" = null, "mailError" = null, "mailFailures" = 0
      where k."gameId" = ${gameId} and k."seat" = ${seat}::int and k."tenure" = ${tenure}::int and ${TAKEN}
        and k."email" is not null and k."emailOwn" and ${CHANGES} = ${changes}::int`,
  );
  return done > 0;
}
