/** Retry-After for a refused stream, in seconds. The page polls meanwhile. */
const RETRY_S = 60;
const ASK_INSTEAD = 'Ask now and then instead.';

/** Why a stream cannot be opened. */
export const NO_STREAM = {
  'too-many': problem('too-many-streams', ASK_INSTEAD, { retryAfter: RETRY_S }),
  full: problem('streams-full', ASK_INSTEAD, { retryAfter: RETRY_S }),
};

/** Streams of changes: of one table, and of all tables of a person. */
import 'server-only';
import { z } from 'zod';
import { requirePerson } from '@/lib/features/people/person-answer';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { standingLooks } from '@/lib/features/seats/standing-look';
import { factsForMe } from '@/lib/features/table/commands/facts-for-me';
import { rowsTeller, versionTeller } from '@/lib/features/table/commands/rows-news';
import { EventShape, GameId, Hash, OfTable, TableVersion } from '@/lib/features/table/contract-shapes';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import { GAME_STATUSES } from '@/lib/features/table/load/table-view';
import { EndingSchema } from '@/lib/game/competing/ending-shapes';
import { RowCommandSchema } from '@/lib/game/eventlog/export';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { countedAddress } from '@/lib/platform/auth/address';
import { standingPersonOf } from '@/lib/platform/auth/session';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { sameAs } from '@/lib/platform/http/older-names';
import { problem } from '@/lib/platform/http/problem';
import { refused } from '@/lib/platform/http/refused';
import { STREAM_BEAT_MS, STREAM_LIFE_MS } from '@/lib/platform/live/channel';
import { streamOf, streamOfTables } from '@/lib/platform/live/stream';
import { turnClocks } from './settle';
import { ClockShape } from './shapes';

const VersionEvent = z
  .object({ id: TableVersion, data: TableVersion })
  .meta({ id: 'VersionEvent', description: 'The table has a new version. It has no `event` field.' });

const RetryEvent = z
  .object({ retry: z.int().describe('Milliseconds to wait before you open the stream again.') })
  .meta({
    id: 'RetryEvent',
    description:
      'Without data. Comes first, and once more before a stream ends by its age: then reconnect at once.',
  });

const BeatEvent = z.object({ event: z.literal('beat'), data: z.literal('').describe('Always empty.') }).meta({
  id: 'BeatEvent',
  description: `Comes every ${STREAM_BEAT_MS / 1000} seconds while the stream is alive.`,
});

const NewRow = z
  .object({
    seq: z.int().min(1).describe('Its number, from 1 without a gap.'),
    seat: SeatNumber.optional().describe('Whose step it is; missing in row 1, the set-up.'),
    command: RowCommandSchema,
    events: z.array(EventShape),
    at: Moment.describe('When it was accepted.'),
    hash: Hash.describe('The hash of the row; see /verify.'),
    undone: z.boolean().describe('Whether a later row has taken it back.'),
  })
  .meta({ id: 'NewRow', description: 'A row of the log, without the parts that only the hash chain needs.' });

const RowsEvent = z
  .object({
    event: z.literal('rows'),
    data: z
      .object({
        since: z.int().describe('The rows follow this one. If you do not have it, request the log.'),
        rows: z.array(NewRow).describe('Final steps, in order.'),
        latestSeq: z.int().describe('The newest row that you may see.'),
        inTurn: z
          .object({ seat: SeatNumber })
          .optional()
          .describe('This seat is in the middle of a turn. You see its steps when they are final.'),
        actors: z
          .array(z.object({ seat: SeatNumber, name: z.string(), steps: z.array(z.int()) }))
          .optional()
          .describe('Those who made some of these rows for the holder of a seat.'),
        clocks: z.array(ClockShape).optional().describe('As in `GET /api/games/{id}/late`.'),
      })
      .describe('As JSON.'),
  })
  .meta({ id: 'RowsEvent', description: 'With `?rows=1`: the rows that made the version that follows.' });

const HereEvent = z
  .object({
    event: z.literal('here'),
    data: z.array(SeatNumber).describe('Their seats as JSON, in order.'),
  })
  .meta({ id: 'HereEvent', description: 'With `?here=1`: who has the table open.' });

const TableEvent = z
  .object({
    event: z.literal('table'),
    data: z
      .object({
        gameId: GameId,
        table: sameAs('gameId', GameId),
        version: TableVersion,
        name: z.string().optional(),
        status: z.enum(GAME_STATUSES).optional(),
        ending: EndingSchema.optional(),
        seat: SeatNumber.optional().describe('Your seat, or the one that is kept for you.'),
        seated: z
          .boolean()
          .optional()
          .describe('Whether you have sat down; an invitation waits until you do.'),
        waiting: z.boolean().optional().describe('Whether the table waits for you.'),
      })
      .meta({
        id: 'TableChanged',
        description: 'The data of an event, as JSON: a table, its version, and its state for you.',
      }),
  })
  .meta({ id: 'TableEvent', description: 'A table has changed, ended, or is new.' });

const StreamWishes = z.object({
  rows: z
    .enum(['0', '1'])
    .optional()
    .describe(
      '`1` asks for the rows themselves, in a RowsEvent before each version. None comes if the rows are many, or to a player in the middle of a turn. It has clocks unless more than clocks has changed.',
    ),
  here: z
    .enum(['0', '1'])
    .optional()
    .describe(
      '`1` shows the others at the table that you have it open, for as long as the stream is, and sends you a HereEvent whenever that changes for anyone. Without a seat it does nothing.',
    ),
});

const ENDS = `The stream ends within ${STREAM_LIFE_MS / 60_000} minutes, when the server restarts, and when you lose the right to it: open it again.`;

export const STREAM_API = [
  operation(
    defineContract({
      id: 'streamTable',
      tag: 'Tables',
      method: 'GET',
      path: '/api/games/{id}/stream',
      limit: 'stream',
      summary: `Hear of every change, as server-sent events. A VersionEvent comes at once, then whenever the table changes; look at the table again then. Last-Event-ID asks for newer versions only. ${ENDS} The schema describes the fields of one event.`,
      access: 'anyone-or-seat',
      params: OfTable,
      query: StreamWishes,
      answer: z
        .union([RetryEvent, VersionEvent, RowsEvent, HereEvent, BeatEvent])
        .meta({ id: 'StreamEvent', description: 'An event of the stream of a table, by its fields.' }),
      media: 'text/event-stream',
      problems: ['unknown-table', 'too-many-streams', 'streams-full'],
    }),
    async ({ params, query, headers, signal }) => {
      const visitor = await visitorOfRequest(params.id, headers);
      const table = await loadTable(params.id, visitor, { log: 'none' });
      if (!table) return refused({ kind: 'unknown-table' });
      const seat = table.me === undefined ? undefined : `${params.id} ${table.me}`;
      const opener = { address: countedAddress(headers), person: visitor.userId ?? seat };
      const known = headers.get('last-event-id') ?? undefined;
      const rowsOf = query.rows === '1' ? rowsTeller(params.id, visitor, table.me, turnClocks) : undefined;
      const versionOf = versionTeller(params.id, visitor, table.me);
      const shown = query.here === '1' ? table.me : undefined;
      const proof = standingLooks(headers, [{ gameId: params.id, visitor, me: table.me }]);
      const seen = { gameId: params.id, known, rowsOf, versionOf, seat: shown };
      const response = streamOf({ ...seen, proof, signal, opener });
      return typeof response === 'string' ? { problem: NO_STREAM[response] } : { response };
    },
  ),
  operation(
    defineContract({
      id: 'streamMyTables',
      tag: 'Mine',
      method: 'GET',
      path: '/api/me/stream',
      limit: 'stream',
      summary: `One stream for all tables of the person of an access token, as server-sent events. A TableEvent comes at once for every running table, then whenever one changes, ends, or is new, by an invitation as well. ${ENDS} The schema describes the fields of one event.`,
      access: 'person',
      answer: z.union([RetryEvent, TableEvent, BeatEvent]).meta({
        id: 'MyStreamEvent',
        description: 'An event of the stream of all your tables, by its fields.',
      }),
      media: 'text/event-stream',
      problems: ['person-missing', 'too-many-streams', 'streams-full'],
    }),
    async ({ headers, signal }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      const userId = asked.person.id;
      const tables = async () => {
        const mine = await myTables({ userId, tokens: [] });
        return mine
          .filter(({ status }) => status === 'running')
          .map(({ gameId, seat }) => ({ gameId, versionOf: versionTeller(gameId, { userId }, seat) }));
      };
      const opener = { address: countedAddress(headers), person: userId };
      const proof = async () => (await standingPersonOf(headers)) === userId;
      const factsOf = (gameId: string) => factsForMe(gameId, userId);
      const response = await streamOfTables({ tables, factsOf, proof, signal, opener });
      return typeof response === 'string' ? { problem: NO_STREAM[response] } : { response };
    },
  ),
];
