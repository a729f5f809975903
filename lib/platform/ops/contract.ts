/** What machines ask for. */
import { z } from 'zod';
import { contract, NO_BODY, NOTHING } from '@/lib/http/contract';

const NO_INPUT = { params: NOTHING, query: NOTHING, body: NO_BODY, status: 200 } as const;

export const healthContract = contract({
  id: 'health',
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the service and its database answer.',
  access: 'anyone',
  limit: 'none',
  ...NO_INPUT,
  answer: z.object({ ok: z.literal(true) }),
  problems: [],
});

const Drained = z.object({ sent: z.int(), failed: z.int() });
const DRAIN = {
  ...({ path: '/api/cron/outbox', access: 'scheduler', limit: 'none' } as const),
  ...NO_INPUT,
  answer: Drained,
} as const;
const DRAIN_PROBLEMS = ['token-missing', 'token-wrong'] as const;

export const drainContract = contract({
  id: 'drainOutbox',
  method: 'POST',
  summary: 'Send what is due. May be called at any time and by any number at once.',
  problems: DRAIN_PROBLEMS,
  ...DRAIN,
});

// Schedulers of hosting services can only GET.
export const drainByGetContract = contract({
  id: 'drainOutboxByGet',
  method: 'GET',
  summary: 'The same for schedulers that can only GET.',
  problems: DRAIN_PROBLEMS,
  ...DRAIN,
});

export const metricsContract = contract({
  id: 'metrics',
  method: 'GET',
  path: '/api/metrics',
  summary: 'Figures for Prometheus.',
  access: 'operator',
  limit: 'none',
  ...NO_INPUT,
  answer: z.string(),
  media: 'text/plain',
  problems: ['token-missing', 'token-wrong'],
});

export const openapiContract = contract({
  id: 'openapi',
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This description of the API.',
  access: 'anyone',
  ...NO_INPUT,
  answer: z.looseObject({ openapi: z.string() }),
  problems: [],
});
