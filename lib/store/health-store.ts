import 'server-only';
import { db } from '@/lib/store/db';
import { onDatabase } from '@/lib/store/unavailable';

/** Throws DatabaseUnavailableError when the database does not answer, or was never migrated. */
export async function pingDatabase(): Promise<void> {
  await onDatabase(() => db().$queryRaw`select 1 from "Game" limit 1`);
}
