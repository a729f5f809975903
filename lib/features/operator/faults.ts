import 'server-only';
import { databaseNow } from '@/lib/platform/db/health-store';
import { lastUpkeep } from '@/lib/platform/db/upkeep-store';

/** How long a wrong clock is shown after it was noticed. */
const SHOWN_MS = 5 * 60_000;

/** When a process with a wrong clock was last noticed, by the database's time; undefined if not lately. */
export async function wrongClockAt(): Promise<Date | undefined> {
  const [at, now] = await Promise.all([lastUpkeep('clock'), databaseNow()]);
  return at && now.getTime() - at.getTime() < SHOWN_MS ? at : undefined;
}
