import { serveBelow } from '@/app/api/_shared/endpoint';
import { INSIGHTS_API } from '@/lib/features/insights/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/insights', [...INSIGHTS_API]);
