import {
  ACTIONS,
  COUNTABLES,
  COUNTED_KINDS,
  GOODS,
  TRIGGERS,
  type CountedKind,
  type Effect,
} from '@/lib/game/engine/vocabulary';

/**
 * The closed effect vocabulary as checks at run time, for packs that did not pass the compiler and for
 * amounts.
 */

type Check = (value: unknown) => boolean;

const isWhole: Check = (n) => Number.isInteger(n) && Number(n) >= 1;
const isOneOf =
  (list: readonly unknown[]): Check =>
  (value) =>
    list.includes(value);
const isEffectList: Check = (value) => Array.isArray(value) && value.length >= 2;
const isPresent: Check = (value) => Boolean(value);

export const isCost: Check = (value) =>
  isRecord(value) &&
  Object.entries(value).every(([good, n]) => isOneOf(GOODS)(good) && Number.isInteger(n) && Number(n) >= 0);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Shape {
  readonly required: Readonly<Record<string, Check>>;
  readonly optional?: Readonly<Record<string, Check>>;
}

const COUNTED_SHAPE: Shape = { required: { n: isWhole } };

export const SHAPES = {
  ...(Object.fromEntries(COUNTED_KINDS.map((kind) => [kind, COUNTED_SHAPE])) as Record<CountedKind, Shape>),
  both: { required: { of: isEffectList } },
  'choose-one': { required: { of: isEffectList } },
  may: { required: { gain: isPresent } },
  pay: { required: { cost: isCost, gain: isPresent } },
  'buy-egg': { required: { cost: isCost } },
  climb: { required: { n: isWhole, crossing: isOneOf(['waived']) } },
  'perform-action': { required: { action: isOneOf([...ACTIONS, 'any']) }, optional: { discount: isCost } },
  produce: { required: { what: isOneOf(['gold', 'stone']) } },
  'plaza-rewards': { required: {} },
  'points-per': { required: { n: isWhole, per: isOneOf(COUNTABLES) } },
  'spend-for-points': { required: { cost: isCost, n: isWhole } },
  ability: {
    required: { trigger: isOneOf(TRIGGERS), gain: isPresent },
    optional: { limit: isOneOf(['once-per-turn']), while: isOneOf(['pawn-here']) },
  },
  'arrow-up': { required: {} },
  'arrow-sideways': { required: {} },
} satisfies Record<Effect['kind'], Shape>;

const shapeOf = (kind: unknown): Shape | undefined =>
  typeof kind === 'string' && Object.hasOwn(SHAPES, kind) ? SHAPES[kind as Effect['kind']] : undefined;

/** The fault of an effect or a part of it, or undefined. */
export function effectProblem(effect: unknown): string | undefined {
  if (!isRecord(effect)) return 'is not an effect';
  const { kind, ...fields } = effect;
  const shape = shapeOf(kind);
  if (!shape) return `has the unknown kind ${String(kind)}`;
  const checks = { ...shape.required, ...shape.optional };
  const extra = Object.keys(fields).find((field) => !Object.hasOwn(checks, field));
  if (extra) return `${String(kind)} has the extra field ${extra}`;
  for (const [field, check] of Object.entries(checks)) {
    const isLeftOut = fields[field] === undefined && !Object.hasOwn(shape.required, field);
    if (!isLeftOut && !check(fields[field])) return `${String(kind)}.${field} is wrong`;
  }
  return partsOf(effect)
    .map(effectProblem)
    .find((problem) => problem !== undefined);
}

function partsOf(effect: Readonly<Record<string, unknown>>): unknown[] {
  return [
    ...(Array.isArray(effect.of) ? effect.of : []),
    ...(effect.gain === undefined ? [] : [effect.gain]),
  ];
}

/** Every kind an effect uses, its own first. */
export function kindsIn(effect: unknown): unknown[] {
  return isRecord(effect) ? [effect.kind, ...partsOf(effect).flatMap(kindsIn)] : [];
}

/** The parts of an effect with every `both` taken apart. */
export function flat(effect: Effect | null | undefined): readonly Effect[] {
  if (!effect) return [];
  return effect.kind === 'both' ? effect.of.flatMap(flat) : [effect];
}

/** How much of `kind` an effect gives for certain. */
export function amountOf(effect: Effect | null | undefined, kind: CountedKind): number {
  return flat(effect).reduce((total, part) => total + (part.kind === kind && 'n' in part ? part.n : 0), 0);
}

/** Short for an amount-only effect. */
export const give = (kind: CountedKind, n = 1): Effect => ({ kind, n });
