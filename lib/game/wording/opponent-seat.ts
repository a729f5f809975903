/** The opponent of a solo game among the other seats. */
import type { State } from '@/lib/game/engine/state';

/** Seats with markers on the grids; the opponent of a solo game has none (PARLER-2). */
export function seatsOnGrids({ players, setup }: State): readonly number[] {
  const seats = [...players.keys()];
  return setup.players === 1 ? seats.slice(0, 1) : seats;
}

/** Peter Parler's plans, once they have been made. */
export function plansOf({ parler, items }: State): State['parler'] {
  return items.some(({ kind }) => kind === 'parler-markers') ? undefined : parler;
}
