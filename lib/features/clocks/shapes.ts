/** Pace, clocks and decisions of a table. */
import { z } from 'zod';
import { Moment } from '@/lib/platform/http/answer-of';

export const ClockShape = z.object({
  seat: z.int(),
  leftMs: z.int().optional().describe('Missing where there is no clock.'),
  inPlayingHours: z
    .literal(true)
    .optional()
    .describe('Whether nights, days off or holidays stop the clock before it is out, or may do so.'),
  since: Moment.optional().describe('Since when the table waits for this seat.'),
  notSeated: z
    .literal(true)
    .optional()
    .describe('The table waits for this seat, but it has no player: its clock starts when one sits down.'),
  until: Moment.optional().describe('When its time is out.'),
  isOut: z.literal(true).optional(),
  holidayUntil: Moment.optional().describe('Until when its holder is on holiday now.'),
  holidays: z
    .object({ days: z.int(), byThemselves: z.int() })
    .optional()
    .describe('Days of this wait that are holidays, and how many of them began automatically.'),
});
