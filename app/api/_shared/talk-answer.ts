import 'server-only';
import type { ApiResult } from './endpoint';
import { problem, type ProblemCode } from '@/lib/platform/http/problem';
import type { TalkRefusal } from '@/lib/features/talk/talk';

type Refusal = TalkRefusal | 'not-holder' | 'too-many-notes' | 'is-sealed';

const PROBLEMS: Readonly<Record<Refusal, readonly [ProblemCode, string]>> = {
  'unknown-table': ['unknown-table', 'There is no table of this id.'],
  'not-here': ['may-not-speak', 'Only players of this table and people with a name here may speak.'],
  'by-link': [
    'seat-held',
    'A link plays its seat and does not speak for the holder. Sign in, or open the browser that holds the seat.',
  ],
  empty: ['invalid-request', 'Nothing is said in it.'],
  'too-long': ['invalid-request', 'It is too long.'],
  'unknown-word': ['unknown-word', 'There is nothing of this id.'],
  'unknown-place': ['invalid-request', 'It mentions a place that this game does not have.'],
  'only-players': ['may-not-speak', 'Only players of this table react to messages.'],
  'not-yours': ['not-yours', 'It was said by somebody else.'],
  'name-taken': ['name-taken', 'Somebody at this table is called so.'],
  'not-holder': ['seat-held', 'Only the holder of a seat has notes.'],
  'too-many-notes': ['too-many-notes', 'There are as many notes as there may be.'],
  'is-sealed': ['note-sealed', 'A sealed note stays until the game is over.'],
};

/** Response to a chat message or note. */
export function talkAnswer(refusal: Refusal | undefined): ApiResult {
  if (refusal === undefined) return { ok: true, value: { body: { done: true } } };
  const [code, detail] = PROBLEMS[refusal];
  return { problem: problem(code, detail) };
}
