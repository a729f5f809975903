import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { after } from 'next/server';
import { logger } from '@/lib/platform/logger';
import { errorWords } from '@/lib/platform/logger/error-words';

/** How long a page waits for a mail server: longer than for a connection. */
const PATIENCE_MS = 8_000;

/**
 * Waits for an email that a page sends, but not for a slow server: after the patience it is on its way, and
 * is sent on after the response. Throws if the server refuses it earlier.
 */
export async function handOver(sending: Promise<void>, patienceMs = PATIENCE_MS): Promise<void> {
  const over = new AbortController();
  const late = sleep(patienceMs, 'late', { signal: over.signal }).catch(() => undefined);
  const first = await Promise.race([sending, late]).finally(() => over.abort());
  if (first !== 'late') return;
  after(() =>
    sending.catch((error: unknown) => {
      logger().warn({ err: errorWords(error).err }, 'a slow mail server did not take an email');
    }),
  );
}
