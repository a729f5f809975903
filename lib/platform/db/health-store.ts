import 'server-only';
import { db } from '@/lib/platform/db/db';
import { onDatabase } from '@/lib/platform/db/unavailable';

/** Throws if the database does not answer, or was never migrated. */
export async function pingDatabase(): Promise<void> {
  await onDatabase(() => db().game.findFirst({ select: { id: true } }));
}
