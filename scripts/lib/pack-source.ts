/** A revision of a box as the source files of a pack: docs/content.md, "How a box becomes a pack". */
import { packDataOf } from '@/lib/game/box/box';
import type { BoxValues, GridsData, GridSquare, PackData, TierSet } from '@/lib/game/engine/pack';
import { packFor } from '@/lib/game/rulesets';

/** A pack to be written. */
export interface Promoted {
  /** Its name, which is also its id and its folder. */
  readonly name: string;
  readonly version: number;
  /** The title of the box. */
  readonly title: string;
  readonly revision: number;
  readonly values: BoxValues;
}

/** Source texts by file name. */
export type PackFiles = Readonly<Record<string, string>>;

/** The file of each part, with its constant and its type: the parts that a box may change. */
const PARTS = {
  crane: ['crane', 'CRANE', 'CraneData'],
  actionTiles: ['action-tiles', 'ACTION_TILES', 'ActionTilesData'],
  playerBoard: ['player-board', 'PLAYER_BOARD', 'PlayerBoardData'],
  grids: ['grids', 'GRIDS', 'GridsData'],
  bridge: ['bridge', 'BRIDGE', 'BridgeData'],
  kingsRoad: ['kings-road', 'KINGS_ROAD', 'KingsRoadData'],
  city: ['city', 'CITY', 'CityData'],
  plazas: ['plazas', 'PLAZAS', 'PlazasData'],
  upgrades: ['upgrades', 'UPGRADES', 'readonly UpgradeTile[]'],
  walls: ['walls', 'WALLS', 'readonly WallTile[]'],
  buildings: ['buildings', 'BUILDINGS', 'readonly BuildingTile[]'],
  technologies: ['technologies', 'TECHNOLOGIES', 'readonly TechnologyTile[]'],
  productionTokens: ['production-tokens', 'PRODUCTION_TOKENS', 'readonly ProductionToken[]'],
  seals: ['seals', 'SEALS', 'readonly Seal[]'],
} as const satisfies Partial<Record<keyof PackData, readonly [file: string, constant: string, type: string]>>;
type Part = keyof typeof PARTS;
const ALL = Object.keys(PARTS) as readonly Part[];

/** The files of packs that were written by hand; others have the folder of their id. */
const FOLDERS: Readonly<Record<string, readonly [folder: string, constant: string]>> = {
  'reconstruction 1': ['base-1', 'BASE_PACK_1'],
  'reconstruction 2': ['base', 'BASE_PACK'],
};

/** The constant of a pack, `PRINTED_PACK` of `printed`. */
export const constantOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_PACK`;

/** A revision as source files: the changed parts and an index. Tiles keep our names. */
export function packSourceFiles({ name, version, title, revision, ...given }: Promoted): PackFiles {
  const values = withoutNames(given.values);
  const base = packFor(values.base.id, values.base.version);
  const changed = ALL.filter((part) => holdsAny(base[part], values.changes));
  const pack = marked(
    packDataOf(base, values),
    values,
    `Entered by players: ${title}, revision ${revision}.`,
  );
  const files = changed.map((part) => [`${PARTS[part][0]}.ts`, partSource(pack, part)] as const);
  const index = indexSource({ name, version, base: values.base, title, changed });
  return { ...Object.fromEntries(files), 'index.ts': index };
}

/** Drops the names of tiles: they are our own words, in `messages`. */
function withoutNames({ base, changes }: BoxValues): BoxValues {
  const entries = Object.entries(changes).map(([id, change]) => {
    const { name: _name, ...rest } = change as Readonly<Record<string, unknown>>;
    return [id, rest] as const;
  });
  return { base, changes: Object.fromEntries(entries.filter(([, rest]) => Object.keys(rest).length > 0)) };
}

/** Whether the value contains an entry with one of these ids. */
function holdsAny(node: unknown, changes: BoxValues['changes']): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('id' in node && Object.hasOwn(changes, String(node.id))) return true;
  return Object.values(node).some((part) => holdsAny(part, changes));
}

/** Marks changed entries as known from the printed game, and names the source. */
function marked<T>(node: T, { base, changes }: BoxValues, note: string): T {
  if (Array.isArray(node)) return node.map((part: unknown) => marked(part, { base, changes }, note)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, part]) => [key, marked(part, { base, changes }, note)]);
  const copy = Object.fromEntries(parts) as T;
  const isChanged = 'id' in node && Object.hasOwn(changes, String(node.id));
  return isChanged ? { ...copy, provenance: 'published', note } : copy;
}

function partSource(pack: PackData, part: Part): string {
  const [, constant, type] = PARTS[part];
  const from = part === 'city' ? 'pack-city' : 'pack';
  const value = part === 'grids' ? drawn(pack.grids) : pack[part];
  return `import type { ${type.replace(/readonly |\[\]/g, '')} } from '@/lib/game/engine/${from}';

/** Values that players read off the printed game, beside the others of this component. */
export const ${constant} = ${literalOf(value)} as const satisfies ${type};
`;
}

/** JSON with bare keys, in one line for the formatter to break. */
const literalOf = (value: unknown): string =>
  JSON.stringify(value).replace(/(?<=[{,])"([a-z]\w*)":/gi, '$1:');

/** Redraws the pictures of tier sets, which show the squares. */
function drawn({ frames, tierSets }: GridsData): GridsData {
  return { frames, tierSets: tierSets.map((set) => ({ ...set, picture: pictureOf(set, frames) })) };
}

function pictureOf({ grid, squares }: TierSet, frames: GridsData['frames']): readonly string[] {
  const { rows = 0, columns = 0, start } = frames.find(({ id }) => id === grid) ?? {};
  const signAt = (row: number, column: number): string => {
    if (row === start?.row && column === start.column) return 'S';
    const square = squares.find((each) => each.row === row && each.column === column);
    return square ? signOf(square) : '.';
  };
  const line = (row: number) => Array.from({ length: columns }, (_, column) => signAt(row, column)).join(' ');
  return Array.from({ length: rows }, (_, i) => line(rows - 1 - i));
}

function signOf({ effect }: GridSquare): string {
  if ('n' in effect) return String(effect.n);
  return effect.kind === 'arrow-up' ? '^' : '>';
}

interface Index {
  readonly name: string;
  readonly version: number;
  readonly base: BoxValues['base'];
  readonly title: string;
  readonly changed: readonly Part[];
}

function indexSource({ name, version, base, title, changed }: Index): string {
  const [folder, constant] = FOLDERS[`${base.id} ${base.version}`] ?? [base.id, constantOf(base.id)];
  const imports = changed.map((part) => `import { ${PARTS[part][1]} } from './${PARTS[part][0]}';`);
  return `import type { PackData } from '@/lib/game/engine/pack';
import { ${constant} } from '@/lib/game/content/${folder}';
${imports.join('\n')}

/** The values of a box. The files next to this one differ from \`${folder}\`. */
export const ${constantOf(name)} = {
  ...${constant},
  id: ${JSON.stringify(name)},
  version: ${version},
  name: ${JSON.stringify(title)},
${changed.map((part) => `  ${part}: ${PARTS[part][1]},`).join('\n')}
} as const satisfies PackData;
`;
}
