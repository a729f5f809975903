import { playAfterResponse } from '@/lib/http/after-move';
import { endpoint, routes } from '@/lib/http/endpoint';
import { createTableContract } from '@/lib/http/contracts/tables';
import { createTable } from '@/lib/service/create-table';

const create = endpoint(createTableContract, async ({ body }) => {
  const { gameId, name, seq, link, seats, computers, computerNext } = await createTable(body);
  playAfterResponse(gameId, computerNext);
  return { ok: true, value: { body: { game: { id: gameId, name, seq, link }, seats, computers } } };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(create);
