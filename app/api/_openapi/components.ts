import 'server-only';
import { z } from 'zod';
import { describeSchema } from '@/app/api/_openapi/describe-schema';
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';
import { EventShape, ViewShape } from '@/lib/features/table/contract-shapes';
import { PackShape } from '@/lib/game/engine/pack';
import { SAME_AS } from '@/lib/platform/http/older-names';
import { CommandSchema } from '@/lib/game/engine/commands';

const DEFS = '#/$defs/';
const PLACE = '#/components/schemas/';

/** The parts that describe the game, its pieces and its rules. */
const GAME: ReadonlySet<string> = new Set([
  'Pack',
  ...Object.keys(
    z.toJSONSchema(z.tuple([CommandSchema, EventShape, ViewShape, PackShape]), { unrepresentable: 'any' })
      .$defs ?? {},
  ),
]);

/** Collects the named schemas that operations refer to. */
export class Components {
  readonly schemas: Record<string, JsonObject> = {};

  /**
   * The JSON schema, with each named part moved to `schemas` and replaced by a reference. Response schemas
   * allow additional members, because responses may gain some.
   */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: asSent });
    const { $schema: _dialect, $defs = {}, ...root } = json;
    const isAnswer = io === 'output';
    for (const [name, def] of Object.entries($defs))
      this.keep(name, describeSchema(asObject(rewriteSchema(def, isAnswer)), name, GAME.has(name)));
    return describeSchema(asObject(rewriteSchema(root, isAnswer)), '', false);
  }

  /** Adds a discriminator to unions whose variants each have a name and a fixed value in the same member. */
  discriminated(): void {
    for (const [name, schema] of Object.entries(this.schemas)) {
      const variants = Array.isArray(schema.oneOf) ? schema.oneOf.map(asObject) : [];
      const discriminator = variants.length > 0 ? this.discriminatorOf(variants) : undefined;
      if (discriminator) this.schemas[name] = { ...schema, discriminator };
    }
  }

  private discriminatorOf(variants: readonly JsonObject[]): JsonObject | undefined {
    for (const propertyName of ['type', 'kind']) {
      const mapping = variants.flatMap((variant) => {
        const member = asObject(asObject(this.resolve(variant).properties)[propertyName]);
        const { $ref } = variant;
        return typeof $ref === 'string' && typeof member.const === 'string' ? [[member.const, $ref]] : [];
      });
      if (mapping.length === variants.length) return { propertyName, mapping: Object.fromEntries(mapping) };
    }
    return undefined;
  }

  /** Two different schemas with one name would overwrite each other. */
  private keep(name: string, schema: JsonObject): void {
    const known = this.schemas[name];
    if (known && known.description !== schema.description) throw new Error(`two schemas are called ${name}`);
    this.schemas[name] = schema;
  }

  /** Follows a schema's reference, if it is one. */
  resolve(schema: JsonObject): JsonObject {
    const { $ref } = schema;
    return typeof $ref === 'string' ? (this.schemas[$ref.slice(PLACE.length)] ?? schema) : schema;
  }
}

/** zod adds these bounds to every integer. Our numbers never reach them. */
const SAFE: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

function rewriteSchema(value: unknown, isAnswer: boolean): unknown {
  if (Array.isArray(value)) return value.map((inner) => rewriteSchema(inner, isAnswer));
  if (typeof value !== 'object' || value === null) return value;
  const known = isAnswer ? withoutOurs(value) : withOlder(withoutOurs(value));
  const entries = Object.entries(known).filter(([key, inner]) => isTold(key, inner, isAnswer));
  // A tuple has a fixed length. Some readers do not know `items: false`.
  if ('prefixItems' in value && Array.isArray(value.prefixItems)) {
    const { length } = value.prefixItems;
    entries.push(['items', {}], ['minItems', length], ['maxItems', length]);
  }
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, rewriteSchema(rewriteValue(key, inner), isAnswer)]),
  );
}

/** A schema without the members that answers leave out. */
function withoutOurs(schema: object): object {
  const { properties, required } = asObject(schema);
  const members = Object.entries(asObject(properties));
  const told = members.filter(([, member]) => asObject(member).isOurs !== true);
  if (told.length === members.length || !Array.isArray(required)) return schema;
  const names = new Set(told.map(([name]) => name));
  return {
    ...schema,
    properties: Object.fromEntries(told),
    required: required.filter((name: string) => names.has(name)),
  };
}

/** The schema of a request: an older name may be sent in place of the newer one. */
function withOlder(schema: object): object {
  const { properties, required } = asObject(schema);
  if (!Array.isArray(required)) return schema;
  const renamed = Object.values(asObject(properties)).map((member) => asObject(member)[SAME_AS]);
  return { ...schema, required: required.filter((name) => !renamed.includes(name)) };
}

function isTold(key: string, value: unknown, isAnswer: boolean): boolean {
  if ((key === 'maximum' || key === 'minimum') && SAFE.has(value)) return false;
  // In OpenAPI `readOnly` marks response-only members; zod uses it for lists that our own code does not
  // change.
  if (key === 'readOnly' && value === true) return false;
  // The component key already holds the name.
  if (key === 'id' && typeof value === 'string') return false;
  return !(key === 'additionalProperties' && isAnswer && value === false);
}

/** Unicode property classes, which need the `u` flag, as plain ranges that every regex engine accepts. */
const CLASSES: Readonly<Record<string, string>> = {
  '\\p{Cc}': '\\u0000-\\u001f\\u007f-\\u009f',
  '\\p{Cs}': '',
  '\\p{Zl}': '\\u2028',
  '\\p{Zp}': '\\u2029',
};

function rewriteValue(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === '$ref') return value.replace(DEFS, PLACE);
  return key === 'pattern' ? value.replace(/\\p\{\w+\}/g, (each) => CLASSES[each] ?? each) : value;
}

/** A codec is described by the form that travels. */
function asSent({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  if (!(zodSchema instanceof z.ZodCodec)) return;
  const { $schema: _dialect, ...sent } = z.toJSONSchema(zodSchema.def.in as z.ZodType);
  for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
  Object.assign(jsonSchema, sent, { description: zodSchema.description });
}
