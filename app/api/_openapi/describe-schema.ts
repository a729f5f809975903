/** Adds a description to every member whose schema has none. */
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';
import { WORDS_OF_COMMANDS, WORDS_OF_PACK } from '@/app/api/_openapi/words-of-pack';
import { WORDS_OF_SERVICE } from '@/app/api/_openapi/words-of-service';

type Words = ReadonlyMap<string, string>;

/** A member of a piece of the game and one of the service may have the same name, such as `place`. */
const OF_SERVICE: Words = new Map(Object.entries(WORDS_OF_SERVICE));
const OF_GAME: Words = new Map(
  Object.entries({ ...WORDS_OF_SERVICE, ...WORDS_OF_PACK, ...WORDS_OF_COMMANDS }),
);

/** The described schema. `within` names the component that it is; `isGame`, whether it is one of the game. */
export function describeSchema(schema: JsonObject, within: string, isGame: boolean): JsonObject {
  const all = isGame ? OF_GAME : OF_SERVICE;
  const own = all.get(within);
  const isPart = within !== '' && schema.description === undefined && own !== undefined;
  return { ...inside(schema, within, all), ...(isPart ? { description: own } : {}) };
}

function inside(schema: JsonObject, within: string, all: Words): JsonObject {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? members(asObject(value), within, all) : each(value, within, all),
    ]),
  );
}

const each = (value: unknown, within: string, all: Words): unknown => {
  if (Array.isArray(value)) return value.map((one) => each(one, within, all));
  return typeof value === 'object' && value !== null ? inside(asObject(value), within, all) : value;
};

function members(properties: JsonObject, within: string, all: Words): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const member = inside(asObject(value), name, all);
      const words = all.get(`${within}.${name}`) ?? all.get(name);
      const isTold = 'description' in member || '$ref' in member || words === undefined;
      return [name, isTold ? member : { ...member, description: words }];
    }),
  );
}
