import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { withSettling } from '@/lib/game/pace/away';
import type { Pause } from '@/lib/game/pace/calendar';
import { db, type Tx } from '@/lib/platform/db/db';
import { momentSql } from '@/lib/platform/db/json';

/** The scheduler runs every minute; a longer gap than this, in seconds, was an outage. */
export const TOLERATED_S = 300;

/** Spans as they come from the database, in milliseconds since 1970. */
export type RawAway = readonly { readonly from: number; readonly until: number }[] | null;

/**
 * The times when the service was away or read-only, with those that are announced. The time since the last
 * heartbeat belongs to them if it is long: nobody has recorded that outage yet.
 */
export const awaySql = Prisma.sql`(select json_agg(json_build_object(
    'from', ${momentSql(Prisma.sql`a."begins"`)}, 'until', ${momentSql(Prisma.sql`a."ends"`)}) order by a."begins")
  from (
    select o."begins", o."ends" from "ServiceOutage" o
    union all select m."begins", least(m."ends", m."cancelledAt") from "Maintenance" m
    union all select b."lastAt", now() from "ServiceBeat" b where b."lastAt" < now() - ${TOLERATED_S} * interval '1 second'
  ) a where a."begins" < a."ends")`;

/** The spans that count in no clock. */
export const awayOf = (raw: RawAway): readonly Pause[] =>
  withSettling((raw ?? []).map(({ from, until }) => ({ from: new Date(from), until: new Date(until) })));

/** The same, without a table. */
export async function loadAway(tx: Tx = db()): Promise<readonly Pause[]> {
  const [row] = await tx.$queryRaw<{ away: RawAway }[]>`select ${awaySql} as "away"`;
  return awayOf(row?.away ?? null);
}
