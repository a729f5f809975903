/** Validates and normalises the values of a box from outside. */
import type { BoxValues, PackData, ProductionBonus } from '@/lib/game/engine/pack';
import type { Effect, Trigger } from '@/lib/game/engine/vocabulary';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { packFor, UnknownPackError } from '@/lib/game/rulesets';
import { z } from 'zod';
import { packDataOf } from './box';
import { valuesSchema } from './component-schema';
import { type Component, componentsOf, FIELDS } from './components';
import { leavesOf } from './effect-schema';
import { boxProblem, type BoxProblem, isBoxProblemCode } from './check-box';

/** The normalised values of a box, or the first problem. */
export type ParsedBox =
  | { readonly ok: true; readonly values: BoxValues }
  | { readonly ok: false; readonly problem: BoxProblem };

const Base = z.strictObject({ id: z.string().max(80), version: z.int().min(1) });
const Outer = z.strictObject({ base: Base, changes: z.record(z.string(), z.unknown()) });

/**
 * Validates untrusted values of any size and shape within a third of a second. The result holds only
 * values that differ from the base, in a fixed order, so equal boxes have the same hash.
 */
export function parseBoxValues(input: unknown): ParsedBox {
  const problem = jsonProblem(input);
  if (problem) return { ok: false, problem };
  const outer = Outer.safeParse(input);
  if (!outer.success) return refused(boxProblem('not-a-box', outer.error.issues[0]?.path ?? []));
  const { base } = outer.data;
  const pack = registered(base.id, base.version);
  if (!pack) return refused(boxProblem('unknown-base', ['base']));
  const parsed = changesSchema(pack).safeParse(outer.data.changes);
  if (!parsed.success) return refused(problemOf(parsed.error, outer.data.changes));
  const values = { base, changes: differing(pack, parsed.data as BoxValues['changes']) };
  const [feeding] = feedingAbilities(packDataOf(pack, values));
  if (feeding) return refused(boxProblem('feeds-itself', ['changes', feeding]));
  return { ok: true, values };
}

const refused = (problem: BoxProblem): ParsedBox => ({ ok: false, problem });

function registered(id: string, version: number): PackData | undefined {
  try {
    return packFor(id, version);
  } catch (error) {
    if (error instanceof UnknownPackError) return undefined;
    throw error;
  }
}

/** The changes in the pack's order, without components that equal the base. */
function differing(pack: PackData, changes: BoxValues['changes']): BoxValues['changes'] {
  const entries = componentsOf(pack).flatMap((component) => {
    const values = differingValues(component, changes[component.id] ?? {});
    return Object.keys(values).length > 0 ? [[component.id, values] as const] : [];
  });
  return Object.fromEntries(entries);
}

function problemOf({ issues }: z.core.$ZodError, changes: object): BoxProblem {
  const issue = deepest(issues);
  const path = ['changes', ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const isTop = issue.path.length === 0 && Object.hasOwn(changes, key);
    return boxProblem(isTop ? 'unknown-component' : 'unknown-field', [...path, key]);
  }
  if (isBoxProblemCode(issue.message)) return boxProblem(issue.message, path);
  if (issue.path[1] === 'name') return boxProblem('bad-name', path);
  return boxProblem(issue.code === 'invalid_union' ? 'unknown-effect' : 'bad-value', path);
}

/** The most deeply nested issue among the alternatives of a union, which is closest to the actual error. */
function deepest(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue {
  const [issue] = issues;
  if (!issue) throw new Error('an error has an issue');
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner = issue.errors
    .flatMap((list) => (list.length > 0 ? [deepest(list)] : []))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return inner && inner.path.length > 0 ? { ...inner, path: [...issue.path, ...inner.path] } : issue;
}

const schemas = new Map<string, z.ZodType>();

/** The schema of the changes to a registered pack: its components by id. */
export function changesSchema(pack: PackData): z.ZodType {
  const key = `${pack.id}@${pack.version}`;
  const known = schemas.get(key);
  if (known) return known;
  const schema = z.strictObject(
    Object.fromEntries(
      componentsOf(pack).map((component) => [component.id, valuesSchema(component, pack).optional()]),
    ),
  );
  schemas.set(key, schema);
  return schema;
}

// Normalises values: ordered lists, no meaningless zeros, bonus ids as in the pack.

type Fields = Readonly<Record<string, unknown>>;

/** The normalised values of a component, without those that equal the standard pack. */
function differingValues(component: Component, values: Fields): Fields {
  const standard: Fields = { ...component.entry };
  const fields: readonly string[] = FIELDS[component.kind];
  return Object.fromEntries(
    fields
      .filter((field) => values[field] !== undefined)
      .map((field) => [field, inForm(component, field, values[field])] as const)
      .filter(
        ([field, value]) =>
          canonicalJson(value) !== canonicalJson(inForm(component, field, standard[field] ?? null)),
      ),
  );
}

function inForm(component: Component, field: string, value: unknown): unknown {
  if (field === 'corners') return [...(value as readonly number[])].sort((a, b) => a - b);
  if (field === 'edges') return sorted(value as readonly { side: number }[], ({ side }) => side);
  if (field === 'squares') return sorted(value as readonly Square[], ({ row, column }) => row * 100 + column);
  if (field === 'productionBonuses') return bonusesInForm(component, value as readonly ProductionBonus[]);
  const isTileCost = field === 'cost' && (component.kind === 'wall' || component.kind === 'building');
  return isTileCost ? { gold: 0, stone: 0, ...(value as Fields) } : withoutZeros(value, field);
}

interface Square {
  readonly row: number;
  readonly column: number;
}

const PRICES = new Set(['cost', 'reach', 'reachEither', 'crossing', 'discount']);
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A price lists only goods with a non-zero amount. */
function withoutZeros(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withoutZeros(part));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => !PRICES.has(field) || part !== 0);
  return Object.fromEntries(entries.map(([key, part]) => [key, withoutZeros(part, key)]));
}

function bonusesInForm(component: Component, bonuses: readonly ProductionBonus[]): unknown {
  if (component.kind !== 'production-track') return bonuses;
  const standard = component.entry.productionBonuses;
  const stem = component.id.replace(/-track$/, '-bonus');
  return sorted(bonuses, ({ field }) => field).map(({ field, gain }, i) => {
    const id = `${stem}-${i + 1}`;
    const provenance = standard.find((bonus) => bonus.id === id)?.provenance ?? 'reconstructed';
    return { id, field, gain: withoutZeros(gain), provenance };
  });
}

function sorted<T>(list: readonly T[], by: (item: T) => number): readonly T[] {
  return [...list].sort((a, b) => by(a) - by(b));
}

// Finds abilities of a pack that trigger each other endlessly.

interface Ability {
  readonly id: string;
  readonly effect: Extract<Effect, { kind: 'ability' }>;
}

/** Gains that can trigger an ability without limit. Moves, knowledge and goods are limited, so they end. */
const FIRED: Readonly<Partial<Record<Effect['kind'], Trigger>>> = {
  egg: 'egg',
  'blue-token': 'blue-token',
  'red-token': 'red-token',
  'gold-mine': 'gold-mine-advance',
  quarry: 'quarry-advance',
};

/** The ids of abilities that trigger themselves in a cycle, in pack order; empty if there is no cycle. */
function feedingAbilities(pack: PackData): readonly string[] {
  // An ability limited to once per turn cannot be part of a cycle.
  const abilities = abilitiesOf(pack).filter(({ effect }) => effect.limit === undefined);
  const next = new Map<Trigger, ReadonlySet<Trigger>>();
  for (const { trigger, gain } of abilities.map(({ effect }) => effect))
    next.set(trigger, new Set([...(next.get(trigger) ?? []), ...firedBy(gain)]));
  return abilities
    .filter(({ effect }) => firedBy(effect.gain).some((fired) => leadsTo(next, fired, effect.trigger)))
    .map(({ id }) => id);
}

function abilitiesOf(pack: PackData): readonly Ability[] {
  const road = [...pack.kingsRoad.spaces, ...pack.kingsRoad.variantTiles.flatMap(({ faces }) => faces)].map(
    ({ id, free }) => ({ id, effect: free }),
  );
  return [...pack.technologies, ...road].flatMap(({ id, effect }) =>
    effect?.kind === 'ability' ? [{ id, effect }] : [],
  );
}

function firedBy(gain: Effect): readonly Trigger[] {
  return leavesOf(gain).flatMap(({ kind }) => FIRED[kind] ?? []);
}

function leadsTo(next: ReadonlyMap<Trigger, ReadonlySet<Trigger>>, from: Trigger, to: Trigger): boolean {
  const reached = new Set([from]);
  for (const trigger of reached) for (const more of next.get(trigger) ?? []) reached.add(more);
  return reached.has(to);
}

// Size and depth limits, checked before other code reads a value from outside.

const MAX_DEPTH = 14;
const MAX_NODES = 20_000;
/** Maximum size in JSON characters, by a fast estimate. */
export const MAX_BOX_SIZE = 100_000;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** Why a JSON value is too large or too deep, or undefined. It takes a few milliseconds for any input. */
export function jsonProblem(input: unknown): BoxProblem | undefined {
  const open: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: input, path: [] }];
  let size = 0;
  for (let nodes = 0; ; nodes += 1) {
    const next = open.pop();
    if (!next) return undefined;
    const { value, path } = next;
    if (path.length > MAX_DEPTH) return boxProblem('too-deep', path.slice(0, MAX_DEPTH));
    if (typeof value === 'object' && value !== null) {
      if (!isPlain(value)) return boxProblem('not-json', path);
      const keys = Object.keys(value);
      size += keys.reduce((sum, key) => sum + key.length + 4, 2);
      if (nodes + open.length + keys.length > MAX_NODES || size > MAX_BOX_SIZE)
        return boxProblem('too-large', []);
      const bad = keys.find((key) => FORBIDDEN.has(key));
      if (bad !== undefined) return boxProblem('unknown-field', [...path, bad]);
      for (const key of keys)
        open.push({ value: (value as Readonly<Record<string, unknown>>)[key], path: [...path, key] });
    } else if (isScalar(value)) size += typeof value === 'string' ? value.length + 3 : 6;
    else return boxProblem('not-json', path);
    if (size > MAX_BOX_SIZE) return boxProblem('too-large', []);
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Array.isArray(value);
}

function isScalar(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    ['string', 'boolean'].includes(typeof value) ||
    Number.isFinite(value)
  );
}
