import { IdField } from '@/app/form-fields';
import { afterForm } from '@/app/talk-problem';
import { tooOftenPath } from '@/app/too-often/too-often';
import { CircleId } from '@/lib/features/circles/circle-answer';
import { userIdOf } from '@/lib/platform/auth/session';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';
import { actOnTalk, ActName, LIMIT_OF } from '../acts';

export const maxDuration = 60;

/** The chat forms of a circle. Each redirects back, with the reason if refused. */
export const POST = formRoute({
  operation: 'circleTalk',
  path: { circleId: CircleId, act: ActName },
  fields: { id: IdField },
  unreadable: ({ circleId }) => seeOther(`/circles/${circleId}/talk?problem=unknown-word`),
  answer: async ({ request, path: { circleId, act }, fields: { id }, form }) => {
    const userId = await userIdOf({ headers: request.headers });
    if (!userId) return seeOther('/circles');
    const here = `/circles/${circleId}/talk`;
    const limit = LIMIT_OF[act];
    const tooMany = await refuseTooMany(limit, request);
    if (tooMany) return seeOther(tooOftenPath(tooMany, request.headers));
    const refusal = await actOnTalk({ circleId, userId }, act, id, form);
    if (refusal === 'unknown-circle') return seeOther(`/circles/${circleId}`);
    if (!refusal && form.has('back')) return seeOther(`/circles/${circleId}#circle-talk`);
    return seeOther(afterForm(here, request, refusal));
  },
});
