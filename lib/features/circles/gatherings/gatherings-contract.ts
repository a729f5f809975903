/** Calls for players of a circle: “Who’s in?”. */
import { z } from 'zod';
import { ANSWERS, GATHERING_STATES, MAX_PLAYERS } from '@/lib/features/circles/gatherings/gathering';
import { RulesShape } from '@/lib/features/circles/games-contract';
import { SEAT_ORDERS } from '@/lib/features/circles/preset';
import { GameId, Stamp } from '@/lib/features/table/contract-shapes';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const GatheringId = z
  .string()
  .regex(/^[a-z0-9]{6,40}$/)
  .describe('The id of the call for players.');
const InCircle = z.string().regex(/^[a-z0-9]{6,40}$/);
const Done = z.object({ done: z.literal(true) });
const Terms = {
  size: z.union([z.literal(2), z.literal(3), z.literal(4)]).describe('Players at a table.'),
  least: z.int().min(2).max(MAX_PLAYERS),
  most: z.int().min(2).max(MAX_PLAYERS),
  seatOrder: z.enum(SEAT_ORDERS),
};

const GatheringShape = z
  .object({
    id: GatheringId,
    circleId: InCircle,
    madeBy: z.uuid().describe('The member who asked.'),
    state: z.enum(GATHERING_STATES),
    ...Terms,
    pace: PaceShape,
    createdAt: Stamp,
    startsBy: Stamp.describe('It starts then with enough players, or lapses.'),
    answers: z.array(z.object({ member: z.uuid().optional(), answer: z.enum(ANSWERS), isMine: z.boolean() })),
    games: z.array(GameId).describe('The tables it became.'),
  })
  .meta({ id: 'Gathering', description: 'A call for players in a circle, with the answers so far.' });

const PERSON = { access: 'person', params: NOTHING, query: NOTHING } as const;
const ONE = { ...PERSON, params: z.object({ id: GatheringId }) } as const;
const ANSWER = { ...ONE, path: '/api/gatherings/{id}/answer', limit: 'join', status: 200 } as const;
const UNKNOWN = ['person-missing', 'gathering-over'] as const;
const Answered = z.object({ games: z.array(GameId).describe('Its tables, once it has started.') });

export const gatheringsContract = defineContract({
  ...PERSON,
  id: 'listGatherings',
  method: 'GET',
  path: '/api/gatherings',
  summary: 'Calls for players of your circles without an answer of yours.',
  body: NO_BODY,
  status: 200,
  answer: z.object({
    gatherings: z.array(z.object({ id: GatheringId, circleId: InCircle, circle: z.string() })),
  }),
  problems: ['person-missing'],
});

export const openGatheringContract = defineContract({
  ...PERSON,
  id: 'openGathering',
  method: 'POST',
  path: '/api/gatherings',
  limit: 'join',
  summary: 'Ask the members of a circle who is in. You are in yourself.',
  body: z.strictObject({
    circleId: InCircle,
    ...Terms,
    seatOrder: Terms.seatOrder.default('rotated'),
    pace: PaceShape.default({ kind: 'relaxed' }),
    startsBy: Stamp.describe('Between an hour and 60 days from now.'),
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
});

export const gatheringContract = defineContract({
  ...ONE,
  id: 'readGathering',
  method: 'GET',
  path: '/api/gatherings/{id}',
  summary: 'A call for players with its answers.',
  body: NO_BODY,
  status: 200,
  answer: GatheringShape,
  problems: UNKNOWN,
});

export const callOffContract = defineContract({
  ...ONE,
  id: 'callOffGathering',
  method: 'DELETE',
  path: '/api/gatherings/{id}',
  limit: 'note',
  summary: 'Call it off. Only the member who asked may, a steward or the host.',
  body: NO_BODY,
  status: 200,
  answer: Done,
  problems: [...UNKNOWN, 'not-in-charge', 'cross-site'],
});

export const answerContract = defineContract({
  ...ANSWER,
  id: 'answerGathering',
  method: 'PUT',
  summary: 'Answer, or change your answer. The last one who was missing starts the tables.',
  body: z.strictObject({ answer: z.enum(ANSWERS) }),
  answer: Answered,
  problems: [...UNKNOWN, 'too-many', 'cross-site'],
});

export const takeAnswerBackContract = defineContract({
  ...ANSWER,
  id: 'takeGatheringAnswerBack',
  method: 'DELETE',
  summary: 'Take your answer back.',
  body: NO_BODY,
  answer: Answered,
  problems: [...UNKNOWN, 'cross-site'],
});

export const GATHERING_CONTRACTS = [
  gatheringsContract,
  openGatheringContract,
  gatheringContract,
  callOffContract,
  answerContract,
  takeAnswerBackContract,
] as const;
