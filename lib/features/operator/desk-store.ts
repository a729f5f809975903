import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Setup } from '@/lib/game/engine/setup';
import { parseSetup } from '@/lib/game/eventlog/parse';
import { db } from '@/lib/platform/db/db';
import { CHANNEL_FORMS, type ChannelForm } from '@/lib/platform/outbox/channel-store';
import { messageKindOf, type MessageKind } from '@/lib/game/wording/message-kinds';
import { onDatabase } from '@/lib/platform/db/unavailable';

const MOST_FOUND = 20;
const MOST_SHOWN = 30;

export interface FoundTable {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly seq: number;
  readonly updatedAt: Date;
}

export interface FoundPerson {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly bannedAt: Date | null;
  readonly createdAt: Date;
}

/** What stands for any text in a pattern stands for itself here. */
const within = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Tables by id, by name, or by the name or address of somebody who sits there. */
export async function findTables(text: string): Promise<FoundTable[]> {
  return onDatabase(
    () => db().$queryRaw<FoundTable[]>`
      select g."id", g."name", g."status", g."seq", g."updatedAt" from "Game" g
      where g."id" = ${text} or g."name" ilike ${within(text)} or exists (
        select 1 from "Seat" s where s."gameId" = g."id" and (s."name" ilike ${within(text)} or lower(s."email") = lower(${text})))
      order by g."updatedAt" desc limit ${MOST_FOUND}`,
  );
}

/** People by id, name or address. */
export async function findPeople(text: string): Promise<FoundPerson[]> {
  return onDatabase(
    () => db().$queryRaw<FoundPerson[]>`
      select u."id", u."name", u."email", u."bannedAt", u."createdAt" from "User" u
      where u."id" = ${text} or u."name" ilike ${within(text)} or lower(u."email") = lower(${text})
      order by u."createdAt" desc limit ${MOST_FOUND}`,
  );
}

export interface TableFacts extends FoundTable {
  readonly rulesVersion: number;
  readonly packId: string;
  readonly packVersion: number;
  readonly setup: Setup;
  readonly head: string;
  readonly waiting: readonly number[];
  readonly pausedUntil: Date | null;
  readonly createdAt: Date;
}

export interface SeatFacts {
  readonly seat: number;
  readonly name: string;
  readonly userId: string | null;
  readonly bot: string | null;
  readonly seatedAt: Date | null;
  readonly bankMs: number | null;
  readonly tickingAt: Date | null;
  readonly lookAt: Date | null;
  readonly mailError: string | null;
}

/** What has become of a message: on its way, or, where nobody has a way to be told, nowhere. */
export const STAGES = ['waiting', 'sent', 'failed', 'cancelled', 'nowhere'] as const;
type Stage = (typeof STAGES)[number];

export interface DeliveryFacts {
  readonly id: string;
  readonly seat: number;
  readonly kind: string;
  /** Undefined where a newer version wrote it. */
  readonly known: MessageKind | undefined;
  readonly channel: ChannelForm | undefined;
  readonly createdAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly stage: Stage;
  readonly sentAt: Date | null;
  readonly lastError: string | null;
}

export async function tableFacts(gameId: string): Promise<TableFacts | undefined> {
  const found = await onDatabase(() =>
    db().game.findUnique({
      where: { id: gameId },
      select: {
        id: true,
        name: true,
        status: true,
        seq: true,
        head: true,
        waiting: true,
        rulesVersion: true,
        packId: true,
        packVersion: true,
        setup: true,
        pausedUntil: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  );
  return found ? { ...found, setup: parseSetup(JSON.stringify(found.setup)) } : undefined;
}

export async function seatFacts(gameId: string): Promise<SeatFacts[]> {
  return onDatabase(() =>
    db().seat.findMany({
      where: { gameId },
      orderBy: { seat: 'asc' },
      select: {
        seat: true,
        name: true,
        userId: true,
        bot: true,
        seatedAt: true,
        bankMs: true,
        tickingAt: true,
        lookAt: true,
        mailError: true,
      },
    }),
  );
}

/**
 * The newest messages of a table, one row for each channel they go by, and one for each that was not handed
 * to any yet.
 */
export async function deliveryFacts(gameId: string): Promise<DeliveryFacts[]> {
  const rows = await onDatabase(
    () => db().$queryRaw<RawDelivery[]>`
      select coalesce(d."id", o."id")::text as "id", o."seat", o."kind", o."createdAt", coalesce(d."dueAt", o."dueAt") as "dueAt",
        case when d."id" is null then null when c."id" is null then 'mail' else c."kind" end as "channel",
        coalesce(d."attempts", o."attempts") as "attempts", d."sentAt",
        case when d."id" is null and o."sentAt" is not null then 'nowhere'
          when d."sentAt" is not null then 'sent'
          when coalesce(d."cancelledAt", o."cancelledAt") is not null then 'cancelled'
          when coalesce(d."failedAt", o."failedAt") is not null then 'failed' else 'waiting' end as "stage",
        coalesce(d."lastError", o."lastError") as "lastError"
      from "Outbox" o left join "Delivery" d on d."outboxId" = o."id" left join "Channel" c on c."id" = d."channelId"
      where o."gameId" = ${gameId} order by o."createdAt" desc, o."seat" limit ${MOST_SHOWN}`,
  );
  return rows.map(({ channel, ...row }) => ({
    ...row,
    known: messageKindOf(row.kind),
    channel: CHANNEL_FORMS.find((form) => form === channel),
  }));
}

type RawDelivery = Omit<DeliveryFacts, 'known' | 'channel'> & { readonly channel: string | null };

/** Has messages that were given up tried again. Whoever sends them asks first whether they are still so. */
export async function resendFailed(gameId: string | undefined, now: Date): Promise<number> {
  const ofTable = gameId === undefined ? Prisma.empty : Prisma.sql`and o."gameId" = ${gameId}`;
  const [outbox, deliveries] = await onDatabase(() =>
    db().$transaction([
      db().$executeRaw`
        update "Outbox" o set "failedAt" = null, "lastError" = null, "attempts" = 0, "dueAt" = ${now}::timestamptz
        where o."failedAt" is not null and o."sentAt" is null and o."cancelledAt" is null ${ofTable}`,
      db().$executeRaw`
        update "Delivery" d set "failedAt" = null, "lastError" = null, "attempts" = 0, "dueAt" = ${now}::timestamptz
        from "Outbox" o where o."id" = d."outboxId" and d."failedAt" is not null and d."sentAt" is null
          and d."cancelledAt" is null ${ofTable}`,
    ]),
  );
  return outbox + deliveries;
}
