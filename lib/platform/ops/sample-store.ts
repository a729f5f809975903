import 'server-only';
import { db } from '@/lib/platform/db/db';
import { TOLERATED_S } from './away-store';
import { forgetAway } from './notice-store';

/**
 * Records a heartbeat, and the time since the previous one as an outage if it was long. A longer outage stays
 * one row: a scheduler that comes every ten minutes would fill the table that every clock reads.
 */
export async function recordHeartbeat(now: Date): Promise<void> {
  const last = await db().serviceBeat.findUnique({ where: { id: 1 }, select: { lastAt: true } });
  const begins = last?.lastAt ?? now;
  const wasAway = now.getTime() - begins.getTime() > TOLERATED_S * 1000;
  await db().$transaction(async (tx) => {
    if (wasAway) {
      const { count } = await tx.serviceOutage.updateMany({ where: { ends: begins }, data: { ends: now } });
      const known = { begins: { lte: begins }, ends: { gt: begins } };
      // Another process may have recorded it meanwhile.
      if (count === 0 && (await tx.serviceOutage.count({ where: known })) === 0)
        await tx.serviceOutage.createMany({ data: [{ begins, ends: now }], skipDuplicates: true });
    }
    await tx.serviceBeat.createMany({ data: [{ id: 1, firstAt: now, lastAt: now }], skipDuplicates: true });
    await tx.serviceBeat.updateMany({ where: { id: 1, lastAt: { lt: now } }, data: { lastAt: now } });
  });
  if (wasAway) forgetAway();
}

/** Adds counts of moves to an hour's counts. */
export async function addMoves(hour: Date, moves: readonly number[]): Promise<void> {
  const data = [{ hour, moves: [...moves] }];
  if ((await db().serviceHour.createMany({ data, skipDuplicates: true })).count > 0) return;
  const before = (await db().serviceHour.findUnique({ where: { hour } }))?.moves ?? [];
  const length = Math.max(before.length, moves.length);
  const sums = Array.from({ length }, (_, i) => (before[i] ?? 0) + (moves[i] ?? 0));
  const where = { hour, moves: { equals: before } };
  const { count } = await db().serviceHour.updateMany({ where, data: { moves: sums } });
  // Another process has added its own counts meanwhile.
  if (count === 0) await addMoves(hour, moves);
}

/**
 * Records the age of the oldest message that is due and neither sent nor given up, if it is the maximum
 * of its hour.
 */
export async function noteOldest(hour: Date, now: Date): Promise<void> {
  const due = { sentAt: null, cancelledAt: null, failedAt: null, dueAt: { lte: now } };
  const [message, delivery] = await Promise.all([
    db().outbox.aggregate({ where: due, _min: { createdAt: true } }),
    db().delivery.aggregate({ where: due, _min: { dueAt: true } }),
  ]);
  const since = [message._min.createdAt, delivery._min.dueAt].map((at) => (at ?? now).getTime());
  const oldestS = Math.round((now.getTime() - Math.min(...since)) / 1000);
  await db().$transaction([
    db().serviceHour.createMany({ data: [{ hour, moves: [], oldestS }], skipDuplicates: true }),
    db().serviceHour.updateMany({ where: { hour, oldestS: { lt: oldestS } }, data: { oldestS } }),
  ]);
}

export interface Span {
  readonly begins: Date;
  readonly ends: Date;
}

/** The samples since then. */
export interface Samples {
  readonly beat?: { readonly firstAt: Date; readonly lastAt: Date };
  readonly outages: readonly Span[];
  /** Announced beforehand, so they do not count as outages. */
  readonly maintenances: readonly Span[];
  readonly hours: readonly {
    readonly hour: Date;
    readonly moves: readonly number[];
    readonly oldestS: number;
  }[];
}

export async function samplesSince(since: Date): Promise<Samples> {
  const [found, outages, maintenances, hours] = await Promise.all([
    db().serviceBeat.findUnique({ where: { id: 1 }, select: { firstAt: true, lastAt: true } }),
    db().serviceOutage.findMany({ where: { ends: { gt: since } }, orderBy: { begins: 'desc' } }),
    db().maintenance.findMany({ where: { ends: { gt: since } } }),
    db().serviceHour.findMany({ where: { hour: { gte: since } }, orderBy: { hour: 'desc' } }),
  ]);
  const held = maintenances.map(({ begins, ends, cancelledAt }) => {
    return { begins, ends: cancelledAt && cancelledAt < ends ? cancelledAt : ends };
  });
  return { beat: found ?? undefined, outages, hours, maintenances: held };
}

/** Deletes samples that are no longer needed. */
export async function forgetSamples(before: Date): Promise<void> {
  await db().$transaction([
    db().serviceHour.deleteMany({ where: { hour: { lt: before } } }),
    db().serviceOutage.deleteMany({ where: { ends: { lt: before } } }),
  ]);
}
