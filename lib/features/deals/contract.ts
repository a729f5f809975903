/** The deal of a day: looking at it, playing it. */
import { z } from 'zod';
import { Name, Stamp } from '@/lib/features/table/contract-shapes';
import { contract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { PlayedDeal, Promised, Stand } from './contract-shapes';

const Day = z.iso.date().describe('A day (UTC), as 2026-11-22.');
const PromisedDay = { day: Day, ...Promised };

export const readDailyContract = contract({
  id: 'readDaily',
  method: 'GET',
  path: '/api/daily',
  summary:
    'The deal of a day: the same setup and stacks for everybody, as a solo game against Peter Parler. While the day lasts, only people who have finished their game see the results, and nobody sees the seed.',
  access: 'anyone',
  params: NOTHING,
  query: z.object({ day: Day.optional().describe('Which day; today unless said otherwise.') }),
  body: NO_BODY,
  status: 200,
  answer: z.object({
    ...PromisedDay,
    opensAt: Stamp.describe('The end of the day: what is finished later does not count.'),
    ...Stand,
    tomorrow: z.object(PromisedDay).optional().describe('What is promised for the next day.'),
  }),
  problems: ['unknown-deal'],
});

export const playDailyContract = contract({
  id: 'playDaily',
  method: 'POST',
  path: '/api/daily',
  limit: 'create',
  summary:
    'Play the deal of the day. Your first table counts, and is given again until it is over; every later one is for fun.',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: z.strictObject({
    name: Name.optional().describe(
      'What you are called in the table of results; without it as you always are.',
    ),
  }),
  status: 201,
  again: 200,
  answer: PlayedDeal,
  problems: ['person-missing', 'cross-site', 'read-only'],
});
