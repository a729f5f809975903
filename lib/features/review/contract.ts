/** Reviews of finished games. */
import { z } from 'zod';
import { MARKS } from '@/lib/game/review/marks';
import { QUALITIES } from '@/lib/game/review/quality';
import { REASONS } from '@/lib/game/review/reasons';
import { CommandSchema } from '@/lib/game/eventlog/commands';
import { Hash, OfTable, Seq } from '@/lib/features/table/contract-shapes';
import { contract, NOTHING } from '@/lib/platform/http/contract';

const MOST_TURNS = 120;
const MOST_STEPS = 120;
/** So many turns with their lines have room in it. */
const REVIEW_BYTES = 512 * 1024;

const Seat = z.int().min(0).max(3);
const Points = z.number().min(-1_000).max(1_000);
const BySeat = z.array(Points).min(1).max(4);
const Turn = z.int().min(1).max(MOST_TURNS);

const Better = z.strictObject({
  at: Seq,
  key: Hash,
  steps: z
    .array(z.strictObject({ seat: Seat, command: CommandSchema }))
    .min(1)
    .max(MOST_STEPS),
  reasons: z.array(z.strictObject({ kind: z.enum(REASONS), points: Points })).max(REASONS.length),
});

const TurnShape = z.strictObject({
  turn: Turn,
  seat: Seat,
  at: Seq,
  value: BySeat,
  spread: Points,
  effect: BySeat,
  loss: Points.min(0),
  error: Points.min(0),
  mark: z.enum(MARKS),
  better: Better.optional(),
});

/** A whole review, as it is sent and kept. */
export const ReviewShape = z.strictObject({
  reviewer: z.int().min(1).max(1_000),
  quality: z.enum(QUALITIES),
  head: Hash,
  pack: z.strictObject({ id: z.string().min(1).max(80), version: z.int().min(1) }),
  margins: BySeat,
  turns: z.array(TurnShape).min(1).max(MOST_TURNS),
});

export const keepReviewContract = contract({
  id: 'keepReview',
  method: 'PUT',
  path: '/api/games/{id}/review',
  summary: 'Keep the review of a finished game; the first stays.',
  access: 'seat',
  params: OfTable,
  query: NOTHING,
  body: ReviewShape,
  status: 200,
  answer: z.object({ differing: z.array(z.int()) }),
  problems: ['token-missing', 'cross-site', 'unknown-table', 'still-running', 'not-this-game'],
  limit: 'import',
  bodyLimit: REVIEW_BYTES,
});
