/** The city map: positions that drawings of its pieces need, and its static part. */
import {
  type Area,
  colour,
  hexCentre,
  hexPath,
  label,
  labels,
  num,
  path,
  type Point,
  towardsCorner,
  translateTo,
} from '../draw';
import { blockPath, lancetPath, outlinePath, strokePath } from '@/lib/game/drawing/art/pen';
import { escapeMarkup } from '@/lib/game/drawing/escape';
import { drawRun, effectGlyphs, type Glyph } from '@/lib/game/drawing/glyphs';
import type { PackData, Site, Terrain } from '@/lib/game/engine/pack';
import type { Wording } from '@/lib/game/wording/wording';

export const SIZE = 34;

/** Centre of a hex of the map. */
export function cityPointOf(hex: { readonly q: number; readonly r: number }): Point {
  return hexCentre(hex, SIZE);
}

interface CityFrame {
  /** The playing area, with a strip of the river above it. */
  readonly box: Area;
  /** Printed on the map, but drawn after the buildings, because they must not hide a corner. */
  readonly corners: string;
}
const frames = new WeakMap<PackData, CityFrame>();

/** The frame of every drawing of a pack's city. */
export function cityFrame(pack: PackData): CityFrame {
  const known = frames.get(pack);
  if (known) return known;
  const frame = { box: boxOf(pack), corners: corners(pack) };
  frames.set(pack, frame);
  return frame;
}

function boxOf({ city }: PackData): Area {
  const used = [...city.sites, ...city.plazas, ...city.terrain.filter(({ terrain }) => terrain === 'road')];
  const xs = used.map((hex) => cityPointOf(hex).x);
  const ys = used.map((hex) => cityPointOf(hex).y);
  const left = Math.min(...xs) - SIZE;
  const top = Math.min(...ys) - SIZE * 2.3;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE - left,
    height: Math.max(...ys) + SIZE * 1.12 - top,
  };
}

function corners({ city }: PackData): string {
  const diamonds = city.blueCorners.map(({ vertex }) => {
    const { x, y } = towardsCorner(cityPointOf(vertex), SIZE, vertex.corner);
    return `M${num(x)} ${num(y - 7.5)}l7.5 7.5-7.5 7.5-7.5-7.5z`;
  });
  return path(diamonds, `fill="${colour('blue-piece')}" stroke="${colour('tile-light')}" stroke-width="1.4"`);
}

/** "3B": the second site of the third plaza. */
export function siteName({ city }: PackData, site: Site): string {
  const i = city.plazas.findIndex((plaza) => plaza.id === site.plaza);
  const letter = city.plazas[i]?.sites.indexOf(site.id) ?? 0;
  return `${i + 1}${String.fromCharCode(65 + letter)}`;
}

// The static part of the city map: country and river, both towns within their walls, road, sites. It is
// drawn once per pack, for its sheet, which browsers cache, so pages do not repeat it. The land extends
// beyond the frame to fill any available space.

/** The ground of a pack's city; a part of its sheet (sheet.ts). */
export function cityGround(pack: PackData): string {
  const { box } = cityFrame(pack);
  return country(box) + land(pack) + riverBand(box);
}

/** Towns, sites and the road, as a separate part: the evening may darken the country but never these. */
export function cityTowns(pack: PackData): string {
  return towns(pack) + sites(pack) + road(pack);
}

/** Fields all around, far beyond the frame. */
function country({ x, y, width, height }: Area): string {
  const reach = 1000;
  return `<rect x="${num(x - reach)}" y="${num(y - reach)}" width="${num(width + 2 * reach)}" height="${num(height + 2 * reach)}" fill="${colour('country')}" stroke="none"/>`;
}

const FILLS = { green: 'green-land', house: 'house', road: 'road' } as const;

/** Woods, suburbs and hills: fields of colour without borders. */
function land({ city }: PackData): string {
  const of = (kind: Terrain['terrain']) =>
    city.terrain.filter(({ terrain }) => terrain === kind).map(cityPointOf);
  const fields = (['house', 'green', 'road'] as const).map((kind) =>
    path(
      of(kind).map((centre) => hexPath(centre, SIZE)),
      `fill="${colour(FILLS[kind])}" stroke="${colour(FILLS[kind])}" stroke-width="2"`,
    ),
  );
  return fields.join('');
}

/** Both towns: a field of colour each, surrounded by a wall in ink. */
function towns({ city }: PackData): string {
  const wall = (district: Site['district']) => {
    const fill = colour(district);
    const sites = city.sites.filter((site) => site.district === district);
    const plazas = city.plazas.filter((plaza) => sites.some((site) => site.plaza === plaza.id));
    const hexes = [...sites, ...plazas].map((hex) => hexPath(cityPointOf(hex), SIZE));
    return (
      path(hexes, `fill="none" stroke="${colour('map-ink')}" stroke-width="5.5" stroke-linejoin="round"`) +
      path(hexes, `fill="${fill}" stroke="${fill}" stroke-width="2.5" stroke-linejoin="round"`)
    );
  };
  return wall('new-town') + wall('old-town');
}

function sites(pack: PackData): string {
  const all = pack.city.sites;
  const outlines = all.map((site) => hexPath(cityPointOf(site), SIZE * 0.86));
  const names = all.map((site): [string, Point] => {
    const { x, y } = cityPointOf(site);
    return [siteName(pack, site), { x, y: y - (siteGlyphs(site).length > 0 ? 13 : 0) }];
  });
  const marks = all.map((site) =>
    drawRun(siteGlyphs(site), { x: cityPointOf(site).x, y: cityPointOf(site).y + 6 }, 20),
  );
  return (
    path(outlines, `fill="none" stroke="${colour('map-ink')}" stroke-dasharray="3 2.5"`) +
    labels({ size: 14, fill: 'map-text' }, names) +
    marks.join('')
  );
}

/** The surcharge and the points of a site. */
export function siteGlyphs({ surcharge, points }: Site): Glyph[] {
  return [
    ...(surcharge.gold > 0 ? effectGlyphs({ kind: 'gold', n: surcharge.gold }) : []),
    ...(points > 0 ? effectGlyphs({ kind: 'points', n: points }) : []),
  ];
}

/**
 * The road as one paved line through its hexes to the bridge; a numeral marks each space where pawns stop.
 */
function road(pack: PackData): string {
  const course = pack.city.terrain.filter((hex) => hex.terrain === 'road');
  const line = course.map(cityPointOf).map(({ x, y }) => `${num(x)} ${num(y)}`);
  const d = `M${line.join('L')}l0-60`;
  const lay = (look: string) => `<path d="${d}" fill="none" stroke-linejoin="round" ${look}/>`;
  const stops = course.filter((hex) => hex.use === 'pawns');
  const numerals = stops.map((hex) => {
    const space = pack.kingsRoad.spaces.find((entry) => entry.id === hex.space)?.space ?? '';
    const centre = cityPointOf(hex);
    return `<circle cx="${num(centre.x)}" cy="${num(centre.y)}" r="14" fill="${colour('tile')}" stroke="${colour('gold')}" stroke-width="2.5"/>${label(space, centre, { size: 15, serif: true })}`;
  });
  return (
    lay(`stroke="${colour('map-ink')}" stroke-width="15"`) +
    lay(`stroke="${colour('road-line')}" stroke-width="12"`) +
    lay(`stroke="${colour('road')}" stroke-width="2" stroke-dasharray="4 5"`) +
    numerals.join('')
  );
}

// The river along the upper edge of the map, the arches of the bridge, and the place names of a map of Prague.

/** English uses the Czech name. */
const CZECH = 'Vltava';

/** The Vltava in one sweep, from far left to far right. */
function riverBand({ x, y, width }: Area): string {
  const left = x - 800;
  const right = x + width + 800;
  const sweep = `C${num(x - 200)} ${num(y + 150)} ${num(x - 40)} ${num(y + 60)} ${num(x + 110)} ${num(y + 26)}S${num(x + 420)} ${num(y + 30)} ${num(x + width)} ${num(y + 18)}L${num(right)} ${num(y)}`;
  const band = `M${num(left)} ${num(y + 150)}${sweep}V${num(y - 400)}H${num(left)}z`;
  const shore = `M${num(left)} ${num(y + 150)}${sweep}`;
  const waves = [0.28, 0.44, 0.6, 0.76, 0.92]
    .map((t, i) => `M${num(x + width * t)} ${num(y - 2 - (i % 2) * 9)}q7-5 14 0t14 0 14 0`)
    .join('');
  return (
    `<path d="${band}" fill="${colour('river')}"/>` +
    `<path d="${shore}" fill="none" stroke="${colour('map-ink')}" stroke-width="2.2"/>` +
    `<path d="${waves}" fill="none" stroke="${colour('map-ink')}" stroke-width="1.1" opacity=".7"/>`
  );
}

/** Names in the reader's language next to the Czech ones, as on maps of the city. */
export function townNames({ t }: Wording, { x, y, width, height }: Area): string {
  const name = (own: string, czech: string, dx: number, dy: number) =>
    `<text x="${num(x + dx)}" y="${num(y + dy)}">${escapeMarkup(own)} <tspan lang="cs" font-size="10">${czech}</tspan></text>`;
  const look = `class="f-serif" text-anchor="start" font-size="15" font-style="italic" font-weight="500" fill="${colour('map-text')}" letter-spacing="1" stroke="${colour('country')}" stroke-width="3" paint-order="stroke"`;
  const towns =
    name(t('moves.oldTown'), 'Staré Město', width * 0.27, 44) +
    name(t('moves.newTown'), 'Nové Město', 8, height - 10);
  const own = t('names.river');
  const at = `x="${num(x + width * 0.28)}" y="${num(y + 15)}"`;
  const river = own === CZECH ? `<text lang="cs" ${at}>${CZECH}</text>` : name(own, CZECH, width * 0.28, 15);
  return `<g ${look}>${river}${towns}</g>`;
}

// The stone bridge that carries the King's Road across the river, with its tower on the Old Town side.

const INK = `stroke="${colour('line-dark')}" stroke-linejoin="round"`;
const STONE = `fill="${colour('bridge')}" ${INK} stroke-width="1"`;

/** Bridge and tower where the road meets the river. */
export function oldBridge(pack: PackData): string {
  const last = pack.city.terrain.filter(({ terrain }) => terrain === 'road').at(-1);
  if (!last) return '';
  const { x, y } = cityPointOf(last);
  const top = cityFrame(pack).box.y - 40;
  return translateTo({ x, y: y - SIZE * 0.72 }, span(top - y) + tower());
}

/** The deck leads away from the viewer; its piers part the water to both sides. */
function span(top: number): string {
  const piers = Array.from({ length: 4 }, (_, i) => {
    const y = -30 - i * 21;
    return outlinePath(-11, y - 6, -20, y, -11, y + 6) + outlinePath(11, y - 6, 20, y, 11, y + 6);
  });
  const deck = `M-11 0V${num(top)}h22V0z`;
  const stones = Array.from({ length: 10 }, (_, i) => strokePath(-8, -8 - i * 11, 8, -8 - i * 11)).join('');
  return (
    `<path d="${piers.join('')}" ${STONE}/><path d="${deck}" ${STONE}/>` +
    `<path d="${strokePath(-7.5, 0, -7.5, top)}${strokePath(7.5, 0, 7.5, top)}${stones}" fill="none" ${INK} stroke-width=".6" stroke-opacity=".6"/>`
  );
}

/** The gate tower: an arch, arcades of tracery above it, and a wedge roof with two spikes. */
function tower(): string {
  const arcade = [-8, 0, 8].map((dx) => lancetPath(dx, -21, 4.4, 4)).join('');
  return (
    `<path d="${blockPath(-17, 0, 34, 34)}${blockPath(-19, -32, 38, 4)}" fill="${colour('vellum-shade')}" ${INK} stroke-width="1.200"/>` +
    `<path d="${outlinePath(-19, -36, -13, -54, 13, -54, 19, -36)}" fill="${colour('tech')}" ${INK} stroke-width="1.200"/>` +
    `<path d="${outlinePath(-19, -36, -16.5, -46, -14, -36)}${outlinePath(14, -36, 16.5, -46, 19, -36)}" fill="${colour('tech')}" ${INK}/>` +
    `<path d="${lancetPath(0, 0, 15, 8)}${arcade}" fill="${colour('line-dark')}"/>` +
    `<path d="${strokePath(-17, -18, 17, -18)}${strokePath(-9, -52, -12, -39)}${strokePath(-3, -52, -4, -39)}${strokePath(3, -52, 4, -39)}${strokePath(9, -52, 12, -39)}${strokePath(-13, -54, -13, -59)}${strokePath(13, -54, 13, -59)}" fill="none" ${INK} stroke-width=".7"/>`
  );
}
