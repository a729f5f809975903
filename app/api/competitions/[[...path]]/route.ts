import { serveBelow } from '@/app/api/_shared/endpoint';
import { COMPETITION_API } from '@/lib/features/competitions/api';
import { COMPETITION_TABLES_API } from '@/lib/features/competitions/api-tables';

/** Seconds. Messages are delivered after the response. */
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/competitions', [
  ...COMPETITION_API,
  ...COMPETITION_TABLES_API,
]);
