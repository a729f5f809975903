import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Why a caller with this token is not the scheduler. Without CRON_SECRET all are refused. */
export function refuseScheduler(token: string | undefined): 'token-missing' | 'token-wrong' | undefined {
  return refuseSecret(token, env().CRON_SECRET);
}

/** Why a token does not match the secret; without a secret none does. */
export function refuseSecret(
  token: string | undefined,
  secret: string | undefined,
): 'token-missing' | 'token-wrong' | undefined {
  if (!token) return 'token-missing';
  // Equal length and constant time, so that the delay of the answer reveals nothing.
  return secret && timingSafeEqual(digest(token), digest(secret)) ? undefined : 'token-wrong';
}
