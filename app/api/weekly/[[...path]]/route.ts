import { serveBelow } from '@/app/api/_shared/endpoint';
import { WEEKLY_API } from '@/lib/features/deals/api-weekly';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/weekly', [...WEEKLY_API]);
