import 'server-only';
import type { z } from 'zod';
import { Components } from '@/app/api/_openapi/components';
import { OPERATOR_GROUPS, PUBLIC_GROUPS, type ContractGroup } from '@/app/api/_openapi/contracts';
import { exampleOf, withExample } from '@/app/api/_openapi/example-of';
import { webhooksOf } from '@/app/api/_openapi/hooks';
import { asObject, type JsonObject } from '@/app/api/_openapi/json-object';
import { ProblemShape, RuleCodeShape } from '@/lib/features/table/contract-problem';
import { conflictsOfRules } from '@/lib/features/table/problems';
import { takesAccessTokens } from '@/lib/platform/http/access';
import { isLook, isMarked, NO_BODY, type Access, type Contract } from '@/lib/platform/http/contract';
import { limitOf } from '@/lib/platform/http/open-headers';
import { KEY_PATTERN, takesKey } from '@/lib/platform/http/request-key';
import { PROBLEMS, RULES_STATUS, type ProblemCode } from '@/lib/platform/http/problem';

export type { JsonObject } from '@/app/api/_openapi/json-object';

const SECURITY: Readonly<Record<Access, readonly JsonObject[]>> = {
  anyone: [],
  'anyone-or-seat': [{}, { seatToken: [] }, { accessToken: [] }, { seatCookie: [] }],
  seat: [{ seatToken: [] }, { accessToken: [] }, { seatCookie: [] }],
  person: [{ accessToken: [] }],
  scheduler: [{ cronSecret: [] }],
  operator: [{ metricsSecret: [] }],
};

const SEAT_SCHEMES: JsonObject = {
  seatToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a seat: the last part of its link. It plays only at that seat of that table.',
  },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A token of a person, made and taken back at /me/tokens: it reads, moves at every seat its person holds at one table, or does everything but what concerns the account.',
  },
  seatCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'seat_{id}',
    description: 'Set by sitting down; {id} is the table.',
  },
};
const OPERATOR_SCHEMES: JsonObject = {
  metricsSecret: { type: 'http', scheme: 'bearer', description: 'METRICS_SECRET of the service.' },
  cronSecret: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET of the service.' },
};

const ABOUT = `An API for programs that play Praga Caput Regni at their own pace.

Answers may grow: ignore members you do not know. Existing members keep their name and meaning within version 1. A
member is marked \`deprecated\` for half a year before it is removed; \`x-same-as\` names the newer one, and requests
take either. Changes are listed at /api-docs/changes.

Requests that change something may be repeated with the same command id: they are applied once. A caller that asks
too often gets 429 with \`Retry-After\`.`;

let forAll: JsonObject | undefined;

/** The OpenAPI 3.1 document, generated from the schemas that validate requests. */
export function openapiDocument(): JsonObject {
  return (forAll ??= documentOf('Praga by Post', ABOUT, PUBLIC_GROUPS, SEAT_SCHEMES, true));
}

let forOperators: JsonObject | undefined;

/** The document for the operator's operations. */
export function operatorDocument(): JsonObject {
  const about = 'Operations for the scheduler and the operator’s metrics.';
  return (forOperators ??= documentOf(
    'Praga by Post, for operators',
    about,
    OPERATOR_GROUPS,
    OPERATOR_SCHEMES,
  ));
}

function documentOf(
  title: string,
  description: string,
  groups: readonly ContractGroup[],
  securitySchemes: JsonObject,
  isPublic = false,
): JsonObject {
  const components = new Components();
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const { tag, contracts } of groups)
    for (const contract of contracts)
      paths[contract.path] = {
        ...paths[contract.path],
        [contract.method.toLowerCase()]: operationOf(components, contract, tag),
      };
  const webhooks = isPublic ? { webhooks: webhooksOf(components) } : {};
  components.schemaOf(ProblemShape, 'output');
  if (isPublic) components.schemaOf(RuleCodeShape, 'output');
  components.discriminated();
  const schemas = Object.fromEntries(Object.entries(components.schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1',
      description,
      contact: { name: 'The operator of this service' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-all-rights-reserved' },
    },
    servers: [{ url: '/', description: 'The service that this description comes from.' }],
    tags: groups.map(({ tag, description: text }) => ({ name: tag, description: text })),
    paths,
    ...webhooks,
    components: { schemas, headers: headersIn(paths), securitySchemes },
  };
}

function operationOf(components: Components, contract: Contract, tag: string): JsonObject {
  const { id, summary, access, params, query } = contract;
  const [first = summary] = summary.split(/(?<=[.:]) /);
  return {
    operationId: id,
    tags: [tag],
    summary: first.replace(/[.:]$/, ''),
    description: summary,
    security: SECURITY[access],
    parameters: [
      ...parametersOf(components, params, 'path'),
      ...parametersOf(components, query, 'query'),
      ...(takesKey(contract) ? [KEY_PARAMETER] : []),
    ],
    ...(takesBody(contract) ? { requestBody: requestBodyOf(components, contract) } : {}),
    responses: responsesOf(components, contract),
  };
}

const KEY_PARAMETER: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your own, such as a UUID. Sent again within a day, the same request is not carried out again and has the same answer.',
  schema: { type: 'string', minLength: 20, maxLength: 100, pattern: KEY_PATTERN.source },
};

const takesBody = ({ method, body }: Contract): boolean => method !== 'GET' && body !== NO_BODY;

function requestBodyOf(components: Components, contract: Contract): JsonObject {
  const { body } = contract;
  const content = { schema: components.schemaOf(body, 'input') };
  return {
    required: !body.safeParse(undefined).success,
    content: { 'application/json': withExample(content, exampleOf(contract)?.request) },
  };
}

function parametersOf(components: Components, schema: z.ZodType, where: 'path' | 'query'): JsonObject[] {
  const { properties, required } = components.resolve(components.schemaOf(schema, 'input'));
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(asObject(properties)).map(([name, shape]) => {
    const { description, ...rest } = asObject(shape);
    return {
      name,
      in: where,
      required: where === 'path' || names.includes(name),
      ...(description === undefined ? {} : { description }),
      schema: rest,
    };
  });
}

/** Problems that any request of this kind can get, depending on its parts. */
function generalProblems(contract: Contract): readonly ProblemCode[] {
  const [isChange, hasTokens] = [!isLook(contract), takesAccessTokens(contract)];
  // Only machines use operations without a rate limit; these list the database problem themselves.
  const isLimited = contract.limit !== 'none';
  const kinds: readonly (readonly [applies: boolean, ...codes: ProblemCode[]])[] = [
    [isLimited, 'database-unavailable'],
    // Every query is validated.
    [true, 'invalid-request'],
    [isChange, 'read-only', 'clock-wrong'],
    [isChange && !contract.fromAnywhere, 'cross-site'],
    [isLimited, 'too-many'],
    [takesKey(contract), 'key-reused', 'key-busy'],
    [hasTokens, 'access-token-wrong'],
    [hasTokens && !contract.anyScope, 'beyond-scope'],
    [takesBody(contract), 'malformed-json', 'body-cut-short', 'body-too-large', 'unsupported-media-type'],
  ];
  return kinds.flatMap(([applies, ...codes]) => (applies ? codes : []));
}

function responsesOf(components: Components, contract: Contract): JsonObject {
  const { status, again, answer, problems, rules, media, hasCsv } = contract;
  const codes = new Map<number, Set<string>>();
  const note = (at: number, code: string) => codes.set(at, (codes.get(at) ?? new Set()).add(code));
  for (const code of [...generalProblems(contract), ...problems]) note(PROBLEMS[code].status, code);
  if (rules) for (const code of conflictsOfRules) note(RULES_STATUS.conflict, code);
  const statuses = new Set([...codes.keys(), ...(rules ? [RULES_STATUS.illegal] : [])]);
  const refusals = [...statuses]
    .sort((a, b) => a - b)
    .map((at) => [
      at,
      problemResponseOf([...(codes.get(at) ?? [])], rules === true && at === RULES_STATUS.illegal),
    ]);
  const told = { schema: components.schemaOf(answer, 'output') };
  const content = {
    [media ?? 'application/json']: withExample(told, exampleOf(contract)?.answer),
    ...(hasCsv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
  };
  const hasMark = isMarked(contract);
  const limits = limitOf(contract) ? LIMIT_HEADERS : {};
  const headers = { ...(hasMark ? MARK : {}), ...limits };
  const done = { description: 'Done.', ...(Object.keys(headers).length > 0 ? { headers } : {}), content };
  const known = hasMark ? { 304: { description: 'As you know it.', headers } } : {};
  const repeated = again === undefined ? {} : { [again]: { description: 'Done before.', headers, content } };
  return { ...repeated, [status]: done, ...known, ...Object.fromEntries(refusals) };
}

const headerAt = (name: string): JsonObject => ({ $ref: `#/components/headers/${name}` });
const MARK = { ETag: headerAt('ETag') };
const LIMIT_HEADERS = { 'RateLimit-Policy': headerAt('RateLimit-Policy'), RateLimit: headerAt('RateLimit') };
const text = (description: string): JsonObject => ({ description, schema: { type: 'string' } });
const HEADERS: JsonObject = {
  ETag: text('A mark of the content; sent back as If-None-Match it is answered with 304 while it holds.'),
  'RateLimit-Policy': text('How often one address may ask this: q times within w seconds, by name.'),
  RateLimit: text('The remaining points, r, and the seconds until the limit is full again, t.'),
  'Retry-After': { description: 'Seconds until it may be tried again.', schema: { type: 'integer' } },
};

/** Every response header that the paths use. */
function headersIn(paths: object): JsonObject {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(HEADERS).filter(([name]) => text.includes(`/headers/${name}"`)));
}

function problemResponseOf(codes: readonly string[], isOfRules: boolean): JsonObject {
  const named = codes.length > 0 ? [{ enum: [...codes].sort() }] : [];
  const ofRules = isOfRules ? [{ $ref: '#/components/schemas/RuleCode' }] : [];
  const [one, ...more] = [...named, ...ofRules];
  const code = more.length > 0 ? { anyOf: [one, ...more] } : one;
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code } }],
  };
  const words = [...codes, ...(isOfRules ? ['any code of the rules'] : [])].join(', ');
  const retry = { 'Retry-After': headerAt('Retry-After') };
  return {
    description: `Codes: ${words}`,
    ...(codes.some(isForLater) ? { headers: retry } : {}),
    content: { 'application/problem+json': { schema } },
  };
}

const FOR_LATER: ReadonlySet<string> = new Set([
  'too-many',
  'key-busy',
  'too-many-streams',
  'streams-full',
  'read-only',
  'disk-full',
  'clock-wrong',
  'database-unavailable',
]);
const isForLater = (code: string): boolean => FOR_LATER.has(code);
