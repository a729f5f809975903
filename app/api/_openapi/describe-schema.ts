/** Adds a description to every member whose schema has none. */
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';
import { WORDS_OF_COMMANDS, WORDS_OF_PACK } from '@/app/api/_openapi/words-of-pack';
import { WORDS_OF_SERVICE } from '@/app/api/_openapi/words-of-service';

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...WORDS_OF_SERVICE, ...WORDS_OF_PACK, ...WORDS_OF_COMMANDS }),
);

/** The described schema. `within` names the component or member that contains it. */
export function describeSchema(schema: JsonObject, within: string): JsonObject {
  const own = WORDS.get(within);
  const isPart = within !== '' && schema.description === undefined && own !== undefined;
  return { ...inside(schema, within), ...(isPart ? { description: own } : {}) };
}

function inside(schema: JsonObject, within: string): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? members(asObject(value), within) : each(value, within),
    ]),
  );
}

const each = (value: unknown, within: string): unknown => {
  if (Array.isArray(value)) return value.map((one) => each(one, within));
  return typeof value === 'object' && value !== null ? inside(asObject(value), within) : value;
};

function members(properties: JsonObject, within: string): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const member = inside(asObject(value), name);
      const words = WORDS.get(`${within}.${name}`) ?? WORDS.get(name);
      const isTold = 'description' in member || '$ref' in member || words === undefined;
      return [name, isTold ? member : { ...member, description: words }];
    }),
  );
}
