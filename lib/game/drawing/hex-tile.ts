/** Hexagon tiles: upgrades, walls and buildings, at any size and in any rotation. Only sides and corners turn. */
import type { BuildingTile, HexTile, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import { colour, icon, num, type Point } from './draw';
import { drawBlock, drawRun, runWidth } from './draw-run';
import { actionIcon, costGlyphs, effectGlyphs, type Glyph } from './glyphs';
import { part, sideCentre } from './tile-parts';

export type TileKind = 'upgrade' | 'wall' | 'building';

/** Which family a tile belongs to; the three shapes are told apart by what only they carry. */
export function kindOf(tile: HexTile): TileKind {
  if ('university' in tile) return 'upgrade';
  return 'edges' in tile ? 'wall' : 'building';
}

/** The ground of a tile with its sides and corners, radius `size`, centred on the origin. */
export function tileGround(tile: HexTile, size: number, rotation: number): string {
  const kind = kindOf(tile);
  const corner = kind === 'building' ? 't-blue' : 't-red';
  return (
    part(`t-${kind}`, size) +
    (tile.special ? part('t-special', size) : '') +
    tile.corners.map((k) => part(corner, size, (k + rotation) % 6)).join('') +
    ('edges' in tile ? tile.edges.map((mark) => sideMark(mark, size, rotation)).join('') : '')
  );
}

type EdgeSymbol = UpgradeTile['edges'][number];

function sideMark({ side, gain }: EdgeSymbol, size: number, rotation: number): string {
  const k = (side + rotation) % 6;
  return part('t-side', size, k) + drawRun(effectGlyphs(gain), sideCentre(size, k), size * 0.29, size * 0.3);
}

/** Whether a reward needs two lines on a tile. */
function isLong(glyphs: readonly Glyph[]): boolean {
  return runWidth(glyphs) > 3.1;
}

/** What stands on a wall or building: price above, reward in the middle, symbol and cube space below. */
function builtFace(tile: WallTile | BuildingTile, size: number): string {
  const gains = effectGlyphs(tile.gain);
  // A reward on two lines pushes the price up.
  const [lift, large] = isLong(gains) ? [0.1, 0.46] : [0, 0.58];
  const price = drawRun(costGlyphs(tile.cost), { x: 0, y: -size * (0.42 + lift) }, size * 0.4, size * 0.86);
  const gain = drawBlock(gains, { x: 0, y: size * 0.05 }, size * large, size * 1.16);
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

function upgradeFace(tile: UpgradeTile, size: number): string {
  const action = icon(actionIcon(tile.action), { x: 0, y: -size * 0.47 }, size * 0.44);
  const bonus = drawBlock(effectGlyphs(tile.bonus), { x: 0, y: -size * 0.01 }, size * 0.56, size * 1.16);
  const steps = Array.from({ length: tile.university }, (_, i) =>
    icon('i-university', { x: (i - (tile.university - 1) / 2) * size * 0.29, y: size * 0.43 }, size * 0.3),
  ).join('');
  return action + bonus + steps;
}

const faces = new WeakMap<HexTile, Map<string, string>>();

/** A whole tile, centred on the origin: drawn once per tile, size and rotation. */
export function drawTile(tile: HexTile, size: number, rotation = 0): string {
  const key = `${size} ${rotation}`;
  const mine = faces.get(tile) ?? new Map<string, string>();
  const known = mine.get(key);
  if (known) return known;
  const face = 'university' in tile ? upgradeFace(tile, size) : builtFace(tile, size);
  const drawn = tileGround(tile, size, rotation) + face;
  faces.set(tile, mine.set(key, drawn));
  return drawn;
}
