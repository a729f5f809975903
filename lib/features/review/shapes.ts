/** Reviews of finished games. */
import { z } from 'zod';
import { Hash, Seq } from '@/lib/features/table/contract-shapes';
import { SOURCES } from '@/lib/game/engine/vocabulary';
import { CommandSchema } from '@/lib/game/engine/commands';
import { MARKS, REASONS } from '@/lib/game/analysis/review/review';
import { QUALITIES } from '@/lib/game/analysis/review/weigh';

const MAX_TURNS = 120;

const MAX_STEPS = 120;

export const Seat = z.int().min(0).max(3).describe('The number of the seat, from 0.');

export const Points = z.number().min(-1_000).max(1_000).describe('Points; fractions are expectations.');

export const BySeat = z.array(Points).min(1).max(4);

export const Turn = z
  .int()
  .min(1)
  .max(MAX_TURNS)
  .describe('The number of the turn at the whole table, from 1.');

const Steps = z.array(z.strictObject({ seat: Seat, command: CommandSchema }));

const Better = z.strictObject({
  at: Seq.describe('The row that it begins after.'),
  key: Hash.describe('The key that deals the tiles unknown at that time again, to play the line.'),
  steps: Steps.min(1).max(MAX_STEPS).describe('The commands of the line, in their order.'),
  reasons: z
    .array(z.strictObject({ kind: z.enum(REASONS).describe('Where they come from.'), points: Points }))
    .max(REASONS.length)
    .describe('The points it is worth more, by where they come from.'),
  sources: z
    .array(z.strictObject({ source: z.enum(SOURCES), points: Points }))
    .max(SOURCES.length)
    .describe('The points it scores more or less, by source, with the final scoring as of then.'),
});

/** A reviewed turn. */
export const TurnShape = z.strictObject({
  turn: Turn,
  seat: Seat,
  at: Seq.describe('The row that the turn began after.'),
  value: BySeat.describe('By seat: the expected margin before the turn, with the best play found.'),
  spread: Points.describe('The spread over redraws: a standard deviation of that margin.'),
  effect: BySeat.describe('By seat: how the play of this turn changed the expected margin.'),
  loss: Points.min(0).describe('The points that the turn gave away.'),
  error: Points.min(0).describe('The standard error of `loss`.'),
  mark: z.enum(MARKS).describe('The verdict.'),
  better: Better.optional().describe('A better line; missing where none was found.'),
});

const PackName = z.strictObject({
  id: z.string().min(1).max(80).describe('The id of the pack.'),
  version: z.int().min(1),
});

/** A whole review, as it is sent and stored. */
export const ReviewShape = z.strictObject({
  reviewer: z.int().min(1).max(1_000).describe('The version of the reviewer.'),
  quality: z.enum(QUALITIES).describe('How much was thought about each turn.'),
  head: Hash.describe('The hash of the last row of the game.'),
  pack: PackName.describe('The pack that the game was played with.'),
  margins: BySeat.describe('By seat: the margin at the end.'),
  turns: z.array(TurnShape).min(1).max(MAX_TURNS).describe('Every turn that could be judged.'),
});
