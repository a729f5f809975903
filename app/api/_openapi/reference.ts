import 'server-only';
import { PUBLIC_GROUPS } from '@/app/api/_openapi/contracts';
import { exampleOf } from '@/app/api/_openapi/example-of';
import { asObject } from '@/app/api/_openapi/json-object';
import { openapiDocument } from '@/app/api/_openapi/openapi';
import { typeText } from '@/app/api/_openapi/type-text';
import { refusalSentences } from '@/lib/game/wording/refusals/refusals';
import { takesAccessTokens } from '@/lib/platform/http/access';
import { isLook, type Contract } from '@/lib/platform/http/contract';
import { LIMITS } from '@/lib/platform/http/limits/limits';
import { limitOf } from '@/lib/platform/http/open-headers';
import { wordingOf } from '@/lib/platform/i18n/wording-of';

/** One operation as the reference page shows it. */
export interface OperationDoc {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** First sentence of the summary. */
  readonly title: string;
  readonly summary: string;
  readonly access: Contract['access'];
  /** Access token scopes that allow it. */
  readonly scopes: string;
  readonly limit?: string;
  /** Path and query parameters. */
  readonly parameters: readonly ParameterDoc[];
  /** The TypeScript type. */
  readonly body?: string;
  readonly answer: string;
  readonly statuses: readonly { readonly status: string; readonly codes: readonly string[] }[];
  readonly example?: { readonly request: string; readonly answer: string };
}

interface ParameterDoc {
  readonly name: string;
  readonly where: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly text: string;
}

/** A named component of the document. */
export interface TypeDoc {
  readonly name: string;
  readonly text: string;
  readonly type: string;
}

export interface GroupDoc {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly OperationDoc[];
}

export interface RefusalDoc {
  readonly code: string;
  readonly text: string;
}

interface Reference {
  readonly groups: readonly GroupDoc[];
  readonly types: readonly TypeDoc[];
  readonly refusals: readonly RefusalDoc[];
}

/** Layout for types with their members' descriptions. */
const TOLD = { indent: '', hasComments: true };
let made: Reference | undefined;

/** Content of the reference page, read from the document at /api/openapi.json and cached. */
export function apiReference(): Reference {
  made ??= referenceOf(openapiDocument());
  return made;
}

function referenceOf(document: unknown): Reference {
  const groups = PUBLIC_GROUPS.map(({ tag, description, contracts }) => ({
    tag,
    description,
    operations: contracts.map((contract) =>
      operationDoc(contract, at(document, ['paths', contract.path, contract.method.toLowerCase()])),
    ),
  }));
  const refusals = refusalSentences(wordingOf('en')).map(({ code, sentence }) => ({ code, text: sentence }));
  const schemas = Object.entries(asObject(at(document, ['components', 'schemas'])));
  const types = schemas.map(([name, schema]) => ({
    name,
    text: String(asObject(schema).description ?? ''),
    type: typeText(schema, TOLD),
  }));
  return { groups, types, refusals };
}

function operationDoc(contract: Contract, operation: unknown): OperationDoc {
  const { id, method, path, summary, access, status, media = 'application/json' } = contract;
  const request = at(operation, ['requestBody', 'content', 'application/json', 'schema']);
  const answer = at(operation, ['responses', String(status), 'content', media, 'schema']);
  const example = exampleOf(contract);
  const limit = limitOf(contract);
  return {
    id,
    method,
    path,
    title: String(at(operation, ['summary']) ?? ''),
    summary,
    access,
    scopes: scopesOf(contract),
    ...(limit ? { limit: `${LIMITS[limit].most} in ${LIMITS[limit].spanS} s` } : {}),
    parameters: parametersOf(at(operation, ['parameters'])),
    ...(request === undefined ? {} : { body: typeText(request, TOLD) }),
    answer: typeText(answer, TOLD),
    statuses: statusesOf(at(operation, ['responses'])),
    ...(example
      ? {
          example: {
            request: [
              `${method} ${example.address}`,
              ...(example.request ? [toJson(example.request)] : []),
            ].join('\n'),
            answer: toJson(example.answer),
          },
        }
      : {}),
  };
}

const toJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

function scopesOf(contract: Contract): string {
  if (!takesAccessTokens(contract)) return '';
  if (contract.anyScope || isLook(contract)) return 'read, table, all';
  return contract.isMove ? 'table, all' : 'all';
}

function parametersOf(parameters: unknown): readonly ParameterDoc[] {
  if (!Array.isArray(parameters)) return [];
  return parameters.map(asObject).map(({ name, in: where, schema, required, description = '' }) => ({
    name: String(name),
    where: String(where),
    type: typeText(schema),
    isRequired: required === true,
    text: String(description),
  }));
}

function statusesOf(responses: unknown): OperationDoc['statuses'] {
  return Object.entries(asObject(responses)).map(([status, response]) => {
    const [, codes = ''] = /^Codes: (.*)$/.exec(String(asObject(response).description)) ?? [];
    return { status, codes: codes === '' ? [] : codes.split(', ') };
  });
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, key) => asObject(inner)[key], value);
}
