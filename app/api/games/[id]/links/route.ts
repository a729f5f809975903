import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { newLinkContract } from '@/lib/features/seats/contract-hosting';
import { renewSeatLink, replaceJoinLink } from '@/lib/features/seats/hosting';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { joinLink, seatLink } from '@/lib/features/table/new-table/create-table';

const make = endpoint(newLinkContract, async ({ params: { id: gameId }, body: { seat }, headers }) => {
  const host = await visitorOfRequest(gameId, headers);
  const outcome =
    seat === undefined ? await replaceJoinLink(gameId, host) : await renewSeatLink({ gameId, seat, host });
  if (!outcome.ok) return outcome;
  const { token } = outcome.value;
  const link = seat === undefined ? joinLink(token) : seatLink(token);
  return { ok: true, value: { body: { token, link } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(make);
