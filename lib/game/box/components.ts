/** The components of a pack that a box may change, by kind and in the order of the printed box. */
import type { PackData, PackEntry } from '@/lib/game/engine/pack';
import { type Provenance, PROVENANCES } from '@/lib/game/engine/vocabulary';

/** The components of each kind in a pack. */
const LISTS = {
  upgrade: ({ upgrades }) => upgrades,
  wall: ({ walls }) => walls,
  building: ({ buildings }) => buildings,
  technology: ({ technologies }) => technologies,
  'plaza-face': ({ plazas }) => plazas.tiles.flatMap(({ faces }) => faces),
  'bridge-face': ({ bridge }) => bridge.places.flatMap(({ faces }) => faces),
  'bridge-tile': ({ bridge }) => [...bridge.tilesIV, ...bridge.tilesV],
  'road-space': ({ kingsRoad }) => kingsRoad.spaces.filter(({ free }) => free !== undefined),
  'road-face': ({ kingsRoad }) => kingsRoad.variantTiles.flatMap(({ faces }) => faces),
  'production-token': ({ productionTokens }) => productionTokens,
  seal: ({ seals }) => seals,
  'tier-set': ({ grids }) => grids.tierSets,
  'grid-frame': ({ grids }) => grids.frames,
  'production-track': ({ playerBoard }) => playerBoard.tracks,
  'wealth-bonus': ({ playerBoard }) => playerBoard.wealthBonuses,
  'action-tile': ({ actionTiles }) => actionTiles.tiles,
  'wheel-sector': ({ crane }) => crane.sectors.filter(({ bonus }) => bonus !== null),
  site: ({ city }) => city.sites,
} satisfies Readonly<Record<string, (pack: PackData) => readonly PackEntry[]>>;

export type ComponentKind = keyof typeof LISTS;
type ComponentOf<K extends ComponentKind> = ReturnType<(typeof LISTS)[K]>[number];

/** The fields of each kind that a box may change. All others belong to the rules. */
export const FIELDS = {
  upgrade: ['name', 'action', 'bonus', 'edges', 'corners'],
  wall: ['name', 'cost', 'gain', 'icon', 'edges', 'corners'],
  building: ['name', 'cost', 'gain', 'icon', 'cubeSpace', 'corners'],
  technology: ['name', 'effect'],
  'plaza-face': ['upper', 'lower'],
  'bridge-face': ['spaces'],
  'bridge-tile': ['gain', 'end'],
  'road-space': ['free', 'egg'],
  'road-face': ['free'],
  'production-token': ['gain'],
  seal: ['cost', 'end'],
  'tier-set': ['squares'],
  'grid-frame': ['rowPoints', 'columnValues', 'tiers'],
  'production-track': ['productionBonuses'],
  'wealth-bonus': ['reach', 'reachEither', 'gain'],
  'action-tile': ['sides'],
  'wheel-sector': ['bonus'],
  site: ['surcharge', 'points'],
} as const satisfies { readonly [K in ComponentKind]: readonly (keyof ComponentOf<K>)[] };

export type Component = {
  [K in ComponentKind]: { readonly kind: K; readonly id: string; readonly entry: ComponentOf<K> };
}[ComponentKind];

/** All kinds, in the order of the printed box. */
const COMPONENT_KINDS = Object.keys(FIELDS) as readonly ComponentKind[];

/** The components of one kind in a pack, in the pack's order. */
export function componentsOfKind<K extends ComponentKind>(
  pack: PackData,
  kind: K,
): readonly ComponentOf<K>[] {
  return LISTS[kind](pack) as readonly ComponentOf<K>[];
}

/** All components of a pack that a box may change. */
export function componentsOf(pack: PackData): readonly Component[] {
  return COMPONENT_KINDS.flatMap((kind) =>
    componentsOfKind(pack, kind).map((entry) => ({ kind, id: entry.id, entry }) as Component),
  );
}

/** How reliable a component's changeable values are: the least reliable value decides. */
export function provenanceOf(component: Component): Provenance {
  const { entry, kind } = component;
  const fields: readonly string[] = FIELDS[kind];
  const values = Object.entries(entry).filter(([field]) => fields.includes(field));
  const all = [entry.provenance, ...provenancesIn(values.map(([, value]) => value as unknown))];
  return PROVENANCES.findLast((provenance) => all.includes(provenance)) ?? 'reconstructed';
}

function provenancesIn(value: unknown): readonly Provenance[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'provenance' in value ? [value.provenance as Provenance] : [];
  return [...own, ...Object.values(value).flatMap(provenancesIn)];
}
