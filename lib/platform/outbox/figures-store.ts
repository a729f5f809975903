import 'server-only';
import { LANES, type Lane } from '@/lib/platform/outbox/lane';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** How the deliveries of one lane are doing. */
export interface LaneFigures {
  readonly lane: Lane;
  /** Due, or tried before: whatever should have gone out. */
  readonly due: number;
  /** Of these, the last attempt has failed. */
  readonly failing: number;
  /** Since the oldest of them was handed to its channel, however often its next attempt was put off. */
  readonly oldestS: number;
  /** Given up within a day. */
  readonly failed: number;
}

const A_DAY_MS = 24 * 3_600_000;
const NOTHING = { due: 0, failing: 0, oldestS: 0, failed: 0 };

/** How the deliveries are doing, by lane, for those who run the service. */
export async function loadLaneFigures(now: Date): Promise<readonly LaneFigures[]> {
  const since = new Date(now.getTime() - A_DAY_MS);
  const rows = await onDatabase(
    () => db().$queryRaw<LaneFigures[]>`
      with waiting as (
        select coalesce(k."kind", 'mail') as "lane", d."lastError", coalesce(o."sentAt", o."createdAt") as "since"
        from "Delivery" d
        join "Outbox" o on o."id" = d."outboxId"
        left join "Channel" k on k."id" = d."channelId"
        where d."sentAt" is null and d."failedAt" is null and d."cancelledAt" is null
          and (d."dueAt" <= ${now}::timestamptz or d."attempts" > 0)
      ), failed as (
        select coalesce(k."kind", 'mail') as "lane", count(*)::int as "n"
        from "Delivery" d left join "Channel" k on k."id" = d."channelId"
        where d."failedAt" > ${since}::timestamptz group by 1
      ), counted as (
        select "lane", count(*)::int as "due", count("lastError")::int as "failing",
          extract(epoch from ${now}::timestamptz - min("since"))::float as "oldestS"
        from waiting group by 1
      )
      select coalesce(c."lane", f."lane") as "lane", coalesce(c."due", 0) as "due", coalesce(c."failing", 0) as "failing",
        coalesce(c."oldestS", 0) as "oldestS", coalesce(f."n", 0) as "failed"
      from counted c full join failed f on f."lane" = c."lane"`,
  );
  return LANES.map((lane) => rows.find((row) => row.lane === lane) ?? { lane, ...NOTHING });
}
