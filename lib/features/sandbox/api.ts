/** Positions to play on from in private, and the lines tried there. */
import 'server-only';
import { z } from 'zod';
import { alterLine, dropLine, keepLine, openSandbox } from '@/lib/features/sandbox/sandbox';
import { SANDBOX_KEEPERS } from '@/lib/features/sandbox/sandbox-view';
import { MAX_STEPS } from '@/lib/features/sandbox/shapes';
import { setShared } from '@/lib/features/sandbox/shared-lines';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import {
  EventShape,
  GameId,
  Hash,
  Name,
  OfTable,
  SeatShape,
  Seq,
  SeqText,
  ViewShape,
} from '@/lib/features/table/contract-shapes';
import { GAME_STATUSES, LINE_SHARINGS } from '@/lib/features/table/load/table-view';
import { CommandSchema } from '@/lib/game/engine/commands';
import { Moment } from '@/lib/platform/http/answer-of';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

/** Maximum bytes of a line: enough for the longest one. */
export const LINE_BYTES = 160 * 1024;

const Seat = z.int().min(0).max(3);

const Steps = z.array(z.strictObject({ seat: Seat, command: CommandSchema })).max(MAX_STEPS);

const Key = Hash.describe('64 hex digits of fresh randomness; the unknown stacks are dealt by it.');

const Tiles = z.array(z.string());

const LineShape = z.object({
  id: z.uuid(),
  base: z.int(),
  key: Key,
  name: z.string(),
  updatedAt: Moment,
  sharedAs: z.uuid().optional().describe('Others may look at it under /games/{id}/try/{sharedAs}/0.'),
  steps: z.array(z.object({ seat: z.int(), command: CommandSchema })),
});

const OfLine = z.object({ id: GameId, line: z.uuid() });

const KEEPING = ['token-missing', 'seat-held', 'cross-site', 'unknown-table'] as const;

export const SANDBOX_API = [
  operation(
    defineContract({
      id: 'openSandbox',
      asIs: true,
      tag: 'Sandbox',
      method: 'GET',
      path: '/api/games/{id}/sandbox',
      summary:
        'All that you may know of a game right after a row: your view, the public log, tiles you were shown. Enough to deal the unknown stacks again and to play on in private.',
      access: 'anyone-or-seat',
      params: OfTable,
      query: z.object({ at: SeqText.optional().describe('The newest row without it.') }),
      answer: z.object({
        gameId: z.string(),
        name: z.string(),
        status: z.enum(GAME_STATUSES),
        at: z.int().describe('The row that it begins after.'),
        latest: z.int(),
        pack: z.object({ id: z.string(), version: z.int() }),
        seats: z.array(SeatShape),
        me: z.int().optional(),
        draftsOf: z
          .string()
          .describe(
            'Changes with the holder of the seat: drafts kept under another one belong to an earlier holder.',
          ),
        known: z.object({
          view: ViewShape,
          rows: z.array(z.object({ seq: z.int(), events: z.array(EventShape) })),
          shown: z.record(z.string(), Tiles).optional(),
        }),
        keeper: z
          .enum(SANDBOX_KEEPERS)
          .describe('The owner of kept lines: the person, the holder of the seat, or none.'),
        lineSharing: z
          .enum(LINE_SHARINGS)
          .describe('Whether lines may be shared while the game runs; afterwards they may.'),
        lines: z.array(LineShape),
      }),
      problems: ['unknown-table', 'unknown-position'],
      limit: 'sandbox',
    }),
    async ({ params: { id }, query: { at }, headers }) => {
      const outcome = await openSandbox(id, await visitorOfRequest(id, headers), at);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'keepLine',
      tag: 'Sandbox',
      method: 'POST',
      path: '/api/games/{id}/sandbox/lines',
      summary:
        'Keep a line that you have tried. It counts as no play, and only you see it unless you share it.',
      access: 'seat',
      params: OfTable,
      body: z.strictObject({ base: Seq, key: Key, name: Name, steps: Steps }),
      status: 201,
      answer: LineShape,
      problems: [...KEEPING, 'unknown-position', 'too-many-lines'],
      limit: 'line',
      bodyLimit: LINE_BYTES,
    }),
    async ({ params: { id }, body, headers }) => {
      const outcome = await keepLine(id, await visitorOfRequest(id, headers), body);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'alterLine',
      tag: 'Sandbox',
      method: 'PUT',
      path: '/api/games/{id}/sandbox/lines/{line}',
      summary: 'Change the name or the steps of a line of yours; a member that is left out stays.',
      access: 'seat',
      params: OfLine,
      body: z.strictObject({ key: Key.optional(), name: Name.optional(), steps: Steps.optional() }),
      answer: LineShape,
      problems: [...KEEPING, 'unknown-line'],
      limit: 'line',
      bodyLimit: LINE_BYTES,
    }),
    async ({ params: { id, line }, body, headers }) => {
      const outcome = await alterLine(id, await visitorOfRequest(id, headers), line, body);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'dropLine',
      tag: 'Sandbox',
      method: 'DELETE',
      path: '/api/games/{id}/sandbox/lines/{line}',
      summary: 'Forget a line of yours.',
      access: 'seat',
      params: OfLine,
      answer: z.object({ id: z.uuid() }),
      problems: [...KEEPING, 'unknown-line'],
      limit: 'line',
    }),
    async ({ params: { id, line }, headers }) => {
      const outcome = await dropLine(id, await visitorOfRequest(id, headers), line);
      return outcome.ok ? { ok: true, value: { body: { id: outcome.value } } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'shareLine',
      tag: 'Sandbox',
      method: 'POST',
      path: '/api/games/{id}/sandbox/lines/{line}',
      summary:
        'Share a line of yours by a new link, or withdraw the link. Others see it dealt from public knowledge, as far as it can be played then. While the game runs the table has to allow it.',
      access: 'seat',
      params: OfLine,
      body: z.strictObject({ shared: z.boolean() }),
      answer: z.object({
        line: LineShape,
        hidden: z
          .int()
          .describe(
            'The number of its last steps that depend on tiles only you were shown; others do not see them.',
          ),
      }),
      problems: [...KEEPING, 'unknown-line', 'lines-private'],
      limit: 'line',
    }),
    async ({ params: { id, line }, body, headers }) => {
      const outcome = await setShared(id, await visitorOfRequest(id, headers), line, body.shared);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
];
