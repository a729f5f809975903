/** The effects that a box may enter at each place: only those that the engine can execute there. */
import { z } from 'zod';
import {
  ACTIONS,
  COUNTABLES,
  GOODS,
  TRIGGERS,
  type CountedKind,
  type Effect,
  type Trigger,
} from '@/lib/game/engine/vocabulary';

/** Maximum nesting depth of an effect, counting the effect itself. */
const MAX_LEVELS = 4;
/** Maximum parts of a list, and of a whole effect. */
const MAX_LIST = 4;
const MAX_PARTS = 8;
/** Maximum units of a good in one effect; gold and stone are limited to 9. */
const MAX_GOODS = 9;
export const MAX_POINTS = 20;

const MOST = {
  gold: MAX_GOODS,
  stone: MAX_GOODS,
  egg: 5,
  'silver-window': 5,
  'gold-window': 5,
  points: MAX_POINTS,
  technology: 8,
  university: 8,
  'gold-mine': 5,
  quarry: 5,
  'blue-token': 5,
  'red-token': 5,
  'wall-step': 5,
  'cathedral-step': 5,
  'wall-or-cathedral-step': 5,
  'special-or-points': MAX_GOODS,
} as const satisfies Readonly<Record<CountedKind, number>>;

const counted = <K extends CountedKind>(kind: K, most: number = MOST[kind]) =>
  z.strictObject({ kind: z.literal(kind), n: z.int().min(1).max(most) });
const kind = <K extends Effect['kind']>(name: K) => z.strictObject({ kind: z.literal(name) });
const costOf = <G extends (typeof GOODS)[number]>(goods: readonly G[], most = MAX_GOODS) =>
  z.partialRecord(z.enum(goods), z.int().min(0).max(most));
const isPrice = (cost: object): boolean => Object.values(cost).some((n) => n > 0);

/** A price in gold and stone; it may be zero. */
export const Money = costOf(['gold', 'stone']);
/** A price of at least one gold or stone. */
const SomeMoney = Money.refine(isPrice, { error: 'no-price' });
/** A price in any goods; it may be zero. Eggs can only be spent on the King's Road. */
export const AnyCost = costOf(GOODS.filter((good) => good !== 'egg'));
const SomeCost = AnyCost.refine(isPrice, { error: 'no-price' });

const SIMPLE = [
  counted('gold'),
  counted('stone'),
  counted('egg'),
  counted('silver-window'),
  counted('gold-window'),
  counted('points'),
] as const;
const PointsPer = z.strictObject({
  kind: z.literal('points-per'),
  n: z.int().min(1).max(MAX_GOODS),
  per: z.enum(COUNTABLES),
});
const May = z.strictObject({
  kind: z.literal('may'),
  gain: z.discriminatedUnion('kind', [counted('wall-step'), counted('cathedral-step')]),
});
const LEAVES = [
  ...SIMPLE,
  counted('technology'),
  counted('university'),
  counted('gold-mine'),
  counted('quarry'),
  counted('blue-token'),
  counted('red-token'),
  counted('wall-step'),
  counted('cathedral-step'),
  counted('wall-or-cathedral-step'),
  PointsPer,
  May,
] as const;

const listOf = <T extends z.ZodType>(part: T) => z.array(part).min(2).max(MAX_LIST);
const listed = <K extends 'both' | 'choose-one', T extends z.ZodType>(name: K, part: T) =>
  z.strictObject({ kind: z.literal(name), of: listOf(part) });

/** Schemas of gains up to a nesting depth, with and without choices. */
interface Gains {
  readonly any: z.ZodType<Effect>;
  readonly plain: z.ZodType<Effect>;
}

function gainsOf(levels: number): Gains {
  if (levels === 1) {
    const leaf = z.discriminatedUnion('kind', LEAVES);
    return { any: leaf, plain: leaf };
  }
  const { any, plain } = GAINS[levels - 2] ?? gainsOf(levels - 1);
  return {
    any: z.discriminatedUnion('kind', [...LEAVES, listed('both', any), listed('choose-one', any)]),
    plain: z.discriminatedUnion('kind', [...LEAVES, listed('both', plain)]),
  };
}
const GAINS: Gains[] = [];
for (let levels = 1; levels <= MAX_LEVELS; levels += 1) GAINS.push(gainsOf(levels));
const gains = (levels: number): Gains => GAINS[levels - 1] ?? gainsOf(levels);

/** The leaf effects of an effect. */
export function leavesOf(effect: Effect): readonly Effect[] {
  if (effect.kind === 'both' || effect.kind === 'choose-one') return effect.of.flatMap(leavesOf);
  if (effect.kind === 'may' || effect.kind === 'pay' || effect.kind === 'ability')
    return leavesOf(effect.gain);
  return [effect];
}

/**
 * The number of choices an effect asks for. A production of choice is asked separately and does not count.
 */
function choicesIn(effect: Effect): number {
  if (effect.kind === 'both') return effect.of.reduce((sum, part) => sum + choicesIn(part), 0);
  if (effect.kind === 'pay' || effect.kind === 'ability') return choicesIn(effect.gain);
  if (effect.kind !== 'choose-one' || effect.of.every((part) => part.kind === 'produce')) return 0;
  return 1 + Math.max(...effect.of.map(choicesIn));
}

/** Open choices multiply, and the rules try every answer, so one effect may ask at most twice. */
const MAX_CHOICES = 2;

const bounded = <T extends z.ZodType<Effect>>(schema: T) =>
  schema
    .refine((effect) => leavesOf(effect).length <= MAX_PARTS, { error: 'too-many-parts' })
    .refine((effect) => choicesIn(effect) <= MAX_CHOICES, { error: 'too-many-choices' });

/** A gain of goods, points, tokens, advances and moves: all of them, or one of several. */
export const Gain = bounded(gains(MAX_LEVELS).any);
/** A gain without a choice. */
export const PlainGain = bounded(gains(MAX_LEVELS).plain);

/** The gain of a side symbol: one unit of one kind. */
export const SideGain = z.discriminatedUnion('kind', [
  counted('gold', 1),
  counted('stone', 1),
  counted('egg', 1),
  counted('silver-window', 1),
  counted('gold-window', 1),
  counted('points', 1),
  counted('technology', 1),
  counted('university', 1),
]);

/** The bonus of a sector of the wheel. */
export const WheelBonus = z.discriminatedUnion('kind', [
  ...SIMPLE,
  z.strictObject({ kind: z.literal('buy-egg'), cost: SomeMoney }),
  counted('special-or-points'),
]);

/** The effect of a square of a grid. */
export const SquareEffect = z.discriminatedUnion('kind', [
  counted('points'),
  kind('arrow-up'),
  kind('arrow-sideways'),
]);

/** The end scoring of a tile V. */
export const VTileEnd = PointsPer;

/**
 * The end scoring of a seal: only gold and stone, because both are limited, which bounds the search for
 * the best.
 */
export const SealEnd = z.discriminatedUnion('kind', [
  counted('points'),
  z.strictObject({
    kind: z.literal('spend-for-points'),
    cost: SomeMoney,
    n: z.int().min(1).max(MAX_POINTS),
  }),
]);

/** Triggers that can fire several times in one gain, so their effect must not ask for a choice. */
const REPEATED: ReadonlySet<Trigger> = new Set([
  'gold-mine-advance',
  'quarry-advance',
  'grid-row-up',
  'blue-token',
  'red-token',
  'egg',
]);
const ability = <T extends z.ZodRawShape>(more: T) =>
  z
    .strictObject({
      kind: z.literal('ability'),
      trigger: z.enum(TRIGGERS),
      gain: bounded(gains(MAX_LEVELS - 1).any),
      ...more,
    })
    .refine(
      ({ trigger, gain }: { trigger?: unknown; gain?: unknown }) =>
        !REPEATED.has(trigger as Trigger) || choicesIn(gain as Effect) === 0,
      { error: 'repeated-choice', path: ['gain'] },
    );

/** A technology of levels I and II: a permanent ability. */
export const LastingEffect = ability({ limit: z.literal('once-per-turn').optional() });

const produce = <W extends 'gold' | 'stone'>(what: W) =>
  z.strictObject({ kind: z.literal('produce'), what: z.literal(what) });
const Discount = costOf(['gold', 'stone']).refine(isPrice, { error: 'no-price' });
const PRODUCE_EITHER = z.tuple([produce('gold'), produce('stone')]);
/** The parts of a technology that is used once, up to a nesting depth. */
const onceOf = (levels: number) =>
  [
    ...LEAVES,
    z.strictObject({
      kind: z.literal('perform-action'),
      action: z.enum([...ACTIONS, 'any']),
      discount: Discount.optional(),
    }),
    z.strictObject({ kind: z.literal('produce'), what: z.enum(['gold', 'stone']) }),
    kind('plaza-rewards'),
    z.strictObject({
      kind: z.literal('choose-one'),
      of: z.union([listOf(gains(levels - 1).any), PRODUCE_EITHER]),
    }),
  ] as const;

/** At most one part of a technology performs an action, and at most one gives the rewards of a plaza. */
const isOnce = (effect: Effect): boolean =>
  (['perform-action', 'plaza-rewards'] as const).every(
    (name) => leavesOf(effect).filter((part) => part.kind === name).length <= 1,
  );

/** A technology of levels III and IV: used once, one part after another. */
export const OnceEffect = bounded(
  z.discriminatedUnion('kind', [
    ...onceOf(MAX_LEVELS),
    z.strictObject({ kind: z.literal('climb'), n: z.int().min(1).max(5), crossing: z.literal('waived') }),
    listed(
      'both',
      z.discriminatedUnion('kind', [...onceOf(MAX_LEVELS - 1), listed('both', gains(MAX_LEVELS - 2).any)]),
    ),
  ]),
).refine(isOnce, { error: 'performs-twice' });

/** The free effect of a road space: a gain, a purchase, or an ability while the pawn stays there. */
export const RoadFree = z.union([
  Gain,
  bounded(z.strictObject({ kind: z.literal('pay'), cost: SomeCost, gain: gains(MAX_LEVELS - 1).any })),
  ability({ while: z.literal('pawn-here') }),
]);

/** The effect that a King's Road space offers for an egg. */
export const RoadEgg = bounded(
  z.strictObject({
    kind: z.literal('pay'),
    cost: z.strictObject({ egg: z.literal(1) }),
    gain: gains(MAX_LEVELS - 1).any,
  }),
);
