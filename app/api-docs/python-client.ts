/** The client for Python in one file: packages/client-python/base.py, the types of the API and a method for each operation. */
import 'server-only';
import { asObject, memberAt, type JsonObject } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { argumentName, docstring, listOf, pascalCase, PythonTypes } from '@/app/api/_openapi/python-types';
import { readPaper } from './paper';

/** `praga_client.types` was a module of its own until 27 November 2026. */
const TAIL = 'sys.modules.setdefault(f"{__name__}.types", sys.modules[__name__])';
const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

let made: string | undefined;

/** The text of praga_client.py. */
export function pythonClient(): string {
  return (made ??= clientOf(openapiDocument()));
}

function clientOf(document: JsonObject): string {
  const schemas = asObject(memberAt(document, 'components', 'schemas'));
  const types = new PythonTypes(Object.keys(schemas));
  for (const [name, schema] of Object.entries(schemas)) types.declare(name, asObject(schema));
  const methods = Object.entries(asObject(document.paths)).flatMap(([path, ways]) =>
    Object.entries(asObject(ways))
      .filter(([method]) => METHODS.has(method))
      .flatMap(([method, operation]) =>
        methodText(types, `${method.toUpperCase()} ${path}`, asObject(operation)),
      ),
  );
  const client = `class Client(_Requests):
    """\`Client("https://praga.example", "the token of a seat, or an access token")\`. Each operation is a method."""

${methods.join('\n\n')}`;
  return `${[readPaper('packages/client-python/base.py').trimEnd(), ...types.declarations, client, TAIL].join('\n\n\n')}\n`;
}

interface Argument {
  readonly name: string;
  readonly of: 'path' | 'query';
  readonly type: string;
  readonly isRequired: boolean;
}

/** The method of an operation that answers with JSON; `Client` has methods of its own for lists and streams. */
function methodText(types: PythonTypes, operation: string, described: JsonObject): readonly string[] {
  const id = String(described.operationId);
  const [, done] =
    Object.entries(asObject(described.responses)).find(([status]) => status.startsWith('2')) ?? [];
  const answer = jsonOf(done);
  if (answer === undefined) return [];
  const given = argumentsOf(types, described, pascalCase(id));
  const asked = asObject(described.requestBody);
  const body = jsonOf(asked);
  const forms = formsOf(types, pascalCase(id), body, answer);
  const isBodyNeeded = asked.required === true;
  const name = id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const hasKey = listOf(described.parameters).some((each) => asObject(each).name === 'Idempotency-Key');
  const headOf = (bodyType: string | undefined, answerType: string) =>
    `    def ${name}(${signature(given, bodyType, isBodyNeeded, hasKey)}) -> ${answerType}:`;
  const overloads =
    forms.length > 1 ? forms.map((form) => `    @overload\n${headOf(form.body, form.answer)} ...`) : [];
  const [first] = forms;
  const head = forms.length > 1 ? headOf('Any', 'Any') : headOf(first?.body, first?.answer ?? 'Any');
  const parts = [
    ...partText(given, 'path', 'params'),
    ...partText(given, 'query', 'query'),
    ...(body === undefined ? [] : ['body=body']),
    ...(hasKey ? ['idempotency_key=idempotency_key'] : []),
  ];
  const call = `self.call(${[JSON.stringify(operation), ...parts].join(', ')})`;
  const words = docstring({ description: described.description ?? described.summary }, '        ');
  return [...overloads, [head, words, `        return ${call}`].filter(Boolean).join('\n')];
}

/**
 * The pairs of body and answer. An operation with two bodies and two answers, such as `try`, has one overload for
 * each.
 */
function formsOf(types: PythonTypes, name: string, body: JsonObject | undefined, answer: JsonObject) {
  const typed = (schema: JsonObject | undefined, of: string) =>
    schema && types.typeOf(schema, `${name}${of}`);
  const bodies = listOf(body?.anyOf ?? body?.oneOf).map(asObject);
  const answers = listOf(answer.anyOf ?? answer.oneOf).map(asObject);
  if (bodies.length < 2 || bodies.length !== answers.length)
    return [{ body: typed(body, 'Body'), answer: typed(answer, 'Answer') ?? 'Any' }];
  return bodies.map((each, i) => ({
    body: typed(each, i === 0 ? 'Body' : `Body${i + 1}`),
    answer: typed(answers[i], i === 0 ? 'Answer' : `Answer${i + 1}`) ?? 'Any',
  }));
}

function argumentsOf(types: PythonTypes, described: JsonObject, name: string): readonly Argument[] {
  return listOf(described.parameters)
    .map(asObject)
    .flatMap(({ name: key, in: of, required, schema }): Argument[] =>
      of === 'path' || of === 'query'
        ? [
            {
              name: String(key),
              of,
              type: types.typeOf(asObject(schema), `${name}${pascalCase(String(key))}`),
              isRequired: required === true,
            },
          ]
        : [],
    );
}

function signature(
  given: readonly Argument[],
  body: string | undefined,
  isBodyNeeded: boolean,
  hasKey: boolean,
): string {
  const path = given.filter(({ of }) => of === 'path');
  const query = given.filter(({ of }) => of === 'query');
  const bodyText = isBodyNeeded ? `body: ${body}` : `body: Optional[${body}] = None`;
  return [
    'self',
    ...path.map(({ name, type }) => `${argumentName(name)}: ${type}`),
    ...(body === undefined ? [] : [bodyText]),
    ...(query.length > 0 || hasKey ? ['*'] : []),
    ...query.map(({ name, type, isRequired }) =>
      isRequired ? `${argumentName(name)}: ${type}` : `${argumentName(name)}: Optional[${type}] = None`,
    ),
    ...(hasKey ? ['idempotency_key: Optional[str] = None'] : []),
  ].join(', ');
}

function partText(given: readonly Argument[], of: Argument['of'], title: string): readonly string[] {
  const own = given.filter((argument) => argument.of === of);
  if (own.length === 0) return [];
  return [`${title}={${own.map(({ name }) => `${JSON.stringify(name)}: ${argumentName(name)}`).join(', ')}}`];
}

function jsonOf(part: unknown): JsonObject | undefined {
  const schema = memberAt(part, 'content', 'application/json', 'schema');
  return schema === undefined ? undefined : asObject(schema);
}
