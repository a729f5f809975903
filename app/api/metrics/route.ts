import { endpoint } from '@/app/api/_shared/endpoint';
import { metricsContract } from '@/app/api/_shared/service-contracts';
import { refuseSecret } from '@/lib/platform/auth/scheduler';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { env } from '@/lib/platform/env';
import { routes } from '@/lib/platform/http/endpoint';
import { problem } from '@/lib/platform/http/problem';
import { figuresText } from '@/lib/platform/ops/metrics';

export const dynamic = 'force-dynamic';

const metrics = endpoint(metricsContract, async ({ headers }) => {
  const refusal = refuseSecret(bearerToken(headers), env().METRICS_SECRET);
  if (refusal) return { problem: problem(refusal, 'Only those who run this service may ask for this.') };
  const { text, type } = await figuresText();
  const response = new Response(text, { headers: { 'content-type': type, 'cache-control': 'no-store' } });
  return { response };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(metrics);
