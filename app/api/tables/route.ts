import { playAfterResponse } from '@/lib/http/after-move';
import { endpoint, routes } from '@/lib/http/endpoint';
import { createTableContract } from '@/lib/http/contracts/tables';
import { wordingOf } from '@/lib/i18n/wording-of';
import { createTable } from '@/lib/service/create-table';
import { personOfRequest } from '@/lib/service/people/guests';
import { withNames } from '@/lib/wording/seat-names';

const create = endpoint(createTableContract, async ({ body, headers }) => {
  const hostId = (await personOfRequest(headers))?.id;
  const { gameId, name, seq, link, computerNext, computers, ...made } = await createTable({
    ...body,
    hostId,
  });
  const { seats, door, hostToken } = made;
  playAfterResponse(gameId, computerNext);
  return {
    ok: true,
    value: {
      body: {
        ...{ game: { id: gameId, name, seq, link }, seats, computers: withNames(wordingOf('en'), computers) },
        ...(door ? { door } : {}),
        ...(hostToken ? { hostToken } : {}),
      },
    },
  };
});

export const { GET, POST, PUT, PATCH, DELETE } = routes(create);
