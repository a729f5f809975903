import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { takeSpace } from '@/lib/platform/db/health-store';
import { Probe } from '@/lib/platform/db/probe';
import { isDiskFull } from '@/lib/platform/db/unavailable';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { perProcess } from '@/lib/platform/process';

/** Why this process should get no visitors. */
export type HealthFault = 'database-unavailable' | 'disk-full' | 'clock-wrong';

/** How often the disk is tried. */
const TRY_MS = 30_000;
const tried = perProcess('pragaDiskTried', () => ({ at: -Infinity }));

/** Tries the disk at times, in the background. `isDiskFull` returns the outcome. */
function tryDisk(): void {
  if (performance.now() - tried.get().at < TRY_MS) return;
  tried.replace({ at: performance.now() });
  // Any other failure, such as a limit of temporary files, is no full disk.
  takeSpace().catch(() => undefined);
}

const readiness = perProcess(
  'pragaReadiness',
  () =>
    new Probe(async () => {
      await noteUpkeep('ready', systemClock.now());
      await isClockWrong();
    }),
);

/**
 * Why nothing can be written, or why nothing is settled, within two seconds. The database may be
 * unreachable, read-only or not migrated, or its disk full.
 */
export async function healthFault(): Promise<HealthFault | undefined> {
  tryDisk();
  const answers = await readiness.get().answers();
  if (isDiskFull()) return 'disk-full';
  if (!answers) return 'database-unavailable';
  return (await isClockWrong()) ? 'clock-wrong' : undefined;
}
