import 'server-only';
import { after } from 'next/server';
import { logger } from '@/lib/logger';
import { playComputers, playWaitingTables } from '@/lib/service/computer-players';
import { deliverDue } from '@/lib/service/prompts/deliver-due';

/**
 * Has the outbox emptied once the response is out; call it after a command that left messages (`told` of the answer). Whatever goes
 * wrong is for the next drain.
 */
export function deliverAfterResponse(told: number): void {
  if (told > 0) after(deliverQuietly);
}

/**
 * Has the computers of a table play once the response is out, and then tells people; call it after whatever may have left the table
 * to a computer (`computerNext` of the answer), and when a table is shown that waits for one.
 */
export function playAfterResponse(gameId: string, computerNext: boolean): void {
  if (computerNext) after(() => playComputers(gameId).then(deliverQuietly));
}

/** The safety net: every table that waits for a computer, however that came about. */
export function playWaitingAfterResponse(): void {
  after(async () => {
    if (await playWaitingTables()) await deliverQuietly();
  });
}

async function deliverQuietly(): Promise<void> {
  try {
    await deliverDue();
  } catch (error) {
    logger().warn({ err: error instanceof Error ? error.message : 'unknown' }, 'the outbox was not emptied');
  }
}
