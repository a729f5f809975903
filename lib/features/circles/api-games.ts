/** The games of a circle: results, standing, years, its usual table, past tables, its export. */
import { CircleId, OfCircle, inCircle, withCircle } from '@/lib/features/circles/circle-answer';
import {
  circleStandingTable,
  exportOfCircle,
  resultsAnswer,
  standingAnswer,
  yearAnswer,
} from '@/lib/features/circles/games-answer';
import { CIRCLE_FORMAT, RulesShape } from '@/lib/features/circles/games-shapes';
import { pastTables, takePastTableIn } from '@/lib/features/circles/past-tables';
import { PresetShape } from '@/lib/features/circles/preset';
import { makeUsualTable } from '@/lib/features/circles/usual-table';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { forPerson } from '@/lib/features/people/person-answer';
import { GameId, Seq, Stamp } from '@/lib/features/table/contract-shapes';
import { RESULT_ENDINGS } from '@/lib/game/competing/result';
import { FORMAT, NOTHING, NO_BODY, defineContract } from '@/lib/platform/http/contract';
import { csvResponse } from '@/lib/platform/http/csv';
import { operation } from '@/lib/platform/http/endpoint';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import 'server-only';
import { z } from 'zod';

const HERE = { access: 'person', params: OfCircle, query: NOTHING } as const;

const LOOK = { method: 'GET', body: NO_BODY, status: 200 } as const;

const UNKNOWN = ['person-missing', 'unknown-circle'] as const;

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

const PAST = { ...HERE, path: '/api/circles/{id}/past-tables' } as const;

export const CIRCLE_GAMES_API = [
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'listCircleResults',
      tag: 'Circles',
      path: '/api/circles/{id}/results',
      summary: 'Results of a circle, the newest first, fifty at a time.',
      query: z.object({
        before: z.coerce.bigint().positive().optional().describe('Only results before this `seq`.'),
      }),
      answer: z.object({ results: z.array(ResultShape) }),
      problems: UNKNOWN,
    }),
    async ({ headers, params, query }) =>
      withCircle(headers, params.id, async (circle) => resultsAnswer(circle, query.before)),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'readCircleStanding',
      tag: 'Circles',
      path: '/api/circles/{id}/standing',
      summary: 'The standing of a circle; of this year without `year`.',
      query: z.object({ year: Year.optional(), ...FORMAT }),
      hasCsv: true,
      answer: StandingShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params: { id }, query }) =>
      withCircle(headers, id, async (circle) => {
        const standing = await standingAnswer(circle, query.year);
        if (query.format !== 'csv') return standing;
        return csvResponse(
          circleStandingTable(standing, localeOfHeaders(headers)),
          `standing-${id}-${standing.year}`,
        );
      }),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'readCircleYear',
      tag: 'Circles',
      path: '/api/circles/{id}/years/{year}',
      summary: 'The games and records of a year.',
      params: z.object({ id: CircleId, year: Year }),
      answer: YearShape,
      problems: UNKNOWN,
    }),
    async ({ headers, params }) =>
      withCircle(headers, params.id, async (circle) => yearAnswer(circle, params.year)),
  ),
  operation(
    defineContract({
      ...HERE,
      id: 'startCircleTable',
      tag: 'Circles',
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
    }),
    async ({ headers, params, body }) =>
      forPerson(headers, async ({ id: userId }) => {
        const done = await makeUsualTable({ circleId: params.id, userId }, body);
        if (!done.ok) return done;
        const { gameId, made, seat } = done.value;
        deliverAfterResponse(1);
        return {
          ok: true,
          value: { body: { gameId, ...(seat === undefined ? {} : { seat }) }, isAgain: made === undefined },
        };
      }),
  ),
  operation(
    defineContract({
      ...PAST,
      ...LOOK,
      id: 'listPastTables',
      tag: 'Circles',
      summary: 'Your finished games with other members that the circle can take in, the newest twenty.',
      answer: z.object({
        tables: z.array(
          z
            .object({ gameId: GameId, name: z.string(), finishedAt: Stamp, members: z.array(z.string()) })
            .meta({ id: 'PastTable', description: 'A finished game of members of a circle.' }),
        ),
      }),
      problems: UNKNOWN,
    }),
    async ({ headers, params }) =>
      withCircle(headers, params.id, async (circle) => {
        const tables = await pastTables(circle);
        return {
          tables: tables.map(({ finishedAt, ...table }) => ({
            ...table,
            finishedAt: finishedAt.toISOString(),
          })),
        };
      }),
  ),
  operation(
    defineContract({
      ...PAST,
      id: 'takePastTableIn',
      tag: 'Circles',
      method: 'POST',
      limit: 'note',
      summary: 'Count a finished game in the standing of a circle. This cannot be taken back.',
      body: z.strictObject({ gameId: GameId }),
      status: 200,
      answer: z.object({ done: z.literal(true) }),
      problems: [...UNKNOWN, 'not-in-charge', 'no-result', 'cross-site'],
    }),
    async ({ headers, params, body }) =>
      inCircle(headers, params.id, async (who) => takePastTableIn(who, body.gameId)),
  ),
  operation(
    defineContract({
      ...HERE,
      ...LOOK,
      id: 'exportCircle',
      tag: 'Circles',
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
    }),
    async ({ headers, params }) => withCircle(headers, params.id, async (circle) => exportOfCircle(circle)),
  ),
];
