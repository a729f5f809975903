/** The positions of the sectors of the action wheel, and of the tiles in them. */
import type { Crane, WheelTile } from '@/lib/game/engine/state';

/** The number of positions around the wheel, and of its sectors (CRANE-1). */
export const POSITIONS = 12;

type Wheel = { readonly crane: Pick<Crane, 'arrow' | 'tiles'> };

/** Position of a tile or sector, 0..11 clockwise from the first red one. */
export function positionOf(
  { crane }: { readonly crane: Pick<Crane, 'arrow'> },
  { sector }: Pick<WheelTile, 'sector'>,
): number {
  return (crane.arrow + sector) % POSITIONS;
}

/** The sector at a position. */
export function sectorAt({ crane }: { readonly crane: Pick<Crane, 'arrow'> }, position: number): number {
  return (position - crane.arrow + POSITIONS) % POSITIONS;
}

/** The action tile at a position, if there is one (CRANE-14). */
export function tileAt(state: Wheel, position: number): WheelTile | undefined {
  return state.crane.tiles.find((tile) => positionOf(state, tile) === position);
}

/**
 * How many positions the end of a turn moves the wheel: the box never stops at the first red position
 * (END-3).
 */
export const stepsAfterTurn = (arrow: number): 1 | 2 => (arrow + 1 === POSITIONS ? 2 : 1);

/**
 * The positions of a tile after each of the next `turns` turns, if no one takes it. The list is shorter if
 * the tile is turned beyond blue: its new position then depends on the other tiles (END-5).
 */
export function positionsAhead(arrow: number, from: number, turns: number): readonly number[] {
  const ahead: number[] = [];
  let [box, position] = [arrow, from];
  for (let turn = 0; turn < turns; turn += 1) {
    const steps = stepsAfterTurn(box);
    position += steps;
    if (position >= POSITIONS) break;
    box = (box + steps) % POSITIONS;
    ahead.push(position);
  }
  return ahead;
}
