/** The pace of a table in requests. */
import { z } from 'zod';
import { HOUR_BOUNDS, TIMEOUT_ANSWERS, refuseHours } from '@/lib/game/pace/pace';

const hours = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);

const CLOCK_RULES = {
  wakingOnly: z.boolean().default(false).describe('Nights and days off of the player to move do not count.'),
  onTimeout: z
    .enum(TIMEOUT_ANSWERS)
    .default('ask')
    .describe('The automatic reaction when time is out: the others are asked, or a computer takes the seat.'),
  holidays: z
    .boolean()
    .optional()
    .describe('Whether holidays of the player to move stop the clock; they do by default.'),
};

/** The pace of a table in requests. */
export const PaceShape = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('relaxed') }),
    z.strictObject({ kind: z.literal('daily'), ...CLOCK_RULES }),
    z.strictObject({ kind: z.literal('brisk'), ...CLOCK_RULES }),
    z
      .strictObject({
        kind: z.literal('custom'),
        bankH: hours(HOUR_BOUNDS.bankH),
        gainH: hours(HOUR_BOUNDS.gainH),
        capH: hours(HOUR_BOUNDS.capH),
        ...CLOCK_RULES,
      })
      .refine((pace) => refuseHours(pace) === undefined, {
        path: ['bankH'],
        message: 'is more than the cap',
      }),
  ])
  .describe('relaxed: no clock. daily: 72 h, +12 h a turn up to 120 h. brisk: 24 h, +4 h up to 72 h.');
