import 'server-only';
import { isDatabaseAway } from '@/lib/platform/db/unavailable';
import type { Culprit, TooMany } from '@/lib/platform/http/limits/limits';
import { problemOfClock, problemOfMaintenance } from '@/lib/platform/http/maintenance';
import { problem, type Problem } from '@/lib/platform/http/problem';
import type { PlatformRefusal, ProblemsOf } from '@/lib/platform/http/refused';
import { logger } from '@/lib/platform/logger';
import { errorWords } from '@/lib/platform/logger/error-words';

const TOO_OFTEN: Readonly<Record<Culprit, string>> = {
  person: 'You did this too often.',
  mailbox: 'This address was sent too many emails.',
  network: 'Many people on your network did this, or one of them too often.',
  everyone: 'Too many people are doing this at the moment.',
};

/** The problem of an exceeded rate limit. */
export function problemOfTooMany({ whom, retryAfterS }: TooMany): Problem {
  const detail = `${TOO_OFTEN[whom]} Try again in ${retryAfterS} seconds.`;
  return problem('too-many', detail, { retryAfter: retryAfterS, params: { whom } });
}

export const PLATFORM_PROBLEMS: ProblemsOf<PlatformRefusal> = {
  'read-only': ({ until }) => problemOfMaintenance(until),
  'clock-wrong': problemOfClock,
  'too-many': problemOfTooMany,
};

/**
 * Maps a thrown error to a problem. The only place that logs errors: with the name of the operation and
 * the stack, never with the request's content.
 */
export function problemOfError(operation: string, error: unknown): Problem {
  if (isDatabaseAway(error)) {
    logger().warn({ operation, err: errorWords(error).err }, 'the database is away');
    return problem('database-unavailable', 'The table cannot be reached just now. Please try again soon.');
  }
  logger().error({ operation, ...errorWords(error) }, 'an operation failed');
  return problem('internal-error', 'This is our mistake. Nothing was changed.');
}
