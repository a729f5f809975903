// Generates the types of packages/client-python from the API's description.

export type Json = Readonly<Record<string, unknown>>;

const HEAD = `"""Types of the API, generated from its description (tests/api/client-python.unit.test.ts). Do not edit."""
from __future__ import annotations

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, Union, overload

# A type shows the parts of an object that are inside of it under names of their own: Table with its member
# seats has the type TableSeats.`;
const NAMES: Readonly<Record<string, string>> = {
  integer: 'int',
  number: 'float',
  string: 'str',
  boolean: 'bool',
  null: 'None',
};
const KEYWORDS: ReadonlySet<string> = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Every named part of the API, and the input and output of each operation, in Python. */
export function pythonTypes(document: Json): string {
  const types = new PythonTypes();
  const schemas = objectOf(objectOf(document.components).schemas);
  types.reserve(Object.keys(schemas));
  for (const [name, schema] of Object.entries(schemas)) types.declare(name, objectOf(schema));
  const calls = Object.entries(objectOf(document.paths)).flatMap(([path, ways]) =>
    Object.entries(objectOf(ways)).flatMap(([method, operation]) =>
      types.call(`${method.toUpperCase()} ${path}`, objectOf(operation)),
    ),
  );
  return `${[HEAD, ...types.parts, operationsText(calls)].join('\n\n\n')}\n`;
}

function operationsText(calls: readonly string[]): string {
  return `class Operations:
    """Every operation with its types; Client sends the requests."""

${calls.join('\n\n')}

    def call(self, operation: str, *, params: Any = None, query: Any = None, body: Any = None) -> Any:
        """Calls an operation: client.call("GET /api/games/{id}", params={"id": id})."""
        return self._call(operation, params, query, body)

    def _call(self, operation: str, params: Any, query: Any, body: Any) -> Any:
        raise NotImplementedError`;
}

class PythonTypes {
  readonly parts: string[] = [];
  private readonly names = new Set<string>();

  reserve(names: readonly string[]): void {
    for (const name of names) this.names.add(name);
  }

  /** Declares a part under its name. */
  declare(name: string, schema: Json): void {
    const words = wordsOf(schema, '');
    if (!hasMembers(schema)) {
      this.parts.push(`${name}: TypeAlias = ${this.aliasOf(schema, name)}${words && `\n${words}`}`);
      return;
    }
    const required = listOf(schema.required);
    const members = Object.entries(objectOf(schema.properties)).map(([key, its]) => {
      const type = this.typeOf(objectOf(its), `${name}${pascal(key)}`);
      const text = required.includes(key) ? type : `NotRequired[${type}]`;
      return { key, text, words: wordsOf(objectOf(its), '    ') };
    });
    if (members.every(({ key }) => /^[a-zA-Z_]\w*$/.test(key) && !KEYWORDS.has(key))) {
      const lines = members.map(({ key, text, words: told }) => `    ${key}: ${text}${told && `\n${told}`}`);
      this.parts.push(
        `class ${name}(TypedDict):\n${[wordsOf(schema, '    '), ...lines].filter(Boolean).join('\n')}`,
      );
      return;
    }
    const lines = members.map(({ key, text }) => `        ${JSON.stringify(key)}: ${JSON.stringify(text)},`);
    this.parts.push(
      `${name} = TypedDict(\n    "${name}",\n    {\n${lines.join('\n')}\n    },\n)${words && `\n${words}`}`,
    );
  }

  /** Evaluated at once, so names of later parts are quoted. */
  private aliasOf(schema: Json, name: string): string {
    const either = listOf(schema.anyOf ?? schema.oneOf).map(objectOf);
    const text = this.typeOf(schema, name);
    if (either.length > 0)
      return `Union[${text
        .split(' | ')
        .map((each) => JSON.stringify(each))
        .join(', ')}]`;
    return text.replace(/"[^"]*"|\b[A-Z]\w*\b/g, (word) =>
      this.names.has(word) ? JSON.stringify(word) : word,
    );
  }

  /** The type of a schema; an object inside gets `name`. */
  typeOf(schema: Json, name: string): string {
    const { $ref, enum: values, const: value, type } = schema;
    if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'Any';
    if (Array.isArray(values)) return literalOf(values);
    if (value !== undefined) return literalOf([value]);
    const either = listOf(schema.anyOf ?? schema.oneOf).map(objectOf);
    if (either.length > 0) return this.oneOf(either, name);
    if (Array.isArray(type)) return type.map((each) => NAMES[String(each)] ?? 'Any').join(' | ');
    if (type === 'array') return this.listText(schema, name);
    if (hasMembers(schema)) return this.inner(schema, name);
    if (type === 'object') return this.recordText(schema, name);
    return NAMES[String(type)] ?? 'Any';
  }

  private oneOf(either: readonly Json[], name: string): string {
    const types = either.map((each, i) =>
      this.typeOf(each, hasMembers(each) && i > 0 ? `${name}${i + 1}` : name),
    );
    return [...new Set(types)].join(' | ');
  }

  private listText({ prefixItems, items }: Json, name: string): string {
    const places = listOf(prefixItems).map(objectOf);
    return `list[${places.length > 0 ? this.oneOf(places, name) : this.typeOf(objectOf(items), name)}]`;
  }

  private inner(schema: Json, wanted: string): string {
    const name = this.names.has(wanted) ? `${wanted}Part` : wanted;
    this.names.add(name);
    this.declare(name, schema);
    return name;
  }

  private recordText({ additionalProperties }: Json, name: string): string {
    if (typeof additionalProperties !== 'object') return 'dict[str, Any]';
    return `dict[str, ${this.typeOf(objectOf(additionalProperties), name)}]`;
  }

  /** The overload of an operation that answers with JSON. */
  call(operation: string, described: Json): string[] {
    const name = pascal(String(described.operationId));
    const [, done] =
      Object.entries(objectOf(described.responses)).find(([status]) => status.startsWith('2')) ?? [];
    const answer = jsonOf(done);
    if (answer === undefined) return [];
    const given = (where: string, title: string) =>
      this.partOf(listOf(described.parameters).map(objectOf), where, `${name}${title}`);
    const asked = objectOf(described.requestBody);
    const body = jsonOf(asked);
    const parts = [
      given('path', 'Params'),
      given('query', 'Query'),
      body === undefined
        ? ''
        : `body: ${this.typeOf(body, `${name}Body`)}${asked.required === true ? '' : ' | None = ...'}`,
    ].filter(Boolean);
    const takes = [
      'self',
      `operation: Literal[${JSON.stringify(operation)}]`,
      ...(parts.length > 0 ? ['*', ...parts] : []),
    ];
    const words = wordsOf(described, '        ');
    const head = `    @overload\n    def call(${takes.join(', ')}) -> ${this.typeOf(answer, `${name}Answer`)}:`;
    return [words ? `${head}\n${words}\n        ...` : `${head} ...`];
  }

  private partOf(parameters: readonly Json[], where: string, name: string): string {
    const own = parameters.filter((parameter) => parameter.in === where);
    if (own.length === 0) return '';
    const required = own.filter((parameter) => parameter.required === true);
    const properties = Object.fromEntries(
      own.map(({ name: of, schema, description }) => [of, { ...objectOf(schema), description }]),
    );
    const type = this.inner(
      { type: 'object', properties, required: required.map(({ name: of }) => of) },
      name,
    );
    return `${where === 'path' ? 'params' : 'query'}: ${type}${required.length > 0 ? '' : ' = ...'}`;
  }
}

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const hasMembers = ({ properties }: Json): boolean => Object.keys(objectOf(properties)).length > 0;
const pascal = (text: string): string =>
  text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_all, letter: string) => letter.toUpperCase());

function jsonOf(part: unknown): Json | undefined {
  const { schema } = objectOf(objectOf(objectOf(part).content)['application/json']);
  return schema === undefined ? undefined : objectOf(schema);
}

const LITERALS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };
const literalOf = (values: readonly unknown[]): string =>
  `Literal[${values.map((each) => LITERALS[String(each)] ?? JSON.stringify(each)).join(', ')}]`;

/** The description of a part, as a docstring. */
function wordsOf({ description }: Json, indent: string): string {
  if (typeof description !== 'string') return '';
  const text = description.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replaceAll('\n', ' ');
  return `${indent}"""${text.endsWith('"') ? `${text} ` : text}"""`;
}
