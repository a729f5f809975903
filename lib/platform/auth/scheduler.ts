import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Why a caller with this token is not the scheduler. Without CRON_SECRET nobody is. */
export function refuseScheduler(token: string | undefined): 'token-missing' | 'token-wrong' | undefined {
  return refuseSecret(token, env().CRON_SECRET);
}

/** Why a token is not the secret that is asked for; without a secret none is. */
export function refuseSecret(
  token: string | undefined,
  secret: string | undefined,
): 'token-missing' | 'token-wrong' | undefined {
  if (!token) return 'token-missing';
  // Of equal length and in equal time, so the answer's delay reveals nothing.
  return secret && timingSafeEqual(digest(token), digest(secret)) ? undefined : 'token-wrong';
}
