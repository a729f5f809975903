import { playAfterResponse } from '@/lib/features/notify/after-move';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { createTableContract, newTableOf } from '@/lib/features/table/contract';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { createTable } from '@/lib/features/table/create-table';
import { personOfRequest } from '@/lib/features/people/guests';
import { withNames } from '@/lib/game/wording/seat-names';

export const maxDuration = 60;

const create = endpoint(createTableContract, async ({ body, headers }) => {
  const hostId = (await personOfRequest(headers))?.id;
  const { gameId, name, seq, link, computerNext, computers, ...made } = await createTable({
    ...newTableOf(body),
    hostId,
  });
  const { seats, joinLink, hostToken } = made;
  playAfterResponse(gameId, computerNext);
  return {
    ok: true,
    value: {
      body: {
        game: { id: gameId, name, seq, link },
        seats,
        computers: withNames(wordingOf('en'), computers),
        ...(joinLink ? { door: joinLink } : {}),
        ...(hostToken ? { hostToken } : {}),
      },
    },
  };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(create);
