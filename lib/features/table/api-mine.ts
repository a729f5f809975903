/** The tables of a person, and the lobby. */
import 'server-only';
import { z } from 'zod';
import { requirePerson } from '@/lib/features/people/person-answer';
import { GameId, SeatShape, Seats } from '@/lib/features/table/contract-shapes';
import { BOARDS, boardOf, readLobby, type LobbyPlace } from '@/lib/features/table/lists/lobby';
import { myTables, withDeadlines } from '@/lib/features/table/lists/my-tables';
import { GAME_STATUSES } from '@/lib/features/table/load/table-view';
import { EndingSchema } from '@/lib/game/competing/ending-shapes';
import { SetupShape } from '@/lib/game/engine/state';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { PACE_KINDS } from '@/lib/game/pace/pace';
import { withNames } from '@/lib/game/wording/seat-names';
import { systemClock } from '@/lib/platform/clock';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

const BOARD = z
  .enum(BOARDS)
  .describe('How the board is laid: as for a first game, with the other side, or else.');

const PACE = z.enum(PACE_KINDS).describe('How much time there is.');

function placeOf(after: string | undefined): LobbyPlace | undefined {
  const [at, gameId] = after?.split('-') ?? [];
  return at && gameId ? { createdAt: new Date(Number(at)), gameId } : undefined;
}

export const MY_TABLES_API = [
  operation(
    defineContract({
      id: 'readLobby',
      asIs: true,
      tag: 'Tables',
      method: 'GET',
      path: '/api/lobby',
      summary: 'Tables with a free seat that anyone may take, the newest first, some twenty at once.',
      access: 'anyone',
      query: z.object({
        players: z.coerce
          .number()
          .int()
          .min(2)
          .max(4)
          .optional()
          .describe('Only tables for this number of players.'),
        pace: PACE.optional(),
        board: BOARD.optional(),
        after: z
          .string()
          .regex(/^\d{1,14}-[a-z0-9]{1,40}$/)
          .optional()
          .describe('`next` of the page before.'),
      }),
      answer: z.object({
        tables: z.array(
          z
            .object({
              id: GameId,
              name: z.string(),
              setup: SetupShape,
              board: BOARD,
              pace: PACE,
              createdAt: Moment,
              seats: z.array(SeatShape),
            })
            .meta({ id: 'LobbyTable', description: 'A table that anyone may join.' }),
        ),
        hasMore: z.boolean().describe('`true`: ask again with `after`.'),
        next: z.string().optional().describe('Then ask again `after` this.'),
      }),
      problems: [],
    }),
    async ({ query: { after, ...filter } }) => {
      const { tables, next } = await readLobby(filter, placeOf(after));
      const listed = tables.map(({ gameId: id, seats, setup, ...table }) => ({
        id,
        ...table,
        setup,
        board: boardOf(setup),
        seats: withNames(wordingOf('en'), seats),
      }));
      const more = next ? { next: `${next.createdAt.getTime()}-${next.gameId}` } : {};
      return { ok: true, value: { body: { tables: listed, hasMore: next !== undefined, ...more } } };
    },
  ),
  operation(
    defineContract({
      id: 'listMyTables',
      tag: 'Mine',
      method: 'GET',
      path: '/api/me/tables',
      summary:
        'The tables of the person of an access token: those that wait for them first, of these the one with the least time left.',
      access: 'person',
      answer: z.object({
        tables: z.array(
          z
            .object({
              gameId: GameId,
              name: z.string(),
              status: z.enum(GAME_STATUSES),
              ending: EndingSchema.optional(),
              seat: SeatNumber.optional().describe('Missing where they made the table and sit elsewhere.'),
              seated: z
                .boolean()
                .describe('Whether they have sat down; a seat may be kept for them until then.'),
              isHost: z.boolean(),
              waiting: z.boolean().describe('Whether the table waits for them.'),
              waitingFor: Seats,
              since: Moment.describe('When it began to wait for them.'),
              until: Moment.optional().describe('When the time of the player it waits for is out.'),
              isOut: z.boolean().optional().describe('Whether that time is over.'),
              playingMs: z
                .int()
                .optional()
                .describe('The time that counts until then, in milliseconds, without nights and days off.'),
              holidayUntil: Moment.optional().describe('Until when the player it waits for is on holiday.'),
              seats: z.array(SeatShape),
              seq: z.int().describe('The newest row that they may see.'),
            })
            .meta({ id: 'MyTable', description: 'A table of a person.' }),
        ),
      }),
      problems: ['person-missing'],
    }),
    async ({ headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      const mine = await myTables({ userId: asked.person.id, tokens: [] });
      const timed = await withDeadlines(mine, systemClock.now());
      const tables = timed.map(({ pace: _pace, createdAt: _made, isToLearn: _lesson, ...table }) => ({
        ...table,
        seats: withNames(wordingOf('en'), table.seats),
      }));
      return { ok: true, value: { body: { tables } } };
    },
  ),
];
