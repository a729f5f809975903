import { serveBelow } from '@/app/api/_shared/endpoint';
import { RATING_API } from '@/lib/features/ratings/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/people', [...RATING_API]);
