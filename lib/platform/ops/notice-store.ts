import 'server-only';
import { lastEndBy, movedBy, NOTICE_MS } from '@/lib/game/pace/away';
import type { Pause } from '@/lib/game/pace/calendar';
import type { Tx } from '@/lib/platform/db/db';
import { perProcess } from '@/lib/platform/process';
import { loadAway } from './away-store';

/** How long a process caches the times away. A process that was stopped for longer reads them again. */
const READ_FOR_MS = 30_000;

interface CachedAway {
  readonly at: number;
  readonly away: readonly Pause[];
}
const lastRead = perProcess<CachedAway | undefined>('pragaAway', () => undefined);

/**
 * A moment for statements about days of notice. They compare stored ends with `endedBy` instead of the
 * time, so a notice lasts until the service was there for a whole day.
 */
export interface NoticeTime {
  /** The latest stored end that is over. */
  readonly endedBy: Date;
  /** The stored end of a wait as it counts; a wait that is no notice has its own length. */
  readonly endOf: (stored: Date, ms?: number) => Date;
}

/** The times away as this process knows them: at most half a minute old. */
export async function knownAway(now: Date, tx?: Tx): Promise<readonly Pause[]> {
  const read = lastRead.get();
  if (read && Math.abs(now.getTime() - read.at) < READ_FOR_MS) return read.away;
  const away = await loadAway(tx);
  lastRead.replace({ at: now.getTime(), away });
  return away;
}

export async function noticeTimeAt(now: Date, tx?: Tx): Promise<NoticeTime> {
  const away = await knownAway(now, tx);
  return {
    endedBy: lastEndBy(away, now, NOTICE_MS),
    endOf: (stored, ms = NOTICE_MS) => movedBy(away, new Date(stored.getTime() - ms), stored),
  };
}

/** Clears the cache of this process after an outage or a maintenance was recorded. */
export const forgetAway = lastRead.forget;
