import { serveBelow } from '@/app/api/_shared/endpoint';
import { PACK_API } from '@/lib/features/table/api-packs';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/packs', [...PACK_API]);
