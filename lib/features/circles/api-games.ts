/** The operations of a circle's games: results, standing, years, its usual table, past tables, its export. */
import 'server-only';
import { z } from 'zod';
import { deliverAfterResponse } from '@/lib/features/jobs/jobs';
import { forPerson } from '@/lib/features/people/person-answer';
import { RatingShape } from '@/lib/features/ratings/rating';
import type { StoredResult } from '@/lib/features/results/result';
import { pairsOf, standingInYear } from '@/lib/features/results/results';
import { resultsOfCircle, yearsOfCircle } from '@/lib/features/results/results-store';
import { ALL_YEARS, yearIn } from '@/lib/features/results/years';
import { GameId, Seq } from '@/lib/features/table/contract-shapes';
import {
  departureAnswer,
  DEPARTURE_FIELDS,
  endingAnswer,
  ruledAnswer,
  ENDING_FIELDS,
} from '@/lib/game/competing/ending-shapes';
import { POINT, RESULT_ENDINGS } from '@/lib/game/competing/result';
import type { Locale } from '@/lib/game/wording/language/locales';
import { derivedSeed } from '@/lib/platform/auth/signed-data';
import { systemClock } from '@/lib/platform/clock';
import { env } from '@/lib/platform/env';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract, FORMAT } from '@/lib/platform/http/contract';
import { csvOf, csvResponse } from '@/lib/platform/http/csv';
import { operation } from '@/lib/platform/http/endpoint';
import { localeOfHeaders } from '@/lib/platform/http/locale-of-headers';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { callPeople, ShownCircle, type Circle } from './circle';
import { CircleId, inCircle, OfCircle, withCircle } from './circle-answer';
import { yearOf } from './circle-games';
import { ratingsOfMembers } from './circle-ratings';
import { makeUsualTable, pastTables, takePastTableIn } from './circle-tables';
import { loadCircleEntries } from './circles';
import { presetOf, PresetShape, RulesShape } from './preset';

const Year = z.coerce.number().int().min(0).max(2100).describe('A year by the clock of the circle; 0: all.');
const Person = {
  member: z.uuid().optional().describe('The id in the circle; missing for others.'),
  name: z
    .string()
    .optional()
    .describe('Words in your language for people without a name here; missing for computers.'),
};

const Result = z
  .object({
    gameId: GameId,
    name: z.string(),
    seq: z.string().describe('Results count in this order.'),
    finishedAt: Moment,
    how: z.enum(RESULT_ENDINGS),
    ...ENDING_FIELDS,
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
        ...DEPARTURE_FIELDS,
      }),
    ),
  })
  .meta({ id: 'CircleResult', description: 'The result of a game of a circle.' });
const Results = z.object({ results: z.array(Result) });

const Standing = z
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

const Best = z.object({ ...Person, gameId: GameId, points: z.int() });
const YearShape = z
  .object({
    year: z.int(),
    games: z.int(),
    months: z.array(z.int()).describe('Games that ended in each month, from January.'),
    mostPoints: Best.optional(),
    bestTurn: Best.extend({ row: Seq }).optional(),
    closest: z.object({ gameId: GameId, margin: z.int() }).optional(),
  })
  .meta({ id: 'CircleYear', description: 'A year of a circle: its games and records.' });

const PastTables = z.object({
  tables: z.array(
    z
      .object({ gameId: GameId, name: z.string(), finishedAt: Moment, members: z.array(z.string()) })
      .meta({ id: 'PastTable', description: 'A finished game of members of a circle.' }),
  ),
});

const Player = z
  .string()
  .describe('A person of this export, the same in all its parts, also for people who are not in the circle.');
const ofPlayer = { player: Player.optional().describe('Missing for computers.') };

const CIRCLE_FORMAT = 'praga-by-post/circle';
const Export = ShownCircle.omit({ joinBy: true, rated: true })
  .extend({
    format: z.literal(CIRCLE_FORMAT),
    at: Moment,
    id: CircleId,
    createdAt: Moment,
    members: z.array(z.object({ id: z.uuid(), name: z.string(), role: z.string(), joinedAt: Moment })),
    entries: z.array(
      z.object({ kind: z.string(), at: Moment, name: z.string().optional(), by: z.string().optional() }),
    ),
    standings: z.array(
      Standing.extend({ lines: z.array(Standing.shape.lines.element.extend({ player: Player })) }),
    ),
    results: z.array(
      Result.extend({ link: z.url(), seats: z.array(Result.shape.seats.element.extend(ofPlayer)) }),
    ),
    ratings: z
      .array(z.object({ ...Person, player: Player, rating: RatingShape }))
      .optional()
      .describe('Of members, while the circle has ratings and you do not hide them.'),
    pairs: z
      .array(
        z.object({
          players: z.tuple([Player, Player]),
          games: z.int(),
          wins: z.tuple([z.int(), z.int()]).describe('How often each of them came before the other.'),
        }),
      )
      .describe('Each two current or former members who have met.'),
  })
  .meta({ id: 'CircleExport', description: 'A circle as one of its members may keep it.' });

type Call = (key: string | undefined) => { readonly member: string | null; readonly name: string | null };

/** The names of people in one API answer. */
function callerFor({ people }: Pick<Circle, 'people'>, headers: Headers): Call {
  const nameOf = callPeople(people, wordingOf(localeOfHeaders(headers)));
  return (key) =>
    key === undefined
      ? { member: null, name: null }
      : { member: people.get(key)?.id ?? null, name: nameOf(key) };
}

/** Keys of results never leave the service: they are the same in every circle. */
const playerOf = (circleId: string, key: string): string =>
  derivedSeed('player', `${circleId} ${key}`).slice(0, 32);

const resultOf = (call: Call, { seq, best, seats, ending, decided, ...result }: StoredResult) => ({
  ...result,
  seq: String(seq),
  best: best ? { ...best, row: best.seq } : null,
  ...endingAnswer(seats.map((seat) => ({ ...seat, how: ending }))),
  ...ruledAnswer(decided),
  seats: seats.map(({ playerKey, tablePoints, departure, ...seat }) => ({
    ...seat,
    ...call(playerKey),
    ...departureAnswer(departure),
    tablePoints: tablePoints / POINT,
  })),
});

async function standingOf(id: string, year: number, call: Call) {
  const lines = await standingInYear(id, year);
  return {
    year,
    lines: lines.map(({ key, tablePoints, ...line }) => ({
      ...line,
      player: playerOf(id, key),
      ...call(key),
      tablePoints: tablePoints / POINT,
    })),
  };
}

const COLUMNS = ['place', 'name', 'member', 'games', 'wins', 'tablePoints', 'value', 'best'];

/** A standing as a table, in the language of its reader. */
function standingTable({ lines }: Awaited<ReturnType<typeof standingOf>>, locale: Locale): string {
  const rows = lines.map(({ place, name, member, games, wins, tablePoints, value, best }) => {
    return [place, name ?? '', member ?? '', games, wins, tablePoints, value, best];
  });
  return csvOf(COLUMNS, rows, locale);
}

const PAGE = 50;
/** Maximum results exported: a circle has about a hundred a year. */
const MAX_EXPORTED = 10_000;

/** A circle as one document, as its members see it. */
async function exportOf(circle: Circle, headers: Headers) {
  const { id, people, rated } = circle;
  const members = new Map(circle.members.map((member) => [member.playerKey, member]));
  const [entries, results, years, ratings] = await Promise.all([
    loadCircleEntries(circle),
    resultsOfCircle(id, { most: MAX_EXPORTED }),
    yearsOfCircle(id),
    ratingsOfMembers(circle, members),
  ]);
  const player = (key: string) => playerOf(id, key);
  const call = callerFor(circle, headers);
  const standings = await Promise.all([ALL_YEARS, ...years].map(async (year) => standingOf(id, year, call)));
  return {
    ...circle,
    format: CIRCLE_FORMAT,
    at: systemClock.now(),
    entries,
    standings,
    results: results.map((result) => {
      const { seats, ...shown } = resultOf(call, result);
      const keys = result.seats.map(({ playerKey }) => playerKey);
      return {
        ...shown,
        seats: seats.map((seat, i) => ({ ...seat, player: keys[i] === undefined ? null : player(keys[i]) })),
        link: `${env().APP_URL}/games/${result.gameId}`,
      };
    }),
    ratings: rated
      ? [...ratings].map(([key, rating]) => ({ ...call(key), player: player(key), rating }))
      : null,
    pairs: pairsOf([...people.keys()], results).map(({ keys, ...pair }) => {
      return { ...pair, players: keys.map(player) };
    }),
  };
}

const HERE = { access: 'person', params: OfCircle } as const;
const UNKNOWN = ['person-missing', 'unknown-circle'] as const;
const LOOK = { ...HERE, method: 'GET', problems: UNKNOWN } as const;

const Sits = {
  sit: z
    .boolean()
    .default(false)
    .describe('Whether you sit down at once; otherwise your seat is kept for you.'),
};
const TableBody = z.union([
  z.strictObject(Sits).describe('Starts the usual table.'),
  z
    .strictObject({
      ...Sits,
      members: PresetShape.shape.members.describe('Ids of two to four members, yourself among them.'),
      seatOrder: PresetShape.shape.seatOrder.default('rotated'),
      pace: PresetShape.shape.pace.default({ kind: 'relaxed' }),
      ...RulesShape.shape,
    })
    .describe('Starts this table, which becomes the usual one.'),
]);

export const CIRCLE_GAMES_API = [
  operation(
    defineContract({
      ...LOOK,
      id: 'listCircleResults',
      tag: 'Circles',
      path: '/api/circles/{id}/results',
      summary: 'Results of a circle, the newest first, fifty at a time.',
      query: z.object({
        before: z.coerce.bigint().positive().optional().describe('Only results before this `seq`.'),
      }),
      answer: Results,
    }),
    async ({ headers, params: { id }, query: { before } }) =>
      withCircle(headers, id, async (circle) => {
        const results = await resultsOfCircle(id, { most: PAGE, before });
        const call = callerFor(circle, headers);
        return { results: results.map((result) => resultOf(call, result)) };
      }),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'readCircleStanding',
      tag: 'Circles',
      path: '/api/circles/{id}/standing',
      summary: 'The standing of a circle; of this year without `year`.',
      query: z.object({ year: Year.optional(), ...FORMAT }),
      hasCsv: true,
      answer: Standing,
    }),
    async ({ headers, params: { id }, query: { year, format } }) =>
      withCircle(headers, id, async (circle) => {
        const shown = year ?? yearIn(circle.timeZone, systemClock.now());
        const standing = await standingOf(id, shown, callerFor(circle, headers));
        if (format !== 'csv') return standing;
        const table = standingTable(standing, localeOfHeaders(headers));
        return csvResponse(table, `standing-${id}-${standing.year}`);
      }),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'readCircleYear',
      tag: 'Circles',
      path: '/api/circles/{id}/years/{year}',
      summary: 'The games and records of a year.',
      params: z.object({ id: CircleId, year: Year }),
      answer: YearShape,
    }),
    async ({ headers, params: { id, year } }) =>
      withCircle(headers, id, async (circle) => {
        const { record } = await yearOf(circle, year);
        const call = callerFor(circle, headers);
        const { mostPoints: most, bestTurn: best } = record;
        return {
          ...record,
          year,
          mostPoints: most ? { ...most, ...call(most.playerKey) } : null,
          bestTurn: best ? { ...best, ...call(best.playerKey), row: best.seq } : null,
        };
      }),
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
      body: TableBody.optional(),
      status: 201,
      again: 200,
      answer: z.object({ gameId: GameId, seat: z.int().optional().describe('Your seat at a new table.') }),
      problems: [...UNKNOWN, 'not-those-players', 'too-many', 'cross-site'],
    }),
    async ({ headers, params: { id: circleId }, body }) =>
      forPerson(headers, async ({ id: userId }) => {
        const done = await makeUsualTable({ circleId, userId, sits: body?.sit }, presetOf(body));
        if (!done.ok) return done;
        const { gameId, made, seat } = done.value;
        deliverAfterResponse(1);
        return { ok: true, value: { body: { gameId, seat }, isAgain: made === undefined } };
      }),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'listPastTables',
      tag: 'Circles',
      path: '/api/circles/{id}/past-tables',
      summary: 'Your finished games with other members that the circle can take in, the newest twenty.',
      answer: PastTables,
    }),
    async ({ headers, params: { id } }) =>
      withCircle(headers, id, async (circle) => ({ tables: await pastTables(circle) })),
  ),
  operation(
    defineContract({
      ...HERE,
      id: 'takePastTableIn',
      tag: 'Circles',
      method: 'POST',
      path: '/api/circles/{id}/past-tables',
      limit: 'note',
      summary: 'Count a finished game in the standing of a circle. This cannot be taken back.',
      body: z.strictObject({ gameId: GameId }),
      answer: z.object({ done: z.literal(true) }),
      problems: [...UNKNOWN, 'not-in-charge', 'no-result', 'cross-site'],
    }),
    async ({ headers, params: { id }, body: { gameId } }) =>
      inCircle(headers, id, async (who) => takePastTableIn(who, gameId)),
  ),
  operation(
    defineContract({
      ...LOOK,
      id: 'exportCircle',
      tag: 'Circles',
      path: '/api/circles/{id}/export',
      limit: 'my-data',
      summary:
        'Everything about a circle in one document: members, entries, results, standings, ratings and pairs.',
      answer: Export,
    }),
    async ({ headers, params: { id } }) =>
      withCircle(headers, id, async (circle) => exportOf(circle, headers)),
  ),
];
