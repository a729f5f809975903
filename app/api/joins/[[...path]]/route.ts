import { serveBelow } from '@/app/api/_shared/endpoint';
import { HOSTING_API } from '@/lib/features/seats/api-hosting';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/joins', [...HOSTING_API]);
