import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Whether it was not done since then; it counts as done now. */
export async function claimRetention(now: Date, since: Date): Promise<boolean> {
  const [made, claimed] = await onDatabase(() =>
    db().$transaction([
      db().upkeep.createMany({ data: [{ name: 'retention', at: now }], skipDuplicates: true }),
      db().upkeep.updateMany({ where: { name: 'retention', at: { lte: since } }, data: { at: now } }),
    ]),
  );
  return made.count + claimed.count > 0;
}

/** Nobody ever made a move at table `g`, and it was not brought in from elsewhere. */
const UNPLAYED = Prisma.sql`g."seq" = 1 and g."status" = 'running' and g."origin" is null`;
/** Who sits at table `g`. */
const SITTING = Prisma.sql`s."gameId" = g."id" and s."bot" is null and s."seatedAt" is not null`;
/** The one message by which seat `s` is told that its table goes. */
const DEDUPE = Prisma.sql`concat_ws(':', 'table-goes', s."gameId", s."seat")`;

export interface Going {
  /** Tables made before then are about to go. */
  readonly madeBefore: Date;
  /** They go so long after they were made, and so long after it was told, whichever is later. */
  readonly keptMs: number;
  readonly noticeMs: number;
  readonly at: Date;
}

/** Tells everybody at tables that are about to go, once. Tells how many messages that are. */
export async function tellOfGoing(going: Going, most: number): Promise<number> {
  const { madeBefore, keptMs, noticeMs, at } = going;
  const after = (ms: number) => Prisma.sql`make_interval(secs => ${ms / 1000}::float8)`;
  return onDatabase(
    () => db().$executeRaw`
      insert into "Outbox" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt")
      select gen_random_uuid(), s."gameId", s."seat", 'table-goes', g."seq", ${DEDUPE},
        json_build_object('deadline', to_char(
          greatest(g."createdAt" + ${after(keptMs)}, ${at}::timestamptz + ${after(noticeMs)}) at time zone 'UTC',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"')), ${at}::timestamptz, ${at}::timestamptz
      from "Game" g join "Seat" s on ${SITTING}
      where ${UNPLAYED} and g."createdAt" < ${madeBefore}::timestamptz
        and not exists (select 1 from "Outbox" o where o."dedupe" = ${DEDUPE})
      limit ${most}::int on conflict ("dedupe") do nothing`,
  );
}

/**
 * Lets go of tables that were made before then, at which nobody ever made a move and everybody was told
 * before `toldBefore`.
 */
export async function dropUnplayedTables(before: Date, toldBefore: Date, most: number): Promise<number> {
  return onDatabase(
    () => db().$executeRaw`
      delete from "Game" where "id" in (
        select g."id" from "Game" g
        where ${UNPLAYED} and g."createdAt" < ${before}::timestamptz and not exists (
          select 1 from "Seat" s where ${SITTING} and not exists (
            select 1 from "Outbox" o where o."dedupe" = ${DEDUPE} and o."createdAt" <= ${toldBefore}::timestamptz))
        limit ${most}::int
      ) and "seq" = 1`,
  );
}

/**
 * Messages that are done with since then. Those of the newest row of a running table stay: by them it is
 * known that this very wait was told of.
 */
export async function dropOldMessages(before: Date, most: number): Promise<number> {
  return onDatabase(
    () => db().$executeRaw`
      delete from "Outbox" where "id" in (
        select o."id" from "Outbox" o join "Game" g on g."id" = o."gameId"
        where coalesce(o."sentAt", o."cancelledAt", o."failedAt") < ${before}::timestamptz
          and (g."status" <> 'running' or o."seq" < g."seq")
          and not exists (
            select 1 from "Delivery" d where d."outboxId" = o."id" and d."sentAt" is null and d."cancelledAt" is null and d."failedAt" is null)
        limit ${most}::int
      )`,
  );
}

/**
 * Guests made before then who hold and held no seat, made no table, said nothing, and have not come since.
 */
export async function idleGuests(before: Date, most: number): Promise<string[]> {
  const day = before.toISOString().slice(0, 10);
  const found = await onDatabase(() =>
    db().user.findMany({
      where: {
        email: null,
        isAdmin: false,
        bannedAt: null,
        createdAt: { lt: before },
        accounts: { none: {} },
        seats: { none: {} },
        held: { none: {} },
        hosted: { none: {} },
        messages: { none: {} },
        channels: { none: {} },
        browsers: { none: { seenOn: { gte: day } } },
      },
      select: { id: true },
      take: most,
    }),
  );
  return found.map(({ id }) => id);
}

export async function dropExpiredLinks(now: Date): Promise<void> {
  await onDatabase(() => db().verificationToken.deleteMany({ where: { expires: { lt: now } } }));
}
