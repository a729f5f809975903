/**
 * Schemas of the vocabulary of content packs, as views and events contain it. They describe output, with
 * units; the rules decide on legality.
 */
import { z } from 'zod';
import {
  ACTIONS,
  COUNTABLES,
  COUNTED_KINDS,
  ERAS,
  GOODS,
  GRIDS,
  LEVELS,
  ROAD_SPACES,
  ROWS,
  TOKENS,
  TRACKS,
  TRIGGERS,
  type Cost,
  type Effect,
} from './vocabulary';

/** An object, list or record whose members nobody changes. */
export const object = <S extends z.ZodRawShape>(members: S) => z.object(members).readonly();
export const record = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(keys: K, of: V) =>
  z.record(keys, of).readonly();
export const partialRecord = <K extends z.core.$ZodRecordKey, V extends z.ZodType>(keys: K, of: V) =>
  z.partialRecord(keys, of).readonly();
export const list = <S extends z.ZodType>(of: S) => z.array(of).readonly();
/** Marks a member that answers of the API leave out. */
export const OURS = { isOurs: true } as const;
/** A count, zero or more. */
export const count = z.int().min(0);

export const SeatShape = z
  .int()
  .min(0)
  .max(3)
  .meta({ id: 'Seat', description: 'A seat of the table, from 0; in order of play.' });
export const TileShape = z.string().meta({ id: 'TileId', description: 'A tile of the pack, by its id.' });
export const RotationShape = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
  .meta({ id: 'Rotation', description: 'Sixths of a turn, clockwise, against how the tile is printed.' });
export const SlotShape = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])
  .meta({ id: 'Slot', description: 'A slot of a row: 0 to 2 normal, 3 special.' });

export const ActionShape = z
  .enum(ACTIONS)
  .meta({ id: 'Action', description: 'One of the six actions of the board.' });
export const EraShape = z.enum(ERAS).meta({ id: 'Era', description: 'First or second era.' });
export const RowShape = z
  .enum(ROWS)
  .meta({ id: 'RowName', description: 'One of the three rows of hexagon tiles.' });
export const GridShape = z
  .enum(GRIDS)
  .meta({ id: 'Grid', description: 'Hunger Wall or Cathedral, by the id of its grid.' });
export const TrackShape = z.enum(TRACKS).meta({ id: 'Track', description: 'A production track.' });
export const LevelShape = z.enum(LEVELS).meta({ id: 'Level', description: 'Level of a technology.' });
export const TokenShape = z
  .enum(TOKENS)
  .meta({ id: 'Token', description: 'A token for matched corners. Tokens are scored in sets at the end.' });
export const RoadSpaceShape = z
  .enum(ROAD_SPACES)
  .meta({ id: 'RoadSpace', description: "A space of the King's Road." });
export const CostShape: z.ZodType<Cost> = z
  .partialRecord(z.enum(GOODS), z.int().min(0))
  .meta({ id: 'Cost', description: 'Amounts of goods, all due together; goods not named are 0.' });
export const ContextShape = z
  .union([z.enum(['main', 'extra']), z.templateLiteral(['tech:', z.string()])])
  .meta({
    id: 'Context',
    description: 'Why an action is performed: as the main one, as the extra one, or by a technology.',
  });

const amount = z.int();
const one = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape });
const inner = z.lazy(() => EffectShape);
const several = z.array(inner).readonly();

/** The effect of a symbol, a space or a tile. */
export const EffectShape: z.ZodType<Effect> = z
  .union([
    ...COUNTED_KINDS.map((kind) => one(kind, { n: amount })),
    one('both', { of: several }).describe('All of them.'),
    one('choose-one', { of: several }).describe('One of them, as the player likes.'),
    one('may', { gain: inner }).describe('If the player likes.'),
    one('pay', { cost: CostShape, gain: inner }).describe('If the price is paid.'),
    one('buy-egg', { cost: CostShape }),
    one('climb', { n: amount, crossing: z.literal('waived') }).describe(
      'Rows up in a grid, without the cost of crossing.',
    ),
    one('perform-action', {
      action: z.union([z.enum(ACTIONS), z.literal('any')]),
      discount: CostShape.optional(),
    }),
    one('produce', { what: z.enum(['gold', 'stone']) }),
    one('plaza-rewards', {}).describe('Both rewards of a plaza.'),
    one('points-per', { n: amount, per: z.enum(COUNTABLES) }).describe('`n` points for each.'),
    one('spend-for-points', { cost: CostShape, n: amount }),
    one('ability', {
      trigger: z.enum(TRIGGERS),
      gain: inner,
      limit: z.literal('once-per-turn').optional(),
      while: z.literal('pawn-here').optional(),
    }).describe('Whenever this happens to its owner.'),
    one('arrow-up', {}),
    one('arrow-sideways', {}),
  ])
  .meta({ id: 'Effect', description: 'The effect of a symbol, a space or a tile; see `kind`.' });
