import { endpoint } from '@/app/api/_shared/endpoint';
import { problemOfHealth } from '@/app/api/_shared/health-answer';
import { drainByGetContract, drainContract } from '@/app/api/_shared/service-contracts';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { deliverByClock, runDueAfterResponse } from '@/lib/features/jobs/jobs';
import { refuseScheduler } from '@/lib/platform/auth/scheduler';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { hasClockLeapt, isClockWrong } from '@/lib/platform/db/clock-check';
import { routes } from '@/lib/platform/http/endpoint';
import { problemOfMaintenance } from '@/lib/platform/http/maintenance';
import { problem } from '@/lib/platform/http/problem';
import { readOnlyUntil } from '@/lib/platform/ops/maintenance';
import { takeSample } from '@/lib/platform/ops/samples';

export const maxDuration = 60;

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

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  endpoint(drainContract, drain),
  endpoint(drainByGetContract, drain),
);
