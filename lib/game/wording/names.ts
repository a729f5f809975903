/** Names of the components of a pack, and of the seats. Most have no printed name, so their effect or place names them. */
import { SIX } from '@/lib/game/engine/board/hex';
import type { SeatId } from '@/lib/game/engine/commands';
import type {
  ActionTile,
  HexTile,
  PackData,
  PackEntry,
  Plaza,
  Site,
  TechnologyTile,
} from '@/lib/game/engine/pack';
import type { Locale } from '@/lib/game/wording/language/locales';
import { capitalize, type Wording } from '@/lib/game/wording/wording';
import { actionShort, cornerName, describeEffect } from './terms';

/** A square of a grid as people count its rows and columns: from 1. */
export const squareName = ({ row, column }: { readonly row: number; readonly column: number }) => ({
  row: row + 1,
  column: column + 1,
});

/** The holder of a seat; an empty seat has a name as well. */
export interface SeatName {
  readonly seat: SeatId;
  readonly name: string;
}

/** The pack's components by id, with the facts that the wording needs of each. */
interface Names {
  readonly hexes: ReadonlyMap<string, HexTile>;
  readonly technologies: ReadonlyMap<string, TechnologyTile>;
  readonly actionTiles: ReadonlyMap<string, ActionTile>;
  readonly plazas: ReadonlyMap<string, Plaza>;
  readonly sites: ReadonlyMap<string, Site>;
}

const parts = new WeakMap<PackData, Names>();
const byId = <T extends PackEntry>(entries: readonly T[]): ReadonlyMap<string, T> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The components of a pack by id, cached per pack. */
export function namesOf(pack: PackData): Names {
  const known = parts.get(pack);
  if (known) return known;
  const names: Names = {
    hexes: byId<HexTile>([...pack.upgrades, ...pack.walls, ...pack.buildings]),
    technologies: byId(pack.technologies),
    actionTiles: byId(pack.actionTiles.tiles),
    plazas: byId(pack.city.plazas),
    sites: byId(pack.city.sites),
  };
  parts.set(pack, names);
  return names;
}

type Texts = ReadonlyMap<string, string>;
const texts = new WeakMap<PackData, Map<Locale, Texts>>();

/** All names of a pack by id, cached per pack and language. */
export function textsOf(words: Wording, pack: PackData): Texts {
  const ofPack = texts.get(pack) ?? new Map<Locale, Texts>();
  texts.set(pack, ofPack);
  const known = ofPack.get(words.locale);
  if (known) return known;
  const made = new Map([...tileNames(words, pack), ...boardNames(words, pack), ...effectNames(words, pack)]);
  ofPack.set(words.locale, made);
  return made;
}

type NameList = readonly (readonly [string, string])[];

function tileNames(words: Wording, pack: PackData): NameList {
  const named = [...pack.upgrades, ...pack.walls, ...pack.buildings, ...pack.technologies];
  return named.map(({ id, name }) => [id, isRenamed(pack, id) ? name : (words.tile(id) ?? name)]);
}

/** A name that a person entered is the same in every language. */
function isRenamed({ box }: PackData, id: string): boolean {
  return box?.changes[id]?.name !== undefined;
}

/** The letter of a site at its plaza, starting with A. */
function siteLetter(plaza: Plaza, site: string): string {
  return String.fromCharCode(65 + plaza.sites.indexOf(site));
}

function boardNames(words: Wording, pack: PackData): NameList {
  const { t } = words;
  const plazas = pack.city.plazas.map(({ id }, i) => [id, t('names.plaza', { n: i + 1 })] as const);
  const sites = pack.city.plazas.flatMap((plaza, i) =>
    plaza.sites.map((id) => [id, t('names.site', { site: `${i + 1}${siteLetter(plaza, id)}` })] as const),
  );
  const cells = pack.actionBoard.wallCells.map((cell, i) => {
    const actions = words.list(cell.touches.map((action) => actionShort(words, action)));
    return [
      cell.id,
      t('names.wall-cell', { n: i + 1, direction: directionOf(words, cell), actions }),
    ] as const;
  });
  const places = pack.bridge.places.map(
    ({ id, place }) => [id, t('names.plank-place', { n: place })] as const,
  );
  return [...plazas, ...sites, ...cells, ...places];
}

/** The direction of a hex seen from the centre: a side for the outer middles, a corner in between. */
function directionOf(words: Wording, { q, r }: { readonly q: number; readonly r: number }): string {
  const x = q + r / 2;
  const y = r * 0.866;
  const steps = Math.round(Math.atan2(y, x) / (Math.PI / 6));
  const twelfth = (steps + 12 + 3) % 12;
  if (twelfth % 2 === 0) return cornerName(words, twelfth / 2);
  return directionName(words, SIX[(twelfth - 1) / 2] ?? 0);
}

/** The direction of a neighbour across a side, as a noun: "north east". */
export function directionName({ t }: Wording, side: (typeof SIX)[number]): string {
  return t(`names.direction.side.${side}`);
}

function effectNames(words: Wording, pack: PackData): NameList {
  const { t } = words;
  const seals = pack.seals.map(
    ({ id, end }) => [id, t('names.seal', { effect: describeEffect(words, end) })] as const,
  );
  const tokens = pack.productionTokens.map(
    ({ id, gain }) => [id, t('names.token', { effect: describeEffect(words, gain) })] as const,
  );
  const planks = [...pack.bridge.tilesIV, ...pack.bridge.tilesV].map(({ id, gain, end }) => {
    const now = gain ? [describeEffect(words, gain)] : [];
    const later = end ? [t('names.at-end', { effect: describeEffect(words, end) })] : [];
    return [id, t('names.plank', { effects: [...now, ...later].join('; ') })] as const;
  });
  return [...seals, ...tokens, ...planks];
}

/** The name of any component; its id if it has no name. */
export function nameOf(words: Wording, pack: PackData, id: string): string {
  return textsOf(words, pack).get(id) ?? id.replaceAll('-', ' ');
}

/** The names of tiles for a list within a sentence. */
export function listNames(words: Wording, pack: PackData, ids: readonly string[]): string {
  return listOnce(
    words,
    ids.map((id) => words.t('names.quoted', { name: nameOf(words, pack, id) })),
  );
}

/** A list without repetitions; repeated names get a number. */
export function listOnce(words: Wording, names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return words.list([...counts].map(([name, n]) => (n === 1 ? name : words.t('names.times', { name, n }))));
}

/** "Mines / Wall": the two actions an action tile shows. */
export function actionTileName(words: Wording, pack: PackData, tile: string, side: 'A' | 'B'): string {
  const actions = namesOf(pack).actionTiles.get(tile)?.sides[side];
  return actions
    ? actions.map((action) => actionShort(words, action)).join(' / ')
    : nameOf(words, pack, tile);
}

/** The display name of a seat. */
export function seatName({ t }: Wording, seats: readonly SeatName[], seat: SeatId): string {
  return seats.find((entry) => entry.seat === seat)?.name ?? t('names.seat', { n: seat + 1 });
}

/** The name of any component, capitalised. */
export function titleOf(words: Wording, pack: PackData, id: string): string {
  return capitalize(nameOf(words, pack, id));
}

/** One technology: level, name, effect and when it works. */
export function technologyLine(words: Wording, pack: PackData, tile: string, active: boolean): string {
  const spec = namesOf(pack).technologies.get(tile);
  return words.t('position.technology', {
    tile: nameOf(words, pack, tile),
    level: spec?.level ?? '',
    effect: spec ? describeEffect(words, spec.effect) : '',
    once: spec?.use === 'once' ? 'yes' : 'no',
    active: active ? 'yes' : 'no',
  });
}

/** The names at a table as part of a cache key, because names may change while a position does not. */
export function namesKey(seats: readonly SeatName[]): string {
  return JSON.stringify(seats.map(({ seat, name }) => [seat, name]));
}
