/** Comparison of two positions of a table. */
import { z } from 'zod';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { MEASURES } from '@/lib/game/recap/differences';
import { defineContract, NO_BODY } from '@/lib/platform/http/contract';
import { OfTable, SeqText } from '@/lib/features/table/contract-shapes';

export const compareContract = defineContract({
  id: 'comparePositions',
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
  body: NO_BODY,
  status: 200,
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
});
