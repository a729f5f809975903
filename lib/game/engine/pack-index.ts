/** A pack with the lookups that the rules need, created once per pack, and changes to its values. */
import { type Hex, hexKey, neighbourOf, SIX, vertexKey } from './board/hex';
import type { BoxValues, GridFrame, PackData } from './pack';
import { InvariantError } from './rejections';
import type { Effect, Grid, GridVariant } from './vocabulary';

/** A place for a tile with its neighbours: place ids across its sides, vertex keys at its corners. */
interface BoardPlace extends Hex {
  readonly id: string;
  readonly across: readonly (string | undefined)[];
  readonly vertices: readonly string[];
}
/** The places of one board, and the place corners that meet at each vertex. */
export interface Board {
  readonly places: ReadonlyMap<string, BoardPlace>;
  readonly meeting: ReadonlyMap<string, readonly { readonly place: string; readonly corner: number }[]>;
}

/** A pack with the lookups that the rules need. */
export interface Pack extends Readonly<ReturnType<typeof indexPack>> {}

/** Indexes a pack. Throws InvariantError if a frame or a track is missing. */
export function indexPack(data: PackData) {
  const [mines, quarries] = data.playerBoard.tracks;
  return {
    ...data,
    upgradeById: byId(data.upgrades),
    wallById: byId(data.walls),
    buildingById: byId(data.buildings),
    technologyById: byId(data.technologies),
    bridgeTileById: byId([...data.bridge.tilesIV, ...data.bridge.tilesV]),
    bridgeFaceById: byId(data.bridge.places.flatMap((place) => place.faces)),
    tokenById: byId(data.productionTokens),
    sealById: byId(data.seals),
    plazaById: byId(data.city.plazas),
    plazaFaceById: byId(data.plazas.tiles.flatMap((tile) => tile.faces)),
    siteById: byId(data.city.sites),
    actionTileById: byId(data.actionTiles.tiles),
    wealthById: byId(data.playerBoard.wealthBonuses),
    roadSpaceByNumeral: indexBy(data.kingsRoad.spaces, ({ space }) => space),
    clockByPlayers: indexBy(data.crane.clocks, ({ players }) => players),
    frameByGrid: ofGrids((grid) => frame(data, grid)),
    trackByName: { 'gold-mine': mines, quarry: quarries } as const,
    /** Effects of squares by grid, variant and `row,column`. */
    squares: ofGrids((grid) => squaresOf(data, grid)),
    /** Action hexes (by action) and wall cells (by id). */
    actionBoardPlaces: indexBoard([
      ...data.actionBoard.actions.map((hex) => ({ id: hex.action, q: hex.q, r: hex.r })),
      ...data.actionBoard.wallCells,
    ]),
    cityPlaces: indexBoard(data.city.sites),
    /** Vertices with a printed blue corner. */
    printedCorners: new Set(
      data.city.blueCorners.map(({ vertex }) => `${vertex.q},${vertex.r},${vertex.corner}`),
    ) as ReadonlySet<string>,
  };
}

function indexBy<K, T>(list: readonly T[], keyOf: (entry: T) => K): ReadonlyMap<K, T> {
  return new Map(list.map((entry) => [keyOf(entry), entry]));
}

const byId = <T extends { readonly id: string }>(list: readonly T[]) => indexBy(list, ({ id }) => id);

const ofGrids = <T>(of: (grid: Grid) => T): Readonly<Record<Grid, T>> => ({
  'hunger-wall': of('hunger-wall'),
  cathedral: of('cathedral'),
});

function frame(data: PackData, grid: Grid): GridFrame {
  const found = data.grids.frames.find((candidate) => candidate.id === grid);
  if (!found) throw new InvariantError(`pack ${data.id} has no frame for ${grid}`);
  return found;
}

function squaresOf(data: PackData, grid: Grid): Readonly<Record<GridVariant, ReadonlyMap<string, Effect>>> {
  const of = (variant: GridVariant): ReadonlyMap<string, Effect> => {
    const set = data.grids.tierSets.find(
      (candidate) => candidate.grid === grid && candidate.variant === variant,
    );
    return new Map((set?.squares ?? []).map((square) => [`${square.row},${square.column}`, square.effect]));
  };
  return { base: of('base'), A: of('A'), B: of('B') };
}

function indexBoard(hexes: readonly (Hex & { readonly id: string })[]): Board {
  const idAt = new Map(hexes.map((hex) => [hexKey(hex), hex.id]));
  const places = new Map<string, BoardPlace>();
  const meeting = new Map<string, { place: string; corner: number }[]>();
  for (const { id, q, r } of hexes) {
    const vertices = SIX.map((corner) => vertexKey({ q, r }, corner));
    places.set(id, {
      id,
      q,
      r,
      across: SIX.map((side) => idAt.get(hexKey(neighbourOf({ q, r }, side)))),
      vertices,
    });
    vertices.forEach((vertex, corner) =>
      meeting.set(vertex, [...(meeting.get(vertex) ?? []), { place: id, corner }]),
    );
  }
  return { places, meeting };
}

/** Replaces the changed fields of every entry whose id is in the changes. */
export function withChanges<T>(node: T, changes: BoxValues['changes']): T {
  if (Array.isArray(node)) return node.map((part: unknown) => withChanges(part, changes)) as T;
  if (typeof node !== 'object' || node === null) return node;
  const parts = Object.entries(node).map(([key, part]) => [key, withChanges(part, changes)] as const);
  const copy = Object.fromEntries(parts) as T & { readonly id?: unknown };
  const changed = typeof copy.id === 'string' ? changes[copy.id] : undefined;
  return changed ? { ...copy, ...changed } : copy;
}
