/** The form of a component: its parts with their bounds, choices and symbols, read from the schema of its values. */
import { z } from 'zod';
import { valuesSchema } from '@/lib/game/box/component-schema';
import { componentsOf } from '@/lib/game/box/components';
import type { PackData } from '@/lib/game/engine/pack';
import { COUNTABLES, GOODS, type Effect, type Good } from '@/lib/game/engine/vocabulary';

/** A symbol to add, with the letter that adds it. A symbol without one is rarely printed. */
export interface FormSymbol {
  readonly id: string;
  readonly effect: Effect;
  readonly key?: string;
}

/** The goods that a price may consist of, and the highest number of each. */
export interface FormPrice {
  readonly goods: readonly Good[];
  readonly most: number;
}

/** The effects that a part may show. */
export interface EffectRule {
  readonly symbols: readonly FormSymbol[];
  /** Whether it is one symbol, not a line of several. */
  readonly isSingle: boolean;
  /** The highest number of each kind of symbol. */
  readonly most: Readonly<Record<string, number>>;
  readonly prices: Readonly<Record<string, FormPrice>>;
  /** The words to choose from in each kind, by member. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The effects that a price buys and an ability gives. */
  readonly inner: EffectRule | null;
}

export type FormChoice = string | boolean | null;

/** One part, and where it is in the values. `place` is a corner, a side or a square of the picture. */
export type FormPart = {
  readonly id: string;
  readonly path: readonly (string | number)[];
  readonly place: Readonly<Record<string, number>> | null;
} &
  /** In a list, the effect is a member of its item. */
  (
    | { readonly type: 'effect'; readonly rule: EffectRule; readonly member: string }
    | ({ readonly type: 'cost' } & FormPrice)
    | { readonly type: 'number'; readonly least: number; readonly most: number }
    | { readonly type: 'choice'; readonly options: readonly FormChoice[] }
    | { readonly type: 'corner' }
    | { readonly type: 'name'; readonly most: number }
  );

/** The parts of each component, by its id. Components of the same shape share one list. */
export type Form = Readonly<Record<string, readonly FormPart[]>>;

const forms = new Map<string, Form>();

/** The form of a registered pack. */
export function formOf(pack: PackData): Form {
  const key = `${pack.id}@${pack.version}`;
  const known = forms.get(key);
  if (known) return known;
  const shared = new Map<z.core.$ZodType, readonly FormPart[]>();
  const form = componentsOf(pack).map((component) => {
    const schema = valuesSchema(component, pack);
    const parts = shared.get(schema) ?? partsIn(schema, []).toSorted((a, b) => rankOf(a) - rankOf(b));
    shared.set(schema, parts);
    return [component.id, parts] as const;
  });
  const made = Object.fromEntries(form);
  forms.set(key, made);
  return made;
}

/** First the parts beside the picture, then corners and sides in turn, or squares from above; last the name. */
function rankOf({ type, place }: FormPart): number {
  if (type === 'name') return 100;
  if (!place) return 0;
  const { corner, side = 0, row, column = 0 } = place;
  if (row !== undefined) return 90 - 6 * row + column;
  return corner === undefined ? 2 + 2 * side : 1 + 2 * corner;
}

type Path = FormPart['path'];

/** The parts that a schema describes. Optional members inside of a field are supplied by the pack. */
function partsIn(schema: z.core.$ZodType, path: Path): readonly FormPart[] {
  const at = { id: path.join('-'), path, place: null };
  if (effectsIn(schema).length > 0)
    return [{ ...at, type: 'effect', rule: ruleOf(schema, accepted(schema)), member: '' }];
  if (schema instanceof z.ZodObject)
    return membersOf(schema).flatMap(([name, member]) => {
      if (!(member instanceof z.ZodOptional)) return partsIn(member, [...path, name]);
      return path.length === 0 ? partsIn(member.unwrap(), [name]) : [];
    });
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((item, i) => partsIn(item, [...path, i]));
  if (schema instanceof z.ZodArray) return partsOfList(schema, path);
  if (schema instanceof z.ZodString) return [{ ...at, type: 'name', most: schema.maxLength ?? 0 }];
  const price = priceIn(schema);
  if (price) return [{ ...at, type: 'cost', ...price }];
  const options = choicesIn(schema);
  if (options.length > 0) return [{ ...at, type: 'choice', options }];
  const bounds = boundsOf(schema);
  return bounds ? [{ ...at, type: 'number', ...bounds }] : [];
}

const membersOf = ({ shape }: z.ZodObject): readonly (readonly [string, z.core.$ZodType])[] =>
  Object.entries(shape);

function choicesIn(schema: z.core.$ZodType): readonly FormChoice[] {
  if (schema instanceof z.ZodBoolean) return [true, false];
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  const inner = schema instanceof z.ZodNullable ? schema.unwrap() : undefined;
  return inner instanceof z.ZodLiteral ? [String(inner.value), null] : [];
}

/** The bounds of a number; undefined without any. */
function boundsOf(
  schema: z.core.$ZodType | undefined,
): { readonly least: number; readonly most: number } | undefined {
  if (!(schema instanceof z.ZodNumber)) return undefined;
  const { minValue, maxValue } = schema;
  return maxValue === null || maxValue === Number.MAX_SAFE_INTEGER
    ? undefined
    : { least: minValue ?? 0, most: maxValue };
}

/** The price that a schema allows; undefined if it is fixed. */
function priceIn(schema: z.core.$ZodType | undefined): FormPrice | undefined {
  if (!(schema instanceof z.ZodRecord)) return undefined;
  const goods = choicesIn(schema.keyType);
  const most = boundsOf(schema.valueType)?.most ?? 0;
  return { goods: GOODS.filter((good) => goods.includes(good)), most };
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** A list has an item for each place of the picture, or items that stand one after the other. */
function partsOfList(schema: z.ZodArray, path: Path): readonly FormPart[] {
  const { element } = schema;
  // Only its length matters: the JSON schema of effects is large.
  const bare = schema.clone({ ...schema.def, element: z.unknown() });
  const { minItems, maxItems = 0 } = z.toJSONSchema(bare, { io: 'input' });
  const idAt = (place: object) => [...path, ...Object.values(place)].join('-');
  const corners = minItems === undefined ? boundsOf(element) : undefined;
  if (corners)
    return range(corners.most + 1).map((corner) => {
      return { id: idAt([corner]), path, place: { corner }, type: 'corner' };
    });
  const members = element instanceof z.ZodObject ? membersOf(element) : [];
  const places = members.filter(([name]) => PLACES.includes(name)).reduce(spread, []);
  if (places.length === 0) return range(maxItems).flatMap((i) => partsIn(element, [...path, i]));
  return members.flatMap(([member, shown]) => {
    if (effectsIn(shown).length === 0) return [];
    return places.flatMap((place) => {
      const rule = ruleOf(
        shown,
        accepted(element, (effect) => ({ ...place, [member]: effect })),
      );
      // No symbol is accepted on the start square.
      if (rule.symbols.length === 0) return [];
      return [{ id: idAt(place), path, place, type: 'effect' as const, rule, member }];
    });
  });
}

/** The numbers of an item that name a place of the picture. */
const PLACES = ['side', 'row', 'column'];
type Place = Readonly<Record<string, number>>;

const spread = (places: readonly Place[], [name, n]: readonly [string, z.core.$ZodType]): readonly Place[] =>
  range((boundsOf(n)?.most ?? -1) + 1).flatMap((at) =>
    (places.length > 0 ? places : [{}]).map((place) => ({ ...place, [name]: at })),
  );

// Effects

/** The effects that a schema allows, each as an object with a kind. */
function effectsIn(schema: z.core.$ZodType): readonly z.ZodObject[] {
  if (schema instanceof z.ZodNullable) return effectsIn(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => effectsIn(option));
  return schema instanceof z.ZodObject && 'kind' in schema.shape ? [schema] : [];
}

/** The symbols that a schema accepts, alone or as a member of an item. */
const accepted = (schema: z.core.$ZodType, itemOf: (effect: Effect) => object = (effect) => effect) =>
  SYMBOLS.filter(({ effect }) => z.safeParse(schema, itemOf(filled(effect))).success);

const rules = new Map<string, EffectRule>();

function ruleOf(schema: z.core.$ZodType, symbols: readonly FormSymbol[]): EffectRule {
  const kinds = effectsIn(schema).map((effect) => {
    const members = new Map(membersOf(effect));
    return { kind: String(choiceOf(members.get('kind'))), members };
  });
  const each = <T>(read: (members: ReadonlyMap<string, z.core.$ZodType>) => T | undefined) =>
    Object.fromEntries(
      kinds.flatMap(({ kind, members }) => {
        const found = read(members);
        return found === undefined ? [] : [[kind, found] as const];
      }),
    );
  const inner = kinds.find(({ kind }) => kind === 'pay' || kind === 'ability')?.members.get('gain');
  const rule: EffectRule = {
    symbols,
    isSingle: !kinds.some(({ kind }) => kind === 'both'),
    most: each((members) => boundsOf(members.get('n'))?.most),
    prices: each((members) => priceIn(members.get('cost'))),
    choices: each((members) => {
      const enums = [...members].flatMap(([name, member]) =>
        member instanceof z.ZodEnum ? [[name, member.options.map(String)] as const] : [],
      );
      return enums.length > 0 ? Object.fromEntries(enums) : undefined;
    }),
    inner: inner ? ruleOf(inner, accepted(inner)) : null,
  };
  // Equal rules are one object, which is sent to a browser once.
  const key = JSON.stringify(rule);
  const known = rules.get(key) ?? rule;
  rules.set(key, known);
  return known;
}

const choiceOf = (schema: z.core.$ZodType | undefined) =>
  schema instanceof z.ZodLiteral ? schema.value : undefined;

const NOTHING: Effect = { kind: 'both', of: [] };

/** A price that buys nothing yet, or an ability that gives nothing yet, with something inside. */
const filled = (effect: Effect): Effect =>
  'gain' in effect && effect.gain === NOTHING ? { ...effect, gain: { kind: 'points', n: 1 } } : effect;

const COUNTED = [
  ...([
    ['gold', 'g'],
    ['stone', 's'],
    ['egg', 'e'],
    ['silver-window', 'w'],
    ['gold-window', 'v'],
  ] as const),
  ...([
    ['points', 'p'],
    ['technology', 't'],
    ['university', 'u'],
    ['gold-mine', 'm'],
    ['quarry', 'q'],
  ] as const),
  ...([
    ['blue-token', 'b'],
    ['red-token', 'r'],
    ['wall-step', 'h'],
    ['cathedral-step', 'c'],
  ] as const),
  ...([
    ['wall-or-cathedral-step', 'x'],
    ['special-or-points', 'o'],
  ] as const),
] as const;

/** All symbols, in the order of the palette. */
const SYMBOLS: readonly FormSymbol[] = [
  ...COUNTED.map(([kind, key]) => ({ id: kind, effect: { kind, n: 1 }, key })),
  { id: 'arrow-up', effect: { kind: 'arrow-up' }, key: 'u' },
  { id: 'arrow-sideways', effect: { kind: 'arrow-sideways' }, key: 's' },
  { id: 'perform', effect: { kind: 'perform-action', action: 'any' }, key: 'a' },
  { id: 'climb', effect: { kind: 'climb', n: 1, crossing: 'waived' }, key: 'k' },
  { id: 'produce-gold', effect: { kind: 'produce', what: 'gold' }, key: 'j' },
  { id: 'produce-stone', effect: { kind: 'produce', what: 'stone' }, key: 'l' },
  { id: 'plaza-rewards', effect: { kind: 'plaza-rewards' }, key: 'f' },
  { id: 'buy-egg', effect: { kind: 'buy-egg', cost: { gold: 1 } }, key: 'y' },
  { id: 'spend-for-points', effect: { kind: 'spend-for-points', cost: { gold: 1 }, n: 1 }, key: 'y' },
  { id: 'pay', effect: { kind: 'pay', cost: { gold: 1 }, gain: NOTHING }, key: 'y' },
  {
    id: 'ability',
    effect: { kind: 'ability', trigger: 'upgrade-performed', gain: NOTHING, while: 'pawn-here' },
    key: 'a',
  },
  ...(['wall-step', 'cathedral-step'] as const).map((kind) => ({
    id: `may-${kind}`,
    effect: { kind: 'may' as const, gain: { kind, n: 1 } },
  })),
  ...COUNTABLES.map((per) => ({ id: `per-${per}`, effect: { kind: 'points-per' as const, n: 1, per } })),
];
