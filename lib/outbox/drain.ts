import 'server-only';
import { logger } from '@/lib/logger';
import type { Mail } from '@/lib/outbox/mail';
import { claimDue, markFailed, markSent, type DueMessage } from '@/lib/store/outbox-store';

const BATCH = 20;
const MAX_BATCHES = 25;
/** Longer than the slowest delivery: until then nobody else takes a message that is being sent. */
const LEASE_MS = 5 * 60_000;
/** Waits after the first, second ... failed attempt; after the last there is none. */
export const RETRY_AFTER_MS = [1, 5, 15, 60, 240, 720].map((minutes) => minutes * 60_000);
const MAX_ERROR_LENGTH = 500;

export interface Drain {
  /** Makes the mail of a message. */
  readonly render: (message: DueMessage) => Promise<Mail>;
  readonly deliver: (mail: Mail) => Promise<void>;
  readonly now: () => Date;
}

export interface Drained {
  readonly sent: number;
  readonly failed: number;
}

/** Sends what is due. Any number may drain at once, and a drain that dies half-way is made up for by a later one. */
export async function drain(tools: Drain): Promise<Drained> {
  let [sent, failed] = [0, 0];
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
    const now = tools.now();
    const messages = await claimDue(now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const message of messages) {
      if (await send(tools, message)) sent += 1;
      else failed += 1;
    }
    if (messages.length < BATCH) break;
  }
  return { sent, failed };
}

async function send({ render, deliver, now }: Drain, message: DueMessage): Promise<boolean> {
  try {
    await deliver(await render(message));
  } catch (error) {
    await noteFailure(message, error, now());
    return false;
  }
  await markSent(message.id, now());
  return true;
}

async function noteFailure(
  { id, gameId, kind, attempts }: DueMessage,
  error: unknown,
  at: Date,
): Promise<void> {
  const wait = RETRY_AFTER_MS[attempts - 1];
  const text = error instanceof Error ? error.message : 'unknown error';
  logger().warn(
    { outbox: id, gameId, kind, attempts, err: text, final: wait === undefined },
    'a message did not go out',
  );
  const retryAt = wait === undefined ? undefined : new Date(at.getTime() + wait);
  await markFailed(id, text.slice(0, MAX_ERROR_LENGTH), at, retryAt);
}
