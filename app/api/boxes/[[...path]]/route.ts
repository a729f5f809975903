import { serveBelow } from '@/app/api/_shared/endpoint';
import { BOX_API } from '@/lib/features/boxes/api';
import { BOX_EDITORS_API } from '@/lib/features/boxes/api-editors';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serveBelow('/api/boxes', [
  ...BOX_API,
  ...BOX_EDITORS_API,
]);
