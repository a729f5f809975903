import { serveAt } from '@/app/api/_shared/endpoint';
import { HEALTH_API } from '@/app/api/_shared/health';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/health/live', HEALTH_API);
