/**
 * The closed union of events. Each event contains everything needed to fold and describe it; folding never
 * reads the pack, never draws and never reads a clock. All events are public. Each is written once, as a
 * schema; the rules use only the types.
 */
import { z } from 'zod';
import { ACADEMIC_TRACKS, GOODS, LEVELS, ROWS, TOKENS, TRACKS } from './vocabulary';
import {
  BridgePlaceShape,
  BridgeStacksShape,
  CraneShape,
  ItemKindShape,
  ItemShape,
  PackNameShape,
  ParlerShape,
  PlacedBuildingShape,
  PlayerShape,
  PlazaShape,
  RowsShape,
  SetupShape,
  SourceShape,
  StacksVShape,
  TechnologyStacksShape,
} from './state';
import {
  ActionShape,
  ContextShape,
  CostShape,
  EffectShape,
  EraShape,
  GridShape,
  LevelShape,
  RoadSpaceShape,
  RotationShape,
  RowShape,
  SeatShape,
  SlotShape,
  TileShape,
  TokenShape,
  TrackShape,
  count,
  list,
  object,
  partialRecord,
  record,
} from './vocabulary-shapes';

const points = z.int();
const V = z.enum(['IV', 'V']);
const seat = SeatShape;
const tile = TileShape;
const performance = count.describe('The id of a performance of the turn.');
const pack = {
  position: z.int().describe('Next to the wheel, 0 to 11, as in `crane.positions` of the pack.'),
  sector: z
    .int()
    .describe('The sector of the wheel, 0 to 11. The position of the tile is (arrow + sector) mod 12.'),
};

const event = <T extends string, S extends z.ZodRawShape>(type: T, description: string, shape: S) =>
  object({ type: z.literal(type), ...shape }).meta({ id: `${type}Event`, description });

const OF_TURNS = [
  event('GameStarted', 'The set-up; row 1 consists of it.', {
    rulesVersion: z.int().min(1),
    pack: PackNameShape,
    setup: SetupShape,
    commitment: z.string().describe('SHA-256 of the seed of all shuffles.'),
    crane: CraneShape,
    rows: RowsShape,
    buildings: list(PlacedBuildingShape),
    plazas: list(PlazaShape),
    bridge: list(BridgePlaceShape),
    bridgeStacks: BridgeStacksShape,
    technologyStacks: TechnologyStacksShape,
    river: list(z.string()),
    player: PlayerShape.describe('The goods and pieces of every player at the start.'),
    opponent: PlayerShape.optional().describe(
      'The goods and pieces of the second seat of a solo game at the start.',
    ),
    parler: ParlerShape.optional(),
    openV: StacksVShape.optional(),
  }),
  event('TurnStarted', 'A turn begins.', { seat, turn: z.int().min(1) }),
  event('ActionTileTaken', 'An action tile is taken from the wheel.', {
    seat,
    tile,
    ...pack,
    actions: z.tuple([ActionShape, ActionShape]).readonly(),
    bonus: EffectShape.optional().describe('The bonus of its slot.'),
  }),
  event('SlotBonusUsed', 'The bonus of the slot is used, or lost.', {
    seat,
    how: z.enum(['collected', 'bought', 'special', 'points', 'lapsed']),
    bonus: EffectShape,
  }),
  event('ActionDeclared', 'An action begins.', {
    seat,
    id: performance,
    action: ActionShape,
    context: ContextShape,
    top: tile.optional().describe('The upgrade on top of it.'),
    discount: CostShape.optional(),
    then: EffectShape.optional(),
  }),
  event('ActionDone', 'The action has no open parts left.', { seat, id: performance }),
  event('MainActionSkipped', 'The main action is left out.', { seat }),
  event('ExtraActionBought', 'The extra action is paid for.', { seat }),
  event('ExtraActionLapsed', 'It was paid for and not used.', { seat }),
  event('WindowsDiscarded', 'Windows beyond two are given back.', { seat, discarded: CostShape }),
  event('TurnEnded', 'The turn is over.', { seat, turn: z.int().min(1) }),
  event('WheelTurned', 'The crane wheel turns.', {
    arrow: z.int(),
    steps: z.union([z.literal(1), z.literal(2)]),
  }),
  event('ActionTileReturned', 'The action tile goes back to the wheel.', { tile, ...pack }),
  event('ActionTileRecycled', 'An action tile that no player took goes round.', { tile, ...pack }),
  event('PlatformMoved', 'The cube of the platform moves.', { left: count }),
  event('EraChanged', 'The second era begins; its tiles are laid out.', { era: EraShape, rows: RowsShape }),
] as const;

const OF_GOODS = [
  event('Gained', 'A seat gains goods or tokens.', {
    seat,
    what: z.union([z.enum(GOODS), z.enum(TOKENS)]),
    n: count,
    // WEALTH-1.
    lost: count.optional().describe('How many went beyond the limit of 9.'),
    source: SourceShape,
  }),
  event('Paid', 'A seat pays.', { seat, cost: CostShape, source: SourceShape }),
  event('Scored', 'A seat scores.', { seat, points, source: SourceShape }),
  event('TrackAdvanced', 'A marker goes up a track.', {
    seat,
    track: z.union([z.enum(TRACKS), z.enum(ACADEMIC_TRACKS)]),
    to: count,
    source: SourceShape,
  }),
  event('Produced', 'All mines or quarries of a seat produce.', { seat, what: z.enum(['gold', 'stone']) }),
  event('WealthBonusTaken', 'The ninth of something gives a bonus.', {
    seat,
    bonus: z.string(),
    cubes: count,
  }),
  event('ProductionTokenTaken', 'A production token comes to a track.', {
    seat,
    track: TrackShape,
    token: z.string(),
  }),
  event('AbilityUsed', 'A lasting ability pays.', { seat, tile, oncePerTurn: z.boolean() }),
  event('SealRightGained', 'A seat may claim a seal.', { seat, track: TrackShape }),
  event('SealClaimed', 'A player takes a seal; no other player may take it.', { seat, seal: z.string() }),
  event('TechnologyDrawn', 'Technologies are drawn; only their owner sees which.', {
    seat,
    level: LevelShape,
    count,
    item: count.describe('The open item they are offered for.'),
  }),
  event('TechnologyChosen', 'One of them is kept.', {
    seat,
    level: LevelShape,
    tile,
    active: z.boolean(),
    returned: count,
  }),
  event('TechnologyUsed', 'A single-use technology is used.', { seat, tile }),
] as const;

const OF_TILES = [
  event('TileTaken', 'A hexagon tile is taken from a row.', { seat, row: RowShape, slot: SlotShape, tile }),
  event('UpgradePlaced', 'It is put on an action.', {
    seat,
    action: ActionShape,
    tile,
    rotation: RotationShape,
    covers: tile.optional(),
  }),
  event('WallPlaced', 'It joins the walls of a player.', {
    seat,
    tile,
    cell: z.string(),
    rotation: RotationShape,
  }),
  event('BuildingPlaced', 'It is built in the city.', {
    seat,
    tile,
    site: z.string(),
    rotation: RotationShape,
    cube: z.boolean(),
  }),
  // ADJ-1: `contact` is the key of the pair, `gains` both symbols.
  event('EdgeMatched', 'Two halves of an edge meet and pay.', {
    seat,
    contact: z.string(),
    gains: list(EffectShape),
  }),
  // CORNER-3: one contact for each other corner.
  event('CornersMatched', 'Corners of one colour meet.', {
    seat,
    token: TokenShape,
    contacts: list(z.string()),
  }),
  event('UpgradeBonusCollected', 'A player gets what an upgrade next to the action pays.', {
    seat,
    performance,
    tile,
  }),
  event('UpgradeBonusLapsed', 'It was not collected in time.', { seat, performance }),
  event('RowRefilled', 'A slot of a row is filled.', { row: RowShape, slot: SlotShape, tile }),
  event('RowRefreshed', 'Two tiles of a row go under their stacks.', {
    seat,
    row: RowShape,
    slots: z.tuple([SlotShape, SlotShape]).readonly(),
    removed: z.tuple([tile, tile]).readonly(),
  }),
  event('PlazaCompleted', 'A plaza is complete; the majority is found.', {
    plaza: z.string(),
    seat: seat.describe('Who completed it.'),
    // PLAZA-9.
    sites: list(z.string()).describe('Sites whose cubes go back to their owners.'),
    claims: list(object({ seat, cubes: count, cost: count })),
    // PLAZA-5, PLAZA-6.
    both: list(seat).describe('Seats that gain both rewards.'),
  }),
  event('PlazaRewardTaken', 'A player gets what a completed plaza pays.', {
    seat,
    plaza: z.string(),
    reward: z.enum(['upper', 'lower', 'both']),
  }),
] as const;

// OPEN_V.
const open = z.literal(true).optional().describe('All players had seen them before.');
const OF_PROJECTS = [
  event('RoadAdvanced', "A pawn moves on the King's Road.", { seat, to: count, space: RoadSpaceShape }),
  event('BridgeTilesDrawn', 'Bridge tiles are drawn; only their owner sees which.', {
    open,
    seat,
    stack: V,
    count,
    item: count,
  }),
  event('BridgeTileChosen', 'One of them is kept.', { seat, stack: V, tile, returned: count }),
  event('PlankPlaced', 'It is laid on the bridge.', { seat, tile, place: z.string() }),
  event('CathedralTilesShown', 'Tiles of the Cathedral are shown to one seat.', {
    open,
    seat,
    count,
    item: count,
  }),
  event('CathedralTileClaimed', 'One of them is taken, or none.', {
    seat,
    tile: tile.optional(),
    returned: count,
  }),
  event('GridMoved', 'A marker moves at the Hunger Wall or the Cathedral.', {
    seat,
    grid: GridShape,
    row: z.int(),
    column: z.int(),
    by: z.enum(['sideways', 'up', 'arrow-up', 'arrow-sideways', 'climb']),
  }),
] as const;

const OF_PARLER = [
  event('ParlerMarkersSet', "Parler's pawn and markers are put down.", {
    plaza: z.string(),
    markers: record(z.enum(ROWS), SlotShape),
  }),
  // PARLER-1: an empty deck is refilled and shuffled first. `left`: cards in the deck after this one.
  event('ParlerCardRevealed', 'A card of his is turned up.', {
    card: z.string(),
    left: count,
    reshuffled: z.boolean(),
  }),
  event('ParlerTileTaken', 'He takes a tile.', {
    row: RowShape,
    slot: SlotShape,
    tile,
    to: z.enum(['stack', 'city']),
  }),
  event('ParlerMarkerMoved', 'His marker moves on.', { row: RowShape, slot: SlotShape }),
  event('ParlerPawnMoved', 'His pawn moves on.', { plaza: z.string().optional(), steps: count }),
  event('ParlerStageReached', 'His turn reaches its next stage.', {
    stage: z.enum(['idle', 'tile', 'after-tile', 'production', 'recycle']),
  }),
  event('ProductionTokenRemoved', 'He takes a production token out of the game.', { token: z.string() }),
  event('ParlerSealClaimed', 'He claims a seal.', { seal: z.string() }),
] as const;

const OF_THE_WHOLE = [
  event('ItemOpened', 'Something is owed to or by a seat.', { item: ItemShape }),
  event('ItemClosed', 'It is settled.', {
    id: count,
    seat,
    kind: ItemKindShape.describe('The kind of the open item.'),
    how: z.enum(['answered', 'declined', 'automatic', 'lapsed', 'moot']),
  }),
  event('LastCallStarted', 'All turns are done; rewards of the last one are open.', {}),
  event('ScoringStarted', 'Final scoring begins.', {}),
  event('GameEnded', 'The game is over.', {
    scores: list(z.int()).describe('By seat.'),
    ranking: list(seat).describe('Seats from first to last.'),
    // they were shown for a choice that was still open, and went back under their stacks.
    returned: partialRecord(z.enum(LEVELS), count).optional(),
  }),
  event('Undone', 'Steps are taken back; their rows stay in the log.', {
    seat,
    to: count.describe('The row whose position is restored.'),
    rows: list(count).describe('The rows taken back.'),
    // turn-back.ts.
    consent: list(seat)
      .optional()
      .describe(
        'Only where an ended turn was taken back: the seats that agreed. Empty if no other person sat there.',
      ),
  }),
] as const;

const EVENT_SHAPES = [
  ...OF_TURNS,
  ...OF_GOODS,
  ...OF_TILES,
  ...OF_PROJECTS,
  ...OF_PARLER,
  ...OF_THE_WHOLE,
] as const;

/** Any event, by its type. */
export const EventShape = z
  .discriminatedUnion('type', EVENT_SHAPES)
  .meta({ id: 'Event', description: 'A fact; a row of the log consists of some. See `type`.' });

export type Event = z.output<typeof EventShape>;
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
