import 'server-only';
import { healthFault } from '@/lib/platform/db/health';
import { databaseNow } from '@/lib/platform/db/health-store';
import { lastUpkeep } from '@/lib/platform/db/upkeep-store';

/** How long a wrong clock is shown after it was noticed. */
const SHOWN_MS = 5 * 60_000;

export interface ServiceFaults {
  /** When a process with a wrong clock was last noticed, by the database's time; missing if not lately. */
  readonly clockAt?: Date;
  readonly isDiskFull: boolean;
}

/** Faults that pages do not show while they open. */
export async function serviceFaults(): Promise<ServiceFaults> {
  const [fault, at, now] = await Promise.all([healthFault(), lastUpkeep('clock'), databaseNow()]);
  const isLately = at !== undefined && now.getTime() - at.getTime() < SHOWN_MS;
  return { isDiskFull: fault === 'disk-full', ...(isLately ? { clockAt: at } : {}) };
}
