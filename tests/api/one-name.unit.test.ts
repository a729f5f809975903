/** One name for one thing: an older name has the newer one beside it, and is marked. */
import { expect, test } from 'vitest';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';
import { SAME_AS } from '@/lib/platform/http/older-names';

/** The older and the newer name of a thing. */
const RENAMED = [
  ['game', 'gameId'],
  ['table', 'gameId'],
  ['games', 'gameIds'],
  ['circle', 'circleId'],
  ['competition', 'competitionId'],
  ['form', 'kind'],
] as const;

/** Members with an older name that are something else. */
const OTHERS = [
  ['a name, not an id', /GatheringsItems?|gatherings\/.* circle$|HookMessage .*table$|playWeekly.* table$/],
  ['a document with a version of its own', /(?:^|[/ ])(?:CompetitionExport|exportGame)\b|ListedGame/],
  ['the form of a competition', /(?:Competition|makeCompetition)\b.* form$/],
] as const;

interface Described {
  readonly at: string;
  readonly members: JsonObject;
}

/** Every object of the description with members, and the query of each operation. */
function* objectsIn(value: unknown, at: string): Generator<Described> {
  if (typeof value !== 'object' || value === null) return;
  const { properties } = asObject(value);
  if (properties !== undefined) yield { at, members: asObject(properties) };
  for (const [name, inner] of Object.entries(value))
    if (name !== 'examples') yield* objectsIn(inner, `${at}/${name}`);
}

function* described(document: JsonObject): Generator<Described> {
  for (const [path, methods] of Object.entries(asObject(document.paths)))
    for (const operation of Object.values(asObject(methods)).map(asObject)) {
      const at = String(operation.operationId ?? path);
      const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(asObject) : [];
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const members = Object.fromEntries(query.map(({ name, schema }) => [String(name), schema]));
      yield { at: `${at} query`, members };
      yield* objectsIn([operation.requestBody, operation.responses], at);
    }
  const schemas = asObject(asObject(document.components).schemas);
  for (const [name, schema] of Object.entries(schemas)) yield* objectsIn(schema, name);
}

/** Whether a member names a thing: by its id, or as an object with its id and link. Counts and places are others. */
function isName(member: JsonObject): boolean {
  const { type, items, properties, enum: values } = member;
  if (type === 'object') return 'id' in asObject(properties) && 'link' in asObject(properties);
  return type === 'string' || values !== undefined || (type === 'array' && asObject(items).type === 'string');
}

const found = [...described(openapiDocument())].flatMap(({ at, members }) =>
  RENAMED.flatMap(([older, newer]) => {
    const member = asObject(members[older]);
    const label = `${at} ${older}`;
    if (!(older in members) || !isName(member) || OTHERS.some(([, form]) => form.test(label))) return [];
    return [{ label, member, hasNewer: newer in members, newer }];
  }),
);

test('no operation has only an older name', () => {
  expect(found.filter(({ hasNewer }) => !hasNewer).map(({ label }) => label)).toEqual([]);
  expect(found.length).toBeGreaterThan(25);
});

test('an older name is marked, and the description says what it is the same as', () => {
  // A link and its id in one object is no second name, and `webhook` was one form for five kinds.
  const names = found.filter(({ label, member }) => member.type !== 'object' && label !== 'Channel form');
  const unmarked = names.filter(
    ({ member, newer }) => member.deprecated !== true || member[SAME_AS] !== newer,
  );
  expect(unmarked.map(({ label }) => label)).toEqual([]);
});
