import 'server-only';
import { randomUUID } from 'node:crypto';
import type { SeatId } from '@/lib/engine/commands';
import type { Setup } from '@/lib/engine/state';
import { parseSetup } from '@/lib/eventlog/parse';
import type { MessageKind } from '@/lib/outbox/kinds';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** A message whose turn has come, with whom it is for. */
export interface DueMessage {
  readonly id: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly pack: { readonly id: string; readonly version: number };
  readonly setup: Setup;
  /** Everybody at the table, in turn order. */
  readonly names: readonly string[];
  readonly seat: SeatId;
  readonly email: string;
  readonly kind: MessageKind;
  readonly seq: number;
  /** This attempt included. */
  readonly attempts: number;
  readonly createdAt: Date;
}

interface RawMessage extends Omit<DueMessage, 'pack' | 'setup'> {
  readonly packId: string;
  readonly packVersion: number;
  readonly setup: string;
}

/**
 * Takes up to `limit` due messages for this process until `leaseUntil`. Two that drain at once never get the same one; if this
 * process dies meanwhile, the message is due again when the lease is over.
 */
export async function claimDue(now: Date, leaseUntil: Date, limit: number): Promise<DueMessage[]> {
  const raw = await onDatabase(
    () => db().$queryRaw<RawMessage[]>`
      with due as (
        select o."id" from "Outbox" o
        where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz
        order by o."dueAt" limit ${limit} for update skip locked
      ), claimed as (
        update "Outbox" o set "dueAt" = ${leaseUntil}::timestamptz, "attempts" = o."attempts" + 1
        from due where o."id" = due."id" returning o.*
      )
      select c."id"::text as "id", c."gameId", g."name" as "gameName", g."packId", g."packVersion", g."setup"::text as "setup",
        (select array_agg(n."name" order by n."seat") from "Seat" n where n."gameId" = g."id") as "names", c."seat", coalesce(s."email", '') as "email",
        c."kind", c."seq", c."attempts", c."createdAt"
      from claimed c
      join "Game" g on g."id" = c."gameId"
      join "Seat" s on s."gameId" = c."gameId" and s."seat" = c."seat"
      order by c."createdAt", c."seat"`,
  );
  return raw.map(({ packId, packVersion, setup, ...message }) => {
    return { ...message, pack: { id: packId, version: packVersion }, setup: parseSetup(setup) };
  });
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

export interface NewMessage {
  readonly gameId: string;
  readonly seat: SeatId;
  readonly kind: MessageKind;
  /** Newest row of the log when it is written. */
  readonly seq: number;
  /** The same thing is told once: a message whose dedupe was used before is not written. */
  readonly dedupe: string;
  /** What its words need beyond the log: lib/outbox/payloads. */
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Not before this time; at once unless said otherwise. */
  readonly dueAt?: Date;
  readonly at: Date;
}

/** Writes a message that no row of the log causes. Tells whether it is a new one. */
export async function queueMessage(message: NewMessage): Promise<boolean> {
  const { payload = {}, dueAt = message.at, at: createdAt, ...rest } = message;
  const data = { id: randomUUID(), ...rest, payload: JSON.stringify(payload), dueAt, createdAt };
  const made = await onDatabase(
    () => db().$executeRaw`
      insert into "Outbox" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt")
      values (${data.id}::uuid, ${data.gameId}, ${data.seat}::int, ${data.kind}, ${data.seq}::int, ${data.dedupe},
        ${data.payload}::json, ${data.createdAt}::timestamptz, ${data.dueAt}::timestamptz)
      on conflict ("dedupe") do nothing`,
  );
  return made > 0;
}
