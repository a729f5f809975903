import 'server-only';
import { z } from 'zod';
import type { Access, Contract } from '@/lib/platform/http/contract';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { PROBLEMS, RULES_STATUS, type ProblemCode } from '@/lib/platform/http/problem';

/** A JSON object of the description. */
export type Json = Readonly<Record<string, unknown>>;

const CureShape = z.object({
  command: z.object({ type: z.string() }).loose(),
  goods: z.record(z.string(), z.int()).describe('What it changes of your goods; payments are below zero.'),
  words: z.string(),
});

const ProblemShape = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string().describe('One sentence for a person.'),
  rule: z.string().optional().describe('Id of the rule that forbids it.'),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  seq: z.int().optional().describe('Where the table stands now.'),
  cures: z
    .array(CureShape)
    .optional()
    .describe('Legal steps, the cheapest first, after any one of which the refused command would be legal.'),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  anyone: [],
  'anyone-or-seat': [{}, { seatToken: [] }, { seatCookie: [] }],
  seat: [{ seatToken: [] }, { seatCookie: [] }],
  scheduler: [{ cronSecret: [] }],
  operator: [{ metricsSecret: [] }],
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}

/** The description of the API (OpenAPI 3.1), from the very schemas that requests are checked with. */
export function openapiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const contract of CONTRACTS) {
    paths[contract.path] = {
      ...paths[contract.path],
      [contract.method.toLowerCase()]: operationOf(contract),
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Praga by Post',
      version: '1',
      description: 'Play Praga Caput Regni by letters between programs.',
    },
    paths,
    components: { schemas: { Problem: schemaOf(ProblemShape, 'output') }, securitySchemes: SCHEMES },
  };
}

const SCHEMES: Json = {
  seatToken: { type: 'http', scheme: 'bearer', description: 'The token of a seat, from its link.' },
  seatCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'seat_{id}',
    description: 'Set by sitting down; {id} is the table.',
  },
  metricsSecret: { type: 'http', scheme: 'bearer', description: 'METRICS_SECRET of the service.' },
  cronSecret: { type: 'http', scheme: 'bearer', description: 'CRON_SECRET of the service.' },
};

function operationOf(contract: Contract): Json {
  const { id, summary, access, params, query, body, method } = contract;
  const takesBody = method !== 'GET' && schemaOf(body, 'input').not === undefined;
  return {
    operationId: id,
    summary,
    security: SECURITY[access],
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    ...(takesBody ? { requestBody: requestBodyOf(body) } : {}),
    responses: responsesOf(contract),
  };
}

function requestBodyOf(body: z.ZodType): Json {
  const isRequired = !body.safeParse(undefined).success;
  return { required: isRequired, content: { 'application/json': { schema: schemaOf(body, 'input') } } };
}

function parametersOf(schema: z.ZodType, where: 'path' | 'query'): Json[] {
  const { properties, required } = schemaOf(schema, 'input');
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || names.includes(name),
    schema: shape,
  }));
}

function responsesOf({ status, answer, problems, rules, body, method, limit, media }: Contract): Json {
  const counted: readonly ProblemCode[] = limit === 'none' ? [] : ['too-many'];
  const changing: readonly ProblemCode[] = method === 'GET' ? [] : ['read-only'];
  const always: readonly ProblemCode[] = ['invalid-request', 'database-unavailable', ...changing, ...counted];
  const withBody: readonly ProblemCode[] = ['malformed-json', 'body-too-large', 'unsupported-media-type'];
  const readsBody = method !== 'GET' && schemaOf(body, 'input').not === undefined;
  const byStatus = new Map<number, string[]>();
  const note = (at: number, code: string) => byStatus.set(at, [...(byStatus.get(at) ?? []), code]);
  for (const code of [...always, ...(readsBody ? withBody : []), ...problems])
    note(PROBLEMS[code].status, code);
  if (rules) {
    note(RULES_STATUS.conflict, 'not-your-turn');
    note(RULES_STATUS.illegal, 'any code of the rules');
  }
  const told = [...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([at, codes]) => [at, problemResponseOf(codes)] as const);
  const done = {
    description: 'Done.',
    content: { [media ?? 'application/json']: { schema: schemaOf(answer, 'output') } },
  };
  return { [status]: done, ...Object.fromEntries(told) };
}

function problemResponseOf(codes: readonly string[]): Json {
  const schema = { $ref: '#/components/schemas/Problem' };
  return { description: `Codes: ${codes.join(', ')}`, content: { 'application/problem+json': { schema } } };
}
