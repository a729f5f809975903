/** Shapes of a daily, weekly or duel deal in answers to programs. */
import { z } from 'zod';
import { differInNames, Email, GameId, Hash, Name } from '@/lib/features/table/contract-shapes';
import { GAME_STATUSES } from '@/lib/features/table/load/table-view';
import { TableLink } from '@/lib/features/table/new-table/linked-table';
import { PaceShape } from '@/lib/features/table/pace-shape';
import { SeatShape as SeatNumber } from '@/lib/game/engine/vocabulary-shapes';
import { Moment } from '@/lib/platform/http/answer-of';
import { sameAs } from '@/lib/platform/http/older-names';
import { WEEK_PLAYERS } from './deal';

const Score = z.int().describe('The points of the player.');
const Rival = z
  .int()
  .describe(
    'The points of the best other at the table; 0 against Peter Parler, who scores nothing (PARLER-21).',
  );
const Rank = z.int().min(1).describe('The place among the results, from 1; equal scores share one.');

/** The state of a deal for the viewer. */
export const Stand = {
  isOpen: z.boolean().describe('Whether that moment has come, and every table is public.'),
  begun: z.int().describe('Players who have begun the deal.'),
  finished: z.int().describe('How many have finished it in time.'),
  mine: z
    .object({
      gameId: GameId,
      game: sameAs('gameId', GameId),
      status: z.enum(GAME_STATUSES),
      score: Score.optional(),
      rival: Rival.optional(),
      rank: Rank.optional(),
    })
    .meta({ id: 'DealEntry', description: 'The table of yours that counts.' })
    .optional(),
  results: z
    .array(
      z
        .object({
          gameId: GameId,
          game: sameAs('gameId', GameId),
          name: z.string(),
          score: Score,
          rival: Rival,
          rank: Rank,
          isMine: z.boolean().describe('Whether it is yours.'),
          table: z.int().optional().describe('Which table of a duel, where several people sit at each.'),
          seat: SeatNumber.optional().describe('The seat of the player at that table.'),
        })
        .meta({
          id: 'DealResult',
          description: 'A table that was played out in time, or a seat of it where several people sit there.',
        }),
    )
    .optional()
    .describe('The hundred best, the best first.'),
  seed: Hash.optional().describe('The seed itself, once it is open.'),
};

/** The commitment of a deal. */
export const Promised = {
  commitment: Hash.describe('SHA-256 of the seed that all its shuffles follow from.'),
  promisedAt: Moment.describe('Since when the commitment is public.'),
};

/** The viewer's table of a deal. */
export const PlayedDeal = z.object({
  ...TableLink,
  counts: z.boolean().describe('Whether it is the table that counts.'),
  seat: z
    .object({ seat: SeatNumber, token: z.string().describe('Shown this once: it proves the seat.') })
    .optional()
    .describe('Of a new table.'),
});

export const Week = z.iso.date().describe('A week (UTC), by its Monday, as 2026-11-23.');

export const Players = z
  .literal(WEEK_PLAYERS)
  .describe('How many sit at a table; each number has a deal of its own.');

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
