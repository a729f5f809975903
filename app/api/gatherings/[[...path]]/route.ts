import { serveBelow } from '@/app/api/_shared/endpoint';
import { GATHERING_API } from '@/lib/features/circles/api-gatherings';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/gatherings', [...GATHERING_API]);
