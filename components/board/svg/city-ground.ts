/** The part of the city map that never changes: land, river, road, sites, printed corners. Drawn once per pack. */
import type { PackData, Site, Terrain } from '@/lib/engine/pack';
import {
  colour,
  hexCentre,
  hexPath,
  label,
  labels,
  num,
  path,
  towardsCorner,
  type Frame,
  type Point,
} from './draw';
import { drawRun, effectGlyphs } from './glyphs';

export const SIZE = 34;

/** Centre of a hex of the map. */
export function at(hex: { readonly q: number; readonly r: number }): Point {
  return hexCentre(hex, SIZE);
}

export interface CityGround {
  readonly ground: string;
  /** Drawn after the buildings, so that none of them hides a corner. */
  readonly corners: string;
  readonly box: Pick<Frame, 'x' | 'y' | 'width' | 'height'>;
}
const grounds = new WeakMap<PackData, CityGround>();

/** The ground of a pack's city. */
export function cityGround(pack: PackData): CityGround {
  const known = grounds.get(pack);
  if (known) return known;
  const drawn = { ground: land(pack) + sites(pack) + road(pack), corners: corners(pack), box: boxOf(pack) };
  grounds.set(pack, drawn);
  return drawn;
}

function boxOf({ city }: PackData): CityGround['box'] {
  const centres = [...city.terrain, ...city.sites, ...city.plazas].map(at);
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const left = Math.min(...xs) - SIZE;
  const top = Math.min(...ys) - SIZE - 2;
  return { x: left, y: top, width: Math.max(...xs) + SIZE - left, height: Math.max(...ys) + SIZE + 2 - top };
}

const FILLS = {
  river: 'river',
  green: 'green-land',
  house: 'house',
  road: 'road',
  countryside: 'country',
} as const satisfies Record<Terrain['terrain'], string>;
const KINDS = ['river', 'green', 'house', 'road', 'countryside'] as const;

/** All hexes of a kind as one path, their little drawings as a second one. */
function land({ city }: PackData): string {
  const drawings = city.terrain.map((hex) => drawing(hex.terrain, at(hex)));
  return (
    KINDS.map((kind) => hexes(city.terrain.filter((hex) => hex.terrain === kind).map(at), FILLS[kind])).join(
      '',
    ) + path(drawings, `fill="none" stroke="${colour('map-ink')}" stroke-width="1.3" stroke-linecap="round"`)
  );
}

function hexes(centres: readonly Point[], fill: string): string {
  const pieces = centres.map((centre) => hexPath(centre, SIZE - 0.4));
  return path(pieces, `fill="${colour(fill)}" stroke="${colour('line')}" stroke-width=".8"`);
}

/** Waves, trees, houses and hills in a few strokes. */
function drawing(kind: Terrain['terrain'], { x, y }: Point): string {
  switch (kind) {
    case 'river':
      return `M${num(x - 20)} ${num(y - 5)}q7-6 14 0t14 0 12 0m-34 13q6-5 12 0t12 0`;
    case 'green':
      return `M${num(x - 10)} ${num(y + 8)}v-5q-7-1-4-8 4-6 8 0 3 7-4 8m18 8v-4q-6-1-3-7 3-5 6 0 3 6-3 7`;
    case 'house':
      return `M${num(x - 15)} ${num(y + 10)}v-12l8-8 8 8v12zm16 0v-8l6-6 7 6v8z`;
    case 'countryside':
      return `M${num(x - 12)} ${num(y + 6)}q6-7 12 0 6-7 12 0`;
    case 'road':
      return '';
  }
}

function sites(pack: PackData): string {
  const all = pack.city.sites;
  const of = (district: Site['district']) => all.filter((site) => site.district === district).map(at);
  const outlines = all.map((site) => hexPath(at(site), SIZE * 0.86));
  const names = all.map((site): [string, Point] => {
    const { x, y } = at(site);
    return [siteName(pack, site), { x, y: y - (marksOf(site).length > 0 ? 11 : 0) }];
  });
  const marks = all.map((site) => drawRun(marksOf(site), { x: at(site).x, y: at(site).y + 8 }, 17));
  return (
    hexes(of('old-town'), 'old-town') +
    hexes(of('new-town'), 'new-town') +
    path(outlines, `fill="none" stroke="${colour('map-ink')}" stroke-dasharray="3 2.5"`) +
    labels({ size: 13, fill: 'map-text' }, names) +
    marks.join('')
  );
}

function marksOf({ surcharge, points }: Site) {
  return [
    ...(surcharge.gold > 0 ? effectGlyphs({ kind: 'gold', n: surcharge.gold }) : []),
    ...(points > 0 ? effectGlyphs({ kind: 'points', n: points }) : []),
  ];
}

/** "3B": the second site of the third plaza. */
function siteName({ city }: PackData, site: Site): string {
  const i = city.plazas.findIndex((plaza) => plaza.id === site.plaza);
  const letter = city.plazas[i]?.sites.indexOf(site.id) ?? 0;
  return `${i + 1}${String.fromCharCode(65 + letter)}`;
}

/** The road as one line through its hexes; a numeral marks the space where pawns stop. */
function road(pack: PackData): string {
  const course = pack.city.terrain.filter((hex) => hex.terrain === 'road');
  const line = course.map(at).map(({ x, y }) => `${num(x)} ${num(y)}`);
  const stops = course.filter((hex) => hex.use === 'pawns');
  const numerals = stops.map((hex) => {
    const space = pack.kingsRoad.spaces.find((entry) => entry.id === hex.space)?.space ?? '';
    const centre = at(hex);
    return `<circle cx="${num(centre.x)}" cy="${num(centre.y)}" r="13" fill="${colour('tile')}" stroke="${colour('edge')}"/>${label(space, centre, { size: 14, serif: true })}`;
  });
  return `<path d="M${line.join('L')}" fill="none" stroke="${colour('road-line')}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>${numerals.join('')}`;
}

function corners({ city }: PackData): string {
  const diamonds = city.blueCorners.map(({ vertex }) => {
    const { x, y } = towardsCorner(at(vertex), SIZE, vertex.corner);
    return `M${num(x)} ${num(y - 6.5)}l6.5 6.5-6.5 6.5-6.5-6.5z`;
  });
  return path(diamonds, `fill="${colour('blue-piece')}" stroke="${colour('edge')}"`);
}
