import { serveBelow } from '@/app/api/_shared/endpoint';
import { DAILY_API } from '@/lib/features/deals/api-daily';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/daily', [...DAILY_API]);
