import { serveAt } from '@/app/api/_shared/endpoint';
import { METRICS_API } from '@/app/api/_shared/metrics';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/metrics', METRICS_API);
