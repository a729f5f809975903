/** Schemas of a content pack in the API: all printed values, without their sources. */
import { z } from 'zod';
import {
  BridgeShape,
  CityShape,
  Counts,
  CraneShape,
  GridsShape,
  Hex,
  Id,
  id,
  Ids,
  KingsRoadShape,
  PlayerBoardShape,
  PlazasShape,
  Side,
} from '@/lib/features/table/pack-boards-shape';
import {
  ActionShape,
  CostShape,
  EffectShape,
  EraShape,
  LevelShape,
  RowShape,
  TrackShape,
} from '@/lib/game/engine/vocabulary-shapes';

const Edges = z
  .array(z.object({ side: z.int().min(0).max(5), gain: EffectShape }))
  .describe('Symbols on the sides: 0 to 5 are NE, E, SE, SW, W, NW as printed.');
const HexTile = {
  id,
  name: z.string().describe('As printed, in English.'),
  era: EraShape,
  special: z.boolean().describe('Whether it goes to the special slot of its row.'),
  corners: z.array(z.int().min(0).max(5)).describe('Coloured corners; 0 is the top, clockwise, as printed.'),
};
const UpgradeShape = z
  .object({
    ...HexTile,
    action: ActionShape.describe('The action it improves.'),
    bonus: EffectShape,
    university: z.int().describe('Steps of the university track.'),
    edges: Edges,
  })
  .meta({ id: 'UpgradeTile', description: 'An upgrade of an action.' });
const WallShape = z
  .object({
    ...HexTile,
    cost: CostShape,
    gain: EffectShape,
    icon: z.literal('hunger-wall').nullable(),
    edges: Edges,
  })
  .meta({ id: 'WallTile', description: 'A wall as printed: era, cost, edges and effect.' });
const BuildingShape = z
  .object({
    ...HexTile,
    cost: CostShape,
    gain: EffectShape,
    icon: z.literal('cathedral').nullable(),
    cubeSpace: z.boolean().describe('Whether a cube is put on it.'),
  })
  .meta({ id: 'BuildingTile', description: 'A building as printed: era, cost, corners and effect.' });

const SoloShape = z
  .object({
    simple: z.object({
      ...Id,
      setUpAs: z.int(),
      humanSeat: z.int(),
      opponent: z.string(),
      goodScore: z.int(),
    }),
    parler: z.object({
      ...Id,
      setUpAs: z.int(),
      humanSeat: z.int(),
      goodScore: z.int(),
      productionTokens: Ids,
      sealAtEndOfMines: z.string(),
      sealAtEndOfQuarries: z.string(),
      substituteSeal: z.string(),
    }),
    parlerCards: z.array(
      z.object({
        ...Id,
        takes: RowShape.nullable(),
        raises: z.array(TrackShape),
        raiseRule: z.literal('the-one-the-human-has-more-of-both-if-equal').optional(),
        recycles: z.int(),
      }),
    ),
  })
  .meta({ id: 'Solo', description: 'The opponents in a solo game.' });
const ScoringShape = z
  .object({
    steps: z.array(z.object({ ...Id, order: z.int() })),
    eggs: z.object({ ...Id, pointsByCount: Counts, lastEntryIsForMore: z.literal(true) }),
    walls: z.object({ ...Id, steps: z.array(z.object({ from: z.int(), points: z.int() })) }),
    tieBreak: z.object({ ...Id, winner: z.literal('later-seat') }),
  })
  .meta({ id: 'FinalScoring', description: 'Final scoring: its order and tables.' });
const SupplyShape = z.array(
  z.object({
    ...Id,
    pieces: z.int(),
    limited: z.boolean(),
    perPlayer: z.literal(true).optional(),
    extra: z.object({ pieces: z.int(), worth: z.int() }).optional(),
  }),
);

/** All printed values of a version of a pack. */
export const PackShape = z.object({
  id: z.string().describe('As the set-up of a game names it.'),
  version: z.int().describe('A version that has been played never changes.'),
  name: z.string(),
  crane: CraneShape,
  actionTiles: z.object({
    actions: z.array(z.object({ id: ActionShape, name: z.string() })),
    tiles: z.array(z.object({ ...Id, sides: z.record(Side, z.array(ActionShape)) })),
  }),
  playerBoard: PlayerBoardShape,
  actionBoard: z.object({
    centre: z.object({ ...Hex, placeable: z.literal(false) }),
    actions: z.array(z.object({ ...Hex, action: ActionShape })),
    wallCells: z.array(z.object({ ...Hex, touches: z.array(ActionShape) })),
  }),
  grids: GridsShape,
  bridge: BridgeShape,
  kingsRoad: KingsRoadShape,
  city: CityShape,
  plazas: PlazasShape,
  upgrades: z.array(UpgradeShape),
  walls: z.array(WallShape),
  buildings: z.array(BuildingShape),
  technologies: z.array(
    z
      .object({
        ...Id,
        level: LevelShape,
        name: z.string(),
        use: z.enum(['permanent', 'once']),
        effect: EffectShape,
      })
      .meta({ id: 'TechnologyTile', description: 'A technology as printed: its level and effect.' }),
  ),
  productionTokens: z.array(z.object({ ...Id, gain: EffectShape })),
  seals: z.array(z.object({ ...Id, cost: CostShape, end: EffectShape })),
  solo: SoloShape,
  scoring: ScoringShape,
  supply: z.object({ pieces: SupplyShape }),
});
