import 'server-only';
import { MAX_DIFFERENCE_MS, clockDifferenceMs, isClockOff } from '@/lib/platform/clock';
import { databaseNow } from '@/lib/platform/db/health-store';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';

/** How long a comparison counts. */
const FRESH_S = 10;

/** When the clocks were last compared, by `process.uptime`, which no clock moves. */
const comparedS = perProcess('pragaClockCompared', () => -Infinity);
/** The clock minus the uptime: constant, unless the clock is set or the machine was suspended. */
const startedAt = perProcess<number | undefined>('pragaClockStart', () => undefined);

/**
 * Whether the clock of this process differs from the database's by more than a minute. Such a process
 * settles nothing, because it would take time from players. `isFresh` compares now.
 */
export async function isClockWrong({ isFresh = false } = {}): Promise<boolean> {
  if (!isFresh && process.uptime() - comparedS.get() < FRESH_S) return isClockOff();
  const now = await databaseNow();
  comparedS.replace(process.uptime());
  if (isClockOff()) {
    const bySeconds = Math.round(-clockDifferenceMs() / 1000);
    logger().error({ bySeconds }, 'the clock differs from the database’s');
    await noteUpkeep('clock', now);
  }
  return isClockOff();
}

/** Whether the clock has leapt since the last call: it was set, or the machine was suspended. */
export function hasClockLeapt(): boolean {
  const before = startedAt.known();
  const now = startedAt.replace(Date.now() - process.uptime() * 1000) ?? 0;
  return before !== undefined && Math.abs(now - before) > MAX_DIFFERENCE_MS;
}
