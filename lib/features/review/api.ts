/** Reviews of finished games. */
import 'server-only';
import { z } from 'zod';
import type { ApiResult } from '@/lib/features/api/problem-of';
import { keepReview } from '@/lib/features/review/keep-review';
import { readReview } from '@/lib/features/review/reviews';
import { BySeat, Points, ReviewShape, Seat, Turn, TurnShape } from '@/lib/features/review/shapes';
import { visitorOfRequest } from '@/lib/features/seats/seats';
import { Hash, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import { QUALITIES } from '@/lib/game/analysis/review/weigh';
import { defineContract } from '@/lib/platform/http/contract';
import { operation } from '@/lib/platform/http/endpoint';

/** Maximum bytes: enough for the longest game with its lines. */
const REVIEW_BYTES = 512 * 1024;

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

export const REVIEW_API = [
  operation(
    defineContract({
      id: 'readReview',
      tag: 'Log',
      method: 'GET',
      path: '/api/games/{id}/review',
      summary:
        'The worth of each turn of a finished game: sums for every seat that plays for points, and the turns you may see. Those are your own, the computers’, and the turning points. `review` is missing until a player has had the game reviewed.',
      access: 'anyone-or-seat',
      params: OfTable,
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
    }),
    async ({ params: { id }, headers }): Promise<ApiResult> => {
      const outcome = await readReview(id, await visitorOfRequest(id, headers));
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
  operation(
    defineContract({
      id: 'keepReview',
      tag: 'Log',
      method: 'PUT',
      path: '/api/games/{id}/review',
      summary:
        'Keep the review of a finished game. Someone without a seat can only add the first one, of quality `normal`. The server works some of its turns out again, and keeps nothing that differs from what it finds. It recomputes the others later, and drops a review with a wrong one.',
      access: 'anyone-or-seat',
      params: OfTable,
      body: ReviewShape,
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
    }),
    async ({ params: { id }, body, headers }) => {
      const outcome = await keepReview(id, await visitorOfRequest(id, headers), body);
      return outcome.ok ? { ok: true, value: { body: outcome.value } } : outcome;
    },
  ),
];
