import 'server-only';
import { databaseNow } from '@/lib/platform/db/health-store';
import { noteUpkeep } from '@/lib/platform/db/upkeep-store';
import { logger } from '@/lib/platform/logger';
import { perProcess } from '@/lib/platform/process';

/** Maximum difference between two clocks that agree. */
const MAX_MS = 60_000;
/** How long a comparison counts. */
const FRESH_S = 10;

interface Compared {
  /** By `process.uptime`, which no clock moves. */
  readonly atS: number;
  readonly isWrong: boolean;
}
const compared = perProcess<Compared>('pragaClockCompared', () => ({ atS: -Infinity, isWrong: false }));
/** The clock minus the uptime: constant, unless the clock is set or the machine was suspended. */
const startedAt = perProcess<number | undefined>('pragaClockStart', () => undefined);

/**
 * Whether the clock of this process differs from the database's by more than a minute. Such a process
 * settles nothing, because it would take time from players. `isFresh` compares now.
 */
export async function isClockWrong({ isFresh = false } = {}): Promise<boolean> {
  const last = compared.get();
  if (!isFresh && process.uptime() - last.atS < FRESH_S) return last.isWrong;
  const now = await databaseNow();
  const byMs = Date.now() - now.getTime();
  const isWrong = Math.abs(byMs) > MAX_MS;
  compared.replace({ atS: process.uptime(), isWrong });
  if (isWrong) {
    logger().error({ bySeconds: Math.round(byMs / 1000) }, 'the clock differs from the database’s');
    await noteUpkeep('clock', now);
  }
  return isWrong;
}

/** Whether the clock has leapt since the last call: it was set, or the machine was suspended. */
export function hasClockLeapt(): boolean {
  const before = startedAt.known();
  const now = startedAt.replace(Date.now() - process.uptime() * 1000) ?? 0;
  return before !== undefined && Math.abs(now - before) > MAX_MS;
}
