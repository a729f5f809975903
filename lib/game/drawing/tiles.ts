/**
 * Tiles, first a single action tile, with the price or points of its place on the crane and the bonus of its
 * slot.
 */
import {
  colour,
  hexPath,
  icon,
  label,
  num,
  ORIGIN,
  path,
  piece,
  type Point,
  polygon,
  svg,
  towardsCorner,
  towardsSide,
} from '@/lib/game/drawing/draw';
import {
  actionIcon,
  costGlyphs,
  drawBlock,
  drawNumbered,
  drawRun,
  effectGlyphs,
  type Glyph,
  runWidth,
} from '@/lib/game/drawing/glyphs';
import type { BuildingTile, HexTile, PackData, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import type { WheelTile } from '@/lib/game/engine/state';
import type { Action } from '@/lib/game/engine/vocabulary';
import { hexWords } from '@/lib/game/wording/city';
import { nameOf } from '@/lib/game/wording/names';
import type { Labelling } from '@/lib/game/wording/wording';

const RADIUS = 40;
const STEP = RADIUS * Math.sqrt(3);

/**
 * The tile at a crane position, drawn horizontally: price at the left, both actions, slot bonus at the
 * right.
 */
export function actionTileSvg(
  pack: PackData,
  position: number,
  tile: WheelTile,
  actions: readonly Action[],
): string {
  const place = pack.crane.positions.find((entry) => entry.index === position);
  const bonus = pack.crane.sectors[tile.sector]?.bonus;
  const points = tile.fivePoints ? pack.crane.overripeToken.points : (place?.points ?? 0);
  const at = { x: -RADIUS * 2.6, y: 0 };
  const price =
    points > 0
      ? drawNumbered('i-points', points, at, 44)
      : drawRun(costGlyphs(place?.cost ?? {}), at, 44, 60) || label('0', at, { size: 34, serif: true });
  const zone = `<rect x="-138" y="-44" width="68" height="88" rx="8" fill="${colour(`zone-${place?.zone ?? 'green'}`)}" stroke="${colour('edge')}"/>`;
  const hexes = [-STEP / 2 + 8, STEP / 2 + 8].map((x) => hexPath({ x, y: 0 }, RADIUS)).join('');
  const icons = actions.map((action, i) => icon(actionIcon(action), { x: (i - 0.5) * STEP + 8, y: 0 }, 46));
  const gain = bonus ? drawRun(effectGlyphs(bonus), { x: 122, y: 0 }, 36, 60) : '';
  const outlines = `<path d="${hexes}" fill="${colour('tile')}" stroke="${colour('edge')}" stroke-width="2"/>`;
  return piece([-142, -48, 300, 96], zone + price + outlines + icons.join('') + gain);
}

// Hexagon tiles: upgrades, walls and buildings, at any size and in any rotation. Only sides and corners turn.

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

// The parts of all hex tiles, drawn once at one size and rotated into place.

const SIZE = 50;

/** The parts by their names in the sheet. */
export function tileParts(): readonly (readonly [string, string])[] {
  return [
    ['t-upgrade', ground('tile-upgrade') + parchment()],
    ['t-wall', ground('tile-wall') + ashlars()],
    ['t-building', ground('tile-building') + groundPlan()],
    [
      't-special',
      path([hexPath(ORIGIN, SIZE * 0.9)], `fill="none" stroke="${colour('gold')}" stroke-width="3.2"`),
    ],
    ['t-red', corner('red-piece', 0.66)],
    ['t-blue', corner('blue-piece', 0.74)],
    ['t-side', side()],
  ];
}

function ground(fill: string): string {
  return path(
    [hexPath(ORIGIN, SIZE * 0.98)],
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
  return surface([hexPath(ORIGIN, SIZE * 0.88)]) + surface(rules, 0.7);
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
    ['M-31-15V15M31-15V15M-31-15L0-33 31-15M-31 15L0 33 31 15', hexPath(ORIGIN, SIZE * 0.88)],
    0.9,
  );
}

/** A coloured wedge in the top corner; blue ones are flatter, because colour must not be the only cue. */
function corner(fill: string, depth: number): string {
  const tip = towardsCorner(ORIGIN, SIZE * 0.98, 0);
  const left = lerp(tip, towardsCorner(ORIGIN, SIZE * 0.98, 5), 0.3);
  const right = lerp(tip, towardsCorner(ORIGIN, SIZE * 0.98, 1), 0.3);
  const inner = towardsCorner(ORIGIN, SIZE * depth, 0);
  return polygon([tip, right, inner, left], `fill="${colour(fill)}" stroke="${colour('edge')}"`);
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
  return towardsSide(ORIGIN, size * 0.69, k);
}

/** A part on a tile of this size, rotated by `steps` of 60 degrees. */
function drawPart(name: string, size: number, steps = 0): string {
  const moves = [
    ...(steps > 0 ? [`rotate(${steps * 60})`] : []),
    ...(size === SIZE ? [] : [`scale(${size / SIZE})`]),
  ];
  return `<use href="#${name}"${moves.length > 0 ? ` transform="${moves.join(' ')}"` : ''}/>`;
}

/** The press target of a hex. It has no style and takes its user's style. */
export const HIT_HEX = `<path id="hit-hex" d="${hexPath(ORIGIN, SIZE * 0.95)}"/>`;
/** The upper half of that hex. */
export const HIT_HALF = '<path id="hit-half" d="M-41-1V-23.7L0-47.5L41-23.7V-1Z"/>';

// Single tiles as separate drawings: in the rows, and in six rotations to choose from.

const BOX = [-46, -52, 92, 104] as const;

interface TilePose {
  readonly id: string;
  readonly rotation: number;
}

/** A tile with its description, in its current rotation. */
export function tileSvg(
  { words, pack }: Pick<Labelling, 'words' | 'pack'>,
  tile: HexTile,
  lying: TilePose = { id: tile.id, rotation: 0 },
): string {
  const caption = { title: nameOf(words, pack, tile.id), desc: hexWords(words, tile) };
  const [x, y, width, height] = BOX;
  return svg({ x, y, width, height, id: lying.id, ...caption }, drawTile(tile, SIZE, lying.rotation));
}

export const EMPTY_OUTLINE = polygon(
  [0, 1, 2, 3, 4, 5].map((k) => towardsCorner(ORIGIN, SIZE - 2, k)),
  `fill="none" stroke="${colour('edge')}" stroke-dasharray="5 4"`,
);
export const EMPTY_SLOT = `<svg viewBox="${BOX.join(' ')}" aria-hidden="true">${EMPTY_OUTLINE}</svg>`;

/**
 * Only the sides and corners of a tile rotated by `rotation` steps; the label next to it names the
 * rotation.
 */
export function turnSvg(tile: HexTile, rotation: number): string {
  return piece(BOX, tileGround(tile, SIZE, rotation));
}

/** The tile as its row shows it, without a description. */
export function tilePicture(tile: HexTile): string {
  return piece(BOX, drawTile(tile, SIZE));
}
