import 'server-only';
import type { SeatId } from '@/lib/game/engine/commands';
import type { Setup } from '@/lib/game/engine/setup';
import { parseSetup } from '@/lib/game/eventlog/events';
import type { MessageKind } from '@/lib/game/wording/message-kinds';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import type { ChannelForm, Lane } from '@/lib/platform/outbox/channel-forms';
import { OTHER_READER } from '@/lib/platform/outbox/outbox-sql';

export interface StoredMessage {
  readonly gameId: string;
  readonly gameName: string;
  /** The name of its circle, if it has one. */
  readonly circleName?: string | null;
  readonly pack: { readonly id: string; readonly version: number };
  readonly setup: Setup;
  /** Whether only its players can see the table. */
  readonly isClosed: boolean;
  readonly seat: SeatId;
  readonly kind: MessageKind;
  readonly seq: number;
  readonly payload: unknown;
  readonly createdAt: Date;
  /** The account that holds the seat, if any. */
  readonly userId: string | null;
  /** The reader's language if it is known, otherwise the host's. */
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** The name of a reader who is not the holder of the seat; null if it is unknown. */
  readonly readerName?: string | null;
  /** The mark of its email address, if that is the address of the seat. */
  readonly mark?: string | undefined;
}

/** The destination of a message: a channel of its reader, or the address at the seat. */
export type DeliveryChannel =
  | {
      readonly kind: 'seat';
      readonly gameId: string;
      readonly seat: SeatId;
      readonly email: string;
      /** Whether it is the address of a person who does not hold the seat. */
      readonly isOther?: true;
    }
  | {
      readonly kind: 'channel';
      readonly channelId: string;
      readonly form: ChannelForm;
      readonly target: unknown;
    };

/** A delivery to send. */
export interface Sendable {
  readonly id: string;
  /** The message that it delivers. */
  readonly outboxId: string;
  /** Including this attempt. */
  readonly attempts: number;
  readonly dueAt: Date;
  readonly channel: DeliveryChannel;
  /** Emails about one subject are counted together: the id of a table or of a circle. */
  readonly message: Pick<StoredMessage, 'kind' | 'locale' | 'gameId' | 'payload'>;
}

/** Whether the channel of a delivery was stopped since it was chosen, and its last fault. */
interface ChannelState {
  readonly isStopped: boolean;
  readonly lastError: string | null;
}

/** A delivery about a table that this process has claimed. */
export interface DueDelivery extends Sendable, ChannelState {
  readonly message: StoredMessage;
  /** Whether the table is waiting for the seat now. */
  readonly isWaitedFor: boolean;
  readonly isRunning: boolean;
  /** When its seat's current holder sat down; null if it is free. */
  readonly sitsSince: Date | null;
  readonly tenure: number;
}

/** A delivery of news of a circle that this process has claimed. */
export interface ClaimedNews extends ChannelState {
  readonly id: string;
  readonly outboxId: string;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly kind: string;
  readonly payload: unknown;
  readonly createdAt: Date;
  /** When the message was due, before quiet hours and retries. */
  readonly newsAt: Date;
  readonly circle: { readonly id: string; readonly name: string; readonly timeZone: string };
  /** The member who reads it; null for a channel of the circle. */
  readonly userId: string | null;
  readonly locale: string | null;
  readonly timeZone: string | null;
  /** Undefined if its reader has another address now. */
  readonly channel: DeliveryChannel | undefined;
}

interface RawDelivery
  extends Omit<StoredMessage, 'pack' | 'setup' | 'payload' | 'readerName' | 'mark'>, ChannelState {
  readonly readerName: string | null;
  readonly isOther: boolean;
  readonly id: string;
  readonly outboxId: string;
  readonly attempts: number;
  readonly dueAt: Date;
  readonly newsAt: Date;
  readonly circleId: string | null;
  readonly circleZone: string | null;
  readonly packId: string;
  readonly packVersion: number;
  readonly setup: string;
  readonly payload: string;
  readonly email: string | null;
  readonly addressAt: string | null;
  readonly addressSeat: SeatId | null;
  readonly isReaders: boolean;
  readonly channelId: string | null;
  /** A lane claims only its own form. */
  readonly form: ChannelForm | null;
  readonly target: string | null;
  readonly isWaitedFor: boolean;
  readonly isRunning: boolean;
  readonly sitsSince: Date | null;
  readonly tenure: number;
}

/**
 * Claims up to `limit` due deliveries of a lane for this process until `leaseUntil`. For emails it
 * claims all due ones of the same readers, so that each reader gets one. Concurrent drains never claim
 * the same delivery. If this process dies, the delivery is due again after the lease.
 */
export async function claimDeliveries(
  now: Date,
  leaseUntil: Date,
  limit: number,
  lane: Lane,
): Promise<readonly (DueDelivery | ClaimedNews)[]> {
  const raw = await db().$queryRaw<RawDelivery[]>`
    with ${lane === 'mail' ? lettersSql(now, limit) : wantedSql(now, limit, lane)}, due as (
      select d."id", d."dueAt" from "OutboxDelivery" d
      where d."id" in (select w."id" from wanted w) and ${isToGo(now)}
      for update skip locked
    ), claimed as (
      update "OutboxDelivery" d set "dueAt" = ${leaseUntil}::timestamptz, "attempts" = d."attempts" + 1
      from due where d."id" = due."id" returning d.*, due."dueAt" as "wasDueAt"
    )
    select d."id"::text as "id", d."outboxId"::text as "outboxId", d."attempts", d."wasDueAt" as "dueAt", d."channelId"::text as "channelId", d."addressAt", d."addressSeat",
      o."gameId", g."name" as "gameName", q."name" as "circleName", g."packId", g."packVersion", g."setup"::text as "setup", g."watchers" in ('circle', 'players') as "isClosed",
      o."circleId", q."timeZone" as "circleZone", o."seat", o."kind", o."seq", o."payload"::text as "payload", o."createdAt", o."dueAt" as "newsAt",
      ${OTHER_READER} as "isOther", coalesce(o."readerName", u."name") as "readerName", u."id" as "userId",
      case when ${OTHER_READER} then o."readerEmail" else s."email" end as "email", (s."userId" = d."userId" and s."emailOwn") is true as "isReaders",
      coalesce(u."locale", case when ${OTHER_READER} then o."readerLocale" else s."locale" end, c."locale", h."locale") as "locale",
      coalesce(u."timeZone", case when d."channelId" is null and not ${OTHER_READER} then s."timeZone" end) as "timeZone", c."kind" as "form", c."target"::text as "target",
      (g."status" = 'running' and o."seat" = any(g."waiting")) is true as "isWaitedFor", (g."status" = 'running') is true as "isRunning", s."seatedAt" as "sitsSince", s."tenure",
      case when d."channelId" is null then s."mailStoppedAt" is not null and not ${OTHER_READER} else c."stoppedAt" is not null end as "isStopped",
      case when d."channelId" is null then s."mailError" else c."lastError" end as "lastError"
    from claimed d
    join "OutboxMessage" o on o."id" = d."outboxId"
    left join "Game" g on g."id" = o."gameId"
    left join "Seat" s on s."gameId" = coalesce(d."addressAt", o."gameId") and s."seat" = coalesce(d."addressSeat", o."seat")
    left join "User" u on u."id" = case when ${OTHER_READER} then o."readerId" when o."circleId" is not null then d."userId" else s."userId" end
    left join "Circle" q on q."id" = coalesce(o."circleId", g."circleId")
    left join "User" h on h."id" = g."hostId"
    left join "Channel" c on c."id" = d."channelId"
    order by o."createdAt", o."seat", d."id"`;
  return raw.map((row) => (row.circleId === null ? deliveryOf(row) : newsOf(row, row.circleId)));
}

const OPEN = Prisma.sql`d."sentAt" is null and d."failedAt" is null and d."cancelledAt" is null`;
const isDue = (now: Date): Prisma.Sql => Prisma.sql`${OPEN} and d."dueAt" <= ${now}::timestamptz`;
/** Due, or to go with an email that is due; not while another process sends it. */
const isToGo = (now: Date): Prisma.Sql =>
  Prisma.sql`${OPEN} and (d."dueAt" <= ${now}::timestamptz or (d."rides" and d."attempts" = 0))`;

/** Maximum deliveries of one channel claimed at once, so that other channels do not wait behind them. */
const MAX_OF_ONE = 5;
/** The number of longest-due deliveries considered. */
const WINDOW = 500;

/** The next deliveries in a lane where channels take turns. */
function wantedSql(now: Date, limit: number, lane: Lane): Prisma.Sql {
  return Prisma.sql`wanted as (
    select p."id" from (
      select d."id", d."dueAt", row_number() over (partition by d."channelId" order by d."dueAt", d."id") as "turn" from (
        select d."id", d."channelId", d."dueAt" from "OutboxDelivery" d
        join "Channel" k on k."id" = d."channelId"
        where ${isDue(now)} and k."kind" = ${lane}
        order by d."dueAt" limit ${WINDOW}
      ) d
    ) p
    where p."turn" <= ${MAX_OF_ONE} order by p."turn", p."dueAt" limit ${limit}
  )`;
}

/** Maximum messages in an email. */
const MAX_OF_LETTER = 500;

/**
 * Picks the next emails: the longest due, each with everything due for the same reader and the deliveries
 * that ride. A reader is locked while the statement runs, so that two processes never claim one half each.
 */
function lettersSql(now: Date, limit: number): Prisma.Sql {
  return Prisma.sql`picked as (
    select d."id", d."channelId",
      case when d."channelId" is null then lower(case when ${OTHER_READER} then o."readerEmail" else s."email" end) end as "email"
    from (
      select d."id", d."outboxId", d."channelId", d."addressAt", d."addressSeat" from "OutboxDelivery" d
      left join "Channel" k on k."id" = d."channelId"
      where ${isDue(now)} and coalesce(k."kind", 'mail') = 'mail'
      order by d."dueAt" limit ${limit}
    ) d
    join "OutboxMessage" o on o."id" = d."outboxId"
    left join "Seat" s on s."gameId" = coalesce(d."addressAt", o."gameId") and s."seat" = coalesce(d."addressSeat", o."seat")
  ), readers as materialized (
    select distinct p."channelId", p."email" from picked p
  ), held as materialized (
    select r."channelId", r."email" from readers r
    where pg_try_advisory_xact_lock(hashtextextended(concat('letter ', r."channelId", r."email"), 0))
  ), wanted as materialized (
    select p."id" from picked p
    join held r on r."channelId" is not distinct from p."channelId" and r."email" is not distinct from p."email"
    union
    select l."id" from held r cross join lateral (
      select d."id" from "OutboxDelivery" d where d."channelId" = r."channelId" and ${isToGo(now)}
      order by d."dueAt" limit ${MAX_OF_LETTER}
    ) l
    union
    select l."id" from held r cross join lateral (
      select d."id" from "Seat" s
      join "OutboxMessage" o on o."gameId" = s."gameId" and o."seat" = s."seat" and not ${OTHER_READER}
      join "OutboxDelivery" d on d."outboxId" = o."id" and d."channelId" is null
      where s."emailFolded" = r."email" and ${isToGo(now)}
      order by d."dueAt" limit ${MAX_OF_LETTER}
    ) l
    union
    select l."id" from held r cross join lateral (
      select d."id" from "Seat" s
      join "OutboxDelivery" d on d."userId" = s."userId" and d."addressAt" = s."gameId" and d."addressSeat" = s."seat"
      where s."emailFolded" = r."email" and ${isToGo(now)}
      order by d."dueAt" limit ${MAX_OF_LETTER}
    ) l
  )`;
}

function deliveryOf(raw: RawDelivery): DueDelivery {
  const { id, outboxId, attempts, dueAt, isWaitedFor, isRunning, sitsSince, tenure, isStopped, lastError } =
    raw;
  const { gameId, gameName, circleName, isClosed, seat, kind, seq, createdAt, userId, locale, timeZone } =
    raw;
  const { packId, packVersion, setup, payload, isOther, readerName } = raw;
  const message: StoredMessage = {
    ...{ gameId, gameName, circleName, isClosed, seat, kind, seq, createdAt, userId, locale, timeZone },
    ...(isOther ? { readerName } : {}),
    pack: { id: packId, version: packVersion },
    setup: parseSetup(setup),
    payload: JSON.parse(payload),
  };
  const address = { kind: 'seat', gameId, seat, email: raw.email ?? '' } as const;
  const channel = channelOf(raw) ?? { ...address, ...(isOther ? { isOther } : {}) };
  const standing = { isWaitedFor, isRunning, sitsSince, tenure, isStopped, lastError };
  return { id, outboxId, attempts, dueAt, channel, message, ...standing };
}

function channelOf({ channelId, form, target }: RawDelivery): DeliveryChannel | undefined {
  return channelId !== null && form !== null && target !== null
    ? { kind: 'channel', channelId, form, target: JSON.parse(target) }
    : undefined;
}

function newsOf(raw: RawDelivery, circleId: string): ClaimedNews {
  const { id, attempts, dueAt, kind, createdAt, newsAt, userId, locale, timeZone, isStopped, lastError } =
    raw;
  const { outboxId, addressAt: gameId, addressSeat: seat, email, isReaders } = raw;
  const hasAddress = gameId !== null && seat !== null && email !== null && isReaders;
  const address = hasAddress ? ({ kind: 'seat', gameId, seat, email } as const) : undefined;
  return {
    ...{ id, attempts, dueAt, kind, createdAt, newsAt, userId, locale, timeZone, isStopped, lastError },
    outboxId,
    payload: JSON.parse(raw.payload),
    circle: { id: circleId, name: raw.circleName ?? '', timeZone: raw.circleZone ?? 'UTC' },
    channel: channelOf(raw) ?? address,
  };
}
