/** Tables open to join, the person's own tables, and their stream of changes. */
import { z } from 'zod';
import { EndingSchema } from '@/lib/game/eventlog/export';
import { SetupShape } from '@/lib/game/eventlog/shapes/state';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { PACE_KINDS } from '@/lib/game/pace/pace';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { GameId, Seats, SeatShape, Stamp } from '@/lib/features/table/contract-shapes';
import { BOARDS } from '@/lib/features/table/lists/lobby';
import { GAME_STATUSES } from '@/lib/features/table/load/table-view';

const BOARD = z
  .enum(BOARDS)
  .describe('How the board is laid: as for a first game, with the other side, or else.');
const PACE = z.enum(PACE_KINDS).describe('How much time there is.');

export const lobbyContract = defineContract({
  id: 'readLobby',
  method: 'GET',
  path: '/api/lobby',
  summary: 'Tables with a free seat that anyone may take, the newest first, some twenty at once.',
  access: 'anyone',
  params: NOTHING,
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
  body: NO_BODY,
  status: 200,
  answer: z.object({
    tables: z.array(
      z
        .object({
          id: GameId,
          name: z.string(),
          setup: SetupShape,
          board: BOARD,
          pace: PACE,
          createdAt: Stamp,
          seats: z.array(SeatShape),
        })
        .meta({ id: 'LobbyTable', description: 'A table that anyone may join.' }),
    ),
    hasMore: z.boolean().describe('`true`: ask again with `after`.'),
    next: z.string().optional().describe('Then ask again `after` this.'),
  }),
  problems: [],
});

export const myTablesContract = defineContract({
  id: 'listMyTables',
  method: 'GET',
  path: '/api/me/tables',
  summary:
    'The tables of the person of an access token: those that wait for them first, of these the one with the least time left.',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    tables: z.array(
      z
        .object({
          gameId: GameId,
          name: z.string(),
          status: z.enum(GAME_STATUSES),
          ending: EndingSchema.optional(),
          seat: SeatNumber.optional().describe('Missing where they made the table and sit elsewhere.'),
          seated: z.boolean().describe('Whether they have sat down; a seat may be kept for them until then.'),
          isHost: z.boolean(),
          waiting: z.boolean().describe('Whether the table waits for them.'),
          waitingFor: Seats,
          since: Stamp.describe('When it began to wait for them.'),
          until: Stamp.optional().describe('When the time of the player it waits for is out.'),
          isOut: z.boolean().optional().describe('Whether that time is over.'),
          playingMs: z
            .int()
            .optional()
            .describe('The time that counts until then, in milliseconds, without nights and days off.'),
          holidayUntil: Stamp.optional().describe('Until when the player it waits for is on holiday.'),
          seats: z.array(SeatShape),
          seq: z.int().describe('The newest row that they may see.'),
        })
        .meta({ id: 'MyTable', description: 'A table of a person.' }),
    ),
  }),
  problems: ['person-missing'],
});
