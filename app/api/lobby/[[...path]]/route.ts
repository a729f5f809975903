import { serveBelow } from '@/app/api/_shared/endpoint';
import { MY_TABLES_API } from '@/lib/features/table/api-mine';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/lobby', [...MY_TABLES_API]);
