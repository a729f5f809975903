/** Finished games as NDJSON, of one person if `userId` is given. */
async function gamesAnswer(query: FinishedListQuery, userId?: string): Promise<Response> {
  const games = await listGames(query, userId);
  return new Response(games.map((game) => `${JSON.stringify(game)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** Lists of games, and comparing two positions. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { finishedGames, type FinishedGame, type FinishedQuery } from '@/lib/features/history/finished-store';
import { exportGame } from '@/lib/features/history/read-log';
import { requirePerson } from '@/lib/features/people/person-answer';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { GameId, OfTable, Seats, SeqText } from '@/lib/features/table/contract-shapes';
import { loadTable } from '@/lib/features/table/load/load-table';
import { ExportSchema } from '@/lib/game/eventlog/export';
import { PackNameShape, SetupShape } from '@/lib/game/engine/state';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { compareStates, MEASURES, unlikePlaces } from '@/lib/game/recap/differences';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';
import { loadTableAt } from './load-position';

/** Maximum games in an answer, and in one with whole games. */
const MAX_GAMES = 200;

const MAX_WHOLE_GAMES = 20;

const Day = z.iso.date();

const FILTER = z
  .object({
    players: z.coerce
      .number()
      .int()
      .min(1)
      .max(4)
      .optional()
      .describe('Games with this number of people and computers.'),
    pack: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .optional()
      .describe('Games with this pack.'),
    since: Day.optional().describe('Games that ended on this day (UTC) or later: 2026-11-20.'),
    until: Day.optional().describe('Games that ended on this day or before.'),
    after: z
      .string()
      .regex(/^\d{1,14}-[a-z0-9]{1,40}$/)
      .optional()
      .describe('`cursor` of the last line of the page before.'),
    limit: z.coerce.number().int().min(1).max(MAX_GAMES).default(100).describe('Lines of one answer.'),
    whole: z
      .enum(['0', '1'])
      .optional()
      .describe(
        `\`1\` brings each game as \`GET /api/games/{id}/export\` does; at most ${MAX_WHOLE_GAMES} lines then.`,
      ),
  })
  .refine(({ limit, whole }) => whole !== '1' || limit <= MAX_WHOLE_GAMES, {
    path: ['limit'],
    message: `is at most ${MAX_WHOLE_GAMES} with whole games`,
  });

const LISTED = z
  .object({
    id: GameId,
    name: z.string(),
    pack: PackNameShape,
    rulesVersion: z.int(),
    setup: SetupShape,
    computers: Seats.describe('Seats of computers.'),
    seq: z.int().describe('The number of its rows.'),
    createdAt: Moment,
    finishedAt: Moment,
    cursor: z.string().describe('Ask again `after` this for the games before it.'),
    game: ExportSchema.extend({ waitingFor: Seats }).optional().describe('The whole game, with `whole=1`.'),
  })
  .meta({ id: 'ListedGame', description: 'A game that was played to its end: one line of a list.' });

const LIST = {
  method: 'GET',
  query: FILTER,
  answer: LISTED,
  media: 'application/x-ndjson',
  limit: 'game',
} as const;

export const GAMES_API = [
  operation(
    defineContract({
      id: 'listGames',
      tag: 'Log',
      path: '/api/games',
      summary:
        'Finished games that anyone may watch, the newest first: one JSON object a line. A page that is empty is the last. Games whose deal other tables share are left out.',
      access: 'anyone',
      ...LIST,
      problems: [],
    }),
    async ({ query }) => ({ response: await gamesAnswer(query) }),
  ),
  operation(
    defineContract({
      id: 'listMyGames',
      tag: 'Mine',
      path: '/api/me/games',
      summary:
        'The finished games of the person of an access token, the newest first: one JSON object a line.',
      access: 'person',
      ...LIST,
      problems: ['person-missing'],
    }),
    async ({ query, headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      return { response: await gamesAnswer(query, asked.person.id) };
    },
  ),
  operation(
    defineContract({
      id: 'comparePositions',
      tag: 'Log',
      method: 'GET',
      path: '/api/games/{id}/compare',
      summary:
        'The differences between two positions of a table: numbers for each seat, and places of the board.',
      access: 'anyone-or-seat',
      params: OfTable,
      query: z.object({
        a: SeqText.default(1).describe('A row; the first unless said otherwise.'),
        b: SeqText.optional().describe('Another; the newest unless said otherwise.'),
      }),
      answer: z.object({
        a: z.int(),
        b: z.int(),
        differences: z.array(
          z
            .object({ seat: SeatNumber, measure: z.enum(MEASURES), a: z.int(), b: z.int() })
            .meta({ id: 'Difference', description: 'A number of a seat that is unlike in two positions.' }),
        ),
        places: z
          .array(z.object({ kind: z.string(), id: z.string() }))
          .describe('Places of the shared board that differ.'),
      }),
      problems: ['unknown-table', 'unknown-position'],
    }),
    async ({ params: { id }, query, headers }): Promise<ApiResult> => {
      const who = await visitorOfRequest(id, headers);
      const latest = await loadTable(id, who, { log: 'none' });
      if (!latest) return refused({ kind: 'unknown-table' });
      const { a, b = latest.latestSeq } = query;
      const [one, other] = await Promise.all([loadTableAt(id, a, who), loadTableAt(id, b, who)]);
      if (!one || !other) return refused({ kind: 'unknown-position', seq: one ? b : a });
      const [{ state: before }, { state: after }] = [one.view, other.view];
      const places = unlikePlaces(one.pack, before, after).map(([kind, place]) => ({ kind, id: place }));
      return {
        ok: true,
        value: { body: { a, b, differences: compareStates(one.pack, before, after), places } },
      };
    },
  ),
];

const DAY_MS = 86_400_000;

/** A list request: days in UTC, and the cursor of the last game on the previous page. */
interface FinishedListQuery extends Pick<FinishedQuery, 'players' | 'pack' | 'limit'> {
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly after?: string | undefined;
  readonly whole?: '0' | '1' | undefined;
}

/** Finished games, newest first: a person's, or all that anyone can watch. */
async function listGames(wanted: FinishedListQuery, userId?: string): Promise<readonly object[]> {
  const { whole, since, until, after, ...filter } = wanted;
  const games = await finishedGames({
    ...filter,
    userId,
    since: since ? new Date(since) : undefined,
    until: until ? new Date(Date.parse(until) + DAY_MS) : undefined,
    after: placeOf(after),
  });
  const listed: object[] = [];
  for (const game of games) {
    const exported = whole === '1' ? await exportGame(game.gameId, userId ? { userId } : {}) : undefined;
    listed.push({ ...listedOf(game), game: exported });
  }
  return listed;
}

function listedOf({ gameId, packId, packVersion, createdAt, finishedAt, ...rest }: FinishedGame) {
  return {
    id: gameId,
    ...rest,
    pack: { id: packId, version: packVersion },
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt.toISOString(),
    cursor: `${finishedAt.getTime()}-${gameId}`,
  };
}

function placeOf(after: string | undefined): FinishedQuery['after'] {
  const [at, gameId] = after?.split('-') ?? [];
  return at && gameId ? { finishedAt: new Date(Number(at)), gameId } : undefined;
}
