import { serveBelow } from '@/app/api/_shared/endpoint';
import { IMPORT_API } from '@/lib/features/archive/api';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/imports', [...IMPORT_API]);
