import 'server-only';
import { systemClock, type Clock } from '@/lib/platform/clock';
import { isDatabaseAway } from '@/lib/platform/db/health';
import { logger } from '@/lib/platform/logger';
import { gamesWithoutResult } from './ended-store';
import type { GameResult } from './result';
import { resultOfGame } from './result-of-game';
import { storeResult } from './result-store';

const AT_ONCE = 10;

/**
 * Writes the results of finished games, a few at a time, until none is left or the time is up; returns
 * the number of games checked. Any number of processes can do this at once: a result is written once.
 */
export async function writeResults(ms: number, clock: Clock = systemClock): Promise<number> {
  const until = clock.now().getTime() + ms;
  let written = 0;
  for (;;) {
    const gameIds = await gamesWithoutResult(AT_ONCE);
    for (const gameId of gameIds)
      if (await storeResult(gameId, await readableResult(gameId), clock.now())) written += 1;
    if (gameIds.length < AT_ONCE || clock.now().getTime() >= until) return written;
  }
}

/** The result of a game; a game that cannot be read has none and must not block the others. */
async function readableResult(gameId: string): Promise<GameResult | undefined> {
  try {
    return await resultOfGame(gameId);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger().error(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'a game has no result since it cannot be read',
    );
    return undefined;
  }
}
