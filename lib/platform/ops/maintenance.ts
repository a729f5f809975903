import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { nextMaintenance, type Maintenance } from './maintenance-store';
import { perProcess } from '@/lib/platform/process';

/** How long a process trusts its last read: an announcement holds everywhere within this time. */
const READ_FOR_MS = 5_000;

interface CachedMaintenance {
  readonly at: number;
  readonly found: Maintenance | undefined;
}
const lastRead = perProcess<CachedMaintenance | undefined>('pragaMaintenance', () => undefined);

/** The announced or running maintenance. An unavailable database announces nothing new. */
export async function maintenanceNow(clock: Clock = systemClock): Promise<Maintenance | undefined> {
  const now = clock.now();
  const read = lastRead.get();
  if (read && Math.abs(now.getTime() - read.at) < READ_FOR_MS) return openAt(read.found, now);
  try {
    const found = await nextMaintenance(now);
    lastRead.replace({ at: now.getTime(), found });
    return found;
  } catch (error) {
    logger().debug({ err: error instanceof Error ? error.message : 'unknown' }, 'maintenance is not known');
    lastRead.replace({ at: now.getTime(), found: read?.found });
    return openAt(read?.found, now);
  }
}

const openAt = (found: Maintenance | undefined, now: Date) => (found && found.ends > now ? found : undefined);

/** Until when nothing may be changed just now; undefined where everything may. */
export async function readOnlyUntil(clock: Clock = systemClock): Promise<Date | undefined> {
  const found = await maintenanceNow(clock);
  return found && found.begins <= clock.now() ? found.ends : undefined;
}

/** Makes this process read it again after an announcement was made or taken back. */
export const forgetMaintenance = lastRead.forget;
