/**
 * The shape of a content pack: every component of the game as plain data. The engine knows only the
 * shapes; the values are in lib/game/content, and lib/game/rulesets.ts combines both. Hexes are axial (q,
 * r), pointy top.
 */
import type { CityData, PlazaColour } from './pack-city';
import type { PackEntry, HexEntry } from './pack-entry';
import type {
  Action,
  Cost,
  Effect,
  Era,
  Good,
  Grid,
  GridVariant,
  Level,
  RoadSpace,
  Row,
  Token,
  Track,
} from './vocabulary';

export const ZONES = ['red', 'green', 'blue'] as const;
export type Zone = (typeof ZONES)[number];

/** A fixed place next to the wheel, counted clockwise from the first red one. */
export interface CranePosition extends PackEntry {
  readonly index: number;
  readonly zone: Zone;
  readonly cost: Cost;
  readonly points: number;
}
/** A sector printed on the wheel, `offset` steps clockwise of the box. */
export interface WheelSector extends PackEntry {
  readonly offset: number;
  readonly box?: true;
  readonly clockCube?: true;
  readonly bonus: Effect | null;
}
/** The turn clock for a number of players; it counts turns of the whole table. */
export interface TurnClock extends PackEntry {
  readonly players: number;
  readonly seats: number;
  readonly arrowStart: number;
  readonly startPositions: readonly number[];
  readonly platformStart: number;
  readonly eraTwoAfterTurn: number;
  readonly dropsAfterTurns: readonly number[];
}
export interface CraneData {
  readonly positions: readonly CranePosition[];
  readonly sectors: readonly WheelSector[];
  readonly overripeToken: PackEntry & { readonly points: number };
  readonly dropWhenArrowReaches: number;
  readonly turnsPerPlayer: number;
  readonly clocks: readonly TurnClock[];
  readonly firstGameOrder: PackEntry & {
    readonly tiles: readonly string[];
    readonly side: 'A' | 'B';
    readonly laterGames: 'random';
  };
}

export interface ActionTile extends PackEntry {
  readonly sides: Readonly<Record<'A' | 'B', readonly [Action, Action]>>;
}
export interface ActionTilesData {
  readonly actions: readonly (PackEntry & { readonly id: Action; readonly name: string })[];
  readonly tiles: readonly ActionTile[];
}

export interface ProductionBonus extends PackEntry {
  readonly field: number;
  readonly gain: Effect;
}
/** A production track; the count is the number of mines or quarries, the marker is on field count + 1. */
export interface ProductionTrack extends PackEntry {
  readonly resource: 'gold' | 'stone';
  readonly counts: readonly number[];
  readonly startCount: number;
  readonly startField: number;
  readonly tokenAtCount: number;
  readonly tokenAtField: number;
  readonly tokenLiesOnField: number;
  readonly sealAtCount: number;
  readonly sealAtField: number;
  readonly productionBonuses: readonly ProductionBonus[];
}
/** Paid once, the first time the player reaches all of `reach` or any of `reachEither` (WEALTH). */
export interface WealthBonus extends PackEntry {
  readonly reach?: Cost;
  readonly reachEither?: Cost;
  readonly gain: Effect;
  readonly freesCubes: number;
}
export interface PlayerBoardData {
  readonly start: PackEntry & Readonly<Record<Good | 'points' | 'freeCubes', number>>;
  readonly limits: PackEntry & {
    readonly gold: number;
    readonly stone: number;
    readonly windowsKeptAtEndOfTurn: number;
  };
  readonly extraAction: PackEntry & { readonly prices: readonly Cost[]; readonly perTurn: number };
  readonly rowRefresh: PackEntry & {
    readonly prices: readonly Cost[];
    readonly tiles: number;
    readonly perTurn: number;
  };
  readonly cubes: PackEntry & Readonly<Record<'total' | 'tracks' | 'wealth' | 'projects' | 'free', number>>;
  /** Index 0 is the gold-mine track, 1 the quarry track. */
  readonly tracks: readonly [ProductionTrack, ProductionTrack];
  readonly wealthBonuses: readonly WealthBonus[];
  readonly technologyTrack: PackEntry & {
    readonly start: number;
    readonly top: number;
    readonly levels: Readonly<Record<Level, number>>;
    readonly overflowPoints: number;
  };
  readonly universityTrack: PackEntry & {
    readonly start: number;
    readonly top: number;
    readonly multiplierByHeight: readonly number[];
    readonly overflowPoints: number;
  };
}

export interface ActionBoardData {
  readonly centre: HexEntry & { readonly placeable: false };
  readonly actions: readonly (HexEntry & { readonly action: Action })[];
  readonly wallCells: readonly (HexEntry & { readonly touches: readonly Action[] })[];
}

interface Tier {
  readonly tier: 'I' | 'II' | 'III';
  readonly rows: readonly number[];
  readonly crossing?: Cost;
}
/** The part that all tier sets of a project share. Row 0 is the lowest, column 0 the start column. */
export interface GridFrame extends PackEntry {
  readonly id: Grid;
  readonly name: string;
  readonly direction: 'left' | 'right';
  readonly rows: number;
  readonly columns: number;
  readonly start: { readonly row: number; readonly column: number };
  readonly token: Token;
  readonly rowPoints: readonly number[];
  readonly columnValues: readonly number[];
  readonly tiers: readonly Tier[];
  readonly climbCost: Cost;
  readonly topTierPrize: { readonly stack: 'V'; readonly tiles: number; readonly claims: string } | null;
}
export interface GridSquare {
  readonly row: number;
  readonly column: number;
  readonly effect: Effect;
}
export interface TierSet extends PackEntry {
  readonly grid: Grid;
  readonly variant: GridVariant;
  readonly flavour: string;
  readonly squares: readonly GridSquare[];
  /** Top row first, start column first; only used to check `squares`. */
  readonly picture: readonly string[];
}
export interface GridsData {
  readonly frames: readonly GridFrame[];
  readonly tierSets: readonly TierSet[];
}

export interface BridgeFace extends PackEntry {
  readonly side: 'A' | 'B';
  readonly spaces: readonly [Effect, Effect];
}
export interface BridgePlace extends PackEntry {
  readonly place: number;
  readonly faces: readonly BridgeFace[];
}
export interface BridgeTile extends PackEntry {
  readonly gain: Effect | null;
  readonly end?: Effect;
}
export interface BridgeData {
  readonly places: readonly BridgePlace[];
  readonly tilesIV: readonly BridgeTile[];
  readonly tilesV: readonly BridgeTile[];
  readonly vTilesAtBridge: number;
  readonly vTilesAtCathedral: number;
  readonly drawForIV: number;
}

/** A space of the King's Road: I to III have effects, IV and V an entry price and a bridge stack. */
export interface KingsRoadSpace extends PackEntry {
  readonly space: RoadSpace;
  readonly entry: Cost;
  readonly free?: Effect;
  readonly egg?: Effect;
  readonly bridgeStack?: 'IV' | 'V';
}
export interface RoadTileFace extends PackEntry {
  readonly side: 'A' | 'B';
  readonly free: Effect;
}
interface RoadTile extends PackEntry {
  readonly replacesFreeEffectOf: string;
  readonly faces: readonly RoadTileFace[];
}
export interface KingsRoadData {
  readonly spaces: readonly KingsRoadSpace[];
  readonly variantTiles: readonly RoadTile[];
}

export interface PlazaFace extends PackEntry {
  readonly side: 'A' | 'B';
  readonly upper: Effect;
  readonly lower: Effect;
}
interface PlazaTile extends PackEntry {
  readonly colour: PlazaColour;
  readonly faces: readonly PlazaFace[];
}
export interface PlazasData {
  readonly colours: Readonly<Record<PlazaColour, number>>;
  readonly tiles: readonly PlazaTile[];
}

/** A symbol on side `side` (0..5 = NE, E, SE, SW, W, NW in printed orientation). */
export interface EdgeSymbol {
  readonly side: number;
  readonly gain: Effect;
}
interface HexTileBase extends PackEntry {
  readonly name: string;
  readonly era: Era;
  readonly special: boolean;
  readonly corners: readonly number[];
}
export interface UpgradeTile extends HexTileBase {
  readonly action: Action;
  readonly bonus: Effect;
  readonly university: number;
  readonly edges: readonly EdgeSymbol[];
}
export interface WallTile extends HexTileBase {
  readonly cost: Cost;
  readonly gain: Effect;
  readonly icon: 'hunger-wall' | null;
  readonly edges: readonly EdgeSymbol[];
}
export interface BuildingTile extends HexTileBase {
  readonly cost: Cost;
  readonly gain: Effect;
  readonly icon: 'cathedral' | null;
  readonly cubeSpace: boolean;
}
export type HexTile = UpgradeTile | WallTile | BuildingTile;

export interface TechnologyTile extends PackEntry {
  readonly level: Level;
  readonly name: string;
  readonly use: 'permanent' | 'once';
  readonly effect: Effect;
}
export interface ProductionToken extends PackEntry {
  readonly gain: Effect;
}
export interface Seal extends PackEntry {
  readonly cost: Cost;
  readonly end: Effect;
}
export interface SoloData {
  readonly simple: PackEntry & {
    readonly setUpAs: number;
    readonly humanSeat: number;
    readonly opponent: string;
    readonly goodScore: number;
  };
  readonly parler: PackEntry & {
    readonly setUpAs: number;
    readonly humanSeat: number;
    readonly goodScore: number;
    readonly productionTokens: readonly string[];
    readonly sealAtEndOfMines: string;
    readonly sealAtEndOfQuarries: string;
    readonly substituteSeal: string;
  };
  readonly parlerCards: readonly (PackEntry & {
    readonly takes: Row | null;
    readonly raises: readonly Track[];
    readonly raiseRule?: 'the-one-the-human-has-more-of-both-if-equal';
    readonly recycles: 1 | 2 | 3;
  })[];
}
export interface ScoringData {
  readonly steps: readonly (PackEntry & { readonly order: number })[];
  readonly eggs: PackEntry & { readonly pointsByCount: readonly number[]; readonly lastEntryIsForMore: true };
  readonly walls: PackEntry & {
    readonly steps: readonly { readonly from: number; readonly points: number }[];
  };
  readonly tieBreak: PackEntry & { readonly winner: 'later-seat' };
}
export interface SupplyData {
  readonly pieces: readonly (PackEntry & {
    readonly pieces: number;
    readonly limited: boolean;
    readonly perPlayer?: true;
    readonly extra?: { readonly pieces: number; readonly worth: number };
  })[];
}

/** Values that players entered: by component id, the fields that differ from a registered pack. */
export interface BoxValues {
  readonly base: { readonly id: string; readonly version: number };
  readonly changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A whole content pack. A game stores `id` and `version`, and uses exactly that pack to its end. */
export interface PackData {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly crane: CraneData;
  readonly actionTiles: ActionTilesData;
  readonly playerBoard: PlayerBoardData;
  readonly actionBoard: ActionBoardData;
  readonly grids: GridsData;
  readonly bridge: BridgeData;
  readonly kingsRoad: KingsRoadData;
  readonly city: CityData;
  readonly plazas: PlazasData;
  readonly upgrades: readonly UpgradeTile[];
  readonly walls: readonly WallTile[];
  readonly buildings: readonly BuildingTile[];
  readonly technologies: readonly TechnologyTile[];
  readonly productionTokens: readonly ProductionToken[];
  readonly seals: readonly Seal[];
  readonly solo: SoloData;
  readonly scoring: ScoringData;
  readonly supply: SupplyData;
  /** Set only for the pack of a box: the values it was built from. */
  readonly box?: BoxValues;
}
