import { importContract } from '@/lib/http/contracts/imports';
import { endpoint, routes } from '@/lib/http/endpoint';
import { tableLink } from '@/lib/service/create-table';
import { importGame } from '@/lib/service/import-game';

const bringIn = endpoint(importContract, async ({ body }) => {
  const made = await importGame(body.document, body.as);
  if (!made.ok) return made;
  const { gameId, isNew } = made.value;
  return { ok: true, value: { body: { game: { id: gameId, link: tableLink(gameId) }, isNew } } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(bringIn);
