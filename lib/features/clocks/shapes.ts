/** Pace, clocks and decisions of a table. */
import { z } from 'zod';
import { Seats } from '@/lib/features/table/contract-shapes';
import { STAND_INS } from '@/lib/game/levels';
import { LATE_ANSWERS } from '@/lib/game/pace/wait';
import { Moment } from '@/lib/platform/http/answer-of';
import { DECISION_KINDS, DECISION_STATES, STANDING_KINDS } from './request';

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
  awayMs: z
    .int()
    .optional()
    .describe(
      'How long of this wait the service was away, with ten minutes to settle in: it does not count.',
    ),
});

const VoteShape = z.object({
  answer: z.enum(LATE_ANSWERS),
  bot: z.enum(STAND_INS).optional(),
  seats: Seats.describe('Those that agree.'),
  needed: z.int().describe('How many it takes.'),
  silent: Seats.optional().describe('Whose silence counts for it by now.'),
  host: z.literal(true).optional().describe('Whether a host who sits elsewhere is for it.'),
});

const Voices = z.array(z.int().min(-1)).describe('Seats; -1 is a host who sits elsewhere.');

export const DecisionShape = z.object({
  id: z.uuid(),
  kind: z.enum(DECISION_KINDS),
  bot: z.string().optional(),
  seat: z.int().describe('The seat it is about.'),
  name: z.string().optional().describe('The name of its holder then, where another player holds it now.'),
  by: Voices.describe(
    'The seats whose votes made it; they may take it back. -1 is a host without a seat here.',
  ),
  names: z
    .array(z.object({ seat: z.int(), name: z.string() }))
    .optional()
    .describe('The names of those who decided, where another player holds the seat now.'),
  why: z.string().describe('`voices`, `silence`, `host` or `first-voice`; more may come.'),
  state: z.enum(DECISION_STATES),
  at: Moment,
  effectAt: Moment.describe('When it takes effect; until then it can be taken back.'),
  endedAt: Moment.optional(),
  endedBy: z.int().optional().describe('Who took it back.'),
});

export const LateShape = z.object({
  seat: z.int(),
  isFree: z.literal(true).optional().describe('Whether its player has left it.'),
  votes: z.array(VoteShape),
  missing: Seats.describe('Seats that decide and have not answered.'),
  absent: Seats.optional().describe(
    'Those of them whose person has not sat down: their silence never counts.',
  ),
  silenceAt: Moment.optional().describe('When their silence counts as agreeing with those who spoke.'),
  lastAt: Moment.optional().describe('When the vote of the host decides or, without one, the first vote.'),
});

/** Kinds of open requests: decisions, agreements without delay, and promises about a seat. */
const OPEN_KINDS = [
  ...DECISION_KINDS,
  ...(['wait', 'holiday', 'holiday-end'] as const),
  ...STANDING_KINDS,
  ...(['delegate', 'mentor'] as const),
] as const;

export const OpenRequestShape = z
  .object({
    key: z.string().describe('Names it at this table while it is open.'),
    id: z.uuid().optional().describe('The id of the decision, where there is one.'),
    kind: z.enum(OPEN_KINDS),
    subject: z.string().describe('At most one request on a subject takes effect.'),
    seat: z.int().optional().describe('The seat it is about, or the winner.'),
    bot: z.enum(STAND_INS).optional(),
    name: z.string().optional().describe('The name of a helper, or of the holder who decided.'),
    by: Voices.describe('Who asks; nobody where time is out.'),
    agreed: Voices,
    silent: Seats.optional().describe('Whose silence counts for it by now.'),
    missing: Seats.describe('Who has not answered.'),
    needed: z.int().describe('How many have to agree in all.'),
    state: z
      .enum(['asked', 'decided', 'in-effect'])
      .describe('It waits for consent, or for its time, or has effect until it ends.'),
    from: Moment.optional().describe('The first moment of a holiday; without it at once.'),
    until: Moment.optional().describe('The end of a holiday.'),
    effectAt: Moment.optional().describe('When it takes effect.'),
    undoUntil: Moment.optional().describe('Until when it can be taken back.'),
    silenceAt: Moment.optional().describe('When silence counts as agreeing.'),
    endsAt: Moment.optional().describe('When its effect is over, or the question is void.'),
    may: z
      .array(z.enum(['agree', 'refuse', 'withdraw', 'object', 'make']))
      .describe('What the reader may do.'),
  })
  .meta({ id: 'OpenRequest', description: 'Something that people of a table ask of each other.' });
