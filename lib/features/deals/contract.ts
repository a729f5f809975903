/** The deal of a day: reading it, playing it. */
import { z } from 'zod';
import { Name, Stamp } from '@/lib/features/table/contract-shapes';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { PlayedDeal, Promised, Stand } from './contract-shapes';

const Day = z.iso.date().describe('A day (UTC), as 2026-11-22.');
const PromisedDay = { day: Day, ...Promised };

export const readDailyContract = defineContract({
  id: 'readDaily',
  method: 'GET',
  path: '/api/daily',
  summary:
    'The deal of a day: the same setup and stacks for all players, as a solo game against Peter Parler. While the day lasts, only people who have finished their game see the results, and the seed is secret.',
  access: 'anyone',
  params: NOTHING,
  query: z.object({ day: Day.optional().describe('Which day; today unless said otherwise.') }),
  body: NO_BODY,
  status: 200,
  answer: z.object({
    ...PromisedDay,
    opensAt: Stamp.describe('The end of the day. Games finished later do not count.'),
    ...Stand,
    tomorrow: z.object(PromisedDay).optional().describe('The commitment to the deal of the next day.'),
  }),
  problems: ['unknown-deal'],
});

export const playDailyContract = defineContract({
  id: 'playDaily',
  method: 'POST',
  path: '/api/daily',
  limit: 'create',
  summary:
    'Play the deal of the day. Your first table counts, and is returned until it is over; every later one is for fun.',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: z.strictObject({
    name: Name.optional().describe('Your name in the table of results; without it your usual one.'),
  }),
  status: 201,
  again: 200,
  answer: PlayedDeal,
  problems: ['person-missing', 'cross-site', 'read-only'],
});
