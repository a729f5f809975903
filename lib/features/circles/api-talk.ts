/** The operations of a circle's chat. */
import 'server-only';
import { z } from 'zod';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import type { Person } from '@/lib/features/people/guests';
import { forPerson } from '@/lib/features/people/person-answer';
import { messageAnswer, NewMessage, NewReaction } from '@/lib/features/talk/api';
import { MessageLine } from '@/lib/features/talk/message';
import { defineContract } from '@/lib/platform/http/contract';
import { operation, type EndpointResult } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import type { CircleRefusal } from './circle';
import { CircleId, OfCircle, withCircle } from './circle-answer';
import {
  loadCircleTalk,
  reactInCircle,
  removeCircleMessage,
  reportCircleMessage,
  sayInCircle,
  type CircleTalkRefusal,
} from './circle-talk';
import { loadCircle, type CircleActor } from './circles';

const Line = MessageLine.extend({
  name: z.string().describe('Empty for somebody who has left.'),
  memberId: z.uuid().describe('The id of its author in the circle.'),
  reports: MessageLine.shape.reports.describe('Only for host and stewards: how often it was reported.'),
}).meta({ id: 'CircleMessage', description: 'A chat message in a circle.' });

const Talk = z.object({
  lines: z.array(Line),
  unread: z.int().describe('Messages of others since you last looked at the chat on its page.'),
});

const OfWord = z.object({ id: CircleId, word: z.uuid().describe('The id of the chat message.') });
const OF_CIRCLE = { tag: 'Circles', access: 'person' } as const;
const WORD = { ...OF_CIRCLE, path: '/api/circles/{id}/talk/{word}', params: OfWord } as const;
const Done = z.object({ done: z.literal(true) });
const PROBLEMS = ['person-missing', 'unknown-circle', 'cross-site'] as const;

/** Acts for the person of a request, and answers their refusal. */
async function inTalk(
  headers: Headers,
  circleId: string,
  act: (who: CircleActor, person: Person) => Promise<CircleTalkRefusal | object | undefined>,
): Promise<EndpointResult<CircleRefusal>> {
  return forPerson(headers, async (person): Promise<EndpointResult<CircleRefusal>> => {
    const done = await act({ circleId, userId: person.id }, person);
    if (typeof done === 'object') return { ok: true, value: { body: done } };
    return done === 'unknown-circle' ? refused({ kind: done }) : messageAnswer(done);
  });
}

export const CIRCLE_TALK_API = [
  operation(
    defineContract({
      ...OF_CIRCLE,
      id: 'readCircleTalk',
      method: 'GET',
      path: '/api/circles/{id}/talk',
      params: OfCircle,
      summary: 'The chat of a circle, for its members: its newest 200 messages, oldest first.',
      answer: Talk,
      problems: ['person-missing', 'unknown-circle'],
    }),
    async ({ headers, params: { id } }) =>
      withCircle(headers, id, async (circle) => {
        const { lines, unread } = await loadCircleTalk(circle);
        return { lines, unread };
      }),
  ),
  operation(
    defineContract({
      ...OF_CIRCLE,
      id: 'sayInCircle',
      method: 'POST',
      path: '/api/circles/{id}/talk',
      params: OfCircle,
      summary: 'Write a message in a circle. Members named with @ get a notification.',
      limit: 'chat',
      body: NewMessage,
      answer: Done.extend({ message: Line }),
      problems: [...PROBLEMS, 'unknown-word'],
    }),
    async ({ headers, params: { id }, body }) =>
      inTalk(headers, id, async (who, person) => {
        const said = await sayInCircle(who, body);
        if (typeof said === 'string') return said;
        deliverAfterResponse(said.told);
        const circle = await loadCircle(id, person);
        const [message] = circle ? (await loadCircleTalk(circle, { most: 1, only: body.id })).lines : [];
        return message ? { done: true, message } : 'unknown-word';
      }),
  ),
  operation(
    defineContract({
      ...WORD,
      id: 'takeCircleWordAway',
      method: 'DELETE',
      summary: 'Remove a chat message of yours or, as host or steward, any message.',
      limit: 'note',
      answer: Done,
      problems: [...PROBLEMS, 'unknown-word', 'not-yours'],
    }),
    async ({ headers, params: { id, word } }) =>
      inTalk(headers, id, async (who) => removeCircleMessage(who, word)),
  ),
  operation(
    defineContract({
      ...WORD,
      id: 'reportCircleWord',
      method: 'POST',
      summary: 'Report a chat message to the host and the stewards.',
      limit: 'report',
      answer: Done,
      problems: [...PROBLEMS, 'unknown-word'],
    }),
    async ({ headers, params: { id, word } }) =>
      inTalk(headers, id, async (who) => reportCircleMessage(who, word)),
  ),
  operation(
    defineContract({
      ...WORD,
      id: 'reactInCircle',
      method: 'PUT',
      summary: 'Add a reaction of yours to a message, or take it away.',
      limit: 'note',
      body: NewReaction,
      answer: Done,
      problems: [...PROBLEMS, 'unknown-word'],
    }),
    async ({ headers, params: { id, word }, body }) =>
      inTalk(headers, id, async (who) => reactInCircle(who, { id: word, ...body })),
  ),
];
