import { NextResponse, type NextRequest } from 'next/server';
import { rememberLinks } from '@/app/(site)/kept-links';
import type { CookieJar } from '@/app/kept-at-table';
import { sitAtNew } from '@/app/sit-at-new';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { deliverAfterResponse, playAfterResponse } from '@/lib/features/notify/after-move';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { rematch } from '@/lib/features/seats/rematch';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { isGameId } from '../visitor';

export const maxDuration = 60;

/**
 * The same people at a new table. Whoever asks first makes it and sits down; the others are led there. A
 * plain form posts here.
 */
export async function POST(
  request: NextRequest,
  { params }: RouteContext<'/games/[gameId]/rematch'>,
): Promise<Response> {
  const { gameId } = await params;
  if (!isGameId(gameId)) return new Response(null, { status: 404 });
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 });
  const who = await visitorOfRequest(gameId, request.headers);
  const tooMany = await refuseTooMany('create', request);
  const outcome = tooMany ? undefined : await rematch(gameId, who);
  if (outcome && !outcome.ok && outcome.error.kind === 'seat-held')
    return leadTo(`/games/${gameId}/seats?refused=link-only`);
  if (!outcome?.ok) return leadTo(`/games/${gameId}`);
  const { made, seat, gameId: next } = outcome.value;
  const response = leadTo(made ? `/games/${next}/invite` : `/games/${next}`);
  if (!made) return response;
  rememberLinks(jarOf(request, response), next, made);
  const seats = made.seats.filter((one) => one.seat === seat);
  await sitAtNew(response.cookies, { gameId: next, seats, userId: who.userId });
  deliverAfterResponse(1);
  playAfterResponse(next, made.computerNext);
  return response;
}

/** The cookies of a browser as they are once it has the response. */
function jarOf({ cookies: sent }: NextRequest, { cookies: set }: NextResponse): CookieJar {
  return { get: (name) => set.get(name) ?? sent.get(name), set: (...cookie) => set.set(...cookie) };
}

function leadTo(location: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { 'cache-control': 'no-store', location } });
}
