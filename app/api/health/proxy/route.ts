import { serveAt } from '@/app/api/_shared/endpoint';
import { PROXY_API } from '@/app/api/_shared/proxy';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/health/proxy', PROXY_API);
