/** The operations of puzzles. */
import 'server-only';
import { z } from 'zod';
import { isGuest } from '@/lib/features/people/guests';
import { requirePerson } from '@/lib/features/people/person-answer';
import { puzzleStart } from '@/lib/features/puzzles/puzzles';
import { tryPuzzle } from '@/lib/features/puzzles/try-puzzle';
import { EventShape, ViewShape } from '@/lib/features/table/contract-shapes';
import { CommandSchema } from '@/lib/game/engine/commands';
import { GRADES } from '@/lib/game/analysis/puzzles/bank';
import { THEMES } from '@/lib/game/analysis/puzzles/certain';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

const MAX_COMMANDS = 60;

const OfPuzzle = z.object({
  number: z.coerce.number().int().min(1).max(100_000).describe('The number of the puzzle.'),
});

export const PUZZLE_API = [
  operation(
    defineContract({
      id: 'openPuzzle',
      asIs: true,
      tag: 'Play',
      method: 'GET',
      path: '/api/puzzles/{number}',
      summary:
        'A turn with one best way to play it, with all that its seat knew, as for a sandbox. The best turn leads to the highest forecast of the seat; tiles that come up by chance count for nothing.',
      access: 'anyone',
      params: OfPuzzle,
      answer: z.object({
        id: z.int(),
        theme: z.enum(THEMES).describe('The theme of the best turn, by the tiles taken and built in it.'),
        grade: z
          .literal(GRADES)
          .describe('From 1, easy, to 4, very hard: by searches of the computer, then by who found it.'),
        seat: z.int().describe('Whose turn it is.'),
        at: z.int().describe('The row that it begins after.'),
        pack: z.object({ id: z.string(), version: z.int() }),
        known: z.object({
          view: ViewShape,
          rows: z.array(z.object({ seq: z.int(), events: z.array(EventShape) })),
          shown: z.record(z.string(), z.array(z.string())).optional(),
        }),
      }),
      problems: ['unknown-puzzle'],
      limit: 'sandbox',
    }),
    async ({ params: { number } }) => {
      const outcome = await puzzleStart(number);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'tryPuzzle',
      tag: 'Play',
      method: 'POST',
      path: '/api/puzzles/{number}',
      summary:
        'Send a turn that was tried. The first of a person with an account counts for their rating and for the rating of the puzzle. It counts as not found after hints, or after a look at the solution. Without `commands` only the hints are recorded.',
      access: 'person',
      params: OfPuzzle,
      body: z.strictObject({
        commands: z
          .array(CommandSchema)
          .min(1)
          .max(MAX_COMMANDS)
          .optional()
          .describe('The commands of the turn, up to its end; missing while only hints were looked at.'),
        hints: z.int().min(0).max(3).describe('How many hints were looked at.'),
      }),
      answer: z.object({
        isFound: z.boolean().describe('Whether it is the best turn.'),
        isCounted: z
          .boolean()
          .describe('Whether it counts: only the first try of a person with an account does.'),
        rating: z.int().optional().describe('The rating of the person now; missing where it does not count.'),
        change: z.int().optional().describe('By how much the rating has changed.'),
      }),
      problems: ['person-missing', 'cross-site', 'read-only', 'unknown-puzzle'],
      limit: 'sandbox',
    }),
    async ({ params: { number }, body, headers }) => {
      const asked = await requirePerson(headers);
      if ('problem' in asked) return asked;
      const { person } = asked;
      const who = { userId: person.id, hasAccount: !isGuest(person) };
      const outcome = await tryPuzzle(number, who, body);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
];
