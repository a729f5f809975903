import 'server-only';
import { db } from '@/lib/platform/db/db';

/** A read-only period of the service. */
export interface Maintenance {
  readonly id: string;
  readonly begins: Date;
  readonly ends: Date;
  /** The operator's own text; may be empty. */
  readonly text: string;
}

const COLUMNS = { id: true, begins: true, ends: true, text: true } as const;

/** The current or next maintenance. */
export async function nextMaintenance(now: Date): Promise<Maintenance | undefined> {
  const found = await db().maintenance.findFirst({
    where: { ends: { gt: now }, cancelledAt: null },
    orderBy: { begins: 'asc' },
    select: COLUMNS,
  });
  return found ?? undefined;
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
