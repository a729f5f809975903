import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, type Tx } from '@/lib/platform/db/db';
import { addressHash, addressMark } from '@/lib/platform/outbox/address-hash';
import { liftStops } from '@/lib/platform/outbox/stopped-store';

interface Place {
  readonly gameId: string;
  readonly seat: SeatId;
}

/** How the reader of an address has confirmed emails for a seat. */
export type Confirmation =
  /** The reader agreed for this seat, or its holder proved this address themselves. */
  | 'seat'
  /** The address belongs to an account, but its owner has not allowed its use for this seat. */
  | 'account'
  | 'none';

/**
 * How an address is confirmed for a seat; for a reader who is not its current holder, any former holder
 * counts.
 */
export async function confirmationOf(
  { gameId, seat }: Place,
  address: string,
  isOther = false,
): Promise<Confirmation> {
  const folded = address.toLowerCase();
  const hash = addressHash(address);
  const anyTenure = isOther ? Prisma.sql`true` : Prisma.sql`c."tenure" = s."tenure"`;
  const [found] = await db().$queryRaw<{ ofSeat: boolean; ofAccount: boolean }[]>`
    select exists (
      select 1 from "ConfirmedAddress" c where c."addressHash" = ${hash} and (
        (c."gameId" = s."gameId" and c."seat" = s."seat" and ${anyTenure})
        or (c."byHolder" and exists (
          select 1 from "Seat" o
          where o."gameId" = c."gameId" and o."seat" = c."seat" and o."tenure" = c."tenure" and o."userId" = s."userId"
        ))
      )
    ) or exists (
      select 1 from "User" u where u."id" = s."userId" and u."email" = ${folded} and u."emailVerified" is not null
    ) or exists (
      select 1 from "Channel" c
      where c."userId" = s."userId" and c."kind" = 'mail' and c."provedAt" is not null
        and lower(c."target"->>'address') = ${folded}
    ) as "ofSeat",
    exists (select 1 from "User" u where u."email" = ${folded} and u."emailVerified" is not null) as "ofAccount"
    from "Seat" s where s."gameId" = ${gameId} and s."seat" = ${seat}`;
  if (found?.ofSeat) return 'seat';
  return found?.ofAccount ? 'account' : 'none';
}

/** The address of a seat, as an emailed link identifies it. */
export interface MailedTo extends Place {
  readonly tenure: number;
  /** The first characters of the hash of the address. */
  readonly mark: string;
}

/**
 * Confirms the address of a seat for its current holder, releases held-back messages and resumes an address that was
 * given up. False if the seat has another holder or another address now.
 */
export async function confirmAddressOf(
  { gameId, seat, tenure, mark }: MailedTo,
  byHolder: boolean,
  at: Date,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const where = { gameId, seat, tenure, bot: null, email: { not: null } };
    const held = await tx.seat.findFirst({ where, select: { email: true, userId: true } });
    const email = held?.email ?? '';
    if (!held || addressMark(email) !== mark) return false;
    const key = { gameId, seat, tenure, addressHash: addressHash(email) };
    await tx.confirmedAddress.upsert({
      where: { gameId_seat_tenure_addressHash: key },
      create: { ...key, byHolder, at },
      update: byHolder ? { byHolder } : {},
    });
    const theirs = byHolder && held.userId !== null ? { userId: held.userId } : { gameId, seat };
    await liftStops(tx, email);
    await release(tx, { ...theirs, emailFolded: email.toLowerCase() }, at);
    return true;
  });
}

/** Releases the messages that were held back from an address, or resumes it, once its owner has proved it. */
export async function releaseMailTo(address: string, at: Date): Promise<void> {
  await liftStops(db(), address);
  await release(db(), { emailFolded: address.toLowerCase() }, at);
}

/** How far in the past a released message is due, so that it is checked again: it may be outdated. */
const OVERDUE_MS = 3_600_000;

/** Makes deliveries due again that were postponed without a failure. */
async function release(tx: Tx, where: Prisma.SeatWhereInput, at: Date): Promise<void> {
  const seats = await tx.seat.findMany({ where, select: { gameId: true, seat: true } });
  const due = new Date(at.getTime() - OVERDUE_MS);
  for (const { gameId, seat } of seats)
    await tx.$executeRaw`
      update "OutboxDelivery" d set "dueAt" = ${due}::timestamptz from "OutboxMessage" o
      where d."gameId" = ${gameId} and o."gameId" = d."gameId" and o."id" = d."outboxId" and o."seat" = ${seat}
        and o."readerId" is null and o."readerEmail" is null and d."channelId" is null and d."attempts" = 0
        and d."sentAt" is null and d."failedAt" is null and d."cancelledAt" is null and d."dueAt" > ${at}::timestamptz`;
}
