import type { SeatName } from '@/lib/game/wording/names';

/** The names at a table as part of a cache key, because names may change while a position does not. */
export function namesKey(seats: readonly SeatName[]): string {
  return JSON.stringify(seats.map(({ seat, name }) => [seat, name]));
}
