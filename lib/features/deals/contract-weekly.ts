/** The deal of a week, for tables of two to four: reading it, opening a table. */
import { z } from 'zod';
import { differInNames, Email, GameId, Name, Stamp } from '@/lib/features/table/contract-shapes';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { SeatShape as SeatNumber } from '@/lib/game/eventlog/shapes/vocabulary';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';
import { PlayedDeal, Promised, Stand } from './contract-shapes';
import { WEEK_PLAYERS } from './week';

const Week = z.iso.date().describe('A week (UTC), by its Monday, as 2026-11-23.');
const Players = z
  .literal(WEEK_PLAYERS)
  .describe('How many sit at a table; each number has a deal of its own.');

const Table = z
  .object({
    game: GameId,
    rank: z.int().min(1).describe('Its place by the points of its winner, from 1; equal ones share one.'),
    isMine: z.boolean().describe('Whether you sat there.'),
    points: z.int().describe('The points of all its players together.'),
    seats: z
      .array(
        z.object({
          seat: SeatNumber,
          name: z.string(),
          score: z.int().describe('The points of the seat.'),
          isWinner: z
            .boolean()
            .describe('Whether the game names it the winner: of equal ones the later seat.'),
        }),
      )
      .describe('The best first.'),
  })
  .meta({ id: 'WeekTable', description: 'A table of a week that was over in time.' });

export const readWeeklyContract = defineContract({
  id: 'readWeekly',
  method: 'GET',
  path: '/api/weekly',
  summary:
    'The deal of a week: the same set-up and stacks at every table with this number of people. A table is begun in the week and counts if it is over within four weeks after it. Until the deal is open, only people whose table is over see the results, and the seed is secret.',
  access: 'anyone',
  params: NOTHING,
  query: z.object({
    week: Week.optional().describe('Which week; this one unless said otherwise.'),
    players: z.coerce
      .number()
      .pipe(Players)
      .optional()
      .describe('How many sit at a table; two unless said otherwise.'),
  }),
  body: NO_BODY,
  status: 200,
  answer: z.object({
    week: Week,
    players: Players,
    ...Promised,
    endsAt: Stamp.describe('The end of the week: until then a table may be begun.'),
    opensAt: Stamp.describe(
      'Games finished later do not count. The deal opens earlier if, after the week, no game of it is running.',
    ),
    ...Stand,
    tables: z.array(Table).optional().describe('By the points of the winner; `results` has every seat.'),
    next: z
      .object({ week: Week, ...Promised })
      .optional()
      .describe('The commitment to the deal of the next week.'),
  }),
  problems: ['unknown-deal'],
});

export const NewWeekTable = z.strictObject({
  players: Players,
  week: Week.optional().describe('Which week; this one unless said otherwise.'),
  name: Name.optional().describe('Your name at the table; without it your usual one.'),
  others: z
    .array(z.strictObject({ name: Name.optional(), email: Email.optional() }))
    .max(3)
    .superRefine(differInNames)
    .optional()
    .describe(
      'The people for the other seats, in the order of turns; a player without a name comes by a link.',
    ),
  table: Name.optional().describe('The name that is shown for the table.'),
  pace: PaceShape.optional().describe('How fast it plays; without a clock unless said otherwise.'),
});

export const playWeeklyContract = defineContract({
  id: 'playWeekly',
  method: 'POST',
  path: '/api/weekly',
  limit: 'create',
  summary:
    'Open a table on the deal of the week, as its host and in its first seat. Your table is returned until it is over; every later one is for fun, with computers on the other seats.',
  access: 'person',
  params: NOTHING,
  query: NOTHING,
  body: NewWeekTable,
  status: 201,
  again: 200,
  answer: PlayedDeal.extend({
    links: z
      .array(z.object({ seat: SeatNumber, name: z.string(), link: z.url() }))
      .optional()
      .describe('Of a new table: the link for the player of that seat.'),
  }),
  problems: ['person-missing', 'unknown-deal', 'deal-over', 'deal-known', 'cross-site', 'read-only'],
});
