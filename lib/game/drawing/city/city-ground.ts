/**
 * The static part of the city map: country and river, both towns within their walls, road, sites. It is
 * drawn once per pack, for its sheet, which browsers cache, so pages do not repeat it. The land extends
 * beyond the frame to fill any available space.
 */
import type { PackData, Site, Terrain } from '@/lib/game/engine/pack';
import { colour, hexPath, label, labels, num, path, type Point } from '../draw';
import { drawRun } from '../draw-run';
import { effectGlyphs } from '../glyphs';
import { SIZE, cityPointOf, cityFrame, siteName, type CityBox } from './city-places';
import { riverBand } from './city-river';

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
function country({ x, y, width, height }: CityBox): string {
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
  const wall = (district: Site['district'], fill: string) => {
    const sites = city.sites.filter((site) => site.district === district);
    const plazas = city.plazas.filter((plaza) => sites.some((site) => site.plaza === plaza.id));
    const hexes = [...sites, ...plazas].map((hex) => hexPath(cityPointOf(hex), SIZE));
    return (
      path(hexes, `fill="none" stroke="${colour('map-ink')}" stroke-width="5.5" stroke-linejoin="round"`) +
      path(
        hexes,
        `fill="${colour(fill)}" stroke="${colour(fill)}" stroke-width="2.5" stroke-linejoin="round"`,
      )
    );
  };
  return wall('new-town', 'new-town') + wall('old-town', 'old-town');
}

function sites(pack: PackData): string {
  const all = pack.city.sites;
  const outlines = all.map((site) => hexPath(cityPointOf(site), SIZE * 0.86));
  const names = all.map((site): [string, Point] => {
    const { x, y } = cityPointOf(site);
    return [siteName(pack, site), { x, y: y - (marksOf(site).length > 0 ? 13 : 0) }];
  });
  const marks = all.map((site) =>
    drawRun(marksOf(site), { x: cityPointOf(site).x, y: cityPointOf(site).y + 6 }, 20),
  );
  return (
    path(outlines, `fill="none" stroke="${colour('map-ink')}" stroke-dasharray="3 2.5"`) +
    labels({ size: 14, fill: 'map-text' }, names) +
    marks.join('')
  );
}

function marksOf({ surcharge, points }: Site) {
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
