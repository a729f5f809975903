import { z } from 'zod';
import { IdField } from '@/app/form-fields';
import type { TalkProblem } from '@/app/talk-problem';
import { CircleId } from '@/lib/features/circles/circle-answer';
import {
  reactInCircle,
  removeCircleMessage,
  reportCircleMessage,
  sayInCircle,
} from '@/lib/features/circles/circle-talk';
import type { CircleActor } from '@/lib/features/circles/circles';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { derivedId } from '@/lib/features/table/new-table/derived-id';
import { ReactionShape } from '@/lib/features/talk/message';
import { userIdOf } from '@/lib/platform/auth/session';
import { textIn } from '@/lib/platform/http/fields';
import { formRoute, seeOther } from '@/lib/platform/http/form';
import { refuseTooMany } from '@/lib/platform/http/limits/rate-limit';

export const maxDuration = 60;

/** The rate limit of each form. */
const LIMIT_OF = { say: 'chat', remove: 'note', report: 'report', react: 'note' } as const;
const ActName = z.enum(['say', 'remove', 'report', 'react']);

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
    if ((await refuseTooMany(limit, request)) ?? (await refuseTooMany(limit, userId)))
      return seeOther(`${here}?problem=too-many`);
    const refusal = await actOnTalk({ circleId, userId }, act, id, form);
    if (refusal === 'unknown-circle') return seeOther(`/circles/${circleId}`);
    if (refusal) return seeOther(`${here}?problem=${refusal}`);
    return seeOther(form.has('back') ? `/circles/${circleId}#circle-talk` : here);
  },
});

/** The id of a text is derived from form and words, so a form that is sent twice stores one message. */
async function actOnTalk(
  who: CircleActor,
  act: keyof typeof LIMIT_OF,
  id: string,
  form: FormData,
): Promise<TalkProblem | 'unknown-circle' | undefined> {
  if (act === 'remove') return removeCircleMessage(who, id);
  if (act === 'report') return reportCircleMessage(who, id);
  if (act === 'react') {
    const reaction = ReactionShape.safeParse(form.get('on') ?? form.get('off')).data;
    return reaction ? reactInCircle(who, { id, reaction, isOn: form.has('on') }) : 'unknown-word';
  }
  const text = textIn(form, 'text');
  const said = await sayInCircle(who, { id: derivedId(id, text), text });
  if (typeof said === 'string') return said;
  deliverAfterResponse(said.told);
  return undefined;
}
