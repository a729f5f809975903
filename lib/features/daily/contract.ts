/** The deal of a day: looking at it, playing it. */
import { z } from 'zod';
import { GAME_STATUSES } from '@/lib/features/table/table-view';
import { GameId, Hash, Name, Stamp } from '@/lib/features/table/contract-shapes';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { contract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const Day = z.iso.date().describe('A day (UTC), as 2026-11-22.');
const Score = z.int().describe('The points of the player.');
const Rival = z.int().describe('The points of Peter Parler.');
const Rank = z.int().min(1).describe('The place among the results, from 1; equal scores share one.');

const Promised = {
  day: Day,
  commitment: Hash.describe('SHA-256 of the seed that all shuffles of this day follow from.'),
  promisedAt: Stamp.describe('Since when the commitment is public.'),
};

export const readDailyContract = contract({
  id: 'readDaily',
  method: 'GET',
  path: '/api/daily',
  summary:
    'The deal of a day: the same set-up and stacks for everybody, alone against Peter Parler. While the day lasts only those who have finished theirs are told of the results, and nobody of the seed.',
  access: 'anyone',
  params: NOTHING,
  query: z.object({ day: Day.optional().describe('Which day; today unless said otherwise.') }),
  body: NO_BODY,
  status: 200,
  answer: z.object({
    ...Promised,
    opensAt: Stamp.describe('The end of the day: what is finished later does not count.'),
    isOpen: z.boolean().describe('Whether that has come: everybody may see every table.'),
    begun: z.int().describe('How many have begun it.'),
    finished: z.int().describe('How many have finished it in time.'),
    mine: z
      .object({
        game: GameId,
        status: z.enum(GAME_STATUSES),
        score: Score.optional(),
        rival: Rival.optional(),
        rank: Rank.optional(),
      })
      .meta({ id: 'DailyEntry', description: 'The table of yours that counts.' })
      .optional(),
    results: z
      .array(
        z
          .object({
            game: GameId,
            name: z.string(),
            score: Score,
            rival: Rival,
            rank: Rank,
            isMine: z.boolean().describe('Whether it is yours.'),
          })
          .meta({ id: 'DailyResult', description: 'A table that was played out in time.' }),
      )
      .optional()
      .describe('The hundred best, the best first.'),
    seed: Hash.optional().describe('The seed itself, once the day is over.'),
    tomorrow: z.object(Promised).optional().describe('What is promised for the next day.'),
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
  answer: z.object({
    game: z.object({ id: GameId, link: z.url() }),
    counts: z.boolean().describe('Whether it is the table that counts.'),
    seat: z
      .object({ seat: SeatNumber, token: z.string().describe('Shown this once: it proves the seat.') })
      .optional()
      .describe('Of a new table.'),
  }),
  problems: ['person-missing', 'cross-site', 'read-only'],
});
