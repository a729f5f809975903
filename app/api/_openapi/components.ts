import 'server-only';
import { z } from 'zod';
import { asObject, type JsonObject } from '@/app/api/_openapi/as-object';
import { described } from '@/app/api/_openapi/described';

const DEFS = '#/$defs/';
const PLACE = '#/components/schemas/';

/** Collects the named schemas that operations refer to. */
export class Components {
  readonly schemas: Record<string, JsonObject> = {};

  /**
   * The schema as JSON, with everything that has a name put aside and referred to. Of answers nothing says
   * that they have no further members: they may grow.
   */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
    const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _dialect, $defs = {}, ...root } = json;
    const isAnswer = io === 'output';
    for (const [name, def] of Object.entries($defs))
      this.keep(name, described(asObject(rewriteSchema(def, isAnswer)), name));
    return described(asObject(rewriteSchema(root, isAnswer)), '');
  }

  /**
   * The discriminating member of a schema's variants, where each variant has its own name and a fixed value
   * there.
   */
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

  /** Of two that are called alike, one would stand for both. */
  private keep(name: string, schema: JsonObject): void {
    const known = this.schemas[name];
    if (known && known.description !== schema.description) throw new Error(`two schemas are called ${name}`);
    this.schemas[name] = schema;
  }

  /** The inside of a schema that may be a reference. */
  resolve(schema: JsonObject): JsonObject {
    const { $ref } = schema;
    return typeof $ref === 'string' ? (this.schemas[$ref.slice(PLACE.length)] ?? schema) : schema;
  }
}

/** Our numbers never come near these; they only mean an integer. */
const SAFE: ReadonlySet<unknown> = new Set([Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]);

function rewriteSchema(value: unknown, isAnswer: boolean): unknown {
  if (Array.isArray(value)) return value.map((inner) => rewriteSchema(inner, isAnswer));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key, inner]) => isTold(key, inner, isAnswer));
  // A list with fixed positions ends there; not every reader knows `items: false`.
  if ('prefixItems' in value && Array.isArray(value.prefixItems)) {
    const { length } = value.prefixItems;
    entries.push(['items', {}], ['minItems', length], ['maxItems', length]);
  }
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, rewriteSchema(rewriteValue(key, inner), isAnswer)]),
  );
}

function isTold(key: string, value: unknown, isAnswer: boolean): boolean {
  if ((key === 'maximum' || key === 'minimum') && SAFE.has(value)) return false;
  // To OpenAPI a member that is only read, to zod a list that our own code does not change.
  if (key === 'readOnly' && value === true) return false;
  // The name is the key among the components already.
  if (key === 'id' && typeof value === 'string') return false;
  return !(key === 'additionalProperties' && isAnswer && value === false);
}

/** Classes of letters that only patterns with a mark for Unicode know, as ranges that all do. */
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
