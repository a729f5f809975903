/**
 * Hex geometry with axial coordinates and pointy tops: sides 0..5 = NE, E, SE, SW, W, NW; corners 0..5
 * clockwise from north.
 */

export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Steps to the neighbour at each side. */
const SIDES = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
] as const satisfies readonly Hex[];

export const SIX = [0, 1, 2, 3, 4, 5] as const;

/** The side of the neighbour that touches `side`. */
export function oppositeSide(side: number): number {
  return (side + 3) % 6;
}

/** The side or corner `printed` after rotating the tile by `rotation` steps clockwise. */
export function turnSide(printed: number, rotation: number): number {
  return (printed + rotation) % 6;
}

/** The printed position of the side or corner that is now at `lying`. */
export function printedAt(lying: number, rotation: number): number {
  return (lying - rotation + 6) % 6;
}

/** The hex across `side`. */
export function neighbourOf(hex: Hex, side: number): Hex {
  const step = SIDES[side % 6] ?? SIDES[0];
  return { q: hex.q + step.q, r: hex.r + step.r };
}

/** Key of a hex for maps. */
export function hexKey(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

/**
 * A unique key of a corner, as corner 0 or 3 of the hex whose top or bottom it is. Two corners meet
 * exactly if their keys are equal.
 */
export function vertexKey(hex: Hex, corner: number): string {
  const { q, r } = hex;
  switch (corner) {
    case 1:
      return `${q + 1},${r - 1},3`;
    case 2:
      return `${q},${r + 1},0`;
    case 4:
      return `${q - 1},${r + 1},0`;
    case 5:
      return `${q},${r - 1},3`;
    default:
      return `${q},${r},${corner}`;
  }
}
