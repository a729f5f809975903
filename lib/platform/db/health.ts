import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { isClockWrong } from '@/lib/platform/db/clock-check';
import { Probe } from '@/lib/platform/db/probe';
import { DatabaseUnavailableError } from '@/lib/platform/db/unavailable';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { perProcess } from '@/lib/platform/process';

/** Why this process should get no visitors. */
export type HealthFault = 'database-unavailable' | 'clock-wrong';

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
 * unreachable, read-only or not migrated.
 */
export async function healthFault(): Promise<HealthFault | undefined> {
  if (!(await readiness.get().answers())) return 'database-unavailable';
  return (await isClockWrong()) ? 'clock-wrong' : undefined;
}

/** Whether an error means that the database is unreachable. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError;
}
