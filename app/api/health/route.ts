import { healthContract } from '@/lib/platform/ops/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { checkHealth } from '@/lib/platform/db/health';

export const dynamic = 'force-dynamic';

const health = endpoint(healthContract, async () => {
  await checkHealth();
  return { ok: true, value: { body: { ok: true } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(health);
