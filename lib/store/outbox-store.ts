import 'server-only';
import type { SeatId } from '@/lib/engine/commands';
import { db } from '@/lib/store/db';
import type { OutboxKind } from '@/lib/store/outbox-sql';
import { onDatabase } from '@/lib/store/unavailable';

/** A message whose turn has come, with whom it is for. */
export interface DueMessage {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly seat: SeatId;
  readonly name: string;
  readonly email: string;
  readonly kind: OutboxKind;
  readonly seq: number;
  /** This attempt included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/**
 * Takes up to `limit` due messages for this process until `leaseUntil`. Two that drain at once never get the same one; if this
 * process dies meanwhile, the message is due again when the lease is over.
 */
export async function claimDue(now: Date, leaseUntil: Date, limit: number): Promise<DueMessage[]> {
  return onDatabase(
    () => db().$queryRaw<DueMessage[]>`
      with due as (
        select o."id" from "Outbox" o
        where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz
        order by o."dueAt" limit ${limit} for update skip locked
      ), claimed as (
        update "Outbox" o set "dueAt" = ${leaseUntil}::timestamptz, "attempts" = o."attempts" + 1
        from due where o."id" = due."id" returning o.*
      )
      select c."id"::text as "id", c."gameId", g."name" as "gameName", c."seat", s."name", coalesce(s."email", '') as "email",
        c."kind", c."seq", c."attempts", c."createdAt"
      from claimed c
      join "Game" g on g."id" = c."gameId"
      join "Seat" s on s."gameId" = c."gameId" and s."seat" = c."seat"
      order by c."createdAt", c."seat"`,
  );
}

/** Notes that a message has gone out. */
export async function markSent(id: string, at: Date): Promise<void> {
  await onDatabase(() => db().outbox.update({ where: { id }, data: { sentAt: at, lastError: null } }));
}

/** Notes a failure; without `retryAt` it was the last attempt. */
export async function markFailed(
  id: string,
  error: string,
  at: Date,
  retryAt: Date | undefined,
): Promise<void> {
  const data = retryAt ? { lastError: error, dueAt: retryAt } : { lastError: error, failedAt: at };
  await onDatabase(() => db().outbox.update({ where: { id }, data }));
}
