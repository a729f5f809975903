/** Older names of members: answers have both names, and requests take either. */
import { z } from 'zod';

/** The mark of an older member in its schema, and in the description of the API. */
export const SAME_AS = 'x-same-as';

/**
 * An older member next to the newer one `name`. Answers get its value from the newer one. In a body or a query it
 * must be optional, and is read as the newer one.
 */
export const sameAs = <S extends z.ZodType>(name: string, schema: S): S =>
  schema.meta({ description: `The same as \`${name}\`.`, deprecated: true, [SAME_AS]: name });

type Renamed = readonly (readonly [older: string, newer: string])[];
type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function newerName(member: z.ZodType): string | undefined {
  const name = member.meta()?.[SAME_AS];
  return typeof name === 'string' ? name : undefined;
}

const renamedIn = (schema: z.ZodObject): Renamed =>
  Object.entries<z.ZodType>(schema.shape).flatMap(([older, member]) => {
    const newer = newerName(member);
    return newer === undefined ? [] : [[older, newer] as const];
  });

/** The names of a body or query, which may be one of several shapes. */
const renamedOf = (schema: z.ZodType): Renamed =>
  schema instanceof z.ZodObject ? renamedIn(schema) : inner(schema).flatMap((each) => [...renamedOf(each)]);

/** The alternatives of a union, or the schema within an optional one. */
function inner(schema: z.ZodType): readonly z.ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options as z.ZodType[];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap() as z.ZodType];
  return [];
}

interface Renaming {
  readonly value: unknown;
  /** The name that was sent for a newer one. */
  readonly nameSent: (newer: PropertyKey) => PropertyKey;
}

/** Two names of one thing that were sent with different values. */
export interface NameConflict {
  readonly older: string;
  readonly newer: string;
}

/** A body or query under the newer names, with those that were sent, or the names that contradict each other. */
export function withNewerNames(
  schema: z.ZodType,
  sent: unknown,
): Renaming | { readonly conflicts: readonly NameConflict[] } {
  const renamed = isObject(sent) && !Array.isArray(sent) ? renamedOf(schema) : [];
  const conflicts: NameConflict[] = [];
  const names = new Map<PropertyKey, string>();
  let value = sent;
  for (const [older, newer] of renamed) {
    if (!isObject(value) || value[older] === undefined) continue;
    const { [older]: known, ...rest } = value;
    if (rest[newer] === undefined) {
      value = { ...rest, [newer]: known };
      names.set(newer, older);
    } else if (rest[newer] === known) value = rest;
    else if (!conflicts.some((each) => each.older === older)) conflicts.push({ older, newer });
  }
  return conflicts.length > 0 ? { conflicts } : { value, nameSent: (newer) => names.get(newer) ?? newer };
}

type Fill = (value: unknown) => unknown;
const fills = new WeakMap<z.ZodType, Fill>();
const asItIs: Fill = (value) => value;

/** An answer with the older names that its schema has. */
export const withOlderNames = (schema: z.ZodType, answer: unknown): unknown => fillOf(schema)(answer);

function fillOf(schema: z.ZodType): Fill {
  const known = fills.get(schema);
  if (known) return known;
  // A schema that contains itself has no older names.
  fills.set(schema, asItIs);
  const fill = newFill(schema);
  fills.set(schema, fill);
  return fill;
}

function newFill(schema: z.ZodType): Fill {
  if (schema instanceof z.ZodObject) return fillOfObject(schema);
  if (schema instanceof z.ZodArray) {
    const each = fillOf(schema.element as z.ZodType);
    return each === asItIs ? asItIs : (value) => (Array.isArray(value) ? value.map(each) : value);
  }
  const each = inner(schema).map(fillOf);
  const needed = each.filter((fill) => fill !== asItIs);
  return needed.length === 0 ? asItIs : (value) => needed.reduce((known, fill) => fill(known), value);
}

function fillOfObject(schema: z.ZodObject): Fill {
  const renamed = renamedIn(schema);
  const members = Object.entries<z.ZodType>(schema.shape)
    .map(([name, member]) => [name, fillOf(member)] as const)
    .filter(([, fill]) => fill !== asItIs);
  if (renamed.length === 0 && members.length === 0) return asItIs;
  return (value) => {
    if (!isObject(value)) return value;
    const filled = members.flatMap(([name, fill]) => (name in value ? [[name, fill(value[name])]] : []));
    const older = renamed.flatMap(([name, newer]) =>
      value[name] === undefined && value[newer] !== undefined ? [[name, value[newer]]] : [],
    );
    return { ...value, ...Object.fromEntries([...filled, ...older]) };
  };
}
