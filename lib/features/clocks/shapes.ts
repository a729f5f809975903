/** Pace, clocks and decisions of a table. */
import { z } from 'zod';
import { Seats } from '@/lib/features/table/contract-shapes';
import { STAND_INS } from '@/lib/game/levels';
import { LATE_ANSWERS } from '@/lib/game/pace/wait';
import { Moment } from '@/lib/platform/http/answer-of';
import { DECISION_KINDS, DECISION_STATES } from './request';

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
