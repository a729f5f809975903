/**
 * The changing parts of the city map: plazas with both rewards and all claims, buildings, pawns on the King's
 * Road.
 */
import { isNow } from '@/lib/game/engine/acting';
import type { BuildingTile, PackData, Plaza, PlazaFace, Site } from '@/lib/game/engine/pack';
import type { PlazaColour } from '@/lib/game/engine/vocabulary';
import type { PlacedBuilding, PlazaState, State } from '@/lib/game/engine/state';
import { plazaReward, plazaSentence, siteSentence } from '@/lib/game/wording/city';
import { type Labelling, wholeLabel } from '@/lib/game/wording/wording';
import { namesOf, seatName, titleOf, type SeatName } from '@/lib/game/wording/names';
import { spaceSentence } from '@/lib/game/wording/position';
import { WEATHERS, houseName, plazaArt } from '@/lib/game/drawing/art/pen';
import { linkPiece } from '../board-location';
import {
  cell,
  colour,
  gridRow,
  hexPath,
  icon,
  label,
  translateTo,
  num,
  ORIGIN,
  path,
  piece,
  svg,
  withoutRows,
  type Caption,
  type DrawingFrame,
} from '../draw';
import { drawBlock, effectGlyphs, memoIn } from '@/lib/game/drawing/glyphs';
import { parlersPawn } from '@/lib/game/drawing/small-pieces';
import { ridersAround, seatIcon } from '../seat-marks';
import { footMarks, tileGround } from '@/lib/game/drawing/tiles';
import { cityFrame, cityPointOf, siteName, SIZE, townNames } from './city-ground';

/** Country and towns, with their houses and trees. */
function ground({ words, pack, state: { era, phase } }: Labelling): string {
  const weather = phase === 'finished' ? 'end' : era === 'I' ? 'morning' : 'evening';
  return `<use href="#city-ground"/><use href="#${WEATHERS[weather]}"/><use href="#city-towns"/><use href="#city-art"/>${townNames(words, cityFrame(pack).box)}`;
}
const HIT = '<use href="#hit-hex" class="hit" transform="scale(.68)"/>';

/** The city with all its buildings. */
export function citySvg(on: Labelling, caption: Caption, seats: readonly SeatName[] = []): string {
  const { pack, state } = on;
  const { box, corners } = cityFrame(pack);
  const body =
    ground(on) +
    pack.city.plazas.map((plaza) => sitesAt(on, seats, plaza)).join('') +
    gridRow(
      caption.title,
      state.plazas.map((plaza) => drawPlaza(on, seats, plaza)),
    ) +
    corners +
    roadSpaces(on, seats) +
    parlersPawn(pack, state);
  return svg({ ...box, id: 'city', ...caption, className: 'board-svg city-svg', role: 'grid' }, body);
}

/** The sites of a plaza; they form one row when the map is walked by keys. */
function sitesAt(on: Labelling, seats: readonly SeatName[], { id, sites }: Plaza): string {
  const here = on.pack.city.sites.filter((site) => sites.includes(site.id));
  return gridRow(
    titleOf(on.words, on.pack, id),
    here.map((site) => drawSite(on, seats, site)),
  );
}

/** The visible radius around a site and its plaza. */
const AROUND = SIZE * 2.75;

/** A site with its plaza and surroundings, small and without links; the site has a ring. */
export function citySpot(
  on: Labelling,
  siteId: string,
  { id, title }: Pick<DrawingFrame, 'id' | 'title'>,
): string | undefined {
  const { pack, state } = on;
  const site = pack.city.sites.find((entry) => entry.id === siteId);
  const hex = pack.city.plazas.find((entry) => entry.id === site?.plaza);
  const plaza = state.plazas.find((entry) => entry.plaza === hex?.id);
  if (!site || !hex || !plaza) return undefined;
  const [plazaAt, siteAt] = [cityPointOf(hex), cityPointOf(site)];
  const [x, y] = [(plazaAt.x + siteAt.x) / 2, (plazaAt.y + siteAt.y) / 2];
  const near = pack.city.sites
    .filter((entry) => entry.plaza === hex.id)
    .map((entry) => drawSite(on, [], entry));
  const ring = translateTo(siteAt, path([hexPath(ORIGIN, SIZE)], RING));
  const body = `${ground(on)}${near.join('')}${drawPlaza(on, [], plaza)}${ring}`;
  const box = { x: x - AROUND, y: y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
  return svg({ ...box, id, title, desc: '' }, withoutRows(body.replaceAll(/<a [^>]*>|<\/a>/g, '')));
}

const RING =
  'fill="none" stroke="var(--changed)" stroke-width="6" stroke-dasharray="0.1 10" stroke-linecap="round"';

const PLAZA_FILL = {
  tan: 'plaza-tan',
  yellow: 'plaza-yellow',
  'light-blue': 'plaza-light',
  'grey-blue': 'plaza-grey',
} as const;

/** Caches parts of the city with their text, because most stay the same between positions. */
function memoPart({ words, pack }: Labelling, parts: readonly unknown[], make: () => string): string {
  return memoIn(words, pack, `city ${JSON.stringify(parts)}`, make);
}

function drawPlaza(on: Labelling, seats: readonly SeatName[], plaza: PlazaState): string {
  const { words, pack, state } = on;
  const hex = pack.city.plazas.find((entry) => entry.id === plaza.plaza);
  if (!hex) return '';
  const claimants = cubesAt(state, hex);
  const names = claimants.map((seat) => seatName(words, seats, seat));
  const halves = isAsked(state, hex) ? HALVES : [];
  // Its rewards stay visible while a player chooses between them, although the plaza is already evaluated.
  const face = { ...plaza, evaluated: plaza.evaluated && halves.length === 0 };
  const parts = [hex.id, plaza.face, face.evaluated, claimants, names, halves];
  return memoPart(on, parts, () =>
    [plazaAnew(on, seats, face, hex), ...halves.map((half) => halfOf(on, hex, half))].join(''),
  );
}

/** Whether a player must choose one of the plaza's two rewards now. */
const isAsked = (state: State, { id }: Plaza): boolean =>
  state.items.some(
    (item) => item.kind === 'plaza-reward' && item.plaza === id && !item.both && isNow(state, item),
  );

const HALVES = ['upper', 'lower'] as const;

/** Each reward as its own place, with the sign of its half on the edge. */
function halfOf(on: Labelling, hex: Plaza, half: (typeof HALVES)[number]): string {
  const { words, pack, state } = on;
  const what = words.t('options.plazaReward', { plaza: titleOf(words, pack, hex.id), side: half });
  const name = wholeLabel({ what, brings: plazaReward(on, hex.id, half) });
  const turn = half === 'upper' ? '' : ' rotate(180)';
  const hit = `<use href="#hit-half" class="hit" transform="scale(.68)${turn}"/>`;
  const sign = half === 'upper' ? plazaBadge(pack, hex) : claims(state, hex);
  return cell(cityPointOf(hex), linkPiece('reward', `${hex.id}-${half}`, name, hit + sign));
}

/** A single plaza with its number and rewards, without a name. */
export function plazaPicture({ pack, state }: Pick<Labelling, 'pack' | 'state'>, id: string): string {
  const hex = pack.city.plazas.find((entry) => entry.id === id);
  const plaza = state.plazas.find((entry) => entry.plaza === id);
  if (!hex || !plaza) return '';
  const body = plazaBase(hex) + plazaFace(pack, { ...plaza, evaluated: false }, hex) + plazaBadge(pack, hex);
  return piece([-36, -42, 72, 78], body);
}

function plazaBase({ colour: kind }: Pick<Plaza, 'colour'>): string {
  const look = `fill="${colour(PLAZA_FILL[kind])}" stroke="${colour('edge')}" stroke-width="2"`;
  return path([hexPath(ORIGIN, SIZE * 0.98)], look);
}

function plazaAnew(on: Labelling, seats: readonly SeatName[], plaza: PlazaState, hex: Plaza): string {
  const { pack, state } = on;
  // Number and claims lie on the edge, so a ring around the plaza would cross them.
  const body =
    plazaBase(hex) + plazaFace(pack, plaza, hex) + HIT + plazaBadge(pack, hex) + claims(state, hex);
  return cell(cityPointOf(hex), linkPiece('plaza', hex.id, plazaSentence(on, seats, hex), body));
}

/** Both rewards; once evaluated, they fade behind a tick, and a well or a stall is drawn there. */
function plazaFace(pack: PackData, plaza: PlazaState, hex: Plaza): string {
  const face = pack.plazas.tiles.flatMap((tile) => tile.faces).find((entry) => entry.id === plaza.face);
  if (!face) return `<path d="M-9-9L9 9M9-9L-9 9" stroke="${colour('edge')}" opacity=".5"/>`;
  const rewards = rewardsOf(face);
  if (!plaza.evaluated) return rewards;
  const done = `<use href="#${plazaArt(pack.city.plazas.indexOf(hex))}" y="-3"/>`;
  return `<g opacity=".2">${rewards}</g>${done}${icon('i-check', { x: 0, y: 9 }, 24)}`;
}

function rewardsOf({ upper, lower }: PlazaFace): string {
  const divider = `<path d="M-27 0H27" stroke="${colour('edge')}" stroke-width=".8"/>`;
  return (
    divider +
    drawBlock(effectGlyphs(upper), { x: 0, y: -11 }, 20, 50) +
    drawBlock(effectGlyphs(lower), { x: 0, y: 11 }, 20, 50)
  );
}

/** A single plaza tile. */
export const drawPlazaTile = (of: PlazaColour, face: PlazaFace): string =>
  plazaBase({ colour: of }) + rewardsOf(face);

/** Number of the plaza on its top corner. */
function plazaBadge(pack: PackData, hex: Plaza): string {
  const y = -SIZE + 3;
  const n = String(pack.city.plazas.indexOf(hex) + 1);
  return `<circle cy="${num(y)}" r="8.5" fill="${colour('line-dark')}"/>${label(n, { x: 0, y }, { size: 11.5, fill: 'tile-light' })}`;
}

/** The owners of the cubes on the sites of a plaza, in their order of arrival. */
function cubesAt({ buildings }: State, { sites }: Plaza): number[] {
  return buildings.flatMap(({ site, seat, cube }) =>
    seat !== undefined && cube && sites.includes(site) ? [seat] : [],
  );
}

/**
 * One sign per cube on a plaza's sites, on a ribbon across its lower corner, so the leader is visible at
 * once.
 */
function claims(state: State, hex: Plaza): string {
  const cubes = cubesAt(state, hex).sort((a, b) => a - b);
  if (cubes.length === 0) return '';
  const step = 13;
  const width = cubes.length * step + 3;
  const y = SIZE - 5;
  const ribbon = `<rect x="${num(-width / 2)}" y="${num(y - 8)}" width="${num(width)}" height="16" rx="3" fill="${colour('tile')}" stroke="${colour('edge')}"/>`;
  const signs = cubes.map((seat, i) =>
    icon(seatIcon(seat), { x: (i - (cubes.length - 1) / 2) * step, y }, 12.5),
  );
  return ribbon + signs.join('');
}

function drawSite(on: Labelling, seats: readonly SeatName[], site: Site): string {
  const { words, pack, state } = on;
  const placed = state.buildings.find((entry) => entry.site === site.id);
  const name = placed?.seat === undefined ? '' : seatName(words, seats, placed.seat);
  return memoPart(on, [site.id, placed, name], () => {
    const body = (placed ? drawBuilding(pack, site, placed) : '') + HIT;
    return cell(cityPointOf(site), linkPiece('site', site.id, siteSentence(on, seats, site.id), body));
  });
}

/** A building with the effects it still has: claim, owner, corner, symbol, and its plaza. */
function drawBuilding(pack: PackData, site: Site, placed: PlacedBuilding): string {
  const tile = namesOf(pack).hexes.get(placed.tile);
  if (!tile || !('cubeSpace' in tile)) return '';
  const left = { ...tile, cubeSpace: tile.cubeSpace && !placed.cube };
  const foot = atItsFoot(siteName(pack, site), left, placed);
  return tileGround(tile, SIZE, placed.rotation) + house(pack, placed) + foot;
}

/** The house with its roof in its builder's colour. */
function house({ buildings }: PackData, { tile, seat }: PlacedBuilding): string {
  const i = buildings.findIndex(({ id }) => id === tile);
  const own = seat === undefined ? 'map-ink' : `seat-${seat}`;
  return `<use href="#${houseName(i)}" y="3.5" color="${colour(own)}"/>`;
}

/**
 * Before a house: the sign of the builder (large for a claim), the marks of the tile, and below them the
 * name of the site. They keep clear of the corners, where diamonds may lie.
 */
function atItsFoot(name: string, tile: BuildingTile, { seat, cube }: PlacedBuilding): string {
  const marks = footMarks(tile, SIZE * 0.9, 11.5);
  const aside = marks && seat !== undefined ? 10 : 0;
  const sign = seat === undefined ? '' : icon(seatIcon(seat), { x: -aside, y: 11.5 }, cube ? 17 : 12.5);
  const below = label(name, { x: 0, y: 23 }, { size: 10, fill: 'map-text' });
  return sign + (aside > 0 ? translateTo({ x: aside, y: 0 }, marks) : marks) + below;
}

/**
 * The spaces of the road with all pawns. The drawing next to the bridge repeats them, and screen readers
 * read them there.
 */
function roadSpaces(on: Labelling, people: readonly SeatName[]): string {
  const { pack, state } = on;
  return pack.city.terrain
    .filter((hex) => hex.use === 'pawns')
    .map((hex) => {
      const space = pack.kingsRoad.spaces.findIndex((entry) => entry.id === hex.space) + 1;
      const seats = state.players.flatMap((player, seat) => (player.road === space ? [seat] : []));
      const name = spaceSentence(on, people, space - 1);
      const signs = ridersAround({ x: 0, y: seats.length > 2 ? 0 : -3 }, seats, SIZE * 1.25);
      // With several pawns, only fragments of the space's number would be visible between them.
      const under = seats.length > 1 ? `<circle r="13" fill="${colour('tile')}"/>` : '';
      const link = linkPiece('road', hex.space ?? '', name, under + signs + HIT);
      return translateTo(cityPointOf(hex), link.replace('<a ', '<a aria-hidden="true" '));
    })
    .join('');
}
