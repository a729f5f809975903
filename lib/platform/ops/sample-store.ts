import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** The scheduler comes every minute; one that stays away for longer than this was an outage. */
const TOLERATED_S = 300;

/** Notes that the service is at work, and as an outage the time since it was last, if that was long. */
export async function beat(now: Date): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      with gap as (
        insert into "ServiceOutage" ("begins", "ends")
        select b."lastAt", ${now}::timestamptz from "ServiceBeat" b
        where b."id" = 1 and ${now}::timestamptz - b."lastAt" > make_interval(secs => ${TOLERATED_S}::int)
        on conflict do nothing
      )
      insert into "ServiceBeat" ("id", "firstAt", "lastAt") values (1, ${now}::timestamptz, ${now}::timestamptz)
      on conflict ("id") do update set "lastAt" = greatest("ServiceBeat"."lastAt", excluded."lastAt")`,
  );
}

/** Adds counts of moves to those of an hour. */
export async function addMoves(hour: Date, moves: readonly number[]): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      insert into "ServiceHour" ("hour", "moves") values (${hour}::timestamptz, ${[...moves]}::int[])
      on conflict ("hour") do update set "moves" = (
        select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n)
        from unnest("ServiceHour"."moves", excluded."moves") with ordinality as u(a, b, n))`,
  );
}

/**
 * Notes how old the oldest message was that is due and neither sent nor given up, if that is the most of its
 * hour.
 */
export async function noteOldest(hour: Date, now: Date): Promise<void> {
  await onDatabase(
    () => db().$executeRaw`
      insert into "ServiceHour" ("hour", "moves", "oldestS")
      select ${hour}::timestamptz, '{}', coalesce(extract(epoch from ${now}::timestamptz - min(due."at")), 0)::int from (
        select o."createdAt" as "at" from "Outbox" o
        where o."sentAt" is null and o."cancelledAt" is null and o."failedAt" is null and o."dueAt" <= ${now}::timestamptz
        union all
        select d."dueAt" from "Delivery" d
        where d."sentAt" is null and d."cancelledAt" is null and d."failedAt" is null and d."dueAt" <= ${now}::timestamptz
      ) due
      on conflict ("hour") do update set "oldestS" = greatest("ServiceHour"."oldestS", excluded."oldestS")`,
  );
}

export interface Span {
  readonly begins: Date;
  readonly ends: Date;
}

/** What was noted since then. */
export interface Samples {
  readonly beat?: { readonly firstAt: Date; readonly lastAt: Date };
  readonly outages: readonly Span[];
  /** Announced beforehand, so they count as no outage. */
  readonly maintenances: readonly Span[];
  readonly hours: readonly {
    readonly hour: Date;
    readonly moves: readonly number[];
    readonly oldestS: number;
  }[];
}

export async function samplesSince(since: Date): Promise<Samples> {
  const [found, outages, maintenances, hours] = await onDatabase(() =>
    Promise.all([
      db().serviceBeat.findUnique({ where: { id: 1 }, select: { firstAt: true, lastAt: true } }),
      db().serviceOutage.findMany({ where: { ends: { gt: since } }, orderBy: { begins: 'desc' } }),
      db().maintenance.findMany({ where: { ends: { gt: since } } }),
      db().serviceHour.findMany({ where: { hour: { gte: since } }, orderBy: { hour: 'desc' } }),
    ]),
  );
  const held = maintenances.map(({ begins, ends, cancelledAt }) => {
    return { begins, ends: cancelledAt && cancelledAt < ends ? cancelledAt : ends };
  });
  return { ...(found ? { beat: found } : {}), outages, hours, maintenances: held };
}

/** Forgets what nobody asks for any more. */
export async function forgetSamples(before: Date): Promise<void> {
  await onDatabase(() =>
    db().$transaction([
      db().serviceHour.deleteMany({ where: { hour: { lt: before } } }),
      db().serviceOutage.deleteMany({ where: { ends: { lt: before } } }),
    ]),
  );
}
