/** Seat markers, and how several share one spot. */
import { colour, icon, type Point } from './draw';

/** The marker of a seat: its colour, shape and inner mark. */
export function seatIcon(seat: number): string {
  return `s-${seat}`;
}

type Offset = readonly [x: number, y: number];
const CORNERS: readonly Offset[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];
const SPREAD: Readonly<Record<number, readonly Offset[]>> = {
  1: [[0, 0]],
  2: [
    [-1, 0],
    [1, 0],
  ],
  3: [
    [-1, -1],
    [1, -1],
    [0, 1],
  ],
  4: CORNERS,
  5: [...CORNERS, [0, 1]],
};
/**
 * Size and distance from the centre, in square widths: with more markers, they are smaller and further
 * out.
 */
const LAYOUT: readonly (readonly [number, number])[] = [
  [0.62, 0],
  [0.47, 0.24],
  [0.42, 0.29],
  [0.4, 0.3],
  [0.35, 0.32],
];

/** Place and size of each seat's marker on a square of width `side`. */
function placeMarks(at: Point, seats: readonly number[], side: number) {
  const most = Math.min(seats.length, LAYOUT.length);
  const [size = 0, step = 0] = (LAYOUT[most - 1] ?? []).map((share) => share * side);
  return seats.map((seat, i) => {
    const [dx, dy] = SPREAD[most]?.[i] ?? [0, 0];
    return { seat, place: { x: at.x + dx * step, y: at.y + dy * step }, size };
  });
}

/** The same markers as riders, on the King's Road. */
export function ridersAround(at: Point, seats: readonly number[], side: number): string {
  const horses = placeMarks(at, seats, side).map(({ seat, place, size }) =>
    icon('rider', place, size * 1.9, `color="${colour(`seat-${seat}`)}"`),
  );
  return horses.join('') + markersAround(at, seats, side);
}

/**
 * Markers of all seats on one square of width `side`; three and more leave the middle free for the square's
 * own symbol.
 */
export function markersAround(at: Point, seats: readonly number[], side: number): string {
  return placeMarks(at, seats, side)
    .map(({ seat, place, size }) => icon(seatIcon(seat), place, size))
    .join('');
}
