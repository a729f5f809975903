import 'server-only';
import { retryAfterMs } from '@/lib/platform/retry-after';
import { ChannelError } from '@/lib/platform/outbox/channel-error';
import type { PostResponse } from '@/lib/platform/outbox/guarded-post';
import { reasonOfAnswer } from '@/lib/platform/outbox/receiver-reason';

/** Maximum pause that a target can request. */
const MAX_PAUSE_MS = 6 * 60 * 60_000;
/** The pause after a 429 without a time. */
const USUAL_PAUSE_MS = 60_000;
/** Too Many Requests and Service Unavailable: the statuses that can carry a time (RFC 9110, RFC 6585). */
const BUSY = [429, 503];

/**
 * Throws unless an answer is a 2xx. Returns the pause in milliseconds that the target requests when its
 * limit is used up.
 */
export function refuseUnlessTaken(
  answer: PostResponse,
  gone: readonly number[],
  now: Date,
): number | undefined {
  const { status } = answer;
  if (status >= 200 && status < 300) return usedUpFor(answer);
  const pause = requestedPause(answer, now);
  const reason = reasonOfAnswer(answer.text, answer.headers['content-type']);
  const detail = reason === undefined ? `HTTP ${status}` : `HTTP ${status}: ${reason}`;
  throw new ChannelError(gone.includes(status) ? 'gone' : 'refused', detail, pause);
}

/** The pause that this answer requests, in milliseconds. */
export function requestedPause({ status, headers }: PostResponse, now: Date): number | undefined {
  if (!BUSY.includes(status)) return undefined;
  const asked = retryAfterMs(headers['retry-after'], now.getTime());
  if (asked !== undefined) return Math.min(asked, MAX_PAUSE_MS);
  return status === 429 ? USUAL_PAUSE_MS : undefined;
}

/** Every answer of Discord contains the number of posts left, and the seconds until the limit resets. */
function usedUpFor({ headers }: PostResponse): number | undefined {
  const seconds = Number(headers['x-ratelimit-reset-after']);
  const isUsedUp = headers['x-ratelimit-remaining'] === '0' && seconds > 0;
  return isUsedUp ? Math.min(seconds * 1000, MAX_PAUSE_MS) : undefined;
}
