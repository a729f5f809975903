import 'server-only';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { asObject, memberAt, type JsonObject } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { commentOf, typeText, type Layout } from '@/app/api/_openapi/type-text';

const LAYOUT: Layout = { indent: '', hasComments: true };
const HEAD = '// Generated from the description of the API.';

let made: string | undefined;

/** Types of packages/client: every named schema, and the input and output of each operation. */
export function clientTypes(): string {
  return (made ??= typesOf(openapiDocument()));
}

function typesOf(document: JsonObject): string {
  const schemas = Object.entries(asObject(memberAt(document, 'components', 'schemas')));
  const parts = schemas.map(
    ([name, schema]) => `${commentOf(schema, LAYOUT)}export type ${name} = ${typeText(schema, LAYOUT)};`,
  );
  const operations = CONTRACTS.flatMap(({ method, path, status }) => {
    const operation = asObject(memberAt(document, 'paths', path, method.toLowerCase()));
    return Object.keys(operation).length === 0 ? [] : [operationText(`${method} ${path}`, operation, status)];
  });
  return `${HEAD}\n\n${parts.join('\n\n')}\n\n/** The input and the answer of each operation. */\nexport interface Operations {\n${operations.join('\n')}\n}\n`;
}

function operationText(name: string, operation: JsonObject, status: number): string {
  const inner: Layout = { indent: '    ', hasComments: false };
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(asObject) : [];
  const body = memberAt(operation, 'requestBody', 'content', 'application/json', 'schema');
  const answer = memberAt(operation, 'responses', String(status), 'content', 'application/json', 'schema');
  const isBodyNeeded = memberAt(operation, 'requestBody', 'required') === true;
  return [
    commentOf(operation, { indent: '  ', hasComments: true }).trimEnd(),
    `  readonly ${JSON.stringify(name)}: {`,
    `    readonly params: ${givenText(parameters, 'path')};`,
    `    readonly query: ${givenText(parameters, 'query')};`,
    `    readonly body: ${body === undefined ? 'undefined' : `${typeText(body, inner)}${isBodyNeeded ? '' : ' | undefined'}`};`,
    `    readonly answer: ${answer === undefined ? 'string' : typeText(answer, inner)};`,
    '  };',
  ].join('\n');
}

function givenText(parameters: readonly JsonObject[], where: 'path' | 'query'): string {
  const given = parameters.filter((parameter) => parameter.in === where);
  const lines = given.map(
    ({ name, required, schema }) =>
      `readonly ${String(name)}${required === true ? '' : '?'}: ${typeText(schema)}`,
  );
  return lines.length === 0 ? 'object' : `{ ${lines.join('; ')} }`;
}
