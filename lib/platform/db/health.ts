import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { Probe } from '@/lib/platform/db/probe';
import { DatabaseUnavailableError } from '@/lib/platform/db/unavailable';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { perProcess } from '@/lib/platform/process';

const readiness = perProcess('pragaReadiness', () => new Probe(() => noteUpkeep('ready', systemClock.now())));

/**
 * Throws, within two seconds, if nothing can be written: the database is unreachable, read-only, full,
 * or not migrated.
 */
export async function checkHealth(): Promise<void> {
  if (!(await readiness.get().answers()))
    throw new DatabaseUnavailableError('nothing could be written in time');
}

/** Whether an error means that the database is unreachable. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError;
}
