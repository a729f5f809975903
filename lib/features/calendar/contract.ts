/** The address of a person's calendar. */
import { z } from 'zod';
import { Stamp } from '@/lib/features/table/contract-shapes';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const MINE = {
  path: '/api/me/calendar',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
} as const;

const Address = z.url().describe('The secret address for calendar programs: anyone who has it can read it.');

export const calendarContract = defineContract({
  ...MINE,
  id: 'readCalendarAddress',
  method: 'GET',
  summary: 'The address where calendar programs find your deadlines, check-ins, starts and holidays.',
  answer: z.object({
    url: Address.optional().describe(
      'The secret address; missing if you have none, and for a token whose scope is not `all`.',
    ),
    madeAt: Stamp.optional(),
  }),
  problems: ['person-missing'],
});

export const renewCalendarContract = defineContract({
  ...MINE,
  id: 'renewCalendarAddress',
  method: 'POST',
  limit: 'channel',
  summary: 'Make a calendar address. An earlier one stops working at once.',
  answer: z.object({ url: Address, madeAt: Stamp }),
  problems: ['person-missing', 'cross-site'],
});

export const revokeCalendarContract = defineContract({
  ...MINE,
  id: 'revokeCalendarAddress',
  method: 'DELETE',
  limit: 'channel',
  summary: 'Remove your calendar address: it stops working at once.',
  answer: z.object({ done: z.literal(true) }),
  problems: ['person-missing', 'unknown-entry', 'cross-site'],
});

export const CALENDAR_CONTRACTS = [calendarContract, renewCalendarContract, revokeCalendarContract] as const;
