/**
 * The parts that all hex tiles are put together from, drawn once at one size and turned into their places.
 */
import { colour, hexPath, num, path, points, polygon, towardsCorner, towardsSide, type Point } from './draw';

const SIZE = 50;
const CENTRE: Point = { x: 0, y: 0 };

/** The parts by their names in the sheet. */
export function tileParts(): readonly (readonly [string, string])[] {
  return [
    ['t-upgrade', ground('tile-upgrade')],
    ['t-wall', ground('tile-wall')],
    ['t-building', ground('tile-building')],
    [
      't-special',
      path([hexPath(CENTRE, SIZE * 0.9)], `fill="none" stroke="${colour('gold')}" stroke-width="3.2"`),
    ],
    ['t-red', corner('red-piece', 0.66)],
    ['t-blue', corner('blue-piece', 0.74)],
    ['t-side', side()],
  ];
}

function ground(fill: string): string {
  return path(
    [hexPath(CENTRE, SIZE * 0.98)],
    `fill="${colour(fill)}" stroke="${colour('edge')}" stroke-width="1.5"`,
  );
}

/** A coloured wedge in the top corner; blue ones are flatter, so that the colour is not the only sign. */
function corner(fill: string, depth: number): string {
  const tip = towardsCorner(CENTRE, SIZE * 0.98, 0);
  const left = lerp(tip, towardsCorner(CENTRE, SIZE * 0.98, 5), 0.3);
  const right = lerp(tip, towardsCorner(CENTRE, SIZE * 0.98, 1), 0.3);
  const inner = towardsCorner(CENTRE, SIZE * depth, 0);
  return polygon(points([tip, right, inner, left]), `fill="${colour(fill)}" stroke="${colour('edge')}"`);
}

function lerp(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

/** The disc of a side symbol on side 0; the symbol itself stays upright and is drawn over it. */
function side(): string {
  const { x, y } = sideCentre(SIZE, 0);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="9" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width=".8"/>`;
}

/** Where the symbol of side `k` stands on a tile of this size. */
export function sideCentre(size: number, k: number): Point {
  return towardsSide(CENTRE, size * 0.69, k);
}

/** A part on a tile of this size, turned by `steps` of 60 degrees. */
export function part(name: string, size: number, steps = 0): string {
  const moves = [
    ...(steps > 0 ? [`rotate(${steps * 60})`] : []),
    ...(size === SIZE ? [] : [`scale(${size / SIZE})`]),
  ];
  return `<use href="#${name}"${moves.length > 0 ? ` transform="${moves.join(' ')}"` : ''}/>`;
}

/** The shape of a hex to be pressed: without a look of its own, it takes that of whoever uses it. */
export const HIT_HEX = `<path id="hit-hex" d="${hexPath(CENTRE, SIZE * 0.95)}"/>`;
