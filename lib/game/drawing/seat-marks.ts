/** Seat markers, and how several share one spot. */
import { colour, icon, type Point } from './draw';

/** The marker of a seat: its colour, shape and inner mark. */
export function seatIcon(seat: number): string {
  return `s-${seat}`;
}

const SPREAD: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
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
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
    [0, 1],
  ],
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

/** The same markers as riders, on the King's Road. */
export function ridersAround(at: Point, seats: readonly number[], side: number): string {
  const most = Math.min(seats.length, LAYOUT.length);
  const [size = 0, step = 0] = (LAYOUT[most - 1] ?? []).map((share) => share * side);
  const horses = seats.map((seat, i) => {
    const [dx, dy] = SPREAD[most]?.[i] ?? [0, 0];
    const place = { x: at.x + dx * step, y: at.y + dy * step };
    return icon('rider', place, size * 1.9, `color="${colour(`seat-${seat}`)}"`);
  });
  return horses.join('') + markersAround(at, seats, side);
}

/**
 * Markers of all seats on one square of width `side`; three and more leave the middle free for the square's
 * own symbol.
 */
export function markersAround(at: Point, seats: readonly number[], side: number): string {
  const most = Math.min(seats.length, LAYOUT.length);
  const spread = SPREAD[most] ?? [];
  const [size = 0, step = 0] = (LAYOUT[most - 1] ?? []).map((share) => share * side);
  return seats
    .map((seat, i) => {
      const [dx, dy] = spread[i] ?? [0, 0];
      return icon(seatIcon(seat), { x: at.x + dx * step, y: at.y + dy * step }, size);
    })
    .join('');
}
