import 'server-only';
import { z } from 'zod';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { isSameOrigin } from '@/lib/platform/auth/same-origin';
import { bearerToken } from '@/lib/platform/auth/seat-proof';
import { refuseAccess } from '@/lib/platform/http/access';
import { jsonResponse, entityTag } from '@/lib/platform/http/answer';
import { readJson, type BodyResult } from '@/lib/platform/http/body';
import { cleanJson } from '@/lib/platform/http/clean-text';
import { isLook, isMarked, METHODS, NO_BODY, type Contract, type Method } from '@/lib/platform/http/contract';
import { wrongParts } from '@/lib/platform/http/issue-words';
import type { LimitState, TooMany } from '@/lib/platform/http/limits/limits';
import { countAdmitted, countRequest } from '@/lib/platform/http/limits/rate-limit';
import { listAnswerOf } from '@/lib/platform/http/list-answer';
import { refuseChange } from '@/lib/platform/http/maintenance';
import { withNewerNames } from '@/lib/platform/http/older-names';
import { isOpen, limitOf, preflightHeaders, withOpenHeaders } from '@/lib/platform/http/open-headers';
import { problem, problemResponse, type Problem } from '@/lib/platform/http/problem';
import { answerOnce, KEY_HEADER, takesKey } from '@/lib/platform/http/request-key';
import { problemOfError, problemOfTooMany } from '@/lib/platform/http/problem-of';

/** The input of a handler, validated by the contract. */
interface Input<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly headers: Headers;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
  /** Counts the request once more, for operations that take several commands or lines at once. */
  readonly refuseOneMore: () => Promise<TooMany | undefined>;
}

interface Reply {
  readonly body: object;
  /** Whether it is a repetition, if the contract has a status for that. */
  readonly isAgain?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply, a refusal of the service, or a problem specific to this operation. */
export type EndpointResult<E> =
  | { readonly ok: true; readonly value: Reply }
  | { readonly ok: false; readonly error: E }
  | { readonly problem: Problem }
  /** An answer that is not JSON. */
  | { readonly response: Response };

type Params = Readonly<Record<string, string | string[] | undefined>>;
/** A route handler of Next, which passes no parameters for a path without any. */
export type Handler = (
  request: Request,
  context: { readonly params: Promise<Params | undefined> },
) => Promise<Response>;

export interface Endpoint {
  readonly contract: Contract;
  readonly handler: Handler;
}

/** An operation of the API: its contract and its handler, before the refusals E have their problems. */
export interface Operation<E> {
  readonly contract: Contract;
  readonly endpointWith: (problemOf: (refusal: E) => Problem) => Endpoint;
}

/** Joins the contract of an operation with its handler. */
export function operation<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, E = never>(
  contract: Contract<P, Q, B>,
  handle: Handle<P, Q, B, E>,
): Operation<E> {
  return {
    contract,
    endpointWith: (problemOf) => ({ contract, handler: handlerOf(contract, handle, problemOf) }),
  };
}

export type Handle<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, E> = (
  input: Input<z.output<P>, z.output<Q>, z.output<B>>,
) => Promise<EndpointResult<E>>;

function handlerOf<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, E>(
  contract: Contract<P, Q, B>,
  handle: Handle<P, Q, B, E>,
  problemOf: (refusal: E) => Problem,
): Handler {
  const answer = async (
    request: Request,
    given: Promise<Params | undefined>,
    refuseOneMore: () => Promise<TooMany | undefined>,
    refusePerson: () => Promise<TooMany | undefined>,
  ) => {
    const held = isLook(contract) ? undefined : await refuseChange();
    if (held) return problemResponse(held);
    const params = (await given) ?? {};
    const beyond = await refuseAccess(contract, request.headers, params);
    if (beyond) return problemResponse(beyond);
    const tooMany = await refusePerson();
    if (tooMany) return problemResponse(problemOfTooMany(tooMany));
    const input = await readInput(contract, request, params);
    if (!input.ok) return problemResponse(input.error);
    const respond = async () =>
      responseTo(contract, await handle({ ...input.value, refuseOneMore }), problemOf, request.headers);
    if (!takesKey(contract) || !request.headers.has(KEY_HEADER)) return respond();
    const { params: at, query, body, headers } = input.value;
    return answerOnce({ contract, headers, input: { at, query, body } }, respond);
  };
  return async (request, context) => {
    let counted: LimitState | undefined;
    const kind = limitOf(contract);
    const refuseOneMore = async () => {
      counted = kind && (await countRequest(kind, request));
      return counted?.refusal;
    };
    const refusePerson = async () => {
      counted = (kind && (await countAdmitted(kind, request))) ?? counted;
      return counted?.refusal;
    };
    const serve = async (): Promise<Response> => {
      const refusal = await refuseOneMore();
      if (refusal) return problemResponse(problemOfTooMany(refusal));
      return answer(request, context.params, refuseOneMore, refusePerson);
    };
    const response = await serve().catch((error) => problemResponse(problemOfError(contract.id, error)));
    return withOpenHeaders(response, contract, counted);
  };
}

function responseTo<E>(
  contract: Contract,
  handled: EndpointResult<E>,
  problemOf: (refusal: E) => Problem,
  asked: Headers,
): Response {
  if ('response' in handled) return handled.response;
  if ('problem' in handled) return problemResponse(handled.problem);
  if (!handled.ok) return problemResponse(problemOf(handled.error));
  const { status, again } = contract;
  const { body, headers = {}, isAgain } = handled.value;
  return jsonResponse({
    ...encoded(contract, body),
    status: (isAgain ? again : undefined) ?? status,
    headers,
    asked,
    isMarked: isMarked(contract),
  });
}

interface Encoded {
  readonly text: string;
  readonly mark?: string;
}
const shared = new WeakMap<object, Encoded>();

/** The body as text; canonical, because a repeated command gets a byte-identical answer. */
function encoded(contract: Contract, body: object): Encoded {
  const known = contract.isShared && shared.get(body);
  if (known) return known;
  const text = canonicalJson(contract.asIs ? body : listAnswerOf(contract.id, contract.answer, body));
  if (!contract.isShared) return { text };
  const made = { text, mark: entityTag(text) };
  shared.set(body, made);
  return made;
}

async function readInput<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  contract: Contract<P, Q, B>,
  request: Request,
  rawParams: Params,
): Promise<BodyResult<Omit<Input<z.output<P>, z.output<Q>, z.output<B>>, 'refuseOneMore'>>> {
  const { signal } = request;
  const isForeign = !isLook(contract) && !bearerToken(request.headers) && !isSameOrigin(request.headers);
  if (isForeign && !contract.fromAnywhere) {
    return { ok: false, error: problem('cross-site', 'A page of another site may not do this.') };
  }
  const headers = isForeign ? withoutCookies(request.headers) : request.headers;
  const params = check(contract.params, cleanJson(rawParams), 'path');
  if (!params.ok) return namesTable(contract, rawParams) ? params : UNKNOWN_TABLE;
  const { searchParams } = new URL(request.url);
  const wrong = wrongNames(contract.query, searchParams);
  if (wrong.length > 0) return { ok: false, error: wrongForm('query', wrong) };
  const query = check(contract.query, cleanJson(Object.fromEntries(searchParams)), 'query');
  if (!query.ok) return query;
  const body = await readBody(contract, request);
  if (!body.ok) return body;
  return { ok: true, value: { params: params.value, query: query.value, body: body.value, headers, signal } };
}

const UNKNOWN_TABLE = {
  ok: false,
  error: problem('unknown-table', 'There is no table of this id.'),
} as const;

/** Whether the path contains a table id: an invalid id is then an unknown table. */
function namesTable({ path, params }: Contract, given: Params): boolean {
  const found = path.startsWith('/api/games/{id}') ? params.safeParse(given).error : undefined;
  return !found?.issues.some((issue) => issue.path[0] === 'id');
}

async function readBody<B extends z.ZodType>(
  { body: schema, bodyLimit }: Pick<Contract<z.ZodType, z.ZodType, B>, 'body' | 'bodyLimit'>,
  request: Request,
): Promise<BodyResult<z.output<B>>> {
  const expected: z.ZodType = schema;
  // A body is read only if one is expected.
  const json = expected === NO_BODY ? NOTHING : await readJson(request, bodyLimit);
  return json.ok ? check(schema, json.value, 'body') : json;
}

/**
 * The headers without cookies: a page of another site acts for no person, whatever its visitor's
 * browser has sent.
 */
function withoutCookies(headers: Headers): Headers {
  const without = new Headers(headers);
  without.delete('cookie');
  return without;
}

type Issue = { readonly path: string; readonly message: string };

/** Query parameters that the operation does not have, or that were repeated. */
function wrongNames(schema: z.ZodType, given: URLSearchParams): readonly Issue[] {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const names = [...given.keys()];
  const unknown =
    known.length > 0 ? `is no parameter here; there are ${known.join(', ')}` : 'is no parameter here';
  return [...new Set(names)].flatMap((name) => {
    const path = short(`query.${name}`);
    if (!known.includes(name)) return [{ path, message: unknown }];
    return names.indexOf(name) === names.lastIndexOf(name) ? [] : [{ path, message: 'was given twice' }];
  });
}

const NOTHING: BodyResult<unknown> = { ok: true, value: undefined };
const MAX_ISSUES = 10;
const MAX_MESSAGE = 200;

function check<S extends z.ZodType>(schema: S, value: unknown, where: string): BodyResult<z.output<S>> {
  const renamed = withNewerNames(schema, value);
  if ('conflicts' in renamed) {
    const issues = renamed.conflicts.map(({ older, newer }) => ({
      path: `${where}.${older}`,
      message: `is an older name of \`${newer}\`, which has another value`,
    }));
    return { ok: false, error: wrongForm(where, issues) };
  }
  const parsed = schema.safeParse(renamed.value, { reportInput: true });
  if (parsed.success) return { ok: true, value: parsed.data };
  const issues = wrongParts(parsed.error.issues).map(({ path: [first, ...rest], message }) => {
    const path = first === undefined ? [] : [renamed.nameSent(first), ...rest];
    return { path: short([where, ...path].join('.')), message: short(message) };
  });
  return { ok: false, error: wrongForm(where, issues) };
}

function wrongForm(where: string, issues: readonly Issue[]): Problem {
  return problem('invalid-request', `The ${where} does not have the expected form.`, {
    issues: issues.slice(0, MAX_ISSUES),
  });
}

// Messages repeat the input, which may be long.
function short(text: string): string {
  return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE)}…` : text;
}

/** The exports of a route file: its operations, a 405 for all other methods, and OPTIONS. */
export function routes(...endpoints: readonly Endpoint[]): Record<Method | 'OPTIONS', Handler> {
  const allowed = endpoints.map(({ contract }) => contract.method);
  const refuse: Handler = async () => methodNotAllowed(allowed);
  const open = endpoints.map(({ contract }) => contract).filter(isOpen);
  const headers = {
    allow: waysOf(allowed),
    ...(open.length > 0 ? preflightHeaders(open.map(({ method }) => method)) : {}),
  };
  const handlerOf = (method: Method) =>
    endpoints.find(({ contract }) => contract.method === method)?.handler ?? refuse;
  const [GET, POST, PUT, PATCH, DELETE] = METHODS.map(handlerOf);
  return {
    GET: GET ?? refuse,
    POST: POST ?? refuse,
    PUT: PUT ?? refuse,
    PATCH: PATCH ?? refuse,
    DELETE: DELETE ?? refuse,
    // Next would list every exported method, including the refused ones.
    OPTIONS: async () => new Response(undefined, { status: 204, headers }),
  };
}

/** The allowed methods; Next answers HEAD for every GET. */
function waysOf(allowed: readonly Method[]): string {
  return [...allowed.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'].join(
    ', ',
  );
}

function methodNotAllowed(allowed: readonly Method[]): Response {
  const methods = allowed.join(', ');
  return problemResponse(problem('method-not-allowed', `Here only ${methods} is answered.`), {
    allow: methods,
  });
}
