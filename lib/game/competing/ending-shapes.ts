/** How a result came about, for programs. */
import { z } from 'zod';
import {
  DEPARTURES,
  ENDING_REASONS,
  endingOfResult,
  GAME_ENDINGS,
  SHOWN_ENDINGS,
  SUCCESSORS,
  type Departure,
  type EndedSeat,
  type GameEndingKind,
} from './result';

const Seat = z.int().min(0).max(3);
const MAX_NAME = 80;
const MAX_REASON = 2_000;

/** The decisions of organisers that end a table or change its result. */
const RULED_KINDS = ['award', 'annul', 'end-stage', 'call-off', 'correct'] as const;

const PlacedSeat = z.object({ seat: Seat, place: z.int().min(1).max(4) });

/** How a game ended, with its winner if the log does not show it. */
export const EndingSchema = z.object({
  how: z
    .enum(GAME_ENDINGS)
    .describe('`corrected` by an organiser after its end; `no-result` also if annulled after its end.'),
  winner: Seat.optional().describe(
    'Only if a player resigned, all others agreed that this seat has won, or an organiser awarded or corrected the table.',
  ),
  places: z.array(PlacedSeat).optional().describe('Only if `corrected`.'),
  decided: z
    .object({
      kind: z.enum(RULED_KINDS),
      by: z.string().max(MAX_NAME).optional().describe('Missing where the name is not shown.'),
      at: z.iso.datetime().optional().describe('When it took effect.'),
      reason: z.string().max(MAX_REASON).optional(),
    })
    .optional()
    .describe("The decision of a competition's organiser that ended it, or changed its result afterwards."),
  played: z
    .object({
      how: z.enum(GAME_ENDINGS),
      winner: Seat.optional(),
      places: z.array(PlacedSeat).optional(),
    })
    .optional()
    .describe('How it had ended before an organiser corrected or annulled it.'),
  unrated: z.literal(true).optional().describe('Resigned so early, or awarded, so that no rating counts it.'),
});
export type GameEnding = Readonly<z.output<typeof EndingSchema>>;

/** Fields of a result. */
export const ENDING_FIELDS = {
  ending: z
    .enum(SHOWN_ENDINGS)
    .optional()
    .describe(
      'How it ended: as `how`, `stayed` where all others had left; `awarded` or `corrected` by an organiser, `no-result` where one ended or annulled it.',
    ),
  reason: z
    .enum(ENDING_REASONS)
    .optional()
    .describe(
      'Why points do not explain the first place: `turn-order` breaks a tie, `left-last` puts people who left last, `not-counted` is a game that was conceded, resigned, awarded or corrected.',
    ),
  decided: EndingSchema.shape.decided,
  played: EndingSchema.shape.played,
};

/** Fields of a seat of a result. */
export const DEPARTURE_FIELDS = {
  out: z
    .enum(DEPARTURES)
    .optional()
    .describe('Why its person `left`: out of time, left or replaced, never came; missing if unknown.'),
  playedOn: z.enum(SUCCESSORS).optional().describe('Who had the seat at the end in their place.'),
};

/** Fields of a person at a finished table. */
export const PLACE_FIELDS = {
  place: z.int(),
  points: z.int(),
  left: z.boolean(),
  ...DEPARTURE_FIELDS,
};

/** The organiser's decision about a table, its original result, and its ending where it does not count. */
export const ruledAnswer = (ending: GameEnding | undefined) =>
  ending && {
    decided: ending.decided,
    played: ending.played,
    ...(ending.how === 'no-result' ? { ending: ending.how } : {}),
  };

/** The values of `ENDING_FIELDS`; none before the end. */
export function endingAnswer(seats: readonly (EndedSeat & { readonly how: GameEndingKind })[]) {
  const [first] = seats;
  if (!first) return {};
  const { ending, reason } = endingOfResult(first.how, seats);
  return { ending, reason: reason ?? undefined };
}

/** The values of `DEPARTURE_FIELDS`. */
export const departureAnswer = (departure: Departure | null | undefined) => ({
  out: departure?.why ?? undefined,
  playedOn: departure?.playedOn ?? undefined,
});
