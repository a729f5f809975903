/**
 * Hexagon tiles: upgrades, walls and buildings, at any size and in any rotation. Only sides and corners turn.
 */
import type { BuildingTile, HexTile, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import { colour, icon, num, type Point } from '../draw';
import { drawBlock, drawRun, runWidth } from '../draw-run';
import { actionIcon, costGlyphs, effectGlyphs, type Glyph } from '../glyphs';
import { drawPart, sideCentre } from './tile-parts';

type TileKind = 'upgrade' | 'wall' | 'building';

/** The family of a tile, recognised by a property unique to it. */
function kindOf(tile: HexTile): TileKind {
  if ('university' in tile) return 'upgrade';
  return 'edges' in tile ? 'wall' : 'building';
}

/** The ground of a tile with its sides and corners, with radius `size` and centred on the origin. */
export function tileGround(tile: HexTile, size: number, rotation: number): string {
  const kind = kindOf(tile);
  const corner = kind === 'building' ? 't-blue' : 't-red';
  return (
    drawPart(`t-${kind}`, size) +
    (tile.special ? drawPart('t-special', size) : '') +
    tile.corners.map((k) => drawPart(corner, size, (k + rotation) % 6)).join('') +
    ('edges' in tile ? tile.edges.map((mark) => sideMark(mark, size, rotation)).join('') : '')
  );
}

type EdgeSymbol = UpgradeTile['edges'][number];

function sideMark({ side, gain }: EdgeSymbol, size: number, rotation: number): string {
  const k = (side + rotation) % 6;
  return (
    drawPart('t-side', size, k) + drawRun(effectGlyphs(gain), sideCentre(size, k), size * 0.29, size * 0.3)
  );
}

/** Whether a reward needs two lines on a tile. */
function isLong(glyphs: readonly Glyph[]): boolean {
  return runWidth(glyphs) > 3.1;
}

/** The sides of a rotated tile that have a disc. */
function discsOf(tile: HexTile, rotation: number): ReadonlySet<number> {
  return new Set('edges' in tile ? tile.edges.map(({ side }) => (side + rotation) % 6) : []);
}

/** Half the width between two discs, in tile sizes. */
const BESIDE_A_DISC = 0.14;

/**
 * The position and maximum width of a run on a line: centred, or next to the disc on the `right` or
 * `left`.
 */
function placeBeside(
  discs: ReadonlySet<number>,
  { left, right, wide }: { readonly left: number; readonly right: number; readonly wide: number },
  width: number,
): { readonly x: number; readonly width: number } {
  const from = discs.has(left) ? -BESIDE_A_DISC : -wide;
  const to = discs.has(right) ? BESIDE_A_DISC : wide;
  const fitting = Math.min(width, to - from);
  return { x: Math.min(Math.max(0, from + fitting / 2), to - fitting / 2), width: fitting };
}

/** The width of the middle, which ends at the discs on its sides. */
function middleWidth(discs: ReadonlySet<number>): number {
  return discs.has(1) || discs.has(4) ? 0.98 : 1.16;
}

/** The face of a wall or building: price above, reward in the middle, symbol and cube space below. */
function builtFace(tile: WallTile | BuildingTile, size: number, rotation: number): string {
  const discs = discsOf(tile, rotation);
  const gains = effectGlyphs(tile.gain);
  // A two-line reward moves the price up.
  const [lift, large] = isLong(gains) ? [0.1, 0.46] : [0, 0.58];
  const costs = costGlyphs(tile.cost);
  const place = placeBeside(
    discs,
    { left: 5, right: 0, wide: 0.5 - lift },
    Math.min(0.86, runWidth(costs) * 0.4),
  );
  const above = { x: size * place.x, y: -size * (0.42 + lift) };
  const price = drawRun(costs, above, size * 0.4, size * place.width);
  const gain = drawBlock(gains, { x: 0, y: size * 0.05 }, size * large, size * middleWidth(discs));
  return price + gain + footMarks(tile, size, size * 0.56);
}

/** Symbol of the project and the cube space, side by side. */
export function footMarks(tile: WallTile | BuildingTile, size: number, y: number): string {
  const marks: string[] = [];
  if (tile.icon) marks.push(tile.icon === 'cathedral' ? 'i-cathedral' : 'i-wall');
  if ('cubeSpace' in tile && tile.cubeSpace) marks.push('cube-space');
  const step = size * 0.36;
  return marks
    .map((mark, i) => {
      const x = (i - (marks.length - 1) / 2) * step;
      return mark === 'cube-space' ? cubeSpace({ x, y }, size * 0.27) : icon(mark, { x, y }, size * 0.35);
    })
    .join('');
}

function cubeSpace({ x, y }: Point, side: number): string {
  return `<rect x="${num(x - side / 2)}" y="${num(y - side / 2)}" width="${num(side)}" height="${num(side)}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="1" stroke-dasharray="2 1.2"/>`;
}

function upgradeFace(tile: UpgradeTile, size: number, rotation: number): string {
  const discs = discsOf(tile, rotation);
  const { x } = placeBeside(discs, { left: 5, right: 0, wide: 0.5 }, 0.44);
  const action = icon(actionIcon(tile.action), { x: size * x, y: -size * 0.47 }, size * 0.44);
  const bonus = drawBlock(
    effectGlyphs(tile.bonus),
    { x: 0, y: -size * 0.01 },
    size * 0.56,
    size * middleWidth(discs),
  );
  const n = tile.university;
  const place = placeBeside(discs, { left: 3, right: 2, wide: 0.5 }, n * 0.3);
  const steps = Array.from({ length: n }, (_, i) => {
    const step = { x: size * (place.x + ((i - (n - 1) / 2) * place.width) / n), y: size * 0.43 };
    return icon('i-university', step, (size * place.width) / n);
  }).join('');
  return action + bonus + steps;
}

const faces = new WeakMap<HexTile, Map<string, string>>();

/** A whole tile, centred on the origin: drawn once per tile, size and rotation. */
export function drawTile(tile: HexTile, size: number, rotation = 0): string {
  const key = `${size} ${rotation}`;
  const mine = faces.get(tile) ?? new Map<string, string>();
  const known = mine.get(key);
  if (known) return known;
  const face = 'university' in tile ? upgradeFace(tile, size, rotation) : builtFace(tile, size, rotation);
  const drawn = tileGround(tile, size, rotation) + face;
  faces.set(tile, mine.set(key, drawn));
  return drawn;
}
