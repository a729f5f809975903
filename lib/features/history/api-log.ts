/** The log of a game, and its export. */
import 'server-only';
import { z } from 'zod';
import { cacheControlOf, exportGame, readLogRange } from '@/lib/features/history/read-log';
import { loadEntries } from '@/lib/features/seats/entries';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { EventShape, Hash, OfTable, Range, Seats } from '@/lib/features/table/contract-shapes';
import { ExportSchema, RowCommandSchema } from '@/lib/game/eventlog/export';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';
import { refused } from '@/lib/platform/http/refused';

const Row = z
  .object({
    seq: z.int().min(1).describe('Its number, from 1 without a gap.'),
    seat: z.int().optional().describe('Whose step it is; missing in row 1, the set-up.'),
    command: RowCommandSchema,
    commandId: z.uuid(),
    events: z.array(EventShape),
    at: Moment.describe('When it was accepted.'),
    rulesVersion: z.int().describe('Which reading of the rules it was judged by.'),
    secretDigest: Hash.describe(
      'HMAC-SHA-256 of the hidden part of the row under the seed, in hexadecimal; see /verify.',
    ),
    prevHash: Hash.describe('The hash of the row before it.'),
    hash: Hash.describe('SHA-256 of all the above.'),
  })
  .meta({ id: 'Row', description: 'A row of the log: one accepted command and what came of it.' });

/** Maximum rows in an answer; ask again from the next one for more. */
const MAX_ROWS = 500;

const SeatEntryShape = z.object({
  id: z.string(),
  seat: z.int(),
  name: z.string(),
  by: z.int().optional(),
  seq: z.int(),
  at: Moment,
  kind: z
    .string()
    .describe('seated, freed, computer, link, link-used, address, account, browser and others.'),
  delegate: z
    .object({ name: z.string(), power: z.string(), until: Moment.optional() })
    .optional()
    .describe('Who plays for the holder, where it is about them.'),
  steps: z
    .array(z.int())
    .optional()
    .describe('Only `delegate-used`: the rows of the log that they have made.'),
});

export const LOG_API = [
  operation(
    defineContract({
      id: 'readLog',
      asIs: true,
      tag: 'Log',
      method: 'GET',
      path: '/api/games/{id}/log',
      summary: `Rows of the log from-to, at most ${MAX_ROWS} at once. Both ends are included. They have all that the hash chain can be checked with.`,
      access: 'anyone',
      params: OfTable,
      query: Range,
      answer: z.object({
        seq: z.int(),
        head: Hash,
        rows: z.array(Row),
        hasMore: z.boolean().describe('Whether there are more of the rows that were asked for.'),
        next: z.int().optional().describe('Then ask again from this one.'),
        seatEntries: z
          .array(SeatEntryShape)
          .describe(
            'Changes of the holder, key or address of a seat, whatever rows are asked for; the newest 100, newest first.',
          ),
      }),
      problems: ['unknown-table'],
    }),
    async ({ params, query, headers }) => {
      const log = await readLogRange(
        params.id,
        { ...query, limit: MAX_ROWS },
        await visitorOfRequest(params.id, headers),
      );
      if (!log) return refused({ kind: 'unknown-table' });
      return { ok: true, value: { body: { ...log, seatEntries: await loadEntries(params.id, log.seq) } } };
    },
  ),
  operation(
    defineContract({
      id: 'exportGame',
      asIs: true,
      tag: 'Log',
      method: 'GET',
      path: '/api/games/{id}/export',
      summary: 'A whole game as one document; after its end with the seed and the secret parts of all rows.',
      access: 'anyone',
      params: OfTable,
      answer: ExportSchema.extend({ waitingFor: Seats }),
      problems: ['unknown-table'],
    }),
    async ({ params: { id }, headers: asked }) => {
      const game = await exportGame(id, await visitorOfRequest(id, asked));
      if (!game) return refused({ kind: 'unknown-table' });
      const headers = {
        'content-disposition': `attachment; filename="praga-${id}.json"`,
        // Documentation on verifying the game with another program.
        link: '</verify>; rel="describedby"',
      };
      // A finished game never changes once its seed is published and it contains no notes. Players can delete
      // their notes later.
      const isFinal = game.game.seed !== undefined && !game.thoughts;
      const kept = isFinal
        ? { 'cache-control': await cacheControlOf(id, 'private, max-age=31536000, immutable') }
        : undefined;
      return { ok: true, value: { body: game, headers: { ...headers, ...kept } } };
    },
  ),
];
