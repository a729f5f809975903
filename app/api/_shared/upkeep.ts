/** Operations for the scheduler. */
import 'server-only';
import { z } from 'zod';
import { problemOfHealth } from '@/app/api/_shared/health';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { deliverByClock, runDueAfterResponse } from '@/lib/features/jobs/jobs';
import { refuseScheduler } from '@/lib/platform/auth/scheduler';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { hasClockLeapt, isClockWrong } from '@/lib/platform/db/clock-check';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problemOfMaintenance } from '@/lib/platform/http/maintenance';
import { problem } from '@/lib/platform/http/problem';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { takeSample } from '@/lib/platform/ops/samples';

const DRAIN = {
  ...({ tag: 'Operator', path: '/api/cron/outbox', access: 'scheduler', limit: 'none' } as const),
  answer: z.object({ sent: z.int(), failed: z.int() }),
  problems: ['token-missing', 'token-wrong', 'clock-wrong', 'database-unavailable'],
} as const;

async function drain({ headers }: { readonly headers: Headers }): Promise<ApiResult> {
  const refusal = refuseScheduler(bearerToken(headers));
  if (refusal) return { problem: problem(refusal, 'Only the scheduler of this service may ask for this.') };
  const until = await readOnlyUntil();
  if (until) return { problem: problemOfMaintenance(until) };
  if (await isClockWrong({ isFresh: true })) return { problem: problemOfHealth('clock-wrong') };
  // After a leap of the clock, players get the time until the next run.
  if (hasClockLeapt()) return { ok: true, value: { body: { sent: 0, failed: 0 } } };
  await takeSample();
  runDueAfterResponse();
  return { ok: true, value: { body: await deliverByClock() } };
}

export const UPKEEP_API = [
  operation(
    defineContract({
      id: 'drainOutbox',
      method: 'POST',
      summary: 'Send what is due. May be called at any time and by any number at once.',
      ...DRAIN,
    }),
    drain,
  ),
  // Schedulers of hosting services can only GET.
  operation(
    defineContract({
      id: 'drainOutboxByGet',
      method: 'GET',
      summary: 'The same for schedulers that can only GET.',
      ...DRAIN,
    }),
    drain,
  ),
];
