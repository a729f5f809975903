import 'server-only';
import { createHash } from 'node:crypto';
import { systemClock, type Clock } from '@/lib/platform/clock';
import {
  limitState,
  LIMITS,
  mostOf,
  type LimitState,
  type LimitKind,
  type TooMany,
} from '@/lib/platform/http/limits/limits';
import { countInProcess, type Weight } from '@/lib/platform/http/limits/process-limits';
import { addToCount, forgetCounts } from '@/lib/platform/http/limits/rate-limit-store';
import { perProcess } from '@/lib/platform/process';

export { LIMITS, type LimitKind, type TooMany } from '@/lib/platform/http/limits/limits';

const KEPT_MS = 24 * 3_600_000;
const forgotten = perProcess<{ at?: number }>('pragaCountsForgotten', () => ({}));

/**
 * Why `who` cannot do this again now; undefined if they can, and then it is counted. The database has
 * only a hash of `who`, which differs in each time span.
 */
export async function refuseTooManyOf(
  kind: LimitKind,
  who: string,
  clock: Clock = systemClock,
): Promise<TooMany | undefined> {
  return (await countOneMore(kind, who, clock)).refusal;
}

/** Counts one more request and also returns the state of the limit. */
export async function countOneMore(
  kind: LimitKind,
  who: string,
  clock: Clock = systemClock,
  { counter = 'one', points = 1 }: Weight = {},
): Promise<LimitState> {
  const { spanS, together } = LIMITS[kind];
  if (!together) return countInProcess(kind, who, { counter, points });
  const now = clock.now().getTime();
  const since = now - (now % (spanS * 1000));
  const done = await addToCount(keyOf(kind, who, since), new Date(since), 1);
  await tidy(now);
  return limitState(kind, counter, mostOf(kind, counter) - done, since + spanS * 1000 - now);
}

function keyOf(kind: LimitKind, who: string, since: number): string {
  return createHash('sha256').update(`${kind}/${since}/${who}`).digest('base64url');
}

/** Deletes finished time spans once an hour. */
async function tidy(now: number): Promise<void> {
  const last = forgotten.get();
  last.at ??= now;
  if (now - last.at < 3_600_000) return;
  last.at = now;
  await forgetCounts(new Date(now - KEPT_MS));
}
