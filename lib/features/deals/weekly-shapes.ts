/** The deal of a week, for tables of two to four: reading it, opening a table. */
import { WEEK_PLAYERS } from '@/lib/features/deals/week';
import { Email, Name, differInNames } from '@/lib/features/table/contract-shapes';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { z } from 'zod';

export const Week = z.iso.date().describe('A week (UTC), by its Monday, as 2026-11-23.');

export const Players = z
  .literal(WEEK_PLAYERS)
  .describe('How many sit at a table; each number has a deal of its own.');

export const NewWeekTable = z.strictObject({
  players: Players,
  week: Week.optional().describe('Which week; this one unless said otherwise.'),
  name: Name.optional().describe('Your name at the table; without it your usual one.'),
  others: z
    .array(z.strictObject({ name: Name.optional(), email: Email.optional() }))
    .max(3)
    .superRefine(differInNames)
    .optional()
    .describe(
      'The people for the other seats, in the order of turns; a player without a name comes by a link.',
    ),
  table: Name.optional().describe('The name that is shown for the table.'),
  pace: PaceShape.optional().describe('How fast it plays; without a clock unless said otherwise.'),
});
