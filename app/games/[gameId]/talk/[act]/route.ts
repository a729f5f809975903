import { IdField } from '@/app/form-fields';
import type { TalkProblem } from '@/app/talk-problem';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId } from '@/lib/features/table/contract-shapes';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse, unknownRoute } from '@/lib/platform/http/problem';
import { ACTS, ActName, type MessagePost } from '../acts';

export const maxDuration = 60;

/** The chat forms. Each redirects back, with the reason if refused. */
export const POST = formRoute({
  operation: 'talk',
  path: { gameId: GameId, act: ActName },
  fields: { id: IdField },
  unreadable: ({ gameId }) => backToTalk(gameId, 'unknown-word'),
  answer: async ({ request, path: { gameId, act }, fields: { id }, form }) => {
    const outcome = await outcomeOf(ACTS[act], { gameId, id, form }, request);
    return outcome === 'unknown-table' ? problemResponse(unknownRoute()) : backToTalk(gameId, outcome);
  },
});

async function outcomeOf(
  { limit, act }: (typeof ACTS)[ActName],
  said: Omit<MessagePost, 'visitor'>,
  request: Request,
) {
  const visitor = await visitorOfRequest(said.gameId, request.headers);
  const tooMany =
    (await refuseTooMany(limit, request)) ?? (visitor.userId && (await refuseTooMany(limit, visitor.userId)));
  return tooMany ? 'too-many' : act({ ...said, visitor });
}

function backToTalk(gameId: string, why: TalkProblem | undefined): Response {
  return seeOther(`/games/${gameId}/talk${why ? `?problem=${why}` : ''}`);
}
