import { endpoint } from '@/app/api/_shared/endpoint';
import { liveContract } from '@/app/api/_shared/service-contracts';
import { routes } from '@/lib/platform/http/endpoint';

export const dynamic = 'force-dynamic';

const live = endpoint(liveContract, async () => ({ ok: true, value: { body: { ok: true } } }));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(live);
