import { NextResponse, type NextRequest } from 'next/server';
import { readForm } from '@/lib/platform/http/form';
import { isGameId } from '@/app/games/[gameId]/visitor';
import { STEPS } from '@/lib/game/learning/learning';
import { keepProgress, readProgress } from '../lesson-cookie';

/** Notes that a step was read, or that the lesson is to be quiet or to go on. A plain form posts here. */
export async function POST(request: NextRequest): Promise<Response> {
  const read = await readForm(request);
  if (!read.ok) return read.response;
  const { form } = read;
  const gameId = String(form.get('gameId'));
  if (!isGameId(gameId)) return new Response(null, { status: 404 });
  const response = new NextResponse(null, { status: 303, headers: { location: `/games/${gameId}` } });
  const before = readProgress(request.cookies);
  const known = before?.gameId === gameId ? before.read : -1;
  const reached = Math.max(
    known,
    STEPS.findIndex((step) => step === form.get('read')),
  );
  keepProgress(response.cookies, { gameId, read: reached, isOff: form.has('off') });
  return response;
}
