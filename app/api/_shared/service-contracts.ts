/** Endpoints for machines. */
import { z } from 'zod';
import { defineContract } from '@/lib/platform/http/contract';

const HEALTH_PROBLEMS = ['disk-full', 'clock-wrong', 'database-unavailable'] as const;
const HEALTH = {
  ...({ method: 'GET', access: 'anyone', limit: 'none' } as const),
  answer: z.object({ ok: z.literal(true) }),
} as const;

export const liveContract = defineContract({
  id: 'live',
  tag: 'Service',
  path: '/api/health/live',
  summary: 'Whether this process answers, even without the database. If it does not answer, restart it.',
  problems: [],
  ...HEALTH,
});

export const readyContract = defineContract({
  id: 'ready',
  tag: 'Service',
  path: '/api/health/ready',
  summary:
    'Whether this process can write to its database, and their clocks agree, answered within two seconds. While it cannot, send no visitors here.',
  problems: HEALTH_PROBLEMS,
  ...HEALTH,
});

export const healthContract = defineContract({
  id: 'health',
  tag: 'Service',
  path: '/api/health',
  summary: 'The same as ready.',
  problems: HEALTH_PROBLEMS,
  ...HEALTH,
});

const Drained = z.object({ sent: z.int(), failed: z.int() });
const DRAIN = {
  ...({ path: '/api/cron/outbox', access: 'scheduler', limit: 'none' } as const),
  answer: Drained,
} as const;
const DRAIN_PROBLEMS = ['token-missing', 'token-wrong', 'clock-wrong', 'database-unavailable'] as const;

export const drainContract = defineContract({
  id: 'drainOutbox',
  tag: 'Operator',
  method: 'POST',
  summary: 'Send what is due. May be called at any time and by any number at once.',
  problems: DRAIN_PROBLEMS,
  ...DRAIN,
});

// Schedulers of hosting services can only GET.
export const drainByGetContract = defineContract({
  id: 'drainOutboxByGet',
  tag: 'Operator',
  method: 'GET',
  summary: 'The same for schedulers that can only GET.',
  problems: DRAIN_PROBLEMS,
  ...DRAIN,
});

export const metricsContract = defineContract({
  id: 'metrics',
  tag: 'Operator',
  method: 'GET',
  path: '/api/metrics',
  summary: 'Figures for Prometheus.',
  access: 'operator',
  limit: 'none',
  answer: z.string(),
  media: 'text/plain',
  problems: ['token-missing', 'token-wrong'],
});

const DESCRIPTION = {
  ...({ method: 'GET', access: 'anyone' } as const),
  answer: z.looseObject({ openapi: z.string() }),
  problems: [],
} as const;

export const openapiContract = defineContract({
  id: 'openapi',
  tag: 'Service',
  path: '/api/openapi.json',
  summary: 'This description of the API (OpenAPI 3.1).',
  ...DESCRIPTION,
});

export const operatorOpenapiContract = defineContract({
  id: 'operatorOpenapi',
  tag: 'Service',
  path: '/api/operator/openapi.json',
  summary: 'The same document for the operator’s operations.',
  ...DESCRIPTION,
});
