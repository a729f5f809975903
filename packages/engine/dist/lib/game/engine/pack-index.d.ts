/** A pack with the lookups the rules need, made once per pack. */
import { type Hex } from './board/hex.js';
import type { ActionTile, BridgeFace, BridgeTile, BuildingTile, Clock, GridFrame, KingsRoadSpace, PackData, PlazaFace, ProductionToken, ProductionTrack, Seal, TechnologyTile, UpgradeTile, WallTile, WealthBonus } from './pack.js';
import type { Plaza, Site } from './pack-city.js';
import type { Effect, Grid, GridVariant, RoadSpace, Track } from './vocabulary.js';
/** A place for a tile with what lies around it: place ids across its sides, vertex keys at its corners. */
export interface BoardPlace extends Hex {
    readonly id: string;
    readonly across: readonly (string | undefined)[];
    readonly vertices: readonly string[];
}
/** Places of one board and, per vertex, the place corners that meet there. */
export interface Board {
    readonly places: ReadonlyMap<string, BoardPlace>;
    readonly meeting: ReadonlyMap<string, readonly {
        readonly place: string;
        readonly corner: number;
    }[]>;
}
export interface Pack extends PackData {
    readonly upgradeById: ReadonlyMap<string, UpgradeTile>;
    readonly wallById: ReadonlyMap<string, WallTile>;
    readonly buildingById: ReadonlyMap<string, BuildingTile>;
    readonly technologyById: ReadonlyMap<string, TechnologyTile>;
    readonly bridgeTileById: ReadonlyMap<string, BridgeTile>;
    readonly bridgeFaceById: ReadonlyMap<string, BridgeFace>;
    readonly tokenById: ReadonlyMap<string, ProductionToken>;
    readonly sealById: ReadonlyMap<string, Seal>;
    readonly plazaById: ReadonlyMap<string, Plaza>;
    readonly plazaFaceById: ReadonlyMap<string, PlazaFace>;
    readonly siteById: ReadonlyMap<string, Site>;
    readonly actionTileById: ReadonlyMap<string, ActionTile>;
    readonly wealthById: ReadonlyMap<string, WealthBonus>;
    readonly roadSpaceByNumeral: ReadonlyMap<RoadSpace, KingsRoadSpace>;
    readonly clockByPlayers: ReadonlyMap<number, Clock>;
    readonly frameByGrid: Readonly<Record<Grid, GridFrame>>;
    readonly trackByName: Readonly<Record<Track, ProductionTrack>>;
    /** Effects of squares by grid, variant and `row,column`. */
    readonly squares: Readonly<Record<Grid, Readonly<Record<GridVariant, ReadonlyMap<string, Effect>>>>>;
    /** Action hexes (by action) and wall cells (by id). */
    readonly actionBoardPlaces: Board;
    readonly cityPlaces: Board;
    /** Vertices with a printed blue corner. */
    readonly printedCorners: ReadonlySet<string>;
}
/** Indexes a pack. Throws InvariantError if a frame or a track is missing. */
export declare function indexPack(data: PackData): Pack;
