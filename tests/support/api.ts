import fs from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { CONTRACTS } from '@/app/api/_openapi/contracts';
import { faultOf } from './answers';
import type { Answer } from './held-answers';
import { note, record, type Asked } from './recorded';

export { afterResponses } from './after-responses';

type Handler = (request: Request, context: { params: Promise<Params> }) => Promise<Response>;
type Params = Readonly<Record<string, string | string[]>>;
type Route = Readonly<Record<string, unknown>>;

const API = path.resolve('app/api');

/** Each route file of the API, by its path in the form of Next: `/api/games/[id]/commands`. */
export const ROUTE_FILES: ReadonlyMap<string, string> = new Map(
  fs
    .readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'route.ts')
    .map((file) => [`/api/${path.dirname(file).split(path.sep).join('/')}`, path.join(API, file)]),
);

/** As Next chooses: a fixed part goes before a parameter, and a parameter before the rest of a path. */
const PATTERNS = [...ROUTE_FILES]
  .map(([name, file]) => ({
    pattern: patternOf(name),
    rank: name.replace(/\[+\.{3}/, '~').replaceAll('[', '}'),
    file,
  }))
  .sort((a, b) => (a.rank < b.rank ? -1 : 1));

function patternOf(name: string): RegExp {
  const text = name
    .replaceAll('.', '\\.')
    .replace(/\/\[\[\\\.\\\.\\\.(\w+)\]\]/g, '(?:/(?<$1_rest>.+))?')
    .replace(/\[\\\.\\\.\\\.(\w+)\]/g, '(?<$1_rest>.+)')
    .replace(/\[(\w+)\]/g, '(?<$1>[^/]+)');
  return new RegExp(`^${text}$`);
}

async function routeOf(address: string): Promise<{ route: Route; params: Params }> {
  for (const { pattern, file } of PATTERNS) {
    const match = pattern.exec(address);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([name, text]) =>
      name.endsWith('_rest')
        ? [name.slice(0, -'_rest'.length), text?.split('/').map(decodeURIComponent)]
        : [name, decodeURIComponent(text)],
    );
    return { route: await import(file), params: Object.fromEntries(params) };
  }
  throw new Error(`no route for ${address}`);
}

/** The described path of an address; missing for one that is not described. */
const describedPathOf = (address: string): string | undefined =>
  DESCRIBED.find(({ pattern }) => pattern.test(address))?.name;

const DESCRIBED = [...new Set(CONTRACTS.map((contract) => contract.path))]
  .sort()
  .map((name) => ({ name, pattern: patternOf(name.replaceAll('{', '[').replaceAll('}', ']')) }));

export interface Call {
  readonly method?: string;
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A body to send as JSON. */
  readonly json?: unknown;
  /** A body to send unchanged. */
  readonly raw?: BodyInit;
}

/** Sends a request to the real route handlers. */
export async function call({
  method = 'GET',
  path,
  token,
  headers = {},
  json,
  raw,
}: Call): Promise<Response> {
  const url = new URL(path, 'http://praga.test');
  const { route, params } = await routeOf(url.pathname);
  const handler = route[method];
  if (typeof handler !== 'function') throw new Error(`${path} exports no ${method}`);
  const body = raw ?? (json === undefined ? undefined : JSON.stringify(json));
  const request = new Request(url, {
    method,
    headers: {
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
  const response = await (handler as Handler)(request, { params: Promise.resolve(params) });
  const name = describedPathOf(url.pathname);
  if (name) await mustBeAsDescribed(method, name, response, { address: path, request: json });
  return response;
}

async function mustBeAsDescribed(
  method: string,
  path: string,
  response: Response,
  asked: Asked,
): Promise<void> {
  const { status, headers } = response;
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  // The method is not described for this path.
  if (status === 405 || status === 204) return;
  note('seen', { method, path, status });
  // A stream does not end, so it is not read.
  if (type === 'text/event-stream') return;
  if (type === 'application/x-ndjson')
    return linesMustBeAsDescribed({ method, path, status, type }, response);
  const body: unknown = type.includes('json') ? await response.clone().json() : undefined;
  const fault = faultOf({ method, path, status, type, body });
  if (fault) throw new Error(fault);
  record({ method, path, status, ...asked, ...(body === undefined ? {} : { answer: body }) });
}

async function linesMustBeAsDescribed(of: Omit<Answer, 'body'>, response: Response): Promise<void> {
  for (const line of (await response.clone().text()).split('\n').filter(Boolean)) {
    const fault = faultOf({ ...of, body: JSON.parse(line) });
    if (fault) throw new Error(fault);
  }
}

/** The same, and parses the JSON answer. */
export async function callJson(options: Call) {
  const response = await call(options);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

/** Expects a problem of the right form. */
export async function problemOf(options: Call, status: number, code: string) {
  const response = await call(options);
  const body = await response.json();
  expect(body).toMatchObject({ status, code, type: `/api-docs#${code}` });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body.title).toMatch(/\w/);
  expect(body.detail).toMatch(/\.$/);
  return { body, headers: response.headers };
}
