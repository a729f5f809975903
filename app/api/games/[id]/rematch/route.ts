import { endpoint } from '@/app/api/_shared/endpoint';
import { routes } from '@/lib/platform/http/endpoint';
import { deliverAfterResponse, playAfterResponse } from '@/lib/features/jobs/jobs';
import { rematchContract } from '@/lib/features/seats/contract-hosting';
import { createRematch } from '@/lib/features/seats/rematch';
import { sitDown, visitorOfRequest } from '@/lib/features/seats/seats';
import { tableLink } from '@/lib/features/table/new-table/create-table';

export const maxDuration = 60;

const again = endpoint(rematchContract, async ({ params: { id }, headers }) => {
  const who = await visitorOfRequest(id, headers);
  const outcome = await createRematch(id, who);
  if (!outcome.ok) return outcome;
  const { gameId, made, seat } = outcome.value;
  const game = { id: gameId, link: tableLink(gameId) };
  if (!made) return { ok: true, value: { body: { game } } };
  const mine = made.seats.find((one) => one.seat === seat);
  // A program that sent a seat token gets a new token. A person is seated at once.
  if (mine && who.userId) await sitDown({ token: mine.token, userId: who.userId });
  deliverAfterResponse(1);
  playAfterResponse(gameId, made.computerNext);
  return { ok: true, value: { body: { game, seat, seats: made.seats } } };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(again);
