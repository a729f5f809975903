import 'server-only';
import { pingDatabase } from '@/lib/store/health-store';
import { DatabaseUnavailableError } from '@/lib/store/unavailable';

/** Throws when the database does not answer. */
export async function checkHealth(): Promise<void> {
  await pingDatabase();
}

/** Whether an error says that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError;
}
