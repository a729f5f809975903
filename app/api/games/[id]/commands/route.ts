import { serveAt } from '@/app/api/_shared/endpoint';
import { PLAY_API } from '@/lib/features/table/api-commands';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/games/{id}/commands', PLAY_API);
