/** Hexagon tiles: upgrades, walls and buildings, at any size and in any rotation. Only sides and corners turn. */
import type { BuildingTile, HexTile, UpgradeTile, WallTile } from '@/lib/engine/pack';
import {
  colour,
  hexOutline,
  icon,
  label,
  num,
  points,
  polygon,
  towardsCorner,
  towardsSide,
  type Point,
} from './draw';
import { actionIcon, costGlyphs, drawBlock, drawRun, effectGlyphs } from './glyphs';

const CENTRE: Point = { x: 0, y: 0 };

export type TileKind = 'upgrade' | 'wall' | 'building';

/** Which family a tile belongs to; the three shapes are told apart by what only they carry. */
export function kindOf(tile: HexTile): TileKind {
  if ('university' in tile) return 'upgrade';
  return 'edges' in tile ? 'wall' : 'building';
}

const FILLS: Readonly<Record<TileKind, string>> = {
  upgrade: 'tile-upgrade',
  wall: 'tile-wall',
  building: 'tile-building',
};

/** The ground of a tile with its sides and corners, radius `size`, centred on the origin. */
export function tileGround(tile: HexTile, size: number, rotation: number): string {
  const kind = kindOf(tile);
  const edge = `fill="${colour(FILLS[kind])}" stroke="${colour('edge')}" stroke-width="${num(size / 34)}"`;
  const special = tile.special
    ? polygon(
        hexOutline(CENTRE, size * 0.9),
        `fill="none" stroke="${colour('gold')}" stroke-width="${num(size / 16)}"`,
      )
    : '';
  const corners = tile.corners.map((k) => cornerMark(kind, size, (k + rotation) % 6)).join('');
  const edges = 'edges' in tile ? tile.edges.map((mark) => edgeMark(mark, size, rotation)).join('') : '';
  return polygon(hexOutline(CENTRE, size * 0.98), edge) + special + corners + edges;
}

/** A coloured wedge: red corners on upgrades and walls, blue ones (with a notch) on buildings. */
function cornerMark(kind: TileKind, size: number, k: number): string {
  const tip = towardsCorner(CENTRE, size * 0.98, k);
  const left = lerp(tip, towardsCorner(CENTRE, size * 0.98, (k + 5) % 6), 0.3);
  const right = lerp(tip, towardsCorner(CENTRE, size * 0.98, (k + 1) % 6), 0.3);
  const inner = towardsCorner(CENTRE, size * (kind === 'building' ? 0.86 : 0.68), k);
  const fill = colour(kind === 'building' ? 'blue-piece' : 'red-piece');
  return polygon(
    points([tip, right, inner, left]),
    `fill="${fill}" stroke="${colour('edge')}" stroke-width="${num(size / 50)}"`,
  );
}

function lerp(from: Point, to: Point, t: number): Point {
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}

type EdgeSymbol = UpgradeTile['edges'][number];

/** A side symbol sits on a half disc at the middle of its side. */
function edgeMark({ side, gain }: EdgeSymbol, size: number, rotation: number): string {
  const at = towardsSide(CENTRE, size * 0.69, (side + rotation) % 6);
  const ring = `<circle cx="${num(at.x)}" cy="${num(at.y)}" r="${num(size * 0.18)}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="${num(size / 60)}"/>`;
  return ring + drawRun(effectGlyphs(gain), at, size * 0.27, size * 0.29);
}

/** What stands on a wall or building: price above, reward in the middle, symbol and cube space below. */
function builtFace(tile: WallTile | BuildingTile, size: number): string {
  const price = drawRun(costGlyphs(tile.cost), { x: 0, y: -size * 0.4 }, size * 0.34, size * 0.86);
  const gain = drawBlock(effectGlyphs(tile.gain), { x: 0, y: size * 0.06 }, size * 0.54, size * 1.12);
  return price + gain + footMarks(tile, size, size * 0.56);
}

/** Symbol of the project and the cube space, side by side. */
export function footMarks(tile: WallTile | BuildingTile, size: number, y: number): string {
  const marks: string[] = [];
  if (tile.icon) marks.push(tile.icon === 'cathedral' ? 'i-cathedral' : 'i-wall');
  if ('cubeSpace' in tile && tile.cubeSpace) marks.push('cube-space');
  const step = size * 0.38;
  return marks
    .map((mark, i) => {
      const x = (i - (marks.length - 1) / 2) * step;
      return mark === 'cube-space' ? cubeSpace({ x, y }, size * 0.24) : icon(mark, { x, y }, size * 0.34);
    })
    .join('');
}

function cubeSpace({ x, y }: Point, side: number): string {
  return `<rect x="${num(x - side / 2)}" y="${num(y - side / 2)}" width="${num(side)}" height="${num(side)}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="1" stroke-dasharray="2 1.2"/>`;
}

function upgradeFace(tile: UpgradeTile, size: number): string {
  const action = icon(actionIcon(tile.action), { x: 0, y: -size * 0.44 }, size * 0.4);
  const bonus = drawBlock(effectGlyphs(tile.bonus), { x: 0, y: size * 0.04 }, size * 0.54, size * 1.12);
  const steps = Array.from({ length: tile.university }, (_, i) =>
    icon('i-university', { x: (i - (tile.university - 1) / 2) * size * 0.3, y: size * 0.5 }, size * 0.3),
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

/** A tile's ground with a small arrow upwards, for choosing how far to turn it. */
export function drawTurn(tile: HexTile, size: number, rotation: number): string {
  return tileGround(tile, size, rotation) + label(`${rotation * 60}°`, CENTRE, { size: size * 0.4 });
}
