import 'server-only';
import { db } from '@/lib/platform/db/db';
import { tellingTime } from '@/lib/platform/db/telling-time';

/** A read-only period of the service. */
export interface Maintenance {
  readonly id: string;
  readonly begins: Date;
  readonly ends: Date;
  /** The operator's own text; may be empty. */
  readonly text: string;
}

interface NoMaintenance {
  readonly id: null;
}

/** The current or next maintenance. The same statement reads the database's time, for `isClockOff`. */
export async function nextMaintenance(now: Date): Promise<Maintenance | undefined> {
  const row = await tellingTime(
    () => db().$queryRaw<({ now: Date } & (Maintenance | NoMaintenance))[]>`
      select now() as "now", m."id", m."begins", m."ends", m."text" from (values (1)) one
      left join "Maintenance" m on m."ends" > ${now}::timestamptz and m."cancelledAt" is null
      order by m."begins" limit 1`,
  );
  if (!row || row.id === null) return undefined;
  const { id, begins, ends, text } = row;
  return { id, begins, ends, text };
}

export async function insertMaintenance(maintenance: Maintenance, announcedAt: Date): Promise<void> {
  await db().maintenance.create({ data: { ...maintenance, announcedAt } });
}

/** Cancels announced maintenance, and ends a current one. Returns how many. */
export async function cancelMaintenance(now: Date): Promise<number> {
  const open = { ends: { gt: now }, cancelledAt: null };
  const { count } = await db().maintenance.updateMany({ where: open, data: { cancelledAt: now } });
  return count;
}
