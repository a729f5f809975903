/** The turn that a plan is for. */
import type { SeatId } from '@/lib/game/engine/commands';
import type { State } from '@/lib/game/engine/state';

/** The number of the first turn of `seat` after turn `after`, given the fixed turn order. */
export function turnPlanned({ players }: Pick<State, 'players'>, seat: SeatId, after: number): number {
  const n = players.length;
  return after + 1 + ((((seat - after) % n) + n) % n);
}
