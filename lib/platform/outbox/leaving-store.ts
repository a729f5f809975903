import 'server-only';
import { db } from '@/lib/platform/db/db';

/**
 * Takes over the due news of circles that the previous version has written. This version sends it. A row is taken by one of the two versions: each marks it in the statement that takes
 * it. Deliveries that the previous version sends right now are leased, and so not due. The next release drops this.
 */
export async function leavingOver(now: Date): Promise<void> {
  await db().$executeRaw`
    with news as (
      update "CircleOutbox" set "sentAt" = ${now}::timestamptz
      where "sentAt" is null and "dueAt" <= ${now}::timestamptz returning *
    )
    insert into "OutboxMessage" ("id", "circleId", "kind", "dedupe", "payload", "createdAt", "dueAt")
    select "id", "circleId", "kind", "dedupe", "payload", "createdAt", "dueAt" from news
    on conflict do nothing`;
  await db().$executeRaw`
    with open as (
      update "CircleDelivery" d set "cancelledAt" = ${now}::timestamptz
      where "sentAt" is null and "failedAt" is null and "cancelledAt" is null and "dueAt" <= ${now}::timestamptz
      returning d.*
    ), messages as (
      insert into "OutboxMessage" ("id", "circleId", "kind", "dedupe", "payload", "createdAt", "dueAt", "sentAt")
      select o."id", o."circleId", o."kind", o."dedupe", o."payload", o."createdAt", o."dueAt", o."sentAt"
      from "CircleOutbox" o where exists (select 1 from open d where d."circleId" = o."circleId" and d."outboxId" = o."id")
      on conflict do nothing returning "id"
    )
    insert into "OutboxDelivery" ("id", "outboxId", "channelId", "userId", "addressAt", "addressSeat", "dueAt", "attempts", "lastError")
    select d."id", d."outboxId", coalesce(d."hookId", d."channelId"), d."userId", d."addressAt", d."addressSeat", d."dueAt", d."attempts", d."lastError"
    from open d
    where exists (select 1 from messages m where m."id" = d."outboxId")
      or exists (select 1 from "OutboxMessage" o where o."id" = d."outboxId")
    on conflict do nothing`;
}

/** Deletes what the previous version finished before a time; returns how many messages. */
export async function dropLeaving(before: Date): Promise<number> {
  const deliveries = { none: { sentAt: null, failedAt: null, cancelledAt: null } };
  return (await db().circleOutbox.deleteMany({ where: { sentAt: { lt: before }, deliveries } })).count;
}
