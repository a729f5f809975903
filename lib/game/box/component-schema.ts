/**
 * The values that a box may set for one component: a strict object for each kind, with all fields
 * optional.
 */
import { z } from 'zod';
import type { GridFrame, PackData, ProductionTrack, TierSet, WealthBonus } from '@/lib/game/engine/pack';
import { listEntries } from '@/lib/game/engine/util';
import { ACTIONS, type Cost } from '@/lib/game/engine/vocabulary';
import { cleanName, MAX_NAME } from '@/lib/game/names/clean-name';
import type { Component, ComponentKind } from './components';
import {
  AnyCost,
  Gain,
  LastingEffect,
  MAX_POINTS,
  Money,
  OnceEffect,
  PlainGain,
  RoadEgg,
  RoadFree,
  SealEnd,
  SideGain,
  SquareEffect,
  VTileEnd,
  WheelBonus,
} from './effect-schema';

const MARKUP = /[<>{}[\]\\`|]|&#?\w+;|https?:|www\.|:\/\/|@|\p{L}\.\p{L}{2,}/iu;

/** Whether a text contains neither markup nor a link. */
export const isPlainText = (text: string): boolean => !MARKUP.test(text.normalize('NFKC'));

/** A name entered by a player: plain text, without markup and links. */
export const BoxName = z
  .string()
  .min(1)
  .max(MAX_NAME)
  .refine((name) => cleanName(name) === name, { error: 'bad-name' })
  .refine(isPlainText, { error: 'bad-name' });

const isDistinct = (list: readonly unknown[]): boolean => new Set(list).size === list.length;
const Six = z.int().min(0).max(5);
const Corners = z.array(Six).max(6).refine(isDistinct, { error: 'twice' });
const Edges = z
  .array(z.strictObject({ side: Six, gain: SideGain }))
  .max(6)
  .refine((edges) => isDistinct(edges.map(({ side }) => side)), { error: 'twice' });

const Pair = z
  .tuple([z.enum(ACTIONS), z.enum(ACTIONS)])
  .refine(([one, other]) => one !== other, { error: 'twice' });

/** A list of non-decreasing numbers, one for each row or column. */
const Rising = (length: number, most: number) =>
  z
    .array(z.int().min(0).max(most))
    .length(length)
    .refine((list) => list.every((n, i) => n >= (list[i - 1] ?? 0)), { error: 'falling' });

/** The values of the kinds whose schema depends neither on the component nor on the pack. */
const FIXED = {
  upgrade: z.strictObject({
    name: BoxName.optional(),
    action: z.enum(ACTIONS).optional(),
    bonus: Gain.optional(),
    edges: Edges.optional(),
    corners: Corners.optional(),
  }),
  wall: z.strictObject({
    name: BoxName.optional(),
    cost: Money.optional(),
    gain: Gain.optional(),
    icon: z.literal('hunger-wall').nullable().optional(),
    edges: Edges.optional(),
    corners: Corners.optional(),
  }),
  building: z.strictObject({
    name: BoxName.optional(),
    cost: Money.optional(),
    gain: Gain.optional(),
    icon: z.literal('cathedral').nullable().optional(),
    cubeSpace: z.boolean().optional(),
    corners: Corners.optional(),
  }),
  'plaza-face': z.strictObject({ upper: Gain.optional(), lower: Gain.optional() }),
  'bridge-face': z.strictObject({ spaces: z.tuple([Gain, Gain]).optional() }),
  'road-space': z.strictObject({ free: RoadFree.optional(), egg: RoadEgg.optional() }),
  'road-face': z.strictObject({ free: RoadFree.optional() }),
  'production-token': z.strictObject({ gain: Gain.optional() }),
  seal: z.strictObject({ cost: AnyCost.optional(), end: SealEnd.optional() }),
  'action-tile': z.strictObject({ sides: z.strictObject({ A: Pair, B: Pair }).optional() }),
  'wheel-sector': z.strictObject({ bonus: WheelBonus.optional() }),
  site: z.strictObject({
    surcharge: z.strictObject({ gold: z.int().min(0).max(9) }).optional(),
    points: z.int().min(0).max(MAX_POINTS).optional(),
  }),
} satisfies Partial<Record<ComponentKind, z.ZodType>>;
const lasting = z.strictObject({ name: BoxName.optional(), effect: LastingEffect.optional() });
const once = z.strictObject({ name: BoxName.optional(), effect: OnceEffect.optional() });
const bridgeTile = z.strictObject({ gain: Gain.optional() });
const vTile = z.strictObject({ gain: Gain.nullable().optional(), end: VTileEnd.optional() });

const tierSets = new Map<string, z.ZodType>();

/** The squares of a grid: each at most once, none on the start, and no arrow that leaves the grid. */
function tierSetOf({ grid }: TierSet, frames: readonly GridFrame[]): z.ZodType {
  const frame = frames.find(({ id }) => id === grid);
  const { rows, columns, start } = frame ?? { rows: 6, columns: 6, start: { row: 0, column: 0 } };
  const key = JSON.stringify([rows, columns, start]);
  const known = tierSets.get(key);
  if (known) return known;
  const square = z
    .strictObject({
      row: z
        .int()
        .min(0)
        .max(rows - 1),
      column: z
        .int()
        .min(0)
        .max(columns - 1),
      effect: SquareEffect,
    })
    .refine(({ row, column }) => row !== start.row || column !== start.column, { error: 'on-the-start' })
    .refine(
      ({ row, column, effect }) =>
        (effect.kind !== 'arrow-up' || row < rows - 1) &&
        (effect.kind !== 'arrow-sideways' || column < columns - 1),
      { error: 'off-the-grid' },
    );
  const schema = z.strictObject({
    squares: z
      .array(square)
      .max(rows * columns - 1)
      .refine((list) => isDistinct(list.map(({ row, column }) => `${row},${column}`)), { error: 'twice' })
      .optional(),
  });
  tierSets.set(key, schema);
  return schema;
}

/** Values of rows and columns; a tile has only the price of entering its tier. */
function frameOf({ rows, columns, tiers }: GridFrame): z.ZodType {
  const tier = (known: GridFrame['tiers'][number]) =>
    z.strictObject({
      tier: z.literal(known.tier),
      rows: z
        .array(z.int())
        .max(rows)
        .refine((list) => list.join() === known.rows.join(), { error: 'fixed' }),
      ...(known.crossing ? { crossing: Money } : {}),
    });
  const [first, ...more] = tiers.map(tier);
  return z.strictObject({
    rowPoints: Rising(rows, 50).optional(),
    columnValues: Rising(columns, 9).optional(),
    ...(first ? { tiers: z.tuple([first, ...more]).optional() } : {}),
  });
}

/** Bonuses on fields of a production track. The pack supplies ids and provenance. */
function trackOf({ tokenLiesOnField, sealAtCount }: ProductionTrack): z.ZodType {
  const bonus = z.strictObject({
    field: z
      .int()
      .min(tokenLiesOnField + 1)
      .max(sealAtCount),
    gain: PlainGain,
    id: z.string().max(60).optional(),
    provenance: z.string().max(20).optional(),
    note: z.string().max(200).optional(),
  });
  return z.strictObject({
    productionBonuses: z
      .array(bonus)
      .max(4)
      .refine((list) => isDistinct(list.map(({ field }) => field)), { error: 'twice' })
      .optional(),
  });
}

/** A threshold that no player meets at the start. */
function wealthOf({ reach }: WealthBonus, { playerBoard: { start } }: PackData): z.ZodType {
  const above = (cost: Cost) =>
    listEntries(cost)
      .filter(([, n]) => n > 0)
      .map(([good, n]) => n > start[good]);
  const isAhead = (cost: Cost) =>
    reach ? above(cost).includes(true) : !above(cost).includes(false) && above(cost).length > 0;
  const threshold = Money.refine(isAhead, { error: 'reached-at-start' }).optional();
  return z.strictObject({ [reach ? 'reach' : 'reachEither']: threshold, gain: Gain.optional() });
}

/** The schema of a component's values. Components of the same shape share one schema. */
export function valuesSchema(component: Component, pack: PackData): z.ZodType {
  switch (component.kind) {
    case 'technology':
      return component.entry.use === 'permanent' ? lasting : once;
    case 'bridge-tile':
      return component.entry.end ? vTile : bridgeTile;
    case 'tier-set':
      return tierSetOf(component.entry, pack.grids.frames);
    case 'grid-frame':
      return frameOf(component.entry);
    case 'production-track':
      return trackOf(component.entry);
    case 'wealth-bonus':
      return wealthOf(component.entry, pack);
    default:
      return FIXED[component.kind];
  }
}
