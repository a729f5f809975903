/** Creating a table, viewing it, and sitting down. */
import { LEVELS } from '@/lib/game/levels';
import { z } from 'zod';
import { EndingSchema } from '@/lib/game/eventlog/export';
import { SOLO_OPPONENTS, TableOptionsSchema, VariantSchema } from '@/lib/game/eventlog/setup';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { OPEN_WATCHERS } from '@/lib/game/wording/table-access';
import { PaceShape } from '@/lib/features/table/pace-shape';
import {
  AtRow,
  Email,
  GameId,
  Hash,
  Name,
  differInNames,
  OfTable,
  ScoreShape,
  Seats,
  SeatShape,
  Stamp,
  ViewShape,
} from '@/lib/features/table/contract-shapes';
import {
  GAME_STATUSES,
  JOIN_POLICIES,
  LINE_SHARINGS,
  WATCHERS,
  type JoinPolicy,
} from '@/lib/features/table/load/table-view';

const Person = z
  .strictObject({ name: Name.optional(), email: Email.optional() })
  .describe(
    'Without a name it is free for anyone. With an address it is invited at once, each address once.',
  );
const Computer = z.strictObject({ name: Name.optional(), bot: z.enum(LEVELS) });

const BoxPackId = z.string().regex(/^box:[0-9a-f]{64}$/, 'is no revision of a box');

export const NewTableBody = z
  .strictObject({
    name: Name,
    seats: z
      .array(z.union([Person, Computer]))
      .min(1)
      .max(4)
      .refine((seats) => seats.some((seat) => !('bot' in seat)), 'at least one seat must be a person')
      .superRefine(differInNames)
      .describe('Two to four, or a single person. A seat with `bot` is held by the computer.'),
    solo: z
      .enum(SOLO_OPPONENTS)
      .optional()
      .describe('The opponent of a single person; Peter Parler by default.'),
    options: TableOptionsSchema,
    variant: VariantSchema,
    startingSeat: z.enum(['random', 'first']).default('random'),
    door: z
      .enum(JOIN_POLICIES)
      .default('link')
      .describe(
        'Who may take a free seat: anyone (the table is in the lobby), anyone with the link of the table, or only with the link of the seat.',
      ),
    watchers: z.enum(OPEN_WATCHERS).default('anyone').describe('Who may look at it.'),
    lineSharing: z
      .enum(LINE_SHARINGS)
      .default('private')
      .describe('Whether lines tried in the sandbox may be shared by a link while the game runs.'),
    pace: PaceShape.default({ kind: 'relaxed' }),
    pack: BoxPackId.optional().describe(
      'The values of a box, by the id of a revision. The newest standard pack by default.',
    ),
    sit: z
      .boolean()
      .default(false)
      .describe(
        'Sit down at once on the first seat of a person: as yourself with an access token, else by the token of the seat.',
      ),
  })
  .refine(({ seats, solo }) => solo === undefined || seats.length === 1, {
    path: ['solo'],
    message: 'is for one person alone',
  });

/** A new table in the service's terms: the API calls `joinPolicy` `door`. */
export function newTableOf<T>({
  door,
  sit: _sit,
  ...table
}: T & { readonly door: JoinPolicy; readonly sit: boolean }) {
  return { ...table, joinPolicy: door };
}

export const createTableContract = defineContract({
  id: 'createTable',
  fromAnywhere: true,
  method: 'POST',
  path: '/api/tables',
  limit: 'create',
  summary:
    'Make a table for one to four players, people or computers. The answer is the only time that the seat tokens are shown.',
  access: 'anyone',
  params: NOTHING,
  query: NOTHING,
  body: NewTableBody,
  status: 201,
  answer: z.object({
    game: z.object({ id: z.string(), name: z.string(), seq: z.int(), link: z.url() }),
    seats: z.array(
      z.object({
        seat: z.int(),
        name: z.string(),
        token: z.string(),
        link: z.url(),
        sentTo: z.string().optional().describe('The invitation is sent to this address.'),
      }),
    ),
    computers: z.array(z.object({ seat: z.int(), name: z.string(), bot: z.enum(LEVELS) })),
    sat: z.int().optional().describe('The seat you sit on, with `sit`.'),
    door: z.object({ token: z.string(), link: z.url() }).optional().describe('Opens any free seat.'),
    hostToken: z
      .string()
      .optional()
      .describe('Proves the host; missing when a person who is signed in made the table.'),
  }),
  problems: ['unknown-pack'],
});

const TableAnswer = z
  .object({
    id: GameId,
    name: z.string(),
    status: z.enum(GAME_STATUSES).describe('`ended`: without a result.'),
    ending: EndingSchema.optional().describe('How it ended; missing while it runs.'),
    pause: z
      .object({ from: Stamp, until: Stamp, isRunning: z.literal(true).optional() })
      .optional()
      .describe('The common holiday that runs or is to come.'),
    origin: z
      .enum(['finished', 'study'])
      .optional()
      .describe('Brought in from a document, and as what; missing where the game was played here.'),
    deal: z
      .object({
        id: z.string().optional().describe('Of the deal that it shares with other tables.'),
        isKnown: z
          .boolean()
          .describe('A player could have known it before: the game is left out of statistics.'),
      })
      .optional()
      .describe('Missing if only this table has the deal, and no player knew it before.'),
    createdAt: Stamp,
    seq: z.int().describe('The row whose position is shown.'),
    latestSeq: z.int().describe('The newest row that you may see.'),
    inTurn: z
      .object({ seat: SeatNumber })
      .optional()
      .describe('This seat is in the middle of a turn. You see its steps when they are final.'),
    version: z.string().describe('Changes with rows, talk and people; see the stream.'),
    head: Hash.describe('The hash of row `seq`.'),
    commitment: Hash.describe('SHA-256 of the seed of all shuffles, public from the start.'),
    seed: Hash.optional().describe('The seed itself, once the game has ended, and the day of its deal.'),
    seats: z.array(SeatShape),
    unproven: z
      .enum(['token-wrong', 'not-seated'])
      .optional()
      .describe(
        'Why your token shows only the public view: it belongs to no seat here, or you have not sat down yet (`POST /api/games/{id}/sit`).',
      ),
    me: SeatNumber.optional().describe('The seat this answer was made for; missing without one.'),
    isHolder: z.literal(true).optional().describe('You hold it, and do not merely play by its link.'),
    waitingFor: Seats,
    door: z.enum(JOIN_POLICIES).describe('Who may take a free seat.'),
    watchers: z.enum(WATCHERS).describe('Who may look at it.'),
    lineSharing: z
      .enum(LINE_SHARINGS)
      .optional()
      .describe(
        'Whether lines tried in the sandbox may be shared while the game runs; missing: they may not.',
      ),
    isHost: z.literal(true).optional().describe('You made the table.'),
    hasPlans: z.literal(true).optional().describe('You have a turn planned.'),
    invited: SeatNumber.optional().describe('The seat that is kept for you until you sit down.'),
    former: SeatNumber.optional().describe(
      'The seat you held once; another player holds it now, or it is free.',
    ),
    scores: z.array(ScoreShape),
    view: ViewShape,
  })
  .meta({ id: 'Table', description: 'A table at a position.' });

export const lookContract = defineContract({
  id: 'lookAtTable',
  method: 'GET',
  path: '/api/games/{id}',
  summary:
    'Look at a table: the public view or, with a seat token, the view of that seat with the tiles offered to it. Steps that can still be taken back are shown to the seat whose turn it is, and to a seat that has to choose in between: send your token before you give a command.',
  access: 'anyone-or-seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: TableAnswer,
  problems: ['token-wrong', 'not-seated', 'unknown-table'],
});

export const positionContract = defineContract({
  id: 'lookAtPosition',
  method: 'GET',
  path: '/api/games/{id}/at/{seq}',
  summary: 'The position right after any row of the log, as it was public then.',
  access: 'anyone',
  params: AtRow,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: TableAnswer,
  problems: ['unknown-table', 'unknown-position'],
});

export const bareContract = defineContract({
  id: 'readPosition',
  method: 'GET',
  path: '/api/games/{id}/positions/{seq}',
  summary:
    'The same without what changes later (names, whom it waits for): good for ever, so keep it as long as you like.',
  access: 'anyone-or-seat',
  params: AtRow,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z
    .object({ id: GameId, seq: z.int(), head: Hash, scores: z.array(ScoreShape), view: ViewShape })
    .meta({ id: 'Position', description: 'A position of a table, and nothing that changes.' }),
  problems: ['unknown-table', 'unknown-position'],
});

export const sitContract = defineContract({
  id: 'sitDown',
  method: 'POST',
  path: '/api/games/{id}/sit',
  limit: 'join',
  summary:
    'Take the seat of a token, and give its name and address. Once it is held, only its holder changes those, by the session or the cookie they sat down with. An access token takes the seat that is kept for its person. Can be repeated. Also sets the cookie of the seat, a key of its own.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z
    .strictObject({ token: z.string().max(100).optional(), name: Name.optional(), email: Email.optional() })
    .optional(),
  status: 200,
  answer: z.object({ game: z.string(), seat: z.int(), name: z.string(), seated: z.literal(true) }),
  problems: ['token-missing', 'token-wrong', 'seat-held', 'name-taken', 'cross-site', 'unknown-table'],
});
