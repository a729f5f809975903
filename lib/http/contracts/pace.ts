/** How fast a table plays, its clocks, and what its people decide about them. */
import { z } from 'zod';
import { contract, NO_BODY, NOTHING } from '@/lib/http/contract';
import { OfTable, Seats, Stamp } from '@/lib/http/contracts/shapes';
import { HOUR_BOUNDS, TIMEOUT_ANSWERS, refuseHours } from '@/lib/pace/pace';
import { LATE_ANSWERS } from '@/lib/pace/wait';
import { BOTS, GAME_STATUSES } from '@/lib/service/table-view';

const hours = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.int().min(least).max(most);

const CLOCK_RULES = {
  wakingOnly: z.boolean().default(false).describe('Nights and days off of whoever is to move do not count.'),
  onTimeout: z
    .enum(TIMEOUT_ANSWERS)
    .default('ask')
    .describe('What happens by itself when time is out: the others are asked, or a computer takes the seat.'),
};

/** How fast a table plays, as a request says it. */
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

const VoteShape = z.object({
  answer: z.enum(LATE_ANSWERS),
  bot: z.enum(BOTS).optional(),
  seats: Seats.describe('Who is for it.'),
  needed: z.int().describe('How many it takes.'),
});

export const affairsContract = contract({
  id: 'lookAtClocks',
  method: 'GET',
  path: '/api/games/{id}/late',
  summary: 'The clocks of a table, who is late, and what the others are for.',
  access: 'anyone-or-seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    game: z.string(),
    status: z.enum(GAME_STATUSES),
    seq: z.int(),
    pace: z.looseObject({ kind: z.string() }),
    clocks: z.array(
      z.object({
        seat: z.int(),
        leftMs: z.int().optional().describe('Missing where there is no clock.'),
        since: Stamp.optional().describe('Since when the table waits for this seat.'),
        until: Stamp.optional().describe('When its time is out.'),
        isOut: z.literal(true).optional(),
      }),
    ),
    late: z.array(z.object({ seat: z.int(), votes: z.array(VoteShape) })),
    proposals: z.array(z.object({ until: Stamp, seats: Seats })).describe('Common holidays to agree on.'),
    pausedUntil: Stamp.optional(),
  }),
  problems: ['unknown-table'],
});

export const answerLateContract = contract({
  id: 'answerLate',
  method: 'POST',
  path: '/api/games/{id}/late',
  summary:
    'Say how to go on with a seat whose time is out. `wait` takes half of the others, `replace` and `computer` more than half, `end` all; it is done as soon as enough say the same.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({
    seat: z.int().min(0).max(3).describe('The seat that is late.'),
    answer: z.enum(LATE_ANSWERS),
    bot: z.enum(BOTS).optional().describe('Only for `computer`; a journeyman unless said otherwise.'),
  }),
  status: 200,
  answer: z.object({
    answer: z.enum(LATE_ANSWERS),
    done: z.boolean(),
    missing: z.int().describe('So many still have to agree.'),
    link: z.url().optional().describe('The new link of the seat; shown this once.'),
  }),
  problems: [
    ...(['token-missing', 'token-wrong', 'cross-site', 'unknown-table', 'not-late', 'not-asked'] as const),
    'table-ended',
  ],
});

export const holidayContract = contract({
  id: 'agreeToHoliday',
  method: 'POST',
  path: '/api/games/{id}/holiday',
  summary:
    'Propose a common holiday, or agree to one: no clock runs until then, once everybody who sits at the table is for it.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: z.strictObject({ until: z.iso.datetime({ offset: true }) }),
  status: 200,
  answer: z.object({ done: z.boolean(), missing: z.int() }),
  problems: ['token-missing', 'token-wrong', 'cross-site', 'unknown-table', 'not-to-agree'],
});
