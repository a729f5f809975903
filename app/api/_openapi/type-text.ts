/**
 * Schemas as TypeScript types. The reference shows them because they are shorter than JSON Schema, and the
 * client uses them.
 */
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';

export interface Layout {
  readonly indent: string;
  /** Whether to include descriptions as comments. */
  readonly hasComments: boolean;
}

const PLAIN: Layout = { indent: '', hasComments: false };
const NAMES: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  string: 'string',
  boolean: 'boolean',
  null: 'null',
};

/** The TypeScript type of a schema. */
export function typeText(schema: unknown, layout: Layout = PLAIN): string {
  const { $ref, enum: values, const: value, anyOf, oneOf, allOf, type, not } = asObject(schema);
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' | ');
  if (value !== undefined) return JSON.stringify(value);
  const either = Array.isArray(anyOf) ? anyOf : oneOf;
  if (Array.isArray(either)) return either.map((each) => typeText(each, layout)).join(' | ');
  if (Array.isArray(allOf)) return allOf.map((each) => grouped(typeText(each, layout))).join(' & ');
  if (not !== undefined) return 'undefined';
  if (Array.isArray(type)) return type.map((each) => NAMES[String(each)] ?? 'unknown').join(' | ');
  if (type === 'array') return listText(asObject(schema), layout);
  if (type === 'object') return objectText(asObject(schema), layout);
  return NAMES[String(type)] ?? 'unknown';
}

function listText({ prefixItems, items }: JsonObject, layout: Layout): string {
  if (Array.isArray(prefixItems))
    return `readonly [${prefixItems.map((each) => typeText(each, layout)).join(', ')}]`;
  return `readonly ${grouped(typeText(items, layout))}[]`;
}

const grouped = (text: string): string => (/ \| |^readonly /.test(text) ? `(${text})` : text);

function objectText(schema: JsonObject, layout: Layout): string {
  const { properties, additionalProperties } = schema;
  const entries = Object.entries(asObject(properties));
  if (entries.length === 0) return recordText(schema, layout);
  const inner: Layout = { ...layout, indent: `${layout.indent}  ` };
  const required = Array.isArray(schema.required) ? schema.required : [];
  const lines = entries.map(([name, each]) => {
    const key = /^[a-zA-Z_]\w*$/.test(name) ? name : JSON.stringify(name);
    const mark = required.includes(name) ? '' : '?';
    return `${commentOf(each, inner)}${inner.indent}readonly ${key}${mark}: ${typeText(each, inner)};`;
  });
  const rest =
    typeof additionalProperties === 'object' ? [`${inner.indent}readonly [key: string]: unknown;`] : [];
  return `{\n${[...lines, ...rest].join('\n')}\n${layout.indent}}`;
}

function recordText({ propertyNames, additionalProperties, required }: JsonObject, layout: Layout): string {
  if (typeof additionalProperties !== 'object') return 'Readonly<Record<string, unknown>>';
  const keys = propertyNames === undefined ? 'string' : typeText(propertyNames, layout);
  const record = `Record<${keys}, ${typeText(additionalProperties, layout)}>`;
  return `Readonly<${keys === 'string' || Array.isArray(required) ? record : `Partial<${record}>`}>`;
}

/** A schema's description as a comment. */
export function commentOf(schema: unknown, { indent, hasComments }: Layout): string {
  const { description } = asObject(schema);
  return hasComments && typeof description === 'string'
    ? `${indent}/** ${description.replaceAll('*/', '')} */\n`
    : '';
}
