/** The check of the proxies before the service. */
import 'server-only';
import { z } from 'zod';
import { refuseScheduler } from '@/lib/platform/auth/scheduler';
import { askedHost } from '@/lib/platform/auth/same-origin';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { env } from '@/lib/platform/env';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { judgeProxy, ProxyFinding } from '@/lib/platform/http/proxy-check';
import { currentRequest } from '@/lib/platform/request-label';

export const PROXY_API = [
  operation(
    defineContract({
      id: 'checkProxy',
      tag: 'Operator',
      method: 'GET',
      path: '/api/health/proxy',
      summary: 'Whether this request arrived with what the service needs from its proxies.',
      access: 'scheduler',
      limit: 'none',
      answer: z.object({ findings: z.array(ProxyFinding) }),
      problems: ['token-missing', 'token-wrong'],
    }),
    async ({ headers }) => {
      const refusal = refuseScheduler(bearerToken(headers));
      if (refusal) return { problem: problem(refusal, 'Only those who run this service may ask for this.') };
      const { APP_URL, TRUSTED_PROXIES } = env();
      const { forwarded, peer } = currentRequest().getStore() ?? {};
      const arrived = { host: askedHost(headers), scheme: forwarded?.proto, forwarded: forwarded?.for, peer };
      const findings = judgeProxy(arrived, { appUrl: APP_URL, trusted: TRUSTED_PROXIES });
      return { ok: true, value: { body: { findings: [...findings] } } };
    },
  ),
];
