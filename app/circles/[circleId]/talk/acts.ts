import { z } from 'zod';
import type { TalkProblem } from '@/app/talk-problem';
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
import { textIn } from '@/lib/platform/http/fields';

/** The chat forms of a circle, each with the rate limit it counts towards. */
export const LIMIT_OF = { say: 'chat', remove: 'note', report: 'report', react: 'note' } as const;
/** The name of an act in the address. */
export const ActName = z.enum(['say', 'remove', 'report', 'react']);

/**
 * Does what a form asks. The id of a text is derived from form and words, so a form that is sent twice
 * stores one message.
 */
export async function actOnTalk(
  who: CircleActor,
  act: z.infer<typeof ActName>,
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
