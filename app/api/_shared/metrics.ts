/** The figures of the operator. */
import 'server-only';
import { z } from 'zod';
import { refuseSecret } from '@/lib/platform/auth/scheduler';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { env } from '@/lib/platform/env';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { figuresText } from '@/lib/platform/ops/metrics';

export const METRICS_API = [
  operation(
    defineContract({
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
    }),
    async ({ headers }) => {
      const refusal = refuseSecret(bearerToken(headers), env().METRICS_SECRET);
      if (refusal) return { problem: problem(refusal, 'Only those who run this service may ask for this.') };
      const { text, type } = await figuresText();
      return {
        response: new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } }),
      };
    },
  ),
];
