/** A revision of a box as the source of a pack: docs/content.md, "How a box becomes a pack". */
import type { BoxValues, GridSquare, GridsData, TierSet } from '@/lib/game/engine/pack';
import { withChanges } from '@/lib/game/engine/pack-index';
import { packFor } from '@/lib/game/rulesets';

/** A pack to be written. */
export interface Promoted {
  /** Its name, which is also its id and its file. */
  readonly name: string;
  readonly version: number;
  /** The title of the box. */
  readonly title: string;
  readonly revision: number;
  readonly values: BoxValues;
}

/** The packs that were written by hand; others have the file of their id. */
const OWN: Readonly<Record<string, readonly [file: string, constant: string]>> = {
  'reconstruction 1': ['base-1', 'BASE_PACK_1'],
  'reconstruction 2': ['base', 'BASE_PACK'],
};

/** The constant of a pack, `PRINTED_PACK` of `printed`. */
export const constantOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_PACK`;

/** A revision as a source file: the changed values, marked as published with their source. */
export function packSource({ name, version, title, revision, values: { base, changes } }: Promoted): string {
  const [file, constant] = OWN[`${base.id} ${base.version}`] ?? [base.id, constantOf(base.id)];
  const marks = { provenance: 'published', note: `Entered by players: ${title}, revision ${revision}.` };
  const pictures = picturesOf(withChanges(packFor(base.id, base.version).grids, changes));
  const entries = Object.entries(changes).flatMap(([id, change]) => {
    // Names of tiles are our own words, in `messages`.
    const { name: _name, ...values } = change as Readonly<Record<string, unknown>>;
    const picture = pictures.get(id);
    return Object.keys(values).length > 0
      ? [[id, { ...values, ...(picture ? { picture } : {}), ...marks }] as const]
      : [];
  });
  return `import type { PackData } from '@/lib/game/engine/pack';
import { withChanges } from '@/lib/game/engine/pack-index';
import { ${constant} } from '@/lib/game/content/${file}';

/** Values that players read off the printed game, by entry. */
const PRINTED = ${JSON.stringify(Object.fromEntries(entries))};

/** The values of a box. All others are as in \`${file}\`. */
export const ${constantOf(name)}: PackData = {
  ...withChanges(${constant}, PRINTED),
  id: ${JSON.stringify(name)},
  version: ${version},
  name: ${JSON.stringify(title)},
};
`;
}

/** The pictures of tier sets, which show the squares, by id. */
function picturesOf({ frames, tierSets }: GridsData): ReadonlyMap<string, readonly string[]> {
  return new Map(tierSets.map((set) => [set.id, pictureOf(set, frames)]));
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
