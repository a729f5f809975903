/** The operations of calls for players: “Who’s in?”. */
import 'server-only';
import { z } from 'zod';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { DONE, forPerson } from '@/lib/features/people/person-answer';
import { GameId } from '@/lib/features/table/contract-shapes';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { refused } from '@/lib/platform/http/refused';
import { CircleId } from './circle-answer';
import { ANSWERS, GatheringRow, GatheringTerms, type GatheringAnswer } from './gatherings/gathering';
import {
  answerGathering,
  callOffGathering,
  callsFor,
  gatheringFor,
  openGathering,
} from './gatherings/gatherings';
import { RulesShape } from './preset';

const GatheringId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the call for players.');
const AskedCircle = CircleId.describe('The circle whose members are asked.');
const Listing = z.object({
  gatherings: z.array(z.object({ id: GatheringId, circleId: AskedCircle, circle: z.string() })),
});

const GatheringShape = GatheringRow.omit({ setup: true })
  .extend({
    id: GatheringId,
    circleId: AskedCircle,
    createdAt: Moment,
    startsBy: Moment.describe('It starts then with enough players, or lapses.'),
    answers: z.array(z.object({ member: z.uuid().optional(), answer: z.enum(ANSWERS), isMine: z.boolean() })),
    gameIds: z.array(GameId).describe('The tables it became.'),
    games: sameAs('gameIds', z.array(GameId)),
  })
  .meta({ id: 'Gathering', description: 'A call for players in a circle, with the answers so far.' });

const ONE = { access: 'person', params: z.object({ id: GatheringId }) } as const;
const UNKNOWN = ['person-missing', 'gathering-over'] as const;
const ANSWER = {
  ...ONE,
  path: '/api/gatherings/{id}/answer',
  limit: 'join',
  answer: z.object({
    gameIds: z.array(GameId).describe('Its tables, once it has started.'),
    games: sameAs('gameIds', z.array(GameId)),
  }),
} as const;

const giveAnswer = async (headers: Headers, id: string, answer: GatheringAnswer | undefined) =>
  forPerson(headers, async ({ id: userId }) => {
    const done = await answerGathering({ id, userId }, answer);
    if (!done.ok) return done;
    deliverAfterResponse(1);
    return { ok: true, value: { body: { gameIds: done.value.gameIds } } };
  });

export const GATHERING_API = [
  operation(
    defineContract({
      access: 'person',
      id: 'listGatherings',
      tag: 'Gatherings',
      method: 'GET',
      path: '/api/gatherings',
      summary: 'Calls for players of your circles without an answer of yours.',
      answer: Listing,
      problems: ['person-missing'],
    }),
    async ({ headers }) =>
      forPerson(headers, async (person) => {
        const calls = await callsFor(person.id);
        const gatherings = calls.map(({ circleName, ...call }) => ({ ...call, circle: circleName }));
        return { ok: true, value: { body: { gatherings } } };
      }),
  ),
  operation(
    defineContract({
      access: 'person',
      id: 'openGathering',
      tag: 'Gatherings',
      method: 'POST',
      path: '/api/gatherings',
      limit: 'join',
      summary: 'Ask the members of a circle who is in. You are in yourself.',
      body: z.strictObject({
        circleId: AskedCircle,
        ...GatheringTerms.shape,
        seatOrder: GatheringTerms.shape.seatOrder.default('rotated'),
        pace: GatheringTerms.shape.pace.default({ kind: 'relaxed' }),
        startsBy: Moment.describe('Between an hour and 60 days from now.'),
        ...RulesShape.shape,
      }),
      status: 201,
      answer: z.object({ id: GatheringId }),
      problems: [
        'person-missing',
        'unknown-circle',
        'not-those-players',
        'many-gatherings',
        'too-many',
        'cross-site',
      ],
    }),
    async ({ headers, body: { circleId, startsBy, ...terms } }) =>
      forPerson(headers, async ({ id: userId }) => {
        const done = await openGathering({ circleId, userId }, { ...terms, startsBy: new Date(startsBy) });
        if (!done.ok) return done;
        deliverAfterResponse(1);
        return { ok: true, value: { body: done.value } };
      }),
  ),
  operation(
    defineContract({
      ...ONE,
      id: 'readGathering',
      tag: 'Gatherings',
      method: 'GET',
      path: '/api/gatherings/{id}',
      summary: 'A call for players with its answers.',
      answer: GatheringShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params: { id } }) =>
      forPerson(headers, async (person) => {
        const found = await gatheringFor(id, person.id);
        if (!found) return refused({ kind: 'gathering-over' });
        const { circle, gathering } = found;
        const answers = gathering.answers.map(({ userId, answer }) => ({
          member: circle.members.find((each) => each.userId === userId)?.id,
          answer,
          isMine: userId === person.id,
        }));
        return { ok: true, value: { body: { ...gathering, answers } } };
      }),
  ),
  operation(
    defineContract({
      ...ONE,
      id: 'callOffGathering',
      tag: 'Gatherings',
      method: 'DELETE',
      path: '/api/gatherings/{id}',
      limit: 'note',
      summary: 'Call it off. Only the member who asked may, a steward or the host.',
      answer: z.object({ done: z.literal(true) }),
      problems: [...UNKNOWN, 'not-in-charge', 'cross-site'],
    }),
    async ({ headers, params: { id } }) =>
      forPerson(headers, async ({ id: userId }) => {
        const done = await callOffGathering({ id, userId });
        return done.ok ? DONE : done;
      }),
  ),
  operation(
    defineContract({
      ...ANSWER,
      id: 'answerGathering',
      tag: 'Gatherings',
      method: 'PUT',
      summary: 'Answer, or change your answer. The last one who was missing starts the tables.',
      body: z.strictObject({ answer: z.enum(ANSWERS).describe('Whether you play.') }),
      problems: [...UNKNOWN, 'too-many', 'cross-site'],
    }),
    async ({ headers, params: { id }, body: { answer } }) => giveAnswer(headers, id, answer),
  ),
  operation(
    defineContract({
      ...ANSWER,
      id: 'takeGatheringAnswerBack',
      tag: 'Gatherings',
      method: 'DELETE',
      summary: 'Take your answer back.',
      problems: [...UNKNOWN, 'cross-site'],
    }),
    async ({ headers, params: { id } }) => giveAnswer(headers, id, undefined),
  ),
];
