import 'server-only';
import { systemClock } from '@/lib/platform/clock';
import { Probe } from '@/lib/platform/db/probe';
import { DatabaseUnavailableError } from '@/lib/platform/db/unavailable';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { perProcess } from '@/lib/platform/process';

const readiness = perProcess('pragaReadiness', () => new Probe(() => noteUpkeep('ready', systemClock.now())));

/**
 * Throws, within two seconds, when nothing can be written: the database is away, only to be read, full, or
 * not migrated.
 */
export async function checkHealth(): Promise<void> {
  if (!(await readiness.get().answers()))
    throw new DatabaseUnavailableError('nothing could be written in time');
}

/** Whether an error says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError;
}
