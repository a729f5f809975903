/** The members of the requests and answers of the API, as short lines: `Table: id name seats[]`, `?` if the member may be missing. */
import { asObject, memberAt, type JsonObject } from '@/app/api/_openapi/json-object';

interface Member {
  readonly name: string;
  readonly schema: JsonObject;
  readonly isRequired: boolean;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Parts of a request may stay away from now on, parts of an answer may not. */
const ASKED = ['query', 'body'] as const;

/** The named schemas, and the query, body and answer of each operation. */
export function apiRoots(document: JsonObject): ReadonlyMap<string, JsonObject> {
  const roots = new Map<string, JsonObject>();
  const schemas = asObject(memberAt(document, 'components', 'schemas'));
  for (const [name, schema] of Object.entries(schemas)) roots.set(name, asObject(schema));
  for (const [path, ways] of Object.entries(asObject(document.paths)))
    for (const [method, described] of Object.entries(asObject(ways))) {
      const operation = asObject(described);
      const name = `${method.toUpperCase()} ${path}`;
      roots.set(`${name} query`, queryOf(operation));
      const body = memberAt(operation, 'requestBody', 'content', 'application/json', 'schema');
      if (body !== undefined) roots.set(`${name} body`, asObject(body));
      const answers = Object.entries(asObject(operation.responses)).filter(([status]) =>
        status.startsWith('2'),
      );
      for (const [, answer] of answers) {
        const schema = memberAt(answer, 'content', 'application/json', 'schema');
        if (schema !== undefined) roots.set(`${name} answer`, asObject(schema));
      }
    }
  return roots;
}

function queryOf(operation: JsonObject): JsonObject {
  const own = listOf(operation.parameters)
    .map(asObject)
    .filter((each) => each.in === 'query');
  return {
    properties: Object.fromEntries(own.map(({ name, schema }) => [String(name), schema])),
    required: own.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

export const isAsked = (path: string): boolean => ASKED.some((part) => path.includes(` ${part}`));

/** A line for each object of a document. */
export function memberLines(document: JsonObject): readonly string[] {
  const lines: string[] = [];
  const visit = (path: string, schema: JsonObject) => {
    const members = membersOf(schema, undefined);
    if (members.length > 0)
      lines.push(
        `${path}: ${members.map(({ name, isRequired }) => `${name}${isRequired ? '' : '?'}`).join(' ')}`,
      );
    for (const member of members) visit(`${path} ${member.name}`, member.schema);
  };
  for (const [name, schema] of apiRoots(document)) visit(name.replaceAll(' ', '~'), schema);
  return lines;
}

/** The members of a schema, of all its alternatives together. References are followed if there is a document. */
export function membersOf(schema: JsonObject, document: JsonObject | undefined): readonly Member[] {
  const shapes = shapesOf(schema, document);
  const names = new Set(shapes.flatMap(({ properties }) => Object.keys(asObject(properties))));
  return [...names].map((name) => {
    const having = shapes.filter(({ properties }) => name in asObject(properties));
    return {
      name,
      schema: { anyOf: having.map(({ properties }) => asObject(properties)[name]) },
      isRequired:
        shapes.length === having.length && having.every((each) => listOf(each.required).includes(name)),
    };
  });
}

/** The objects that a schema can be; of a list or a record, what is in it. */
function shapesOf(schema: JsonObject, document: JsonObject | undefined): readonly JsonObject[] {
  const { $ref, anyOf, oneOf, items, prefixItems, additionalProperties } = schema;
  if (typeof $ref === 'string') {
    // Without a document nobody knows the members behind a reference.
    if (!document) return [{}];
    return shapesOf(asObject(memberAt(document, ...$ref.replace('#/', '').split('/'))), document);
  }
  const inner = [...listOf(anyOf ?? oneOf), ...listOf(prefixItems)].map(asObject);
  if (items !== undefined) inner.push(asObject(items));
  if (schema.properties !== undefined) return [schema];
  if (typeof additionalProperties === 'object') inner.push(asObject(additionalProperties));
  return inner.flatMap((each) => shapesOf(each, document));
}
