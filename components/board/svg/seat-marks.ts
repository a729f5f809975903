/** Seat markers: how several of them share one spot. */
import { icon, type Point } from './draw';

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
};

/** Markers of all seats on one square of width `side`; a single one leaves the middle free for the square's own symbol. */
export function markersAround(at: Point, seats: readonly number[], side: number): string {
  const spread = SPREAD[seats.length] ?? SPREAD[4] ?? [];
  const size = seats.length === 1 ? side * 0.55 : side * 0.42;
  const step = side * 0.24;
  return seats
    .map((seat, i) => {
      const [dx, dy] = spread[i] ?? [0, 0];
      return icon(seatIcon(seat), { x: at.x + dx * step, y: at.y + dy * step }, size);
    })
    .join('');
}
