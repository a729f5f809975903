import type { PackData, UpgradeTile, WallTile } from '@/lib/game/engine/pack';
import type { Action, Effect } from '@/lib/game/engine/vocabulary';
import { hexKey, neighboursOf, verticesOf, type Hex } from './geometry';
import { count, isSame, range } from './support';

/**
 * The worked example "upgrade and extra wall", searched for on the action board: the upgrade pays technology
 * and silver window at one side, then a wall meets its open red corner.
 */

/** A tile on an action board, with the symbols on its sides and the vertices of its corners. */
interface Laid {
  readonly at: Hex;
  readonly sides: ReadonlyMap<number, Effect>;
  readonly vertices: readonly string[];
}

function lay(tile: UpgradeTile | WallTile, at: Hex, turn: number): Laid {
  const vertices = verticesOf(at);
  return {
    at,
    sides: new Map(tile.edges.map(({ side, gain }) => [(side + turn) % 6, gain])),
    vertices: tile.corners.flatMap((k) => vertices[(k + turn) % 6] ?? []),
  };
}

const layings = (tile: UpgradeTile | WallTile, at: Hex) => range(6).map((turn) => lay(tile, at, turn));
const meetings = (a: Laid, b: Laid) => count(a.vertices, (vertex) => b.vertices.includes(vertex));

/** The gains of matching sides of two placed tiles: the two symbols that face each other. */
function pairsBetween(a: Laid, b: Laid): (readonly [Effect, Effect])[] {
  return neighboursOf(a.at).flatMap((hex, side) => {
    const [mine, other] = [a.sides.get(side), b.sides.get((side + 3) % 6)];
    return hexKey(hex) === hexKey(b.at) && mine && other ? [[mine, other] as const] : [];
  });
}

export interface ExampleTurn {
  readonly upgrade: Laid;
  readonly wall: Laid;
}

/** Every way to lay the upgrade next to an older one and then the wall as in the worked example. */
export function exampleTurns(pack: PackData, battlement?: UpgradeTile, wall?: WallTile): ExampleTurn[] {
  if (!battlement || !wall) return [];
  const { wallCells } = pack.actionBoard;
  return upgradePairs(pack, battlement).flatMap(([upgrade, older]) =>
    wallCells
      .flatMap((cell) => layings(wall, cell))
      .filter((laid) => meetings(laid, upgrade) === 1 && meetings(laid, older) === 0)
      .filter((laid) => pairsBetween(laid, upgrade).length + pairsBetween(laid, older).length === 0)
      .map((laid) => ({ upgrade, wall: laid })),
  );
}

/**
 * The upgrade and an older one whose single matching pair shows technology and silver window; no corner is
 * closed.
 */
function upgradePairs(pack: PackData, battlement: UpgradeTile): (readonly [Laid, Laid])[] {
  const hexOf = (action: Action) => pack.actionBoard.actions.filter((hex) => hex.action === action);
  const laidOnTheirHex = (tile: UpgradeTile) => hexOf(tile.action).flatMap((hex) => layings(tile, hex));
  const older = pack.upgrades.filter((tile) => tile.action !== battlement.action).flatMap(laidOnTheirHex);
  const pays = (a: Laid, b: Laid) =>
    pairsBetween(a, b).map((pair) => pair.map((effect) => effect.kind).sort());
  return laidOnTheirHex(battlement)
    .flatMap((a) => older.map((b) => [a, b] as const))
    .filter(([a, b]) => isSame(pays(a, b), [['silver-window', 'technology']]) && meetings(a, b) === 0);
}

/** Whether a further wall can lay its corner where the upgrade and the first wall meet. */
export function hasThirdCorner(pack: PackData, { upgrade, wall }: ExampleTurn): boolean {
  return pack.actionBoard.wallCells
    .filter((cell) => hexKey(cell) !== hexKey(wall.at))
    .some((cell) =>
      pack.walls
        .flatMap((tile) => layings(tile, cell))
        .some((laid) => meetings(laid, upgrade) === 1 && meetings(laid, wall) === 1),
    );
}
