import { exportContract } from '@/lib/features/history/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { cacheControlOf, exportGame } from '@/lib/features/history/read-log';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';

const write = endpoint(exportContract, async ({ params: { id }, headers: asked }) => {
  const game = await exportGame(id, await visitorOfRequest(id, asked));
  if (!game) return refused({ kind: 'unknown-table' });
  const headers = {
    'content-disposition': `attachment; filename="praga-${id}.json"`,
    // Documentation on verifying the game with another program.
    link: '</verify>; rel="describedby"',
  };
  // A finished game never changes once its seed is published and it contains no notes. Players can delete
  // their notes later.
  const isFinal = game.game.seed !== undefined && !game.thoughts;
  const kept = isFinal
    ? { 'cache-control': await cacheControlOf(id, 'private, max-age=31536000, immutable') }
    : undefined;
  return { ok: true, value: { body: game, headers: { ...headers, ...kept } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(write);
