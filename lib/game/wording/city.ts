/** Hexagon tiles and the city in words. */
import {
  cornerName,
  describeAmount,
  describeCost,
  describeEffect,
  describePoints,
  describePrice,
  sideName,
} from './terms';
import { hexKey, neighbourOf, SIX } from '@/lib/game/engine/board/hex';
import type { HexTile, PackData, Plaza, Site } from '@/lib/game/engine/pack';
import type { Locale } from './language/locales';
import { nameOf, namesOf, seatName, type SeatName, titleOf } from './names';
import type { Labelling, Wording } from './wording';

const cached = new Map<Locale, WeakMap<HexTile, string>>();

/**
 * A hex tile in words: price, reward, marks. Cached per tile and language, because pages repeat the same
 * tiles.
 */
export function hexWords(words: Wording, tile: HexTile): string {
  const ofLocale = cached.get(words.locale) ?? new WeakMap<HexTile, string>();
  cached.set(words.locale, ofLocale);
  const text = ofLocale.get(tile) ?? hexParts(words, tile).join('; ');
  ofLocale.set(tile, text);
  return text;
}

/** Like `hexWords`, as separate parts. */
export function hexParts(words: Wording, tile: HexTile): readonly string[] {
  return [...mainParts(words, tile), ...edgeParts(words, tile)];
}

/** The words for its sides and corners, which are the only parts that rotate. */
export function edgeParts(words: Wording, tile: HexTile): readonly string[] {
  return [...edgeWords(words, tile), ...cornerWords(words, tile)];
}

function edgeWords(words: Wording, tile: HexTile): string[] {
  if (!('edges' in tile)) return [];
  return tile.edges.map(({ side, gain }) =>
    words.t('position.edge', { gain: describeEffect(words, gain), side: sideName(words, side) }),
  );
}

function cornerWords(words: Wording, tile: HexTile): string[] {
  if (tile.corners.length === 0) return [];
  const corners = words.list(tile.corners.map((corner) => cornerName(words, corner)));
  return [words.t('cubeSpace' in tile ? 'position.blueCorner' : 'position.redCorner', { corners })];
}

/** Its price, its reward and its symbols. */
export function mainParts(words: Wording, tile: HexTile): readonly string[] {
  const { t } = words;
  if ('university' in tile) {
    return [
      t('position.whenPerformed', { bonus: describeEffect(words, tile.bonus) }),
      t('terms.effect.university', { n: tile.university }),
    ];
  }
  return [
    describePrice(words, tile.cost),
    t('position.gives', { gain: describeEffect(words, tile.gain) }),
    ...(tile.icon
      ? [t(tile.icon === 'cathedral' ? 'position.icon.cathedral' : 'position.icon.hunger-wall')]
      : []),
    ...('cubeSpace' in tile ? [t(tile.cubeSpace ? 'position.cubeSpace' : 'position.noCubeSpace')] : []),
  ];
}

// The city in words, place by place.

/** A plaza as a link text: its rewards and claims. */
export function plazaSentence(on: Labelling, seats: readonly SeatName[], plaza: Plaza): string {
  return [plazaRewards(on, plaza), ...plazaClaims(on, seats, plaza)].join('. ');
}

/** The name of a plaza, and its rewards. */
function plazaRewards(on: Labelling, plaza: Plaza): string {
  const { words, pack, state } = on;
  const evaluated = state.plazas.find((entry) => entry.plaza === plaza.id)?.evaluated;
  const told = { plaza: titleOf(words, pack, plaza.id), rewards: rewardWords(on, plaza) };
  return words.t(evaluated ? 'position.plazaEvaluated' : 'position.plaza', told);
}

function rewardWords(on: Labelling, plaza: Plaza): string {
  const { words } = on;
  const face = faceOn(on, plaza.id);
  if (!face) return words.t('position.noTile');
  const [upper, lower] = [describeEffect(words, face.upper), describeEffect(words, face.lower)];
  return words.t('position.plazaRewards', { upper, lower });
}

/** The upper or lower reward of the tile on a plaza, in words. */
export function plazaReward(on: Labelling, plaza: string, side: 'upper' | 'lower'): string {
  const face = faceOn(on, plaza);
  return face ? describeEffect(on.words, face[side]) : on.words.t('terms.nothing');
}

/** The face of the tile on a plaza. */
function faceOn({ pack, state }: Labelling, plaza: string) {
  const shown = state.plazas.find((entry) => entry.plaza === plaza)?.face;
  return pack.plazas.tiles.flatMap(({ faces }) => faces).find(({ id }) => id === shown);
}

/** A site: the cost and gains of building there, or its building. The form `state` leaves its name out. */
export function siteWords(
  { words, pack, state }: Labelling,
  seats: readonly SeatName[],
  id: string,
  form: 'site' | 'state' = 'site',
): string {
  const site = nameOf(words, pack, id);
  const built = state.buildings.find((entry) => entry.site === id);
  if (built) {
    const told = { site, building: nameOf(words, pack, built.tile) };
    if (built.seat === undefined) return words.t(`position.${form}Before`, told);
    const name = seatName(words, seats, built.seat);
    return words.t(`position.${form}Built`, { ...told, name, cube: built.cube ? 'yes' : 'no' });
  }
  const spec = namesOf(pack).sites.get(id);
  return [words.t(`position.${form}Free`, { site }), ...(spec ? siteTerms(words, spec, form) : [])].join(
    ', ',
  );
}

/** The extra cost and the points of building on a site. */
export function siteTerms(
  words: Wording,
  { surcharge, points }: Site,
  form: 'site' | 'state' = 'site',
): readonly string[] {
  return [
    ...(surcharge.gold > 0
      ? [words.t(`position.${form}More`, { cost: describeCost(words, surcharge) })]
      : []),
    ...(points > 0 ? [describePoints(words, points)] : []),
  ];
}

/** A site as a link text: its name, building and surroundings. */
export function siteSentence(on: Labelling, seats: readonly SeatName[], site: string): string {
  const { words, pack } = on;
  const places = neighboursOf(pack, site).map(({ id }) => nameOf(words, pack, id));
  return [
    titleOf(words, pack, site),
    siteWords(on, seats, site, 'state'),
    words.t('position.borders', { places: words.list([...new Set(places)]) }),
  ].join(', ');
}

/** The claims on a plaza in one sentence, if there are any. */
function plazaClaims({ words, state }: Labelling, seats: readonly SeatName[], plaza: Plaza): string[] {
  const cubes = new Map<number, number>();
  for (const { site, seat, cube } of state.buildings) {
    if (seat !== undefined && cube && plaza.sites.includes(site)) cubes.set(seat, (cubes.get(seat) ?? 0) + 1);
  }
  if (cubes.size === 0) return [];
  const claims = [...cubes].map(
    ([seat, n]) => `${seatName(words, seats, seat)} ${describeAmount(words, 'cube', n)}`,
  );
  return [words.t('position.claims', { claims: words.list(claims) })];
}

// The whole city in words, next to the drawing and next to an enlarged plaza.

/** The city: each plaza with its rewards, sites and claims. */
export function cityWords(on: Labelling, seats: readonly SeatName[]): string[] {
  return on.pack.city.plazas.map((plaza) => {
    const { rewards, sites, claims } = plazaParts(on, seats, plaza);
    return [rewards, sites.join('; '), ...claims].join('. ');
  });
}

/** The words of a plaza as separate parts. `claims` is one line if any seat has a claim, otherwise empty. */
export function plazaParts(on: Labelling, seats: readonly SeatName[], plaza: Plaza) {
  return {
    rewards: plazaRewards(on, plaza),
    sites: plaza.sites.map((site) => siteWords(on, seats, site)),
    claims: plazaClaims(on, seats, plaza),
  };
}

// Adjacency in the city, which only the map as a whole shows.

/** A plaza or site across a side; sides are numbered as on tiles. */
interface Neighbour {
  readonly side: (typeof SIX)[number];
  readonly id: string;
}

const neighbours = new WeakMap<PackData, ReadonlyMap<string, readonly Neighbour[]>>();

/** Sites and plazas around a site or a plaza, clockwise from the north-east. */
export function neighboursOf(pack: PackData, id: string): readonly Neighbour[] {
  const all = neighbours.get(pack) ?? makeNeighbours(pack);
  neighbours.set(pack, all);
  return all.get(id) ?? [];
}

function makeNeighbours({ city }: PackData): ReadonlyMap<string, readonly Neighbour[]> {
  const places = [...city.plazas, ...city.sites];
  const idAt = new Map(places.map((hex) => [hexKey(hex), hex.id]));
  return new Map(
    places.map((hex) => [
      hex.id,
      SIX.flatMap((side) => {
        const id = idAt.get(hexKey(neighbourOf(hex, side)));
        return id === undefined ? [] : [{ side, id }];
      }),
    ]),
  );
}
