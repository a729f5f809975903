import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Throws when the database does not answer, or was never migrated. */
export async function pingDatabase(): Promise<void> {
  await onDatabase(() => db().$queryRaw`select 1 from "Game" limit 1`);
}
