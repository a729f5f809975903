import { atKey, type ChangedSquares } from './board-location';
import { bridgeSvg } from './bridge';
import { type Area, colour, label, num, ORIGIN, type Point, polar, TEXT, translateTo } from './draw';
import { escapeMarkup } from './escape';
import { gridSpot, gridSvg, squareRing } from './grid';
import { type PictureTheme, withColours } from './palette';
import { HIT, pictureSvg, placeInPicture, withoutHits } from './picture';
import { sheetOf } from './sheet';
import { wheelSvg } from './wheel';
import { citySpot, citySvg } from '@/lib/game/drawing/city/city';
import { drawTile, EMPTY_OUTLINE, tileSvg } from '@/lib/game/drawing/tiles';
import type { PackData } from '@/lib/game/engine/pack';
import { type Grid, ROWS } from '@/lib/game/engine/vocabulary';
import type { TurnCard } from '@/lib/game/recap/recap';
import { namesOf, titleOf } from '@/lib/game/wording/names';
import type { Labelling } from '@/lib/game/wording/wording';

// The shared board as one picture: self-contained for emails and notifications, with embedded symbols and
// fixed colours, or for a page. It uses the table's drawings, with rings around changes, and no links.

const PICTURE: Size = { width: 1000, height: 1330 };
const WALL: Area = { x: 14, y: 30, width: 276, height: 320 };
const WHEEL: Area = { x: 300, y: 10, width: 400, height: 400 };
const CATHEDRAL: Area = { x: 710, y: 30, width: 276, height: 320 };
const BRIDGE: Area = { x: 14, y: 424, width: 490, height: 286 };
const ROWS_AT: Area = { x: 524, y: 424, width: 462, height: 286 };
const CITY: Area = { x: 18, y: 726, width: 964, height: 590 };

const RING =
  'fill="none" stroke="var(--changed)" stroke-width="6" stroke-dasharray="11 5" stroke-linejoin="round"';
const NOTHING: Marks = { keys: new Set(), squares: [] };

/** The marked places of a picture. */
interface Marks extends ChangedSquares {
  readonly squares: readonly RingedSquare[];
  /** Rings with a line and a sign of their own; the others are dashed. */
  readonly looks?: ReadonlyMap<string, RingLook>;
}

type RingedSquare = ChangedSquares['squares'][number] & { readonly look?: RingLook };

interface RingLook {
  readonly line?: string;
  readonly sign: string;
}

/** The picture of a position; `title` is its text alternative. */
export function boardPicture(on: Labelling, title: string, changed = NOTHING): string {
  return withColours(boardMarkup(on, title, changed));
}

/** The same board in the colours of the surrounding page. */
export function boardMarkup(on: Labelling, title: string, changed = NOTHING): string {
  const paper = (to: number) => `<rect width="${PICTURE.width}" height="${to}" fill="var(--paper)"/>`;
  const [city, ...rest] = boardParts(on, changed);
  // The city's land has no edge, and nothing may be clipped (see withoutLayers).
  const parts = [paper(PICTURE.height), city, paper(CITY.y), ...rest];
  return framed(on.pack, parts.join(''), PICTURE, title);
}

/** The zones of the board, the city first. */
function boardParts(on: Labelling, changed: Marks): readonly string[] {
  const grid = (name: Grid) => withSquares(on, name, gridSvg(on, name, UNTITLED), changed);
  return [
    within(CITY, citySvg(on, UNTITLED), changed),
    within(WALL, grid('hunger-wall'), changed),
    within(CATHEDRAL, grid('cathedral'), changed),
    within(WHEEL, wheelSvg(on, UNTITLED), changed),
    within(BRIDGE, bridgeSvg(on, UNTITLED), changed),
    within(ROWS_AT, rowsSvg(on), changed),
  ];
}

const UNTITLED = { title: '', desc: '' };

/** The board for a page, which links it to the pack's sheet. */
export function boardOnPage(on: Labelling, title: string, changed: Marks = NOTHING): string {
  return pictureSvg(boardParts(on, changed).join(''), PICTURE, title);
}

const DEALT = {
  wheel: { x: 0, y: 0, width: 440, height: 440 },
  rows: { x: 470, y: 40, width: 520, height: 340 },
  city: { x: 0, y: 450, width: 1000, height: 612 },
} as const satisfies Readonly<Record<string, Area>>;

/** Marks places with rings that have their numbers, from 1. */
export function numberedMarks(keys: readonly string[]): Marks {
  const looks = new Map(keys.map((key, i) => [key, { sign: String(i + 1) }]));
  return { keys: new Set(keys), squares: [], looks };
}

/** The parts of the board that differ between deals: crane, rows and city. The page links them to its sheet. */
export function dealOnPage(on: Labelling, title: string, numbered: readonly string[]): string {
  const marks = numberedMarks(numbered);
  const parts = [
    within(DEALT.city, citySvg(on, UNTITLED), marks),
    within(DEALT.wheel, wheelSvg(on, UNTITLED), marks),
    within(DEALT.rows, rowsSvg(on), marks),
  ];
  return pictureSvg(parts.join(''), { width: 1000, height: 1062 }, title);
}

/** The two lines of a reviewed turn: a solid ring, and a dashed one. A place of both has the first. */
const LINES = {
  played: 'fill="none" stroke="var(--shield)" stroke-width="9" stroke-linejoin="round"',
  better:
    'fill="none" stroke="var(--better)" stroke-width="9" stroke-dasharray="15 6" stroke-linejoin="round"',
} as const;
type TurnLine = keyof typeof LINES;

/** The choices of a turn and of a better one, each with its sign, on the board before them. */
export function choicesOnPage(
  on: Labelling,
  title: string,
  lines: Readonly<Record<TurnLine, ChangedSquares & { readonly sign: string }>>,
): string {
  const looks = new Map<string, RingLook>();
  const squares: RingedSquare[] = [];
  for (const name of ['better', 'played'] as const) {
    const { keys, squares: ringed, sign } = lines[name];
    const look = { line: LINES[name], sign };
    for (const key of keys) looks.set(key, look);
    squares.push(...ringed.map((square) => ({ ...square, look })));
  }
  return boardOnPage(on, title, { keys: new Set(looks.keys()), squares, looks });
}

type Size = Pick<Area, 'width' | 'height'>;

function framed(pack: PackData, body: string, { width, height }: Size, title: string): string {
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}" font-family="Inter" ${TEXT}>${sheetInside(pack)}${body}</svg>`;
  return withoutLayers(whole);
}

/** How a self-contained picture looks. */
interface Look extends Size {
  readonly title: string;
  readonly theme?: PictureTheme;
}

/** A self-contained picture with the pack's symbols embedded and all colours fixed. */
export function selfContainedSvg(pack: PackData, body: string, { title, theme, ...size }: Look): string {
  return withColours(framed(pack, body, size, title), theme);
}

interface CityPlaces extends Partial<Readonly<Record<Grid | 'bridge', Area>>> {
  readonly city: Area;
  readonly changed?: ChangedSquares;
}

/** The city, and above it the projects and the bridge that have a place; its land is covered above `top`. */
export function cityAndProjects(on: Labelling, places: CityPlaces, top: number): string {
  const marks: Marks = places.changed ?? NOTHING;
  const put = (at: Area | undefined, drawing: () => string) => (at ? within(at, drawing(), marks) : '');
  const grid = (name: Grid) =>
    put(places[name], () => withSquares(on, name, gridSvg(on, name, UNTITLED), marks));
  const paper = (height: number) => `<rect width="2000" height="${height}" fill="var(--paper)"/>`;
  return [
    paper(2000),
    put(places.city, () => citySvg(on, UNTITLED)),
    // The city's land has no edge, and nothing may be clipped (see withoutLayers).
    paper(top),
    grid('hunger-wall'),
    grid('cathedral'),
    put(places.bridge, () => bridgeSvg(on, UNTITLED)),
  ].join('');
}

/** The crane with its ground. */
export function craneOnPaper(on: Labelling, at: Area): string {
  return (
    '<rect width="2000" height="2000" fill="var(--paper)"/>' + placeInPicture(at, wheelSvg(on, UNTITLED))
  );
}

/**
 * Removes clipping and group opacity. The rasteriser crashes the whole process when an element on its own
 * layer lies outside the picture. Each line and area gets its own opacity instead.
 */
function withoutLayers(markup: string): string {
  return markup
    .replaceAll(/<(symbol|svg) (?=id=|x=)/g, '<$1 overflow="visible" ')
    .replaceAll(/ opacity="([^"]*)"/g, ' fill-opacity="$1" stroke-opacity="$1"');
}

/** Symbols and grounds of the pack's sheet, without the enclosing file. */
function sheetInside(pack: PackData): string {
  return sheetOf(pack)
    .file.replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/var\(--font-garamond\),\s*Georgia,\s*serif/g, "'EB Garamond SemiBold'");
}

/** The three rows of tiles as one drawing. */
function rowsSvg({ words, pack, state }: Labelling): string {
  const tiles = ROWS.flatMap((row, line) =>
    state.rows[row].slots.map((id, slot) => {
      const tile = id === null ? undefined : namesOf(pack).hexes.get(id);
      const key = atKey('slot', `${row}-${slot}`);
      const face = tile ? drawTile(tile, 50, 0) : EMPTY_OUTLINE;
      const body = `<a data-at="${key}">${face}<use href="#hit-hex" class="hit"/></a>`;
      return translateTo({ x: 60 + slot * 106 + (slot === 3 ? 16 : 0), y: 56 + line * 112 }, body);
    }),
  );
  const width = 60 * 2 + 3 * 106 + 16;
  return `<svg viewBox="0 0 ${width} ${2 * 112 + 112}" lang="${words.locale}">${tiles.join('')}</svg>`;
}

/** Marks the squares of a project that new markers have reached. */
function withSquares({ pack }: Labelling, grid: Grid, drawing: string, { squares }: Marks): string {
  const rings = squares
    .filter((square) => square.grid === grid)
    .map(({ row, column, look }) => squareRing(pack, grid, row, column, look?.line ?? RING));
  return drawing.replace(/<\/svg>$/, `${[...new Set(rings)].join('')}</svg>`);
}

/** Places a drawing in the picture, with rings around changed pieces. */
function within(at: Area, drawing: string, { keys, looks }: Marks): string {
  const unit = Number(/viewBox="[^ ]+ [^ ]+ ([\d.]+)/.exec(drawing)?.[1] ?? at.width) / at.width;
  return placeInPicture(at, drawing, (body, key) => {
    if (!keys.has(key)) return withoutHits(body);
    const { line = RING, sign = '' } = looks?.get(key) ?? {};
    return body.replaceAll(HIT, `<$1$2$3 ${line}/>`) + signOn(body, sign, unit);
  });
}

/** A sign on the ring, at the rim of the crane or at a corner of the place; `unit` is one of the picture. */
function signOn(body: string, sign: string, unit: number): string {
  if (sign === '') return '';
  const disc = `<circle r="${num(26 * unit)}" fill="${colour('ink')}" stroke="${colour('paper')}" stroke-width="${num(3 * unit)}"/>`;
  const style = { size: 34 * unit, fill: 'paper', weight: 700 };
  return translateTo(cornerOf(body), disc + label(sign, ORIGIN, style));
}

function cornerOf(body: string): Point {
  const turned = /class="hit" transform="rotate\(([\d.-]+)\)/.exec(body)?.[1];
  if (turned !== undefined) return polar(ORIGIN, 190, Number(turned));
  const [, x, y, width] =
    /<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"[^>]* class="hit"/.exec(body) ?? [];
  return x === undefined ? { x: 38, y: -38 } : { x: Number(x) + Number(width), y: Number(y) };
}

// A small drawing of the place that a turn changed most visibly.

/** A drawing, and whether it shows a tile or a part of a larger drawing. */
interface Place {
  readonly svg: string;
  readonly of: 'tile' | 'place';
}

/**
 * A house at its plaza, otherwise a placed tile, otherwise a marker on a project; undefined if none of
 * these changed.
 */
export function placeDrawing(on: Labelling, card: TurnCard): Place | undefined {
  const tile = tileLaid(on, card);
  const svg = houseBuilt(on, card) ?? tile ?? markerMoved(on, card);
  if (svg === undefined) return undefined;
  return svg === tile ? { svg, of: 'tile' } : { svg: svg.replace('<svg', FILLING), of: 'place' };
}

/** The drawing fills its frame, whatever the aspect ratio. */
const FILLING = '<svg preserveAspectRatio="xMidYMid slice"';

const idOf = ({ turn }: TurnCard) => `recap-${turn}`;

function houseBuilt(on: Labelling, card: TurnCard): string | undefined {
  const house = card.deeds.findLast((deed) => deed.type === 'BuildingPlaced');
  if (!house) return undefined;
  return citySpot(on, house.site, { id: idOf(card), title: titleOf(on.words, on.pack, house.site) });
}

function tileLaid({ words, pack }: Labelling, card: TurnCard): string | undefined {
  const laid = card.deeds.findLast((deed) => deed.type === 'WallPlaced' || deed.type === 'UpgradePlaced');
  const tile = laid && namesOf(pack).hexes.get(laid.tile);
  return tile && tileSvg({ words, pack }, tile, { id: idOf(card), rotation: laid.rotation });
}

function markerMoved(on: Labelling, card: TurnCard): string | undefined {
  const marker = card.deeds.findLast((deed) => deed.type === 'GridMoved' && deed.seat === card.seat);
  if (marker?.type !== 'GridMoved') return undefined;
  const title = on.words.t(marker.grid === 'cathedral' ? 'table.cathedral' : 'table.hungerWall');
  return gridSpot(on, marker, { id: idOf(card), title });
}
