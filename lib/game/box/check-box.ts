/** Hints about a box: allowed values that look unlike the printed game. They reject nothing. */
import type { HexTile, PackData } from '@/lib/game/engine/pack';
import { ACTIONS, type Cost, ERAS } from '@/lib/game/engine/vocabulary';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { packFor } from '@/lib/game/rulesets';
import { type ComponentKind, componentsOfKind } from './components';

type HintCode =
  | 'unusual-cost'
  | 'many-corners'
  | 'many-sides'
  | 'same-tile'
  | 'icons-differ'
  | 'cubes-differ'
  | 'corners-differ'
  | 'symbols-differ'
  | 'action-without-upgrade'
  | 'action-tiles-differ'
  | 'same-face'
  | 'flat-rows';

/** An unusual value; `component` if it concerns a single component. */
export interface Hint {
  readonly code: HintCode;
  readonly component?: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const hint = (code: HintCode, component: string | undefined, params: Hint['params'] = {}): Hint => ({
  code,
  ...(component === undefined ? {} : { component }),
  params,
});

/** All values of a pack that look unlike the component list or unlike its base pack. */
export function checkBox(pack: PackData): readonly Hint[] {
  const standard = pack.box ? packFor(pack.box.base.id, pack.box.base.version) : pack;
  return [
    ...tileHints(pack),
    ...FAMILIES.flatMap((family) => sameHints('same-tile', familyOf(pack, family), printOf)),
    ...mixHints(pack, standard),
    ...upgradeHints(pack),
    ...actionTileHints(pack),
    ...sameHints('same-face', componentsOfKind(pack, 'plaza-face'), ({ upper, lower }) =>
      canonicalJson([upper, lower]),
    ),
    ...rowHints(pack),
  ];
}

const FAMILIES = ['upgrade', 'wall', 'building'] as const satisfies readonly ComponentKind[];
const familyOf = (pack: PackData, family: (typeof FAMILIES)[number]): readonly HexTile[] =>
  componentsOfKind(pack, family);
const MAX_CORNERS = 2;
const COST = { least: 1, most: 6 } as const;
const totalOf = (cost: Cost): number => Object.values(cost).reduce((sum, n) => sum + n, 0);
const sidesOf = (tile: HexTile): number => ('edges' in tile ? tile.edges.length : 0);

function tileHints(pack: PackData): readonly Hint[] {
  return FAMILIES.flatMap((family) => familyOf(pack, family)).flatMap((tile) => {
    const found: Hint[] = [];
    const total = 'cost' in tile ? totalOf(tile.cost) : COST.least;
    if (total < COST.least || total > COST.most)
      found.push(hint('unusual-cost', tile.id, { total, ...COST }));
    if (tile.corners.length > MAX_CORNERS)
      found.push(hint('many-corners', tile.id, { have: tile.corners.length, most: MAX_CORNERS }));
    const most = tile.special ? 2 : 1;
    if (sidesOf(tile) > most) found.push(hint('many-sides', tile.id, { have: sidesOf(tile), most }));
    return found;
  });
}

/** Finds components that look like an earlier one of the list. */
function sameHints<T extends { readonly id: string }>(
  code: HintCode,
  list: readonly T[],
  printOf: (component: T) => string,
): readonly Hint[] {
  const first = new Map<string, string>();
  return list.flatMap((component) => {
    const print = printOf(component);
    const other = first.get(print);
    if (other === undefined) first.set(print, component.id);
    return other === undefined ? [] : [hint(code, component.id, { other })];
  });
}

/** Equal for tiles of one family that differ only by name, era and orientation. */
function printOf({ id: _id, name: _name, era: _era, ...tile }: HexTile): string {
  const { provenance: _provenance, note: _note, corners, ...face } = tile;
  const edges = 'edges' in face ? face.edges : [];
  const turned = Array.from({ length: 6 }, (_, turn) =>
    canonicalJson([
      corners.map((k) => (k + turn) % 6).toSorted((a, b) => a - b),
      edges.map(({ side, gain }) => canonicalJson([(side + turn) % 6, gain])).toSorted(),
    ]),
  );
  return canonicalJson([{ ...face, edges: [] }, turned.toSorted()[0]]);
}

/** A count may differ from the standard by this much without a hint. */
const LEEWAY = 4;
const COUNTED: readonly (readonly [HintCode, (tile: HexTile) => number])[] = [
  ['icons-differ', (tile) => ('icon' in tile && tile.icon !== null ? 1 : 0)],
  ['cubes-differ', (tile) => ('cubeSpace' in tile && tile.cubeSpace ? 1 : 0)],
  ['corners-differ', (tile) => tile.corners.length],
  ['symbols-differ', sidesOf],
];

function mixHints(pack: PackData, standard: PackData): readonly Hint[] {
  return FAMILIES.flatMap((family) =>
    COUNTED.flatMap(([code, count]) => {
      const sum = (of: PackData) => familyOf(of, family).reduce((total, tile) => total + count(tile), 0);
      const [have, usual] = [sum(pack), sum(standard)];
      return Math.abs(have - usual) > LEEWAY ? [hint(code, undefined, { family, have, usual })] : [];
    }),
  );
}

function upgradeHints({ upgrades }: PackData): readonly Hint[] {
  return ERAS.flatMap((era) =>
    ACTIONS.filter((action) => !upgrades.some((tile) => tile.era === era && tile.action === action)).map(
      (action) => hint('action-without-upgrade', undefined, { action, era }),
    ),
  );
}

function actionTileHints({ actionTiles: { tiles } }: PackData): readonly Hint[] {
  return (['A', 'B'] as const).flatMap((side) =>
    ACTIONS.flatMap((action) => {
      const have = tiles.filter((tile) => tile.sides[side].includes(action)).length;
      return have === 2 ? [] : [hint('action-tiles-differ', undefined, { action, side, have, usual: 2 })];
    }),
  );
}

function rowHints({ grids }: PackData): readonly Hint[] {
  return grids.frames.flatMap(({ id, rowPoints }) =>
    rowPoints.some((points, row) => row > 0 && points <= (rowPoints[row - 1] ?? -1))
      ? [hint('flat-rows', id)]
      : [],
  );
}

// Why a box is invalid.

/** An English sentence for each code; pages use their own messages. */
const SENTENCES = {
  'too-large': 'A box holds at most 100,000 characters.',
  'too-deep': 'The values lie too many levels deep.',
  'not-json': 'This is no JSON value.',
  'not-a-box': 'This is no box: it needs a base and changes.',
  'unknown-format': 'The file is no box in format praga-by-post/box, version 1.',
  'unknown-base': 'The base is no registered pack.',
  'unknown-component': 'The base has no component of this id that a box may change.',
  'unknown-field': 'A box may not change this field.',
  'unknown-effect': 'This effect does not exist here.',
  'bad-value': 'This value is not allowed here.',
  'bad-name': 'A name is plain text of at most 40 characters, without markup or links.',
  'too-many-parts': 'An effect has at most eight parts.',
  'too-many-choices': 'An effect asks at most two times.',
  'repeated-choice': 'An ability that may work several times at once may not ask.',
  'performs-twice': 'A technology performs one action at most.',
  'no-price': 'A price is at least one piece.',
  'reached-at-start': 'A wealth bonus needs more than a player has at the start.',
  twice: 'Each of these may be there only once.',
  falling: 'Each value is at least as high as the one before.',
  fixed: 'Only the price of a tier may differ.',
  'on-the-start': 'The start square has no effect.',
  'off-the-grid': 'An arrow may not lead off the grid.',
  'feeds-itself': 'An ability may not cause itself again, alone or with others.',
} as const;
type BoxProblemCode = keyof typeof SENTENCES;

/** The first problem of a box: its code, its path and a sentence. */
export interface BoxProblem {
  readonly code: BoxProblemCode;
  /** Path joined by dots, such as `changes.wall-i-postern.gain.n`; empty for the whole box. */
  readonly path: string;
  readonly sentence: string;
}

export function boxProblem(code: BoxProblemCode, path: readonly PropertyKey[]): BoxProblem {
  return { code, path: path.map(String).join('.').slice(0, 200), sentence: SENTENCES[code] };
}

export function isBoxProblemCode(code: string): code is BoxProblemCode {
  return Object.hasOwn(SENTENCES, code);
}
