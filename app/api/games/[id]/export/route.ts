import { exportContract } from '@/lib/http/contracts/log';
import { endpoint, routes } from '@/lib/http/endpoint';
import { exportGame } from '@/lib/service/read-log';
import { refused } from '@/lib/service/refused';
import { visitorOfRequest } from '@/lib/service/seats';

const write = endpoint(exportContract, async ({ params: { id }, headers: asked }) => {
  const game = await exportGame(id, await visitorOfRequest(id, asked));
  if (!game) return refused({ kind: 'unknown-table' });
  const headers = { 'content-disposition': `attachment; filename="praga-${id}.json"` };
  return { ok: true, value: { body: game, headers } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(write);
