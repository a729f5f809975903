/** How a result came about, for programs. */
import { z } from 'zod';
import {
  DEPARTURES,
  ENDING_REASONS,
  endingOfResult,
  SHOWN_ENDINGS,
  SUCCESSORS,
  type Departure,
  type EndedSeat,
  type GameEndingKind,
} from './result';

/** Fields of a result. */
export const ENDING_FIELDS = {
  ending: z
    .enum(SHOWN_ENDINGS)
    .optional()
    .describe('How it ended: as `how`, `stayed` where all others had left, or `awarded` by an organiser.'),
  reason: z
    .enum(ENDING_REASONS)
    .optional()
    .describe(
      'Why points do not explain the first place: `turn-order` breaks a tie, `left-last` puts people who left last, `not-counted` is a game that was conceded, resigned or awarded.',
    ),
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
