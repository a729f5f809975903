import { NextResponse, type NextRequest } from 'next/server';
import { rememberLinks } from '@/app/(site)/kept-links';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { seatCookie } from '@/lib/auth/seat-proof';
import { deliverAfterResponse, playAfterResponse } from '@/lib/http/after-move';
import { refuseTooMany } from '@/lib/http/rate-limit';
import { rematch } from '@/lib/service/rematch';
import { sitDown, visitorOfRequest } from '@/lib/service/seats';
import { isGameId } from '../looker';

/** The same people at a new table. Whoever asks first makes it and sits down; the others are led there. A plain form posts here. */
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
  if (!outcome?.ok) return leadTo(`/games/${gameId}`);
  const { made, seat, gameId: next } = outcome.value;
  const response = leadTo(made ? `/games/${next}/invite` : `/games/${next}`);
  if (!made) return response;
  rememberLinks(response.cookies, next, made);
  const mine = made.seats.find((one) => one.seat === seat);
  if (mine) {
    await sitDown({ token: mine.token, userId: who.userId });
    const { name, value, ...options } = seatCookie(next, mine.token);
    response.cookies.set(name, value, options);
  }
  deliverAfterResponse(1);
  playAfterResponse(next, made.computerNext);
  return response;
}

function leadTo(location: string): NextResponse {
  return new NextResponse(null, { status: 303, headers: { location } });
}
