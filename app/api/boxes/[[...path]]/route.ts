import { serveBelow } from '@/app/api/_shared/endpoint';
import { BOX_API } from '@/lib/features/boxes/api';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/boxes', BOX_API);
