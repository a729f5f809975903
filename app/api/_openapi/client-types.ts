import 'server-only';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { asObject, memberAt, type JsonObject } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { commentOf, typeText, type Layout } from '@/app/api/_openapi/type-text';

const LAYOUT: Layout = { indent: '', hasComments: true };
const HEAD = '// Generated from the description of the API.';
/**
 * Operations that got a second form later. `Operations` keeps the first one for older programs, and
 * `Variants` has the other.
 */
const WITH_VARIANT: ReadonlySet<string> = new Set(['POST /api/games/{id}/try']);

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
  const described = CONTRACTS.flatMap(({ method, path, status }) => {
    const operation = asObject(memberAt(document, 'paths', path, method.toLowerCase()));
    return Object.keys(operation).length === 0 ? [] : [{ name: `${method} ${path}`, operation, status }];
  });
  const operations = described.map((each) => operationText(each, 0));
  const variants = described
    .filter(({ name }) => WITH_VARIANT.has(name))
    .map((each) => operationText(each, 1));
  return `${HEAD}

${parts.join('\n\n')}

/** The input and the answer of each operation. */
export interface Operations {
${operations.join('\n')}
}

/** The second form of some operations: another body, and the answer to it. */
export interface Variants {
${variants.join('\n')}
}
`;
}

interface DescribedOperation {
  readonly name: string;
  readonly operation: JsonObject;
  readonly status: number;
}

function operationText({ name, operation, status }: DescribedOperation, form: 0 | 1): string {
  const inner: Layout = { indent: '    ', hasComments: false };
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(asObject) : [];
  const ofForm = (schema: unknown) => (WITH_VARIANT.has(name) ? formOf(schema, form) : schema);
  const body = ofForm(memberAt(operation, 'requestBody', 'content', 'application/json', 'schema'));
  const answer = ofForm(
    memberAt(operation, 'responses', String(status), 'content', 'application/json', 'schema'),
  );
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

function formOf(schema: unknown, form: 0 | 1): unknown {
  const { anyOf, oneOf } = asObject(schema);
  const found = (Array.isArray(anyOf) ? anyOf : Array.isArray(oneOf) ? oneOf : [])[form];
  if (found === undefined) throw new Error('a schema without this form');
  return found;
}

function givenText(parameters: readonly JsonObject[], where: 'path' | 'query'): string {
  const given = parameters.filter((parameter) => parameter.in === where);
  const lines = given.map(
    ({ name, required, schema }) =>
      `readonly ${String(name)}${required === true ? '' : '?'}: ${typeText(schema)}`,
  );
  return lines.length === 0 ? 'object' : `{ ${lines.join('; ')} }`;
}
