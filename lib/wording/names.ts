/** Names of the single components of a pack. Most carry no printed name, so their effect or place names them. */
import type { ActionTile, Entry, HexTile, PackData, Plaza, Site, TechnologyTile } from '@/lib/engine/pack';
import type { SeatId } from '@/lib/engine/commands';
import { capital } from './grammar';
import { ACTION_SHORT, CORNER_NAMES, SIDE_NAMES, describeEffect } from './terms';

/** Who sits where; an empty chair has a name as well. */
export interface SeatName {
  readonly seat: SeatId;
  readonly name: string;
}

/** The pack's components by id, with what the wording needs to know of each. */
export interface Names {
  readonly hexes: ReadonlyMap<string, HexTile>;
  readonly technologies: ReadonlyMap<string, TechnologyTile>;
  readonly actionTiles: ReadonlyMap<string, ActionTile>;
  readonly plazas: ReadonlyMap<string, Plaza>;
  readonly sites: ReadonlyMap<string, Site>;
  readonly text: ReadonlyMap<string, string>;
}

const cache = new WeakMap<PackData, Names>();
const byId = <T extends Entry>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The names of a pack; made once per pack. */
export function namesOf(pack: PackData): Names {
  const known = cache.get(pack);
  if (known) return known;
  const names: Names = {
    hexes: byId<HexTile>([...pack.upgrades, ...pack.walls, ...pack.buildings]),
    technologies: byId(pack.technologies),
    actionTiles: byId(pack.actionTiles.tiles),
    plazas: byId(pack.city.plazas),
    sites: byId(pack.city.sites),
    text: new Map([...hexNames(pack), ...boardNames(pack), ...effectNames(pack)]),
  };
  cache.set(pack, names);
  return names;
}

function hexNames(pack: PackData): [string, string][] {
  const named = [...pack.upgrades, ...pack.walls, ...pack.buildings, ...pack.technologies];
  return named.map((entry) => [entry.id, entry.name]);
}

/** Letter of a site at its plaza: the first one is A. */
function siteLetter(plaza: Plaza, site: string): string {
  return String.fromCharCode(65 + plaza.sites.indexOf(site));
}

function boardNames(pack: PackData): [string, string][] {
  const plazas = pack.city.plazas.map((plaza, i): [string, string] => [plaza.id, `plaza ${i + 1}`]);
  const sites = pack.city.plazas.flatMap((plaza, i) =>
    plaza.sites.map((site): [string, string] => [site, `site ${i + 1}${siteLetter(plaza, site)}`]),
  );
  const cells = pack.actionBoard.wallCells.map((cell, i): [string, string] => {
    const touches = cell.touches.map((action) => ACTION_SHORT[action]).join(' and ');
    return [cell.id, `wall place ${i + 1} (${directionOf(cell)}, beside ${touches})`];
  });
  const places = pack.bridge.places.map((place): [string, string] => [
    place.id,
    `plank place ${place.place}`,
  ]);
  return [...plazas, ...sites, ...cells, ...places];
}

/** Words for the direction of a hex seen from the centre: a side for the outer middles, a corner in between. */
function directionOf({ q, r }: { readonly q: number; readonly r: number }): string {
  const x = q + r / 2;
  const y = r * 0.866;
  const steps = Math.round(Math.atan2(y, x) / (Math.PI / 6));
  const twelfth = (steps + 12 + 3) % 12;
  return twelfth % 2 === 0
    ? (CORNER_NAMES[twelfth / 2] ?? '')
    : (SIDE_NAMES[(twelfth - 1) / 2] ?? '').replace('-', ' ');
}

function effectNames(pack: PackData): [string, string][] {
  const seals = pack.seals.map((seal): [string, string] => [
    seal.id,
    `the seal “${describeEffect(seal.end)}”`,
  ]);
  const tokens = pack.productionTokens.map((token): [string, string] => [
    token.id,
    `the production token “${describeEffect(token.gain)}”`,
  ]);
  const planks = [...pack.bridge.tilesIV, ...pack.bridge.tilesV].map((tile): [string, string] => {
    const now = tile.gain ? describeEffect(tile.gain) : '';
    const end = tile.end ? `${describeEffect(tile.end)} at the end` : '';
    return [tile.id, `“${[now, end].filter(Boolean).join('; ')}”`];
  });
  return [...seals, ...tokens, ...planks];
}

/** The name of any component; its id where nothing better is known. */
export function nameOf(pack: PackData, id: string): string {
  return namesOf(pack).text.get(id) ?? id.replaceAll('-', ' ');
}

/** "Mines / Wall": the two actions an action tile shows. */
export function actionTileName(pack: PackData, tile: string, side: 'A' | 'B'): string {
  const actions = namesOf(pack).actionTiles.get(tile)?.sides[side];
  return actions ? actions.map((action) => ACTION_SHORT[action]).join(' / ') : nameOf(pack, tile);
}

/** The display name of a seat. */
export function seatName(seats: readonly SeatName[], seat: SeatId): string {
  return seats.find((entry) => entry.seat === seat)?.name ?? `Seat ${seat + 1}`;
}

/** The name of any component with a capital. */
export function titleOf(pack: PackData, id: string): string {
  return capital(nameOf(pack, id));
}
