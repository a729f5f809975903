import { IdField } from '@/app/form-fields';
import { afterForm } from '@/app/talk-problem';
import { tooOftenPath } from '@/app/too-often/too-often';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId } from '@/lib/features/table/contract-shapes';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { problemResponse, unknownRoute } from '@/lib/platform/http/problem';
import { ACTS, ActName } from '../acts';

export const maxDuration = 60;

const talkOf = (gameId: string) => `/games/${gameId}/talk`;

/** The chat forms. Each redirects back, with the reason if refused. */
export const POST = formRoute({
  operation: 'talk',
  path: { gameId: GameId, act: ActName },
  fields: { id: IdField },
  unreadable: ({ gameId }) => seeOther(`${talkOf(gameId)}?problem=unknown-word`),
  answer: async ({ request, path: { gameId, act }, fields: { id }, form }) => {
    const { limit, act: doAct } = ACTS[act];
    const tooMany = await refuseTooMany(limit, request);
    if (tooMany) return seeOther(tooOftenPath(tooMany, request.headers));
    const visitor = await visitorOfRequest(gameId, request.headers);
    const outcome = await doAct({ gameId, id, form, visitor });
    return outcome === 'unknown-table'
      ? problemResponse(unknownRoute())
      : seeOther(afterForm(talkOf(gameId), request, outcome));
  },
});
