/** The parts of all hex tiles, drawn once at one size and rotated into place. */
import { colour, hexPath, num, path, points, polygon, towardsCorner, towardsSide, type Point } from '../draw';

const SIZE = 50;
const CENTRE: Point = { x: 0, y: 0 };

/** The parts by their names in the sheet. */
export function tileParts(): readonly (readonly [string, string])[] {
  return [
    ['t-upgrade', ground('tile-upgrade') + parchment()],
    ['t-wall', ground('tile-wall') + ashlars()],
    ['t-building', ground('tile-building') + groundPlan()],
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

/** The lines of a surface. */
const surface = (pieces: readonly string[], width = 1): string =>
  path(pieces, `fill="none" stroke="${colour('joint')}" stroke-width="${width}" stroke-linecap="round"`);

/** A sheet with ruled lines, a margin and one worn corner. */
function parchment(): string {
  const rules = [-26, -17, -8, 1, 10, 19, 28].map((y) => {
    const half = 35 - Math.max(0, Math.abs(y) - 19) * 1.6;
    return `M${num(-half)} ${y}H${num(half)}`;
  });
  return surface([hexPath(CENTRE, SIZE * 0.88)]) + surface(rules, 0.7);
}

/** Courses of hewn stone. */
function ashlars(): string {
  const courses = [-30, -15, 0, 15, 30];
  const half = (y: number) => Math.min(41, (SIZE * 0.94 - Math.abs(y)) * 1.732);
  const rows = courses.map((y) => `M${num(-half(y))} ${y}H${num(half(y))}`);
  const joints = courses.flatMap((y, i) =>
    [-33, -11, 11, 33]
      .map((x) => x + (i % 2) * 11)
      .filter((x) => Math.abs(x) < Math.min(half(y), half(y + 15)))
      .map((x) => `M${x} ${y}v15`),
  );
  return surface([...rows, ...joints], 1.2);
}

/** The walls of a house as a ground plan. */
function groundPlan(): string {
  return surface(
    ['M-31-15V15M31-15V15M-31-15L0-33 31-15M-31 15L0 33 31 15', hexPath(CENTRE, SIZE * 0.88)],
    0.9,
  );
}

/** A coloured wedge in the top corner; blue ones are flatter, because colour must not be the only cue. */
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

/** The disc of a side symbol on side 0; the symbol is drawn over it and stays upright. */
function side(): string {
  const { x, y } = sideCentre(SIZE, 0);
  return `<circle cx="${num(x)}" cy="${num(y)}" r="9" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width=".8"/>`;
}

/** The centre of the symbol on side `k` of a tile of this size. */
export function sideCentre(size: number, k: number): Point {
  return towardsSide(CENTRE, size * 0.69, k);
}

/** A part on a tile of this size, rotated by `steps` of 60 degrees. */
export function drawPart(name: string, size: number, steps = 0): string {
  const moves = [
    ...(steps > 0 ? [`rotate(${steps * 60})`] : []),
    ...(size === SIZE ? [] : [`scale(${size / SIZE})`]),
  ];
  return `<use href="#${name}"${moves.length > 0 ? ` transform="${moves.join(' ')}"` : ''}/>`;
}

/** The press target of a hex. It has no style and takes its user's style. */
export const HIT_HEX = `<path id="hit-hex" d="${hexPath(CENTRE, SIZE * 0.95)}"/>`;
/** The upper half of that hex. */
export const HIT_HALF = '<path id="hit-half" d="M-41-1V-23.7L0-47.5L41-23.7V-1Z"/>';
