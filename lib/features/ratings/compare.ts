/** The players that are compared at a finished table: pure. */
import { comparedSeats, type RatingCandidate } from '@/lib/game/competing/compared-seats';
import type { RatedTable } from '@/lib/game/competing/rating';
import { OPEN } from './scope';

/** The data of a result's seat that ratings use. */
export interface SeatOfResult {
  readonly seat: number;
  readonly order: number;
  readonly playerKey?: string | null | undefined;
  readonly place?: number | null | undefined;
  readonly left: boolean;
}

interface ResultToCompare {
  readonly finishedAt: Date;
  /** Resigned or conceded in the first half of the game. */
  readonly early: boolean;
  readonly seats: readonly SeatOfResult[];
}

/** The seats that are compared; for a person with two seats, the better one. */
export function seatsToCompare(
  { seats, finishedAt }: Pick<ResultToCompare, 'seats' | 'finishedAt'>,
  lastLeaveOf: (key: string) => Date | undefined,
): ReadonlySet<number> {
  const best = new Map<string, RatingCandidate & { readonly seat: number }>();
  for (const { seat, order, playerKey, place, left } of seats) {
    if (!playerKey || !place) continue;
    const known = best.get(playerKey);
    if (!known || place < known.place) best.set(playerKey, { key: playerKey, seat, order, place, left });
  }
  const compared = comparedSeats([...best.values()], lastLeaveOf, finishedAt);
  return new Set(compared.flatMap(({ key }) => best.get(key)?.seat ?? []));
}

/** A result for the fold of a scope, with the seats that are compared. */
export function ratedTableOf(
  scope: string,
  { seats, finishedAt, early }: ResultToCompare,
  isCompared: (seat: number) => boolean,
): RatedTable {
  return {
    size: seats.length,
    at: finishedAt,
    ...(scope === OPEN ? { open: { isEarly: early } } : {}),
    seats: seats.flatMap(({ seat, order, playerKey, place }) =>
      playerKey && place && isCompared(seat) ? [{ key: playerKey, place, order }] : [],
    ),
  };
}
