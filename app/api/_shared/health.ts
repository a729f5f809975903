/** Whether this process works, for machines. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { healthFault, type HealthFault } from '@/lib/platform/db/health';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';

const DETAILS: Readonly<Record<HealthFault, string>> = {
  'clock-wrong':
    'The clock of this process differs from the database by more than a minute: nothing is settled.',
  'disk-full': 'The disk of the database is full: nothing that needs space can be written.',
  'database-unavailable': 'Nothing could be written in time.',
};

export const problemOfHealth = (fault: HealthFault) => problem(fault, DETAILS[fault]);

/** Whether this process should get visitors, and why not. */
async function healthAnswer(): Promise<ApiResult> {
  const fault = await healthFault();
  return fault ? { problem: problemOfHealth(fault) } : { ok: true, value: { body: { ok: true } } };
}

const HEALTH = {
  ...({ tag: 'Service', method: 'GET', access: 'anyone', limit: 'none' } as const),
  answer: z.object({ ok: z.literal(true) }),
} as const;
const HEALTH_PROBLEMS = ['disk-full', 'clock-wrong', 'database-unavailable'] as const;

export const HEALTH_API = [
  operation(
    defineContract({
      id: 'live',
      path: '/api/health/live',
      summary: 'Whether this process answers, even without the database. If it does not answer, restart it.',
      problems: [],
      ...HEALTH,
    }),
    async () => ({ ok: true, value: { body: { ok: true } } }),
  ),
  operation(
    defineContract({
      id: 'ready',
      path: '/api/health/ready',
      summary:
        'Whether this process can write to its database, and their clocks agree, answered within two seconds. While it cannot, send no visitors here.',
      problems: HEALTH_PROBLEMS,
      ...HEALTH,
    }),
    healthAnswer,
  ),
  operation(
    defineContract({
      id: 'health',
      path: '/api/health',
      summary: 'The same as ready.',
      problems: HEALTH_PROBLEMS,
      ...HEALTH,
    }),
    healthAnswer,
  ),
];
