import 'server-only';
import { exchangeRows, gamesToArchive, loadLogToPack } from '@/lib/features/table/log/archive-store';
import { packLog } from '@/lib/features/table/log/packed-log';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { firstUpkeep } from '@/lib/platform/db/upkeep-store';
import { env } from '@/lib/platform/env';
import { logger } from '@/lib/platform/logger';

const DAY_MS = 86_400_000;
const AT_ONCE = 20;

export interface ArchiveBudget {
  /** Time limit for starting games, in milliseconds. */
  readonly ms: number;
  readonly clock?: Clock;
}

/**
 * Archives the logs of games that have been over for ARCHIVE_AFTER_DAYS, oldest first; returns how
 * many. Any number of processes can do this at once, and one that dies half-way leaves a game either as
 * rows or archived. Archives nothing until the service has known archives for that long: until then an
 * older version may be deployed again, which would find no rows.
 */
export async function archiveOldGames({ ms, clock = systemClock }: ArchiveBudget): Promise<number> {
  const days = env().ARCHIVE_AFTER_DAYS;
  if (days === 0) return 0;
  const until = clock.now().getTime() + ms;
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  if ((await firstUpkeep('archives', clock.now())) >= before) return 0;
  let archived = 0;
  for (;;) {
    const games = await gamesToArchive(before, AT_ONCE);
    const done = await archiveEach(games, () => clock.now().getTime() < until, clock);
    archived += done;
    // If no game could be archived, the next query would return the same games.
    if (games.length < AT_ONCE || done === 0 || clock.now().getTime() >= until) return archived;
  }
}

async function archiveEach(games: readonly string[], isTime: () => boolean, clock: Clock): Promise<number> {
  let archived = 0;
  for (const [i, gameId] of games.entries()) {
    if (i > 0 && !isTime()) break;
    if (await archiveQuietly(gameId, clock)) archived += 1;
  }
  return archived;
}

/** A game that cannot be archived must not block the others. */
async function archiveQuietly(gameId: string, clock: Clock): Promise<boolean> {
  try {
    return await archiveGame(gameId, clock);
  } catch (error) {
    logger().error(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'a game was not archived',
    );
    return false;
  }
}

/** Archives the log of a finished game; false if it is not over, or already archived. */
export async function archiveGame(gameId: string, clock: Clock = systemClock): Promise<boolean> {
  const log = await loadLogToPack(gameId);
  if (!log) return false;
  return exchangeRows(gameId, await packLog(log.rows, log.chain), clock.now());
}
