/** The games of a circle: results, standing, years, its usual table, past tables, its export. */
import { z } from 'zod';
import { RESULT_ENDINGS } from '@/lib/game/competing/result';
import { CircleId, OfCircle } from '@/lib/features/circles/circle-answer';
import { PresetShape, SetupShape } from '@/lib/features/circles/preset';
import { GameId, Seq, Stamp } from '@/lib/features/table/contract-shapes';
import { defineContract, FORMAT, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const HERE = { access: 'person', params: OfCircle, query: NOTHING } as const;
const LOOK = { method: 'GET', body: NO_BODY, status: 200 } as const;
const UNKNOWN = ['person-missing', 'unknown-circle'] as const;

/** The rules of a table; by default the usual ones. */
export const RulesShape = z.object({
  options: SetupShape.shape.options.default(() => USUAL.options),
  variant: SetupShape.shape.variant.default(() => USUAL.variant),
});
const USUAL = SetupShape.parse({ options: {}, variant: {} });

const Year = z.coerce.number().int().min(0).max(2100).describe('A year by the clock of the circle; 0: all.');
const Person = {
  member: z.uuid().optional().describe('The id in the circle; missing for others.'),
  name: z.string().optional().describe('Missing for people who are not in the circle.'),
};

const ResultShape = z
  .object({
    gameId: GameId,
    name: z.string(),
    seq: z.string().describe('Results count in this order.'),
    finishedAt: Stamp,
    how: z.enum(RESULT_ENDINGS),
    best: z
      .object({ seat: z.int(), row: Seq, points: z.int() })
      .optional()
      .describe('The turn with the most points, and the row that ended it.'),
    seats: z.array(
      z.object({
        ...Person,
        seat: z.int(),
        place: z.int().optional().describe('Missing for computers.'),
        points: z.int(),
        tablePoints: z.number(),
        left: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'CircleResult', description: 'The result of a game of a circle.' });

const StandingShape = z
  .object({
    year: z.int(),
    lines: z.array(
      z.object({
        ...Person,
        place: z.int(),
        games: z.int(),
        wins: z.int(),
        tablePoints: z.number(),
        value: z.number().describe('Table points a game, with three average games mixed in.'),
        best: z.int().describe('Most points in a game.'),
      }),
    ),
  })
  .meta({ id: 'CircleStanding', description: 'The standing of a circle in a year, the best first.' });

const RecordShape = z.object({ ...Person, gameId: GameId, points: z.int() });
const YearShape = z
  .object({
    year: z.int(),
    games: z.int(),
    months: z.array(z.int()).describe('Games that ended in each month, from January.'),
    mostPoints: RecordShape.optional(),
    bestTurn: RecordShape.extend({ row: Seq }).optional(),
    closest: z.object({ gameId: GameId, margin: z.int() }).optional(),
  })
  .meta({ id: 'CircleYear', description: 'A year of a circle: its games and records.' });

export const circleResultsContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'listCircleResults',
  path: '/api/circles/{id}/results',
  summary: 'Results of a circle, the newest first, fifty at a time.',
  query: z.object({
    before: z.coerce.bigint().positive().optional().describe('Only results before this `seq`.'),
  }),
  answer: z.object({ results: z.array(ResultShape) }),
  problems: UNKNOWN,
});

export const circleStandingContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'readCircleStanding',
  path: '/api/circles/{id}/standing',
  summary: 'The standing of a circle; of this year without `year`.',
  query: z.object({ year: Year.optional(), ...FORMAT }),
  hasCsv: true,
  answer: StandingShape,
  problems: UNKNOWN,
});

export const circleYearContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'readCircleYear',
  path: '/api/circles/{id}/years/{year}',
  summary: 'The games and records of a year.',
  params: z.object({ id: CircleId, year: Year }),
  answer: YearShape,
  problems: UNKNOWN,
});

export const circleTableContract = defineContract({
  ...HERE,
  id: 'startCircleTable',
  method: 'POST',
  path: '/api/circles/{id}/table',
  limit: 'create',
  summary: 'Start the usual table of a circle. Asking again within ten seconds finds the same table.',
  body: z
    .strictObject({
      members: PresetShape.shape.members.describe('Ids of two to four members, yourself among them.'),
      seatOrder: PresetShape.shape.seatOrder.default('rotated'),
      pace: PresetShape.shape.pace.default({ kind: 'relaxed' }),
      ...RulesShape.shape,
    })
    .optional()
    .describe('Becomes the usual table; without it the usual one is started.'),
  status: 201,
  again: 200,
  answer: z.object({ gameId: GameId, seat: z.int().optional().describe('Your seat at a new table.') }),
  problems: [...UNKNOWN, 'not-those-players', 'too-many', 'cross-site'],
});

const PAST = { ...HERE, path: '/api/circles/{id}/past-tables' } as const;

export const pastTablesContract = defineContract({
  ...PAST,
  ...LOOK,
  id: 'listPastTables',
  summary: 'Your finished games with other members that the circle can take in, the newest twenty.',
  answer: z.object({
    tables: z.array(
      z
        .object({ gameId: GameId, name: z.string(), finishedAt: Stamp, members: z.array(z.string()) })
        .meta({ id: 'PastTable', description: 'A finished game of members of a circle.' }),
    ),
  }),
  problems: UNKNOWN,
});

export const takeInContract = defineContract({
  ...PAST,
  id: 'takePastTableIn',
  method: 'POST',
  limit: 'note',
  summary: 'Count a finished game in the standing of a circle. This cannot be taken back.',
  body: z.strictObject({ gameId: GameId }),
  status: 200,
  answer: z.object({ done: z.literal(true) }),
  problems: [...UNKNOWN, 'not-in-charge', 'no-result', 'cross-site'],
});

export const CIRCLE_FORMAT = 'praga-by-post/circle';

export const exportCircleContract = defineContract({
  ...HERE,
  ...LOOK,
  id: 'exportCircle',
  path: '/api/circles/{id}/export',
  limit: 'my-data',
  summary: 'Everything about a circle in one document: members, entries, results and standings.',
  answer: z
    .object({
      format: z.literal(CIRCLE_FORMAT),
      at: Stamp,
      id: CircleId,
      name: z.string(),
      notice: z.string(),
      timeZone: z.string(),
      createdAt: Stamp,
      members: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string(), joinedAt: Stamp })),
      entries: z.array(
        z.object({ kind: z.string(), at: Stamp, name: z.string().optional(), by: z.string().optional() }),
      ),
      standings: z.array(StandingShape),
      results: z.array(ResultShape.extend({ link: z.url() })),
    })
    .meta({ id: 'CircleExport', description: 'A circle as one of its members may keep it.' }),
  problems: UNKNOWN,
});

export const CIRCLE_GAMES_CONTRACTS = [
  circleResultsContract,
  circleStandingContract,
  circleYearContract,
  circleTableContract,
  pastTablesContract,
  takeInContract,
  exportCircleContract,
] as const;
