import 'server-only';
import { logger } from '@/lib/platform/logger';
import { playComputers } from '@/lib/features/computer/computer-players';
import { processTable } from '@/lib/features/plans/run';

/** More turns than any game has. */
const MAX_ROUNDS = 100;

/**
 * Lets the computers and plans of a table play until it waits for a person. Errors are left to the next run.
 */
export async function playOn(gameId: string): Promise<void> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await playComputers(gameId);
    if ((await processQuietly(gameId)) === 0) return;
  }
}

async function processQuietly(gameId: string): Promise<number> {
  try {
    return await processTable(gameId);
  } catch (error) {
    logger().warn(
      { gameId, err: error instanceof Error ? error.message : 'unknown' },
      'plans were not processed',
    );
    return 0;
  }
}
