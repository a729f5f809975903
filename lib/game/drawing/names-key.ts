import type { SeatName } from '@/lib/game/wording/names';

/** The names at a table as part of a key: they may change while a position stays. */
export function namesKey(seats: readonly SeatName[]): string {
  return JSON.stringify(seats.map(({ seat, name }) => [seat, name]));
}
