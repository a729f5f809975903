import { withBox } from '@/app/api/_shared/box-answer';
import { endpoint } from '@/app/api/_shared/endpoint';
import { boxFileContract } from '@/lib/features/boxes/contract';
import { exportBox } from '@/lib/features/boxes/exchange';
import { routes } from '@/lib/platform/http/endpoint';

const read = endpoint(boxFileContract, async ({ headers, params }) =>
  withBox(
    headers,
    async (person) => exportBox(params.id, person),
    (file) => file,
  ),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(read);
