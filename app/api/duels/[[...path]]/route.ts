import { serveBelow } from '@/app/api/_shared/endpoint';
import { DUEL_API } from '@/lib/features/deals/api-duels';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/duels', [...DUEL_API]);
