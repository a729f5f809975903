import { serveBelow } from '@/app/api/_shared/endpoint';
import { TABLE_API } from '@/lib/features/table/api';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/tables', [...TABLE_API]);
