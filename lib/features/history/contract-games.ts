/** Lists of finished games, one game a line. */
import { z } from 'zod';
import { ExportSchema } from '@/lib/game/eventlog/export';
import { PackShape, SetupShape } from '@/lib/game/eventlog/shapes/state';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { GameId, Seats, Stamp } from '@/lib/features/table/contract-shapes';

/** Maximum games in an answer, and in one with whole games. */
export const MAX_GAMES = 200;
export const MAX_WHOLE_GAMES = 20;

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
    pack: PackShape,
    rulesVersion: z.int(),
    setup: SetupShape,
    computers: Seats.describe('Seats of computers.'),
    seq: z.int().describe('The number of its rows.'),
    createdAt: Stamp,
    finishedAt: Stamp,
    cursor: z.string().describe('Ask again `after` this for the games before it.'),
    game: ExportSchema.extend({ waitingFor: Seats }).optional().describe('The whole game, with `whole=1`.'),
  })
  .meta({ id: 'ListedGame', description: 'A game that was played to its end: one line of a list.' });

const LIST = {
  method: 'GET',
  params: NOTHING,
  query: FILTER,
  body: NO_BODY,
  status: 200,
  answer: LISTED,
  media: 'application/x-ndjson',
  limit: 'game',
} as const;

export const publicGamesContract = defineContract({
  id: 'listGames',
  path: '/api/games',
  summary:
    'Finished games that anyone may watch, the newest first: one JSON object a line. A page that is empty is the last. Games whose deal other tables share are left out.',
  access: 'anyone',
  ...LIST,
  problems: [],
});

export const myGamesContract = defineContract({
  id: 'listMyGames',
  path: '/api/me/games',
  summary: 'The finished games of the person of an access token, the newest first: one JSON object a line.',
  access: 'person',
  ...LIST,
  problems: ['person-missing'],
});
