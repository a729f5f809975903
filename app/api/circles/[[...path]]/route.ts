import { serveBelow } from '@/app/api/_shared/endpoint';
import { CIRCLE_API } from '@/lib/features/circles/api';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/circles', CIRCLE_API);
