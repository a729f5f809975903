/** The city map: river, Old Town and New Town, King's Road, plazas with both rewards, sites, corners and buildings. */
import type { PackData, Plaza, Site, Terrain } from '@/lib/engine/pack';
import type { PlacedBuilding, PlazaState, State } from '@/lib/engine/state';
import {
  colour,
  hexCentre,
  hexOutline,
  icon,
  label,
  moved,
  num,
  polygon,
  svg,
  towardsCorner,
  type Point,
} from './draw';
import { drawRun, drawBlock, effectGlyphs } from './glyphs';
import { footMarks, tileGround } from './hex-tile';
import { markersAround, seatIcon } from './seat-marks';

const SIZE = 34;
const ORIGIN: Point = { x: 0, y: 0 };

/** The city with everything built. `words` is the text equivalent. */
export function citySvg(pack: PackData, state: State, words: string): string {
  const layer = staticLayer(pack);
  const body =
    layer.ground +
    state.plazas.map((plaza) => drawPlaza(pack, plaza)).join('') +
    state.buildings.map((building) => drawBuilding(pack, building)).join('') +
    layer.corners +
    pawns(pack, state);
  return svg(
    { ...layer.box, id: 'city', title: 'City of Prague', desc: words, className: 'board-svg city-svg' },
    body,
  );
}

interface Layer {
  readonly ground: string;
  readonly corners: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}
const layers = new WeakMap<PackData, Layer>();

function staticLayer(pack: PackData): Layer {
  const known = layers.get(pack);
  if (known) return known;
  const drawn = drawLayer(pack);
  layers.set(pack, drawn);
  return drawn;
}

function drawLayer(pack: PackData): Layer {
  const { terrain, sites, plazas, blueCorners } = pack.city;
  const centres = [...terrain, ...sites, ...plazas].map((hex) => hexCentre(hex, SIZE));
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const left = Math.min(...xs) - SIZE;
  const top = Math.min(...ys) - SIZE - 2;
  const box = {
    x: left,
    y: top,
    width: Math.max(...xs) + SIZE - left,
    height: Math.max(...ys) + SIZE + 2 - top,
  };
  const ground =
    terrain.map(drawTerrain).join('') + sites.map((site) => drawSite(pack, site)).join('') + road(pack);
  const corners = blueCorners.map(({ vertex }) => printedCorner(vertex)).join('');
  return { ground, corners, box };
}

const at = (hex: { readonly q: number; readonly r: number }): Point => hexCentre(hex, SIZE);

function ground(hex: { readonly q: number; readonly r: number }, fill: string, stroke = 'line'): string {
  return polygon(
    hexOutline(at(hex), SIZE - 0.4),
    `fill="${colour(fill)}" stroke="${colour(stroke)}" stroke-width=".8"`,
  );
}

function drawTerrain(hex: Terrain): string {
  const { x, y } = at(hex);
  const ink = `fill="none" stroke="${colour('map-ink')}" stroke-width="1.3" stroke-linecap="round"`;
  switch (hex.terrain) {
    case 'river':
      return `${ground(hex, 'river')}<path d="M${num(x - 20)} ${num(y - 5)}q7-6 14 0t14 0t12 0m-34 13q6-5 12 0t12 0" ${ink}/>`;
    case 'green':
      return `${ground(hex, 'green-land')}<path d="M${num(x - 10)} ${num(y + 8)}v-5m0 0q-7-1-4-8q4-6 8 0q3 7-4 8m18 8v-4m0 0q-6-1-3-7q3-5 6 0q3 6-3 7" ${ink}/>`;
    case 'house':
      return `${ground(hex, 'house')}<path d="M${num(x - 15)} ${num(y + 10)}v-12l8-8 8 8v12zm16 0v-8l6-6 7 6v8z" ${ink}/>`;
    case 'road':
      return ground(hex, 'road');
    case 'countryside':
      return `${ground(hex, 'country')}<path d="M${num(x - 12)} ${num(y + 6)}q6-7 12 0m0 0q6-7 12 0" ${ink} opacity=".5"/>`;
  }
}

function drawSite(pack: PackData, site: Site): string {
  const centre = at(site);
  const old = site.district === 'old-town';
  const outline = polygon(
    hexOutline(centre, SIZE * 0.86),
    `fill="none" stroke="${colour('map-ink')}" stroke-width="1" stroke-dasharray="3 2.5"`,
  );
  const marks = [
    ...(site.surcharge.gold > 0 ? effectGlyphs({ kind: 'gold', n: site.surcharge.gold }) : []),
    ...(site.points > 0 ? effectGlyphs({ kind: 'points', n: site.points }) : []),
  ];
  const name = label(
    siteName(pack, site),
    { x: centre.x, y: centre.y - (marks.length > 0 ? 11 : 0) },
    { size: 13, fill: 'map-text' },
  );
  return (
    ground(site, old ? 'old-town' : 'new-town') +
    outline +
    name +
    drawRun(marks, { x: centre.x, y: centre.y + 8 }, 17)
  );
}

/** "3B": the second site of the third plaza. */
export function siteName(pack: PackData, site: Site): string {
  const i = pack.city.plazas.findIndex((plaza) => plaza.id === site.plaza);
  const letter = pack.city.plazas[i]?.sites.indexOf(site.id) ?? 0;
  return `${i + 1}${String.fromCharCode(65 + letter)}`;
}

/** The road as one line through its hexes; a numeral marks the space where pawns stop. */
function road(pack: PackData): string {
  const hexes = pack.city.terrain.filter((hex) => hex.terrain === 'road');
  const line = hexes
    .map((hex) => at(hex))
    .map(({ x, y }) => `${num(x)} ${num(y)}`)
    .join('L');
  const numerals = hexes
    .filter((hex) => hex.use === 'pawns')
    .map((hex) => {
      const space = pack.kingsRoad.spaces.find((entry) => entry.id === hex.space)?.space ?? '';
      const centre = at(hex);
      return `<circle cx="${num(centre.x)}" cy="${num(centre.y)}" r="13" fill="${colour('tile')}" stroke="${colour('edge')}"/>${label(space, centre, { size: 14, serif: true, fill: 'art' })}`;
    });
  return `<path d="M${line}" fill="none" stroke="${colour('road-line')}" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>${numerals.join('')}`;
}

function printedCorner({
  q,
  r,
  corner,
}: {
  readonly q: number;
  readonly r: number;
  readonly corner: number;
}): string {
  const { x, y } = towardsCorner(at({ q, r }), SIZE, corner);
  return `<path d="M${num(x)} ${num(y - 6.5)}l6.500 6.500-6.500 6.500-6.500-6.500z" fill="${colour('blue-piece')}" stroke="${colour('edge')}"/>`.replaceAll(
    '.500',
    '.5',
  );
}

const PLAZA_FILL = {
  tan: 'plaza-tan',
  yellow: 'plaza-yellow',
  'light-blue': 'plaza-light',
  'grey-blue': 'plaza-grey',
} as const;

function drawPlaza(pack: PackData, plaza: PlazaState): string {
  const hex = pack.city.plazas.find((entry) => entry.id === plaza.plaza);
  if (!hex) return '';
  const centre = at(hex);
  const base = polygon(
    hexOutline(ORIGIN, SIZE * 0.98),
    `fill="${colour(PLAZA_FILL[hex.colour])}" stroke="${colour('edge')}" stroke-width="1.8"`,
  );
  return moved(centre, base + plazaFace(pack, plaza) + plazaBadge(pack, hex, plaza.evaluated));
}

function plazaFace(pack: PackData, plaza: PlazaState): string {
  const face = pack.plazas.tiles.flatMap((tile) => tile.faces).find((entry) => entry.id === plaza.face);
  if (!face) return label('no tile', ORIGIN, { size: 9, fill: 'on-gold' });
  const divider = `<path d="M-25 0H25" stroke="${colour('edge')}" stroke-width=".8"/>`;
  const rewards =
    drawBlock(effectGlyphs(face.upper), { x: 0, y: -11.5 }, 17.5, 46) +
    drawBlock(effectGlyphs(face.lower), { x: 0, y: 11.5 }, 17.5, 46);
  return `<g${plaza.evaluated ? ' opacity=".45"' : ''}>${divider}${rewards}</g>`;
}

/** Number of the plaza on its top corner; a tick once it has been evaluated. */
function plazaBadge(pack: PackData, hex: Plaza, evaluated: boolean): string {
  const n = pack.city.plazas.indexOf(hex) + 1;
  const badge = `<circle cy="${num(-SIZE + 4)}" r="8" fill="${colour('line-dark')}"/>${label(String(n), { x: 0, y: -SIZE + 4 }, { size: 10, fill: 'tile-light' })}`;
  return badge + (evaluated ? icon('i-check', ORIGIN, 30) : '');
}

function drawBuilding(pack: PackData, placed: PlacedBuilding): string {
  const site = pack.city.sites.find((entry) => entry.id === placed.site);
  const tile = pack.buildings.find((entry) => entry.id === placed.tile);
  if (!site || !tile) return '';
  const owner =
    placed.seat === undefined
      ? icon('a-construct-building', { x: 0, y: -4 }, 22, 'opacity=".55"')
      : icon(
          placed.cube ? seatIcon(placed.seat) : 'a-construct-building',
          { x: 0, y: -5 },
          placed.cube ? 21 : 22,
        );
  const small =
    placed.seat !== undefined && !placed.cube ? icon(seatIcon(placed.seat), { x: 10, y: 4 }, 11) : '';
  return moved(
    at(site),
    tileGround(tile, SIZE, placed.rotation) +
      owner +
      small +
      footMarks({ ...tile, cubeSpace: tile.cubeSpace && !placed.cube }, SIZE * 0.9, 15),
  );
}

function pawns(pack: PackData, state: State): string {
  return pack.city.terrain
    .filter((hex) => hex.use === 'pawns')
    .map((hex) => {
      const space = pack.kingsRoad.spaces.findIndex((entry) => entry.id === hex.space) + 1;
      const seats = state.players.flatMap((player, seat) => (player.road === space ? [seat] : []));
      return seats.length > 0 ? markersAround(at(hex), seats, SIZE * 1.3) : '';
    })
    .join('');
}
