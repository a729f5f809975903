/**
 * The commands of a seat: a closed union, both incoming and stored. Schemas reject unknown keys. They check
 * only shapes; the rules decide whether a command is legal (lib/game/casebook/rulings.ts lists them). The rules
 * use only the types.
 */
import { z } from 'zod';
import { ACTIONS, GOODS, GRIDS, ROAD_SPACES, ROWS, TRACKS, type Cost } from './vocabulary';

/** Place in the turn order, 0-based; seat 0 takes the first turn. */
export type SeatId = number;

const MAX_ID = 80;
/** Far longer than any pack id; the limit keeps garbage out of logs and messages. */
const Id = z
  .string()
  .min(1)
  .max(MAX_ID)
  .regex(/^[A-Za-z0-9][A-Za-z0-9:_-]*$/);
const Count = z.int().min(0).max(1_000_000);
const Small = z.int().min(0).max(99);

const Action = z.enum(ACTIONS);
const Grid = z.enum(GRIDS);
const Row = z.enum(ROWS);
const Track = z.enum(TRACKS);
const RoadSpace = z.enum(ROAD_SPACES);
// Slots 0..2 hold normal tiles, slot 3 the special tile (HEX-1).
const SlotNumber = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export type Slot = z.output<typeof SlotNumber>;
// Steps of 60 degrees clockwise from the printed orientation.
const Turned = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]);
export type Rotation = z.output<typeof Turned>;
const Payment: z.ZodType<Cost> = z.partialRecord(z.enum(GOODS), Small);
// Where the right to perform an action comes from: the action tile, the bought extra action, or a technology.
const Context = z.union([z.enum(['main', 'extra']), z.templateLiteral(['tech:', Id])]);
export type Context = z.output<typeof Context>;
const Choice = z.enum(['increase', 'produce']);

const command = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).meta({ id: `${type}Command` });

/** The schemas of all commands of section 4, one for each type. */
export const COMMAND_SCHEMAS = [
  command('TakeActionTile', { position: Small }), // DEC-1
  command('CollectSlotBonus', {}), // DEC-2
  command('BuyEgg', {}), // DEC-3
  command('ScoreSpecialPoints', {}), // DEC-4
  command('DeclareAction', { action: Action, context: Context }), // DEC-5
  command('BuyExtraAction', { pay: Payment }), // DEC-6
  command('UseTechnology', { tile: Id, grid: Grid.optional() }), // DEC-7, grid only for a climb
  command('RefreshRow', { row: Row, slots: z.tuple([SlotNumber, SlotNumber]).readonly(), pay: Payment }), // DEC-8
  command('RefillRow', { row: Row }), // DEV-3
  command('MoveUp', { grid: Grid }), // DEC-9
  command('ClaimSeal', { seal: Id.optional() }), // DEC-10; no seal = keep the right (answer to an interrupt)
  command('EndTurn', {}), // DEC-11
  command('SkipMainAction', {}), // DEC-12
  command('ManageMines', { choice: Choice }), // DEC-13
  command('ManageQuarries', { choice: Choice }), // DEC-14
  command('PlaceUpgrade', { slot: SlotNumber, rotation: Turned }), // DEC-15
  command('PlaceWall', { slot: SlotNumber, cell: Id, rotation: Turned }), // DEC-16
  // DEC-17
  command('PlaceBuilding', {
    slot: SlotNumber,
    site: Id,
    rotation: Turned,
    // the only cube stays for the seal that the reward gives the right to.
    keepCube: z.literal(true).optional(),
  }),
  command('AdvanceRoad', {}), // DEC-18
  command('ResolveRoadEffect', { space: RoadSpace, option: Small.optional() }), // DEC-19
  command('ResolveRoadEgg', { space: RoadSpace, option: Small }), // DEC-20
  command('ChooseBridgeTile', { tile: Id }), // DEC-21
  command('PlacePlank', { place: Id }), // DEC-22
  command('CollectUpgradeBonus', { performance: Count, tile: Id }), // DEC-24
  command('ChooseTechnology', { tile: Id }), // DEC-25
  command('ChooseProductionToken', { track: Track, token: Id }), // DEC-26
  command('MoveSideways', { item: Count, grid: Grid }), // DEC-27
  command('ResolveUpArrow', { grid: Grid, accept: z.boolean() }), // DEC-28
  command('ClaimCathedralTile', { tile: Id.optional() }), // DEC-29; no tile = decline
  command('ChoosePlazaReward', { plaza: Id, reward: z.enum(['upper', 'lower']) }), // DEC-30
  command('ChooseAlternative', { item: Count, option: Small }), // DEC-31
  command('ChooseProductionKind', { item: Count, what: z.enum(['gold', 'stone']) }), // DEC-32
  command('ChoosePlazaTile', { plaza: Id }), // DEC-33
  command('DiscardWindows', { keep: z.strictObject({ 'gold-window': Small, 'silver-window': Small }) }), // DEC-34
  // DEC-35
  command('SetParlerMarkers', {
    plaza: Id,
    slots: z.strictObject({ upgrade: SlotNumber, wall: SlotNumber, building: SlotNumber }),
  }),
  command('PlaceParlerBuilding', { site: Id, rotation: Turned }), // DEC-36
  command('Undo', { to: Count }), // DEC-38: back to the position right after log row `to`
] as const;

/** Any command of a seat. */
export const CommandSchema = z
  .discriminatedUnion('type', COMMAND_SCHEMAS)
  .meta({ id: 'Command', description: 'One step of a seat; see `type`.' });

export type Command = Readonly<z.output<typeof CommandSchema>>;
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
