import { z } from 'zod';
import { readForm } from '@/lib/platform/http/form';
import { problemResponse, unknownRoute } from '@/lib/platform/http/problem';
import { problemOfError } from '@/lib/platform/http/problem-of';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { isGameId } from '../../visitor';
import { ACTS, type Act } from '../acts';
import type { TalkProblem } from '../problem';

export const maxDuration = 60;

const Id = z.uuid();

/** What the forms of the talk do; each leads back to it, with the reason when it was not done. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/talk/[act]'>,
): Promise<Response> {
  const { gameId, act: name } = await params;
  try {
    const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
    if (!act || !isGameId(gameId)) return nothingHere();
    const read = await readForm(request);
    if (!read.ok) return read.response;
    const outcome = await outcomeOf(act, gameId, request, read.form);
    return outcome === 'unknown-table' ? nothingHere() : backToTalk(gameId, outcome);
  } catch (error) {
    return problemResponse(problemOfError(`talk/${name}`, error));
  }
}

async function outcomeOf({ limit, act }: Act, gameId: string, request: Request, form: FormData) {
  const id = Id.safeParse(form.get('id'));
  if (!id.success) return 'unknown-word';
  const visitor = await visitorOfRequest(gameId, request.headers);
  const tooMany =
    (await refuseTooMany(limit, request)) ?? (visitor.userId && (await refuseTooMany(limit, visitor.userId)));
  return tooMany ? 'too-many' : act(gameId, visitor, form, id.data);
}

function backToTalk(gameId: string, why: TalkProblem | undefined): Response {
  const location = `/games/${gameId}/talk${why ? `?problem=${why}` : ''}`;
  return new Response(null, { status: 303, headers: { location } });
}

function nothingHere(): Response {
  return problemResponse(unknownRoute());
}
