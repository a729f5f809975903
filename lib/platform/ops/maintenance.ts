import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';
import { forgetAway } from './notice-store';
import { nextMaintenance, type Maintenance } from './maintenance-store';

/** How long a process caches the maintenance: an announcement takes effect everywhere within this time. */
const READ_FOR_MS = 5_000;

interface CachedMaintenance {
  readonly at: number;
  readonly found: Maintenance | undefined;
}
const lastRead = perProcess<CachedMaintenance | undefined>('pragaMaintenance', () => undefined);

/** The announced or current maintenance. An unavailable database announces nothing new. */
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

/** Until when the service is read-only; undefined if it is not. */
export async function readOnlyUntil(clock: Clock = systemClock): Promise<Date | undefined> {
  const found = await maintenanceNow(clock);
  return found && found.begins <= clock.now() ? found.ends : undefined;
}

/** Clears the caches of this process after an announcement was made or cancelled. */
export function forgetMaintenance(): void {
  lastRead.forget();
  forgetAway();
}
