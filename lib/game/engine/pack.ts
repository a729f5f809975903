/**
 * The shape of a content pack: every component of the game as plain data. The engine knows only the shapes;
 * the values are in lib/game/content, and lib/game/rulesets.ts combines both. Hexes are axial (q, r), pointy
 * top. Each part is written once, as a schema; the rules use only the types.
 */
import { z } from 'zod';
import { GRID_VARIANTS, PLAZA_COLOURS, PROVENANCES, TERRAINS, ZONES } from './vocabulary';
import {
  ActionShape,
  CostShape,
  EffectShape,
  EraShape,
  GridShape,
  LevelShape,
  list,
  object,
  OURS,
  record,
  RoadSpaceShape,
  RowShape,
  TokenShape,
  TrackShape,
} from './vocabulary-shapes';

const int = z.int();
const counts = list(int);
const ids = list(z.string());
const side = z.enum(['A', 'B']);
const id = z.string().describe('Stable, and the only one of this name in the pack.');
/**
 * Every named component has a stable kebab-case id, unique in the pack, and the source of its values: answers
 * leave it out, and tests/content asks for it.
 */
const ENTRY = {
  id,
  provenance: z.enum(PROVENANCES).optional().meta(OURS),
  note: z.string().optional().meta(OURS),
};
const HEX = { ...ENTRY, q: int.describe('Axial; pointy top.'), r: int.describe('Axial; pointy top.') };
const entry = <S extends z.ZodRawShape>(members: S) => object({ ...ENTRY, ...members });
const hex = <S extends z.ZodRawShape>(members: S) => object({ ...HEX, ...members });
const EntryShape = object(ENTRY);
const HexShape = object(HEX);
export type PackEntry = z.output<typeof EntryShape>;
export type HexEntry = z.output<typeof HexShape>;

// A fixed place next to the wheel, counted clockwise from the first red one.
const CranePositionShape = entry({ index: int, zone: z.enum(ZONES), cost: CostShape, points: int });
const WheelSectorShape = entry({
  offset: int.describe('Steps clockwise of the box.'),
  box: z.literal(true).optional(),
  clockCube: z.literal(true).optional(),
  bonus: EffectShape.nullable(),
});
// The turn clock for a number of players; it counts turns of the whole table.
const TurnClockShape = entry({
  players: int,
  seats: int,
  arrowStart: int,
  startPositions: counts,
  platformStart: int,
  eraTwoAfterTurn: int,
  dropsAfterTurns: counts,
});
const CraneShape = object({
  positions: list(CranePositionShape),
  sectors: list(WheelSectorShape),
  overripeToken: entry({ points: int }),
  dropWhenArrowReaches: int,
  turnsPerPlayer: int,
  clocks: list(TurnClockShape),
  firstGameOrder: entry({ tiles: ids, side, laterGames: z.literal('random') }),
}).meta({
  id: 'CraneBoard',
  description: 'The action crane: places around the wheel, its sectors, the clock.',
});
export type CranePosition = z.output<typeof CranePositionShape>;
export type WheelSector = z.output<typeof WheelSectorShape>;
export type CraneData = z.output<typeof CraneShape>;

const ActionTileShape = entry({ sides: record(side, z.tuple([ActionShape, ActionShape]).readonly()) });
const ActionTilesShape = object({
  actions: list(object({ ...ENTRY, id: ActionShape, name: z.string() })),
  tiles: list(ActionTileShape),
});
export type ActionTile = z.output<typeof ActionTileShape>;
export type ActionTilesData = z.output<typeof ActionTilesShape>;

const ProductionBonusShape = entry({ field: int, gain: EffectShape });
// The count is the number of mines or quarries; the marker is on field count + 1.
const ProductionTrackShape = entry({
  resource: z.enum(['gold', 'stone']),
  counts: counts.describe('How much is produced on each field.'),
  startCount: int,
  startField: int,
  tokenAtCount: int,
  tokenAtField: int,
  tokenLiesOnField: int,
  sealAtCount: int,
  sealAtField: int,
  productionBonuses: list(ProductionBonusShape),
}).meta({ id: 'ProductionTrack', description: 'The track of mines or quarries, field by field.' });
// Paid once, the first time the player reaches all of `reach` or any of `reachEither` (WEALTH).
const WealthBonusShape = entry({
  reach: CostShape.optional(),
  reachEither: CostShape.optional(),
  gain: EffectShape,
  freesCubes: int,
});
const PlayerBoardShape = object({
  start: entry({
    gold: int,
    stone: int,
    egg: int,
    'silver-window': int,
    'gold-window': int,
    points: int,
    freeCubes: int,
  }),
  limits: entry({ gold: int, stone: int, windowsKeptAtEndOfTurn: int }),
  extraAction: entry({ prices: list(CostShape), perTurn: int }),
  rowRefresh: entry({ prices: list(CostShape), tiles: int, perTurn: int }),
  cubes: entry({ total: int, tracks: int, wealth: int, projects: int, free: int }),
  // The gold-mine track and the quarry track.
  tracks: z.tuple([ProductionTrackShape, ProductionTrackShape]).readonly(),
  wealthBonuses: list(WealthBonusShape),
  technologyTrack: entry({ start: int, top: int, levels: record(LevelShape, int), overflowPoints: int }),
  universityTrack: entry({ start: int, top: int, multiplierByHeight: counts, overflowPoints: int }),
}).meta({ id: 'PlayerBoard', description: 'The board of each player: goods at the start, limits, tracks.' });
export type ProductionBonus = z.output<typeof ProductionBonusShape>;
export type ProductionTrack = z.output<typeof ProductionTrackShape>;
export type WealthBonus = z.output<typeof WealthBonusShape>;
export type PlayerBoardData = z.output<typeof PlayerBoardShape>;

const ActionBoardShape = object({
  centre: hex({ placeable: z.literal(false) }),
  actions: list(hex({ action: ActionShape })),
  wallCells: list(hex({ touches: list(ActionShape) })),
});
export type ActionBoardData = z.output<typeof ActionBoardShape>;

// The part that all tier sets of a project share. Row 0 is the lowest, column 0 the start column.
const GridFrameShape = object({
  ...ENTRY,
  id: GridShape,
  name: z.string(),
  direction: z.enum(['left', 'right']),
  rows: int,
  columns: int,
  start: object({ row: int, column: int }),
  token: TokenShape,
  rowPoints: counts,
  columnValues: counts,
  tiers: list(object({ tier: z.enum(['I', 'II', 'III']), rows: counts, crossing: CostShape.optional() })),
  climbCost: CostShape,
  topTierPrize: object({ stack: z.literal('V'), tiles: int, claims: z.string() }).nullable(),
});
const GridSquareShape = object({ row: int, column: int, effect: EffectShape });
const TierSetShape = entry({
  grid: GridShape,
  variant: z.enum(GRID_VARIANTS),
  flavour: z.string(),
  squares: list(GridSquareShape),
  // Top row first, start column first; only used to check `squares`.
  picture: list(z.string()),
});
const GridsShape = object({ frames: list(GridFrameShape), tierSets: list(TierSetShape) }).meta({
  id: 'Grids',
  description: 'Hunger Wall and Cathedral: their rows, prices and squares.',
});
export type GridFrame = z.output<typeof GridFrameShape>;
export type GridSquare = z.output<typeof GridSquareShape>;
export type TierSet = z.output<typeof TierSetShape>;
export type GridsData = z.output<typeof GridsShape>;

const BridgeFaceShape = entry({ side, spaces: z.tuple([EffectShape, EffectShape]).readonly() });
const BridgePlaceShape = entry({ place: int, faces: list(BridgeFaceShape) });
const BridgeTileShape = entry({ gain: EffectShape.nullable(), end: EffectShape.optional() });
const BridgeShape = object({
  places: list(BridgePlaceShape),
  tilesIV: list(BridgeTileShape),
  tilesV: list(BridgeTileShape),
  vTilesAtBridge: int,
  vTilesAtCathedral: int,
  drawForIV: int,
}).meta({ id: 'BridgeBoard', description: 'Charles Bridge: its places and tiles.' });
export type BridgePlace = z.output<typeof BridgePlaceShape>;
export type BridgeTile = z.output<typeof BridgeTileShape>;
export type BridgeData = z.output<typeof BridgeShape>;

// Spaces I to III have effects, IV and V an entry price and a bridge stack.
const RoadSpaceEntryShape = entry({
  space: RoadSpaceShape,
  entry: CostShape,
  free: EffectShape.optional(),
  egg: EffectShape.optional(),
  bridgeStack: z.enum(['IV', 'V']).optional(),
});
const RoadTileFaceShape = entry({ side, free: EffectShape });
const KingsRoadShape = object({
  spaces: list(RoadSpaceEntryShape),
  variantTiles: list(entry({ replacesFreeEffectOf: z.string(), faces: list(RoadTileFaceShape) })),
}).meta({ id: 'KingsRoad', description: "The King's Road, space by space." });
export type KingsRoadSpace = z.output<typeof RoadSpaceEntryShape>;
export type RoadTileFace = z.output<typeof RoadTileFaceShape>;
export type KingsRoadData = z.output<typeof KingsRoadShape>;

const colour = z.enum(PLAZA_COLOURS);
const PlazaShape = hex({ colour, tileFromPlayers: int, sites: ids });
const SiteShape = hex({
  plaza: z.string(),
  district: z.enum(['old-town', 'new-town']),
  surcharge: object({ gold: int }),
  points: int,
});
// A hex vertex in normal form: corner 0 (top) or 3 (bottom) of the hex it belongs to.
const vertex = object({ q: int, r: int, corner: z.union([z.literal(0), z.literal(3)]) });
const TerrainShape = hex({
  terrain: z.enum(TERRAINS),
  space: z.string().optional(),
  use: z.enum(['effects', 'pawns']).optional(),
});
const CityShape = object({
  plazas: list(PlazaShape),
  sites: list(SiteShape),
  blueCorners: list(entry({ vertex, sites: ids })),
  terrain: list(TerrainShape),
  kingsRoad: entry({ hexes: ids, then: z.literal('bridge'), bridgeCrossesAt: z.string() }),
  prebuilt: list(entry({ players: int, sites: ids })),
  plazaOrders: list(entry({ players: int, clockwise: ids })),
}).meta({ id: 'City', description: 'The city map: plazas, building sites, terrain.' });
export type Plaza = z.output<typeof PlazaShape>;
export type Site = z.output<typeof SiteShape>;
export type Terrain = z.output<typeof TerrainShape>;
export type CityData = z.output<typeof CityShape>;

const PlazaFaceShape = entry({ side, upper: EffectShape, lower: EffectShape });
const PlazasShape = object({
  colours: record(colour, int),
  tiles: list(entry({ colour, faces: list(PlazaFaceShape) })),
}).meta({ id: 'Plazas', description: 'The tiles of the plazas.' });
export type PlazaFace = z.output<typeof PlazaFaceShape>;
export type PlazasData = z.output<typeof PlazasShape>;

const HEX_TILE = {
  name: z.string().describe('As printed, in English.'),
  era: EraShape,
  special: z.boolean().describe('Whether it goes to the special slot of its row.'),
  corners: list(int.min(0).max(5)).describe('Coloured corners; 0 is the top, clockwise, as printed.'),
};
const EdgeShape = object({ side: int.min(0).max(5), gain: EffectShape });
const edges = list(EdgeShape).describe('Symbols on the sides: 0 to 5 are NE, E, SE, SW, W, NW as printed.');
const UpgradeShape = entry({
  ...HEX_TILE,
  action: ActionShape.describe('The action it improves.'),
  bonus: EffectShape,
  university: int.describe('Steps of the university track.'),
  edges,
}).meta({ id: 'UpgradeTile', description: 'An upgrade of an action.' });
const WallShape = entry({
  ...HEX_TILE,
  cost: CostShape,
  gain: EffectShape,
  icon: z.literal('hunger-wall').nullable(),
  edges,
}).meta({ id: 'WallTile', description: 'A wall as printed: era, cost, edges and effect.' });
const BuildingShape = entry({
  ...HEX_TILE,
  cost: CostShape,
  gain: EffectShape,
  icon: z.literal('cathedral').nullable(),
  cubeSpace: z.boolean().describe('Whether a cube is put on it.'),
}).meta({ id: 'BuildingTile', description: 'A building as printed: era, cost, corners and effect.' });
export type EdgeSymbol = z.output<typeof EdgeShape>;
export interface UpgradeTile extends z.output<typeof UpgradeShape> {}
export interface WallTile extends z.output<typeof WallShape> {}
export interface BuildingTile extends z.output<typeof BuildingShape> {}
export type HexTile = UpgradeTile | WallTile | BuildingTile;

const TechnologyShape = entry({
  level: LevelShape,
  name: z.string(),
  use: z.enum(['permanent', 'once']),
  effect: EffectShape,
}).meta({ id: 'TechnologyTile', description: 'A technology as printed: its level and effect.' });
const ProductionTokenShape = entry({ gain: EffectShape });
const SealShape = entry({ cost: CostShape, end: EffectShape });
export type TechnologyTile = z.output<typeof TechnologyShape>;
export type ProductionToken = z.output<typeof ProductionTokenShape>;
export type Seal = z.output<typeof SealShape>;

const SoloShape = object({
  simple: entry({ setUpAs: int, humanSeat: int, opponent: z.string(), goodScore: int }),
  parler: entry({
    setUpAs: int,
    humanSeat: int,
    goodScore: int,
    productionTokens: ids,
    sealAtEndOfMines: z.string(),
    sealAtEndOfQuarries: z.string(),
    substituteSeal: z.string(),
  }),
  parlerCards: list(
    entry({
      takes: RowShape.nullable(),
      raises: list(TrackShape),
      raiseRule: z.literal('the-one-the-human-has-more-of-both-if-equal').optional(),
      recycles: z.literal([1, 2, 3]),
    }),
  ),
}).meta({ id: 'Solo', description: 'The opponents in a solo game.' });
const ScoringShape = object({
  steps: list(entry({ order: int })),
  eggs: entry({ pointsByCount: counts, lastEntryIsForMore: z.literal(true) }),
  walls: entry({ steps: list(object({ from: int, points: int })) }),
  tieBreak: entry({ winner: z.literal('later-seat') }),
}).meta({ id: 'FinalScoring', description: 'Final scoring: its order and tables.' });
const SupplyShape = object({
  pieces: list(
    entry({
      pieces: int,
      limited: z.boolean(),
      perPlayer: z.literal(true).optional(),
      extra: object({ pieces: int, worth: int }).optional(),
    }),
  ),
});
export type SoloData = z.output<typeof SoloShape>;
export type ScoringData = z.output<typeof ScoringShape>;
export type SupplyData = z.output<typeof SupplyShape>;

/** Values that players entered: by component id, the fields that differ from a registered pack. */
const BoxShape = object({
  base: object({ id: z.string(), version: int }),
  changes: record(z.string(), record(z.string(), z.unknown())),
});
export interface BoxValues extends z.output<typeof BoxShape> {}

/** A whole content pack. A game stores `id` and `version`, and uses exactly that pack to its end. */
export const PackShape = z.object({
  id: z.string().describe('As the set-up of a game names it.'),
  version: int.describe('A version that has been played never changes.'),
  name: z.string(),
  crane: CraneShape,
  actionTiles: ActionTilesShape,
  playerBoard: PlayerBoardShape,
  actionBoard: ActionBoardShape,
  grids: GridsShape,
  bridge: BridgeShape,
  kingsRoad: KingsRoadShape,
  city: CityShape,
  plazas: PlazasShape,
  upgrades: list(UpgradeShape),
  walls: list(WallShape),
  buildings: list(BuildingShape),
  technologies: list(TechnologyShape),
  productionTokens: list(ProductionTokenShape),
  seals: list(SealShape),
  solo: SoloShape,
  scoring: ScoringShape,
  supply: SupplyShape,
  // Only in the pack of a box: the values it was built from.
  box: BoxShape.optional().meta(OURS),
});
export interface PackData extends Readonly<z.output<typeof PackShape>> {}
