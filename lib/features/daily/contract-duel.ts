/** Duels: one deal for a few people. */
import { z } from 'zod';
import { Name, Stamp } from '@/lib/features/table/contract-shapes';
import { contract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { PlayedDeal, Promised, Stand } from './contract-shapes';
import { DUEL_DAYS, DUEL_PLACES } from './deal';

const Key = z
  .string()
  .regex(/^[\w-]{10,64}$/)
  .describe('The key of the duel, as in its address.');
const Places = z.int().min(DUEL_PLACES.least).max(DUEL_PLACES.most).describe('How many people may play it.');
const params = z.object({ key: Key });

/** What is asked for with a new duel. */
export const NewDuelShape = z.strictObject({
  places: Places,
  days: z
    .int()
    .min(DUEL_DAYS.least)
    .max(DUEL_DAYS.most)
    .describe('For how many days it is played at most; it is over as soon as all have played it.'),
});

export const makeDuelContract = contract({
  id: 'makeDuel',
  method: 'POST',
  path: '/api/duels',
  limit: 'create',
  summary:
    'Make a duel: one deal that a few people play, each alone against Peter Parler. Whoever has its link may take a place.',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: NewDuelShape,
  status: 201,
  answer: z.object({
    key: Key,
    link: z.url().describe('For whoever is to play it.'),
    opensAt: Stamp.describe('When it is over at the latest.'),
    ...Promised,
  }),
  problems: ['person-missing', 'cross-site', 'read-only'],
});

export const readDuelContract = contract({
  id: 'readDuel',
  method: 'GET',
  path: '/api/duels/{key}',
  summary:
    'A duel as you may see it now: until it is over only those who have finished theirs are told of the results, and nobody of the seed.',
  access: 'anyone',
  params,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    key: Key,
    places: Places,
    ...Promised,
    opensAt: Stamp.describe('When it is over: what is finished later does not count.'),
    ...Stand,
  }),
  problems: ['unknown-deal'],
});

export const playDuelContract = contract({
  id: 'playDuel',
  method: 'POST',
  path: '/api/duels/{key}',
  limit: 'create',
  summary:
    'Take a place in a duel. Your first table counts, and is given again until it is over; every later one is for fun.',
  access: 'person',
  params,
  query: NOTHING,
  body: z.strictObject({
    name: Name.optional().describe('What you are called in the results; without it as you always are.'),
  }),
  status: 201,
  again: 200,
  answer: PlayedDeal,
  problems: ['person-missing', 'unknown-deal', 'deal-full', 'deal-over', 'cross-site', 'read-only'],
});
