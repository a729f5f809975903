import 'server-only';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { healthFault, type HealthFault } from '@/lib/platform/db/health';
import { problem } from '@/lib/platform/http/problem';

const DETAILS: Readonly<Record<HealthFault, string>> = {
  'clock-wrong':
    'The clock of this process differs from the database by more than a minute: nothing is settled.',
  'disk-full': 'The disk of the database is full: nothing that needs space can be written.',
  'database-unavailable': 'Nothing could be written in time.',
};

/** Whether this process should get visitors, and why not. */
export async function healthAnswer(): Promise<ApiResult> {
  const fault = await healthFault();
  return fault ? { problem: problemOfHealth(fault) } : { ok: true, value: { body: { ok: true } } };
}

export const problemOfHealth = (fault: HealthFault) => problem(fault, DETAILS[fault]);
