/** Reviews of finished games. */
import { z } from 'zod';
import { MARKS } from '@/lib/game/review/marks';
import { QUALITIES } from '@/lib/game/review/quality';
import { SOURCES } from '@/lib/game/engine/state';
import { REASONS } from '@/lib/game/review/reasons';
import { CommandSchema } from '@/lib/game/eventlog/commands';
import { Hash, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import { defineContract, NO_BODY, NOTHING } from '@/lib/platform/http/contract';

const MAX_TURNS = 120;
const MAX_STEPS = 120;
/** Maximum bytes: enough for the longest game with its lines. */
const REVIEW_BYTES = 512 * 1024;

const Seat = z.int().min(0).max(3).describe('The number of the seat, from 0.');
const Points = z.number().min(-1_000).max(1_000).describe('Points; fractions are expectations.');
const BySeat = z.array(Points).min(1).max(4);
const Turn = z.int().min(1).max(MAX_TURNS).describe('The number of the turn at the whole table, from 1.');
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

const AccountShape = z
  .object({
    start: Points.describe('The expected margin at the start.'),
    own: Points.describe('Points that its own turns gave away: 0 or less.'),
    others: Points.describe('Points that the turns of the others brought it or cost it.'),
    luck: Points.describe('Points from tiles that came up and other chance.'),
    margin: Points.describe('The margin at the end: the sum of the four.'),
  })
  .meta({ id: 'ReviewAccount', description: 'A game as one sum for a seat.' });
const PlayShape = z
  .object({
    seat: Seat,
    turns: z.int().describe('How many of its turns were judged.'),
    meanLoss: Points.describe('Points that its average turn gave away.'),
    accuracy: z.int().min(0).max(100).optional().describe('From 0 to 100; missing for too few turns.'),
  })
  .meta({ id: 'ReviewPlay', description: 'How well a seat played.' });

export const readReviewContract = defineContract({
  id: 'readReview',
  method: 'GET',
  path: '/api/games/{id}/review',
  summary:
    'The worth of each turn of a finished game: sums for every seat that plays for points, and the turns you may see. Those are your own, the computers’, and the turning points. `review` is missing until a player has had the game reviewed.',
  access: 'anyone-or-seat',
  params: OfTable,
  query: NOTHING,
  body: NO_BODY,
  status: 200,
  answer: z.object({
    seq: Seq,
    reviewer: z.int().describe('The version that judges now; a review by another is not shown.'),
    review: z
      .object({
        quality: z.enum(QUALITIES).describe('How much was thought about each turn.'),
        head: Hash.describe('The hash of the last row of the game.'),
        verified: z
          .boolean()
          .describe(
            'Whether the server has recomputed every turn. Until then it is as a player’s browser sent it.',
          ),
        margins: BySeat.describe('By seat: the margin at the end.'),
        seats: z
          .array(z.object({ seat: Seat, account: AccountShape, play: PlayShape }))
          .describe('Every seat that plays for points.'),
        turns: z.array(TurnShape).describe('The turns you may see.'),
        turningPoints: z.array(Turn).describe('The turns that gave away most, by their numbers.'),
      })
      .optional()
      .describe('Missing until a player has had the game reviewed.'),
  }),
  problems: ['unknown-table', 'still-running'],
});

export const keepReviewContract = defineContract({
  id: 'keepReview',
  method: 'PUT',
  path: '/api/games/{id}/review',
  summary:
    'Keep the review of a finished game. The server works some of its turns out again, and keeps nothing that differs from what it finds. It recomputes the others later, and drops a review with a wrong one.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: ReviewShape,
  status: 200,
  answer: z.object({
    differing: z
      .array(Turn)
      .describe(
        'Turns that the review kept before judged differently. The server found it wrong and replaced it.',
      ),
  }),
  problems: [
    'token-missing',
    'cross-site',
    'unknown-table',
    'still-running',
    'not-this-game',
    'wrong-review',
    'review-unchecked',
  ],
  limit: 'import',
  bodyLimit: REVIEW_BYTES,
});
