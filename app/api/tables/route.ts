import { playAfterResponse } from '@/lib/features/jobs/jobs';
import { endpoint } from '@/app/api/_shared/endpoint';
import { findBoxPack } from '@/lib/features/boxes/load-pack';
import { problem } from '@/lib/platform/http/problem';
import { routes } from '@/lib/platform/http/endpoint';
import { createTableContract, newTableOf } from '@/lib/features/table/contract';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { sitDown } from '@/lib/features/seats/seats';
import { withMaker } from '@/lib/features/table/new-table/new-seats';
import { createTable } from '@/lib/features/table/new-table/create-table';
import { personOfRequest } from '@/lib/features/people/guests';
import { withNames } from '@/lib/game/wording/seat-names';

export const maxDuration = 60;

const create = endpoint(createTableContract, async ({ body, headers }) => {
  if (body.pack !== undefined && !(await findBoxPack(body.pack)))
    return { problem: problem('unknown-pack', 'There is no such revision of a box.') };
  const host = await personOfRequest(headers);
  const hostId = host?.id;
  const table = newTableOf(body);
  const made = await createTable({
    ...table,
    ...(body.sit ? { seats: withMaker(table.seats, hostId) } : {}),
    hostId,
    inviting: { hostEmail: host?.email },
  });
  const { gameId, name, seq, link, computerNext, computers, seats, joinLink, hostToken, maker, invited } =
    made;
  const token = seats.find(({ seat }) => seat === maker)?.token;
  if (token) await sitDown({ token, userId: hostId, isProgram: true });
  playAfterResponse(gameId, computerNext);
  return {
    ok: true,
    value: {
      body: {
        game: { id: gameId, name, seq, link },
        seats: seats.map((seat) => {
          const sentTo = invited.find((each) => each.seat === seat.seat)?.email;
          return { ...seat, ...(sentTo ? { sentTo } : {}) };
        }),
        computers: withNames(wordingOf('en'), computers),
        ...(maker === undefined ? {} : { sat: maker }),
        ...(joinLink ? { door: joinLink } : {}),
        ...(hostToken ? { hostToken } : {}),
      },
    },
  };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(create);
