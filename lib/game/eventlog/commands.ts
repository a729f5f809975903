/**
 * The schema of commands, both incoming and stored. It rejects unknown keys. It checks only shapes; the
 * rules decide whether a command is legal.
 */
import { z } from 'zod';
import type { Command, Rotation, Slot } from '@/lib/game/engine/commands';
import { ACTIONS, GOODS, GRIDS, ROAD_SPACES, ROWS, TRACKS } from '@/lib/game/engine/vocabulary';

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
const SlotNumber = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
]) satisfies z.ZodType<Slot>;
const Turned = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]) satisfies z.ZodType<Rotation>;
const Cost = z.partialRecord(z.enum(GOODS), Small);
const Context = z.union([z.enum(['main', 'extra']), z.templateLiteral(['tech:', Id])]);
const Choice = z.enum(['increase', 'produce']);

const command = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape }).meta({ id: `${type}Command` });

/** The schemas of all commands of section 4, one for each type. */
export const COMMAND_SCHEMAS = [
  command('TakeActionTile', { position: Small }),
  command('CollectSlotBonus', {}),
  command('BuyEgg', {}),
  command('ScoreSpecialPoints', {}),
  command('DeclareAction', { action: Action, context: Context }),
  command('BuyExtraAction', { pay: Cost }),
  command('UseTechnology', { tile: Id, grid: Grid.optional() }),
  command('RefreshRow', { row: Row, slots: z.tuple([SlotNumber, SlotNumber]).readonly(), pay: Cost }),
  command('RefillRow', { row: Row }),
  command('MoveUp', { grid: Grid }),
  command('ClaimSeal', { seal: Id.optional() }),
  command('EndTurn', {}),
  command('SkipMainAction', {}),
  command('ManageMines', { choice: Choice }),
  command('ManageQuarries', { choice: Choice }),
  command('PlaceUpgrade', { slot: SlotNumber, rotation: Turned }),
  command('PlaceWall', { slot: SlotNumber, cell: Id, rotation: Turned }),
  command('PlaceBuilding', {
    slot: SlotNumber,
    site: Id,
    rotation: Turned,
    keepCube: z.literal(true).optional(),
  }),
  command('AdvanceRoad', {}),
  command('ResolveRoadEffect', { space: RoadSpace, option: Small.optional() }),
  command('ResolveRoadEgg', { space: RoadSpace, option: Small }),
  command('ChooseBridgeTile', { tile: Id }),
  command('PlacePlank', { place: Id }),
  command('CollectUpgradeBonus', { performance: Count, tile: Id }),
  command('ChooseTechnology', { tile: Id }),
  command('ChooseProductionToken', { track: Track, token: Id }),
  command('MoveSideways', { item: Count, grid: Grid }),
  command('ResolveUpArrow', { grid: Grid, accept: z.boolean() }),
  command('ClaimCathedralTile', { tile: Id.optional() }),
  command('ChoosePlazaReward', { plaza: Id, reward: z.enum(['upper', 'lower']) }),
  command('ChooseAlternative', { item: Count, option: Small }),
  command('ChooseProductionKind', { item: Count, what: z.enum(['gold', 'stone']) }),
  command('ChoosePlazaTile', { plaza: Id }),
  command('DiscardWindows', { keep: z.strictObject({ 'gold-window': Small, 'silver-window': Small }) }),
  command('SetParlerMarkers', {
    plaza: Id,
    slots: z.strictObject({ upgrade: SlotNumber, wall: SlotNumber, building: SlotNumber }),
  }),
  command('PlaceParlerBuilding', { site: Id, rotation: Turned }),
  command('Undo', { to: Count }),
] as const;

/** Any command of a seat. */
export const CommandSchema = z
  .discriminatedUnion('type', COMMAND_SCHEMAS)
  .meta({ id: 'Command', description: 'One step of a seat; see `type`.' });

type Parsed = z.output<typeof CommandSchema>;
type Mutual<A extends B, B extends C, C = A> = [A, B, C];
/** Fails to compile if this file and lib/game/engine/commands.ts differ. */
type _CommandsAgree = Mutual<Parsed, Command>;

/** Parses a command, or returns undefined if `value` is not one. */
export function parseCommand(value: unknown): Command | undefined {
  const parsed = CommandSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}
