import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Why a caller with this token is not the scheduler. Without CRON_SECRET nobody is. */
export function refuseScheduler(token: string | undefined): 'token-missing' | 'token-wrong' | undefined {
  const { CRON_SECRET } = env();
  if (!token) return 'token-missing';
  // Of equal length and in equal time, so that the answer's delay tells nothing.
  return CRON_SECRET && timingSafeEqual(digest(token), digest(CRON_SECRET)) ? undefined : 'token-wrong';
}
