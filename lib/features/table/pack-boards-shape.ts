/** Schemas of the boards of a content pack: crane, player board, grids, bridge, King's Road, city. */
import { z } from 'zod';
import { ZONES } from '@/lib/game/engine/pack';
import { PLAZA_COLOURS, TERRAINS } from '@/lib/game/engine/pack-city';
import { GOODS, GRID_VARIANTS } from '@/lib/game/engine/vocabulary';
import {
  CostShape,
  EffectShape,
  GridShape,
  LevelShape,
  RoadSpaceShape,
  TokenShape,
} from '@/lib/game/engine/vocabulary-shapes';

export const id = z.string().describe('Stable, and the only one of this name in the pack.');
export const Id = { id };
export const Hex = {
  id,
  q: z.int().describe('Axial; pointy top.'),
  r: z.int().describe('Axial; pointy top.'),
};
export const Side = z.enum(['A', 'B']);
export const Counts = z.array(z.int());
export const Ids = z.array(z.string());

export const CraneShape = z
  .object({
    positions: z.array(
      z.object({ ...Id, index: z.int(), zone: z.enum(ZONES), cost: CostShape, points: z.int() }),
    ),
    sectors: z.array(
      z.object({
        ...Id,
        offset: z.int().describe('Steps clockwise of the box.'),
        box: z.literal(true).optional(),
        clockCube: z.literal(true).optional(),
        bonus: EffectShape.nullable(),
      }),
    ),
    overripeToken: z.object({ ...Id, points: z.int() }),
    dropWhenArrowReaches: z.int(),
    turnsPerPlayer: z.int(),
    clocks: z.array(
      z.object({
        ...Id,
        players: z.int(),
        seats: z.int(),
        arrowStart: z.int(),
        startPositions: Counts,
        platformStart: z.int(),
        eraTwoAfterTurn: z.int(),
        dropsAfterTurns: Counts,
      }),
    ),
    firstGameOrder: z.object({ ...Id, tiles: Ids, side: Side, laterGames: z.literal('random') }),
  })
  .meta({
    id: 'CraneBoard',
    description: 'The action crane: places around the wheel, its sectors, the clock.',
  });

const ProductionTrackShape = z.object({
  ...Id,
  resource: z.enum(['gold', 'stone']),
  counts: Counts.describe('How much is produced on each field.'),
  startCount: z.int(),
  startField: z.int(),
  tokenAtCount: z.int(),
  tokenAtField: z.int(),
  tokenLiesOnField: z.int(),
  sealAtCount: z.int(),
  sealAtField: z.int(),
  productionBonuses: z.array(z.object({ ...Id, field: z.int(), gain: EffectShape })),
});
export const PlayerBoardShape = z
  .object({
    start: z.object({
      ...Id,
      ...Object.fromEntries([...GOODS, 'points', 'freeCubes'].map((key) => [key, z.int()])),
    }),
    limits: z.object({ ...Id, gold: z.int(), stone: z.int(), windowsKeptAtEndOfTurn: z.int() }),
    extraAction: z.object({ ...Id, prices: z.array(CostShape), perTurn: z.int() }),
    rowRefresh: z.object({ ...Id, prices: z.array(CostShape), tiles: z.int(), perTurn: z.int() }),
    cubes: z.object({
      ...Id,
      total: z.int(),
      tracks: z.int(),
      wealth: z.int(),
      projects: z.int(),
      free: z.int(),
    }),
    tracks: z.array(ProductionTrackShape),
    wealthBonuses: z.array(
      z.object({
        ...Id,
        reach: CostShape.optional(),
        reachEither: CostShape.optional(),
        gain: EffectShape,
        freesCubes: z.int(),
      }),
    ),
    technologyTrack: z.object({
      ...Id,
      start: z.int(),
      top: z.int(),
      levels: z.record(LevelShape, z.int()),
      overflowPoints: z.int(),
    }),
    universityTrack: z.object({
      ...Id,
      start: z.int(),
      top: z.int(),
      multiplierByHeight: Counts,
      overflowPoints: z.int(),
    }),
  })
  .meta({ id: 'PlayerBoard', description: 'The board of each player: goods at the start, limits, tracks.' });

export const GridsShape = z
  .object({
    frames: z.array(
      z.object({
        id: GridShape,
        name: z.string(),
        direction: z.enum(['left', 'right']),
        rows: z.int(),
        columns: z.int(),
        start: z.object({ row: z.int(), column: z.int() }),
        token: TokenShape,
        rowPoints: Counts,
        columnValues: Counts,
        tiers: z.array(
          z.object({ tier: z.enum(['I', 'II', 'III']), rows: Counts, crossing: CostShape.optional() }),
        ),
        climbCost: CostShape,
        topTierPrize: z.object({ stack: z.literal('V'), tiles: z.int(), claims: z.string() }).nullable(),
      }),
    ),
    tierSets: z.array(
      z.object({
        ...Id,
        grid: GridShape,
        variant: z.enum(GRID_VARIANTS),
        flavour: z.string(),
        squares: z.array(z.object({ row: z.int(), column: z.int(), effect: EffectShape })),
        picture: z.array(z.string()),
      }),
    ),
  })
  .meta({ id: 'Grids', description: 'Hunger Wall and Cathedral: their rows, prices and squares.' });

const BridgeTile = z.object({ ...Id, gain: EffectShape.nullable(), end: EffectShape.optional() });
export const BridgeShape = z
  .object({
    places: z.array(
      z.object({
        ...Id,
        place: z.int(),
        faces: z.array(z.object({ ...Id, side: Side, spaces: z.array(EffectShape) })),
      }),
    ),
    tilesIV: z.array(BridgeTile),
    tilesV: z.array(BridgeTile),
    vTilesAtBridge: z.int(),
    vTilesAtCathedral: z.int(),
    drawForIV: z.int(),
  })
  .meta({ id: 'BridgeBoard', description: 'Charles Bridge: its places and tiles.' });
export const KingsRoadShape = z
  .object({
    spaces: z.array(
      z.object({
        ...Id,
        space: RoadSpaceShape,
        entry: CostShape,
        free: EffectShape.optional(),
        egg: EffectShape.optional(),
        bridgeStack: z.enum(['IV', 'V']).optional(),
      }),
    ),
    variantTiles: z.array(
      z.object({
        ...Id,
        replacesFreeEffectOf: z.string(),
        faces: z.array(z.object({ ...Id, side: Side, free: EffectShape })),
      }),
    ),
  })
  .meta({ id: 'KingsRoad', description: "The King's Road, space by space." });

const Colour = z.enum(PLAZA_COLOURS);
export const CityShape = z
  .object({
    plazas: z.array(z.object({ ...Hex, colour: Colour, tileFromPlayers: z.int(), sites: Ids })),
    sites: z.array(
      z.object({
        ...Hex,
        plaza: z.string(),
        district: z.enum(['old-town', 'new-town']),
        surcharge: z.object({ gold: z.int() }),
        points: z.int(),
      }),
    ),
    blueCorners: z.array(
      z.object({
        ...Id,
        vertex: z.object({ q: z.int(), r: z.int(), corner: z.union([z.literal(0), z.literal(3)]) }),
        sites: Ids,
      }),
    ),
    terrain: z.array(
      z.object({
        ...Hex,
        terrain: z.enum(TERRAINS),
        space: z.string().optional(),
        use: z.enum(['effects', 'pawns']).optional(),
      }),
    ),
    kingsRoad: z.object({ ...Id, hexes: Ids, then: z.literal('bridge'), bridgeCrossesAt: z.string() }),
    prebuilt: z.array(z.object({ ...Id, players: z.int(), sites: Ids })),
    plazaOrders: z.array(z.object({ ...Id, players: z.int(), clockwise: Ids })),
  })
  .meta({ id: 'City', description: 'The city map: plazas, building sites, terrain.' });
export const PlazasShape = z
  .object({
    colours: z.record(Colour, z.int()),
    tiles: z.array(
      z.object({
        ...Id,
        colour: Colour,
        faces: z.array(z.object({ ...Id, side: Side, upper: EffectShape, lower: EffectShape })),
      }),
    ),
  })
  .meta({ id: 'Plazas', description: 'The tiles of the plazas.' });
