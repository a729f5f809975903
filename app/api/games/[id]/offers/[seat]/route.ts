import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { offerSeatContract, withdrawOfferContract } from '@/lib/features/leaving/contract';
import { findOffer, offerSeat, withdrawOffer } from '@/lib/features/leaving/offers';
import { seatLink } from '@/lib/features/table/new-table/create-table';
import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { visitorOfRequest } from '@/lib/features/seats/seats';

export const maxDuration = 60;

const offer = endpoint(offerSeatContract, async ({ params: { id: gameId, seat }, headers }) => {
  const made = await offerSeat({ gameId, seat, who: await visitorOfRequest(gameId, headers) });
  if (!made.ok) return made;
  const { token } = made.value;
  const found = await findOffer(token);
  // Someone may have made a newer offer meanwhile.
  if (!found) return refused({ kind: 'not-that-seat' });
  deliverAfterResponse(1);
  const { gameId: _game, gameName: _name, ...view } = found;
  return { ok: true, value: { body: { ...view, token, link: seatLink(token) } } };
});

const withdraw = endpoint(withdrawOfferContract, async ({ params: { id: gameId, seat }, headers }) => {
  const outcome = await withdrawOffer({ gameId, seat, who: await visitorOfRequest(gameId, headers) });
  return outcome.ok ? { ok: true, value: { body: { seat } } } : outcome;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(offer, withdraw);
