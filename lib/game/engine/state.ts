/**
 * The public state of a game: plain readonly JSON, safe to send to anyone. Secrets are in secrets.ts. Each
 * part is written once, as a schema; the rules use only the types.
 */
import { z } from 'zod';
import { StoredSetupSchema } from './setup-shapes';
import {
  ACADEMIC_TRACKS,
  ACTIONS,
  GOODS,
  GRIDS,
  ITEM_CLASSES,
  LEVELS,
  ROWS,
  SOURCES,
  TOKENS,
  TRACKS,
} from './vocabulary';
import {
  ActionShape,
  ContextShape,
  CostShape,
  count,
  EffectShape,
  EraShape,
  GridShape,
  LevelShape,
  list,
  object,
  partialRecord,
  record,
  RoadSpaceShape,
  RotationShape,
  SeatShape,
  SlotShape,
  TileShape,
  TrackShape,
} from './vocabulary-shapes';

const row = z.int().min(0).describe('A row of the log.');

export const SourceKindShape = z.enum(SOURCES).meta({
  id: 'SourceKind',
  description: 'Where a gain, a point or a payment comes from; also the columns of the score table.',
});
export const SourceShape = object({
  kind: SourceKindShape,
  id: z.string().optional().describe('The component concerned.'),
}).meta({ id: 'Source', description: 'A source, with the component concerned where there is one.' });
export type Source = z.output<typeof SourceShape>;

/** The oldest games have fewer options and variants. */
export const SetupShape = StoredSetupSchema.meta({
  id: 'Setup',
  description: 'The choices made before the game.',
});
export const PackNameShape = object({ id: z.string(), version: z.int().min(1) }).meta({
  id: 'PackName',
  description: 'Which tiles are played with: see /api/packs/{id}/{version}.',
});

const WheelTileShape = object({
  tile: TileShape,
  sector: z.int().min(0).max(11).describe('Its place on the wheel; it stays as the wheel turns.'),
  //
  fivePoints: z.boolean().describe('Worth 5 points instead of the points of its position.'),
}).meta({
  id: 'WheelTile',
  description: 'An action tile on the wheel, at position (arrow + sector) mod 12.',
});
export type WheelTile = z.output<typeof WheelTileShape>;
export const CraneShape = object({
  // 1 to 11 between turns.
  arrow: z.int().min(0).max(11).describe('Position of the box and the arrow.'),
  tiles: list(WheelTileShape),
  platform: count.describe('Moves left until the cube of the platform leaves it and the era changes.'),
}).meta({ id: 'Crane', description: 'The crane wheel.' });
export type Crane = z.output<typeof CraneShape>;

const RowStateShape = object({
  // JSON lists have no undefined.
  slots: list(TileShape.nullable()).describe('Slots 0 to 2 normal, 3 special; null is an empty slot.'),
  stack: object({ normal: count, special: count }).describe('Tiles left face down.'),
}).meta({ id: 'RowState', description: 'A row of hexagon tiles: its open slots and its stacks.' });
export type RowState = z.output<typeof RowStateShape>;
export const RowsShape = record(z.enum(ROWS), RowStateShape);

const placed = { tile: TileShape, rotation: RotationShape };
const PlacedTileShape = object(placed).meta({ id: 'PlacedTile', description: 'A tile as it lies.' });
export type PlacedTile = z.output<typeof PlacedTileShape>;
const PlacedWallShape = object({ ...placed, cell: z.string().describe('Its place at the walls.') }).meta({
  id: 'PlacedWall',
  description: "A wall tile on a player's board.",
});
export const PlacedBuildingShape = object({
  ...placed,
  site: z.string(),
  seat: SeatShape.optional().describe('The seat that built it; missing for the buildings of the set-up.'),
  cube: z.boolean().describe('Whether a cube of its builder is on it.'),
}).meta({ id: 'PlacedBuilding', description: 'A building tile in the city.' });
export type PlacedBuilding = z.output<typeof PlacedBuildingShape>;

export const PlazaShape = object({
  plaza: z.string(),
  // PLAZA-12.
  tile: TileShape.optional().describe('A plaza may have none.'),
  face: z.string().optional().describe('Which side of the tile lies up.'),
  evaluated: z.boolean().describe('Whether it is complete and its rewards are given.'),
}).meta({ id: 'Plaza', description: 'A plaza of the city.' });
export type PlazaState = z.output<typeof PlazaShape>;
export const BridgePlaceShape = object({
  place: z.string(),
  face: z.string(),
  plank: TileShape.optional().describe('The tile that was laid there.'),
}).meta({ id: 'BridgePlace', description: 'A place of the Charles Bridge.' });
export type BridgePlaceState = z.output<typeof BridgePlaceShape>;

const OwnedTechnologyShape = object({
  tile: TileShape,
  // TECH-G6; single-use ones are active at once.
  active: z.boolean().describe('Lasting ones work from the next own turn on.'),
}).meta({ id: 'OwnedTechnology', description: 'A technology of a player.' });
export type OwnedTechnology = z.output<typeof OwnedTechnologyShape>;
const GridPositionShape = object({ row: z.int(), column: z.int() }).meta({
  id: 'GridPosition',
  description: 'A marker in a grid: rows from below, columns from the left.',
});

const player = object({
  goods: record(z.enum(GOODS), count).describe('Goods in hand, at most 9 of each.'),
  tokens: record(z.enum(TOKENS), count).describe('Tokens of matched corners.'),
  score: z.int().describe('Points so far.'),
  scoreBySource: partialRecord(z.enum(SOURCES), z.int()).describe('The same, by where they came from.'),
  counts: record(z.enum(TRACKS), count).describe('Mines and quarries.'),
  heights: record(z.enum(ACADEMIC_TRACKS), count).describe(
    'Heights on the technology and university tracks.',
  ),
  productionTokens: partialRecord(z.enum(TRACKS), z.string()).describe('The production token at each track.'),
  // WEALTH-5.
  wealth: list(z.string()).describe('Wealth bonuses taken.'),
  // SETUP-20.
  cubes: count.describe('Cubes that can be used.'),
  sealRights: count.describe('Seals that may be claimed.'),
  technologies: list(OwnedTechnologyShape),
  usedTechnologies: list(TileShape).describe('Single-use technologies that are spent.'),
  // UPGRADE-10.
  upgrades: record(z.enum(ACTIONS), list(PlacedTileShape)).describe(
    'Upgrade tiles on each action, lowest first; only the last works.',
  ),
  walls: list(PlacedWallShape),
  grids: record(z.enum(GRIDS), GridPositionShape).describe('Positions of the markers.'),
  road: z.int().min(0).max(5).describe("Spaces moved on the King's Road; 0 is next to the board."),
  vTiles: list(object({ tile: TileShape, from: z.enum(['bridge', 'cathedral']) })).describe('Tiles V owned.'),
  // R-13; keys of board/contacts.ts.
  paidContacts: list(z.string()).describe('Contacts of edges and corners that have paid and pay no more.'),
}).meta({ id: 'Player', description: 'Everything that one seat has.' });
export interface Player extends z.output<typeof player> {}
export const PlayerShape: z.ZodType<Player> = player;

const performance = object({
  id: count,
  action: ActionShape,
  context: ContextShape,
  discount: CostShape.optional(),
  top: TileShape.optional().describe('The upgrade on top of the action when it was declared.'),
  // UPGRADE-8.
  later: list(TileShape).describe('Upgrades put on that action later in the turn.'),
  // UPGRADE-9.
  paid: z.boolean().describe('Whether an upgrade bonus was collected for it.'),
  done: z.boolean(),
  // TECH-G11.
  then: EffectShape.optional().describe('The effect that comes after it.'),
}).meta({ id: 'Performance', description: 'One performance of an action in the running turn.' });
export interface Performance extends z.output<typeof performance> {}
const PerformanceShape: z.ZodType<Performance> = performance;

const TakenTileShape = object({
  tile: TileShape,
  position: z.int().describe('Where it lay, 0 to 11.'),
  sector: z.int(),
});
const turn = object({
  seat: SeatShape,
  number: z.int().min(1).describe('Counted over the whole table, from 1.'),
  tile: TakenTileShape.optional().describe('The action tile taken; missing before.'),
  slotBonus: EffectShape.optional().describe('The bonus of the slot, while it is not used.'),
  main: z.enum(['open', 'done']).describe('The main action.'),
  extra: z.enum(['none', 'bought', 'used']).describe('The extra action.'),
  refreshed: z.boolean().describe('Whether a row was refreshed this turn.'),
  performances: list(PerformanceShape),
  //
  abilities: list(z.string()).describe('Abilities that fire once a turn and did, as `seat:tile`.'),
}).meta({ id: 'Turn', description: 'The running turn.' });
export interface Turn extends z.output<typeof turn> {}
const TurnShape: z.ZodType<Turn> = turn;

const ITEM = {
  id: count,
  seat: SeatShape.describe('The seat that has to decide it.'),
  class: z
    .enum(ITEM_CLASSES)
    .describe(
      'How urgent: `now` blocks all else, `must` blocks the end of the turn, `auto` is carried out by it, `lapse` is lost with it, `keep` stays, `deferred` waits for the own turn.',
    ),
  source: SourceShape,
};
const toPascalCase = (kind: string): string =>
  kind.replace(/(^|-)(\w)/g, (_all, _dash, letter: string) => letter.toUpperCase());
const item = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  object({ ...ITEM, kind: z.literal(kind), ...shape }).meta({
    id: `${toPascalCase(kind)}Item`,
    description: `An open item of the kind \`${kind}\`.`,
  });

/**
 * An open item: something that a seat still owes or is owed. Open entries of the turn itself are derived,
 * see options.ts.
 */
export const ItemShape = z
  .discriminatedUnion('kind', [
    item('choice', { of: list(EffectShape), then: EffectShape.optional() }), // DEC-31
    item('production-kind', { then: EffectShape.optional() }), // DEC-32
    item('technology', { level: LevelShape, drawn: z.boolean() }), // DEC-25
    item('production-token', { track: TrackShape }), // DEC-26
    item('sideways', { grid: z.union([z.enum(GRIDS), z.literal('either')]) }), // DEC-27
    item('arrow', { grid: GridShape }), // DEC-28
    item('cathedral-tile', {}), // DEC-29
    item('plaza-reward', { plaza: z.string(), both: z.boolean() }), // DEC-30
    item('plaza-tile', {}), // DEC-33
    item('bridge-tile', { stack: z.enum(['IV', 'V']) }), // DEC-21
    item('plank', { tile: TileShape, stack: z.enum(['IV', 'V']) }), // DEC-22
    item('road', { space: RoadSpaceShape }), // DEC-19
    item('road-egg', { space: RoadSpaceShape }), // DEC-20
    item('perform', {
      tile: TileShape,
      action: z.union([z.enum(ACTIONS), z.literal('any')]),
      discount: CostShape.optional(),
      then: EffectShape.optional(),
    }),
    item('seal', {}), // P-SEAL out of turn: claim now or keep the right
    item('windows', {}), // DEC-34
    item('parler-markers', {}), // DEC-35
    item('parler-building', { tile: TileShape }), // DEC-36
  ])
  .meta({ id: 'OpenItem', description: 'Something owed to or by a seat; see `kind`.' });
export type Item = z.output<typeof ItemShape>;
export const ItemKindShape = z.literal(ItemShape.options.map((each) => each.unwrap().shape.kind.value));
export type ItemKind = Item['kind'];
export type ItemOf<K extends ItemKind> = Extract<Item, { kind: K }>;

const MarkersShape = record(z.enum(ROWS), SlotShape);
/** PARLER-4, PARLER-6. */
const parler = object({
  plaza: z.string().optional().describe('The plaza with his pawn; none when no plaza has a free site.'),
  markers: MarkersShape.describe('The slot of his marker in each row.'),
  deck: count.describe('Cards left.'),
  card: z.string().optional().describe('The card of his turn.'),
  stage: z.enum(['idle', 'tile', 'after-tile', 'production', 'recycle']).describe('How far his turn is.'),
}).meta({ id: 'Parler', description: 'Peter Parler, in a game against him.' });
export interface ParlerState extends z.output<typeof parler> {}
export const ParlerShape: z.ZodType<ParlerState> = parler;

const UndoShape = object({
  floor: row,
  steps: list(row),
  shown: row
    .optional()
    .describe('Only after an ended turn was taken back: that row, which everybody has seen.'),
}).describe('Rows that may still be taken back, oldest first; `floor` is the newest that may not.');
export type Undo = z.output<typeof UndoShape>;

export const StacksVShape = object({ bridge: list(TileShape), cathedral: list(TileShape) });
export const BridgeStacksShape = object({ IV: count, V: count, cathedral: count });
export const TechnologyStacksShape = record(z.enum(LEVELS), count);

/** The public state: everything that everyone at the table may know. */
export const StateShape = object({
  rulesVersion: z.int().min(1).describe('Which reading of the rules the game is played by.'),
  pack: PackNameShape,
  setup: SetupShape,
  commitment: z.string().describe('SHA-256 of the seed of all shuffles, fixed before the first row.'),
  seq: row.describe('The newest row of the log that is in it.'),
  undo: UndoShape,
  // P-LAST.
  phase: z
    .enum(['playing', 'last-call', 'scoring', 'finished'])
    .describe(
      '`last-call`: all turns are done, rewards of the last one are open; `scoring`: rewards of unfinished plazas are.',
    ),
  era: EraShape,
  turnsDone: count.describe('Completed turns of the whole table.'),
  turn: TurnShape,
  players: list(PlayerShape).describe('By seat.'),
  crane: CraneShape,
  rows: RowsShape,
  buildings: list(PlacedBuildingShape),
  plazas: list(PlazaShape),
  bridge: list(BridgePlaceShape),
  bridgeStacks: BridgeStacksShape.describe('Tiles left face down at the bridge and the Cathedral.'),
  technologyStacks: TechnologyStacksShape.describe('Technologies left, by level.'),
  river: list(z.string()).describe('Production tokens left in the river.'),
  seals: list(object({ seal: z.string(), seat: SeatShape })).describe(
    'Claimed seals, with the seat of each.',
  ),
  items: list(ItemShape).describe('All open items.'),
  nextItem: count.describe('The id of the next open item.'),
  parler: ParlerShape.optional(),
  // OPEN_V.
  openV: StacksVShape.optional().describe('Tiles V that all players see, where the table chose so.'),
  // SCORE-12.
  ranking: list(SeatShape).optional().describe('Seats from first to last, once the game is finished.'),
}).meta({ id: 'State', description: 'The public part of a position: everything that all players may know.' });
export interface State extends z.output<typeof StateShape> {}
