import 'server-only';
import { after } from 'next/server';
import { logger } from '@/lib/logger';
import { deliverDueMail } from '@/lib/service/mail';

/**
 * Has the outbox emptied once the response is out; call it after a command that left messages (`told` of the answer). Whatever goes
 * wrong is for the next drain.
 */
export function deliverAfterResponse(told: number): void {
  if (told > 0) after(deliverQuietly);
}

async function deliverQuietly(): Promise<void> {
  try {
    await deliverDueMail();
  } catch (error) {
    logger().warn({ err: error instanceof Error ? error.message : 'unknown' }, 'the outbox was not emptied');
  }
}
