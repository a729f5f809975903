import { healthContract } from '@/lib/http/contracts/upkeep';
import { endpoint, routes } from '@/lib/http/endpoint';
import { checkHealth } from '@/lib/service/health';

export const dynamic = 'force-dynamic';

const health = endpoint(healthContract, async () => {
  await checkHealth();
  return { ok: true, value: { body: { ok: true } } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(health);
