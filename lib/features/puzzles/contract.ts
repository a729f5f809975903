/** Puzzles: turns with one best way to play them. */
import { z } from 'zod';
import { GRADES } from '@/lib/game/puzzles/bank';
import { THEMES } from '@/lib/game/puzzles/theme';
import { EventShape, ViewShape } from '@/lib/features/table/contract-shapes';
import { contract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

export const puzzleContract = contract({
  id: 'openPuzzle',
  method: 'GET',
  path: '/api/puzzles/{number}',
  summary:
    'A turn with one best way to play it: all its seat knew, as of a sandbox. Sought is the turn after which the forecast of the seat is highest, where what comes up unseen counts for nothing.',
  access: 'anyone',
  params: z.object({
    number: z.coerce.number().int().min(1).max(100_000).describe('The number of the puzzle.'),
  }),
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    id: z.int(),
    theme: z.enum(THEMES).describe('What its best turn turns on, by what is taken and built in it.'),
    grade: z
      .literal(GRADES)
      .describe('From 1, found step by step, to 4, found by no search of the computer.'),
    seat: z.int().describe('Whose turn it is.'),
    at: z.int(),
    pack: z.object({ id: z.string(), version: z.int() }),
    known: z.object({
      view: ViewShape,
      rows: z.array(z.object({ seq: z.int(), events: z.array(EventShape) })),
      shown: z.record(z.string(), z.array(z.string())).optional(),
    }),
  }),
  problems: ['unknown-puzzle'],
  limit: 'sandbox',
});
