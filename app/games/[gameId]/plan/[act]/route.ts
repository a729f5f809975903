import { readForm } from '@/lib/platform/http/form';
import { problemResponse, unknownRoute } from '@/lib/platform/http/problem';
import { problemOfError } from '@/lib/platform/http/problem-of';
import { refuseTooMany } from '@/lib/platform/http/rate-limit';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { isGameId } from '../../visitor';
import { PLAN_ACTS, type ActOutcome } from '../acts';

export const maxDuration = 60;

/** What the forms of the plans do; each leads back to them, with the reason when it was not done. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/games/[gameId]/plan/[act]'>,
): Promise<Response> {
  const { gameId, act: name } = await params;
  try {
    const act = Object.hasOwn(PLAN_ACTS, name) ? PLAN_ACTS[name] : undefined;
    if (!act || !isGameId(gameId)) return nothingHere();
    const read = await readForm(request);
    if (!read.ok) return read.response;
    const who = await visitorOfRequest(gameId, request.headers);
    const tooMany =
      (await refuseTooMany('plan', request)) ?? (who.userId && (await refuseTooMany('plan', who.userId)));
    const outcome: ActOutcome = tooMany
      ? { problem: 'too-many' }
      : await act({ gameId, who, form: read.form });
    if ('problem' in outcome && outcome.problem === 'unknown-table') return nothingHere();
    return backToPlans(gameId, outcome);
  } catch (error) {
    return problemResponse(problemOfError(`plan/${name}`, error));
  }
}

function backToPlans(gameId: string, outcome: ActOutcome): Response {
  const query = new URLSearchParams(
    Object.entries(outcome).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const location = `/games/${gameId}/plan?${query.toString()}`;
  return new Response(null, { status: 303, headers: { location } });
}

function nothingHere(): Response {
  return problemResponse(unknownRoute());
}
