import { importContract } from '@/lib/features/archive/contract';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { tableLink } from '@/lib/features/table/new-table/create-table';
import { importGame } from '@/lib/features/archive/import-game';

export const maxDuration = 60;

const bringIn = endpoint(importContract, async ({ body }) => {
  const made = await importGame(body.document, body.as);
  if (!made.ok) return made;
  const { gameId, isNew } = made.value;
  return {
    ok: true,
    value: { body: { game: { id: gameId, link: tableLink(gameId) }, isNew }, isAgain: !isNew },
  };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(bringIn);
