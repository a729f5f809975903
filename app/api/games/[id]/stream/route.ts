import { serveAt } from '@/app/api/_shared/endpoint';
import { STREAM_API } from '@/lib/features/clocks/api-streams';

export const dynamic = 'force-dynamic';
/** Seconds. The longest life of a stream where functions end. */
export const maxDuration = 300;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveAt('/api/games/{id}/stream', STREAM_API);
