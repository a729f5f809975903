/**
 * A small client of the API of Praga by Post: typed from its description, without dependencies. It repeats
 * safe requests, waits where it is told to, and goes on with a stream that broke off.
 */
import { backoffMs, isForLater, requestedWaitMs } from '@/lib/platform/retry-after';
import type { Accepted, Command, ListedGame, Operations, Problem, Trials, Variants } from './types.js';

export interface ClientOptions {
  /** Where the service is: https://praga.example. */
  readonly origin: string;
  /** The token of a seat, or an access token. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** How often a request is sent at most, where it does not get through: 5 unless given. */
  readonly tries?: number;
  /** The longest wait, 120,000 unless given. A server that asks for more is not waited for: the error says how long. */
  readonly longestWaitMs?: number;
  /** Called before each wait. */
  readonly onWait?: (wait: Wait) => void;
}

export type Operation = keyof Operations;

/** A wait before a request is sent again, or before a stream is opened again. */
export interface Wait {
  readonly operation: Operation;
  readonly ms: number;
  /** How often the request has been sent. */
  readonly tries: number;
  /** The status of the answer; missing if there was no answer. */
  readonly status?: number;
}

/** A part that must be given where it has members that must be. */
type Part<Name extends string, T> = object extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T };
type Body<T> = undefined extends T ? { readonly body?: T } : { readonly body: T };
interface Shape {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}
type Given<S extends Shape> = Part<'params', S['params']> &
  Part<'query', S['query']> &
  Body<S['body']> & {
    readonly signal?: AbortSignal;
    /** The Idempotency-Key of a change, to send it again after a restart. Otherwise the client makes one. */
    readonly idempotencyKey?: string;
  };
type GivenOf<O extends Operation> =
  object extends Given<Operations[O]>
    ? readonly [given?: Given<Operations[O]>]
    : readonly [given: Given<Operations[O]>];

type Lines = Variants['POST /api/games/{id}/try']['body']['lines'];

/** A refusal: its problem says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;
  /** The milliseconds after which the server wants to be asked again, if it said so. */
  readonly retryAfterMs?: number;
  constructor(problem: Problem, retryAfterMs?: number) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.problem = problem;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}

/** An answer that is not the API's: most often a page of a proxy on the way. */
export class NotTheApi extends Error {
  override readonly name = 'NotTheApi';
  readonly status: number;
  readonly text: string;
  /** The milliseconds after which the server wants to be asked again, if it said so. */
  readonly retryAfterMs?: number;
  constructor(status: number, text: string, retryAfterMs?: number) {
    super(`${status}: the answer is no JSON: ${text.slice(0, 100)}`);
    this.status = status;
    this.text = text;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}

const TRIES = 5;
const LONGEST_WAIT_MS = 120_000;
/** Waits if the server does not say how long. */
const USUAL = { firstMs: 250, mostMs: 30_000 };
/** Before a stream is opened again, until the server says how long. */
const RETRY_MS = 2_000;
/** The request was refused before anything was done, so it may be sent again. */
const NOT_DONE = 429;
/** The first request with the same key is not answered yet. */
const BUSY = 409;
/** Requests that take no Idempotency-Key: a command has its own id. All others with POST take one. */
const WITHOUT_KEY: ReadonlySet<string> = new Set([
  'POST /api/games/{id}/commands',
  'POST /api/games/{id}/undo',
  'POST /api/games/{id}/try',
]);

interface Sent {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string | undefined;
}

export class Client {
  private readonly options: ClientOptions;
  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Asks for an operation: `client.call('GET /api/games/{id}', { params: { id } })`. */
  async call<O extends keyof Variants>(
    operation: O,
    given: Given<Variants[O]>,
  ): Promise<Variants[O]['answer']>;
  async call<O extends Operation>(operation: O, ...[given]: GivenOf<O>): Promise<Operations[O]['answer']>;
  async call(operation: Operation, given: Sent = {}): Promise<unknown> {
    return jsonOf(await this.send(operation, given));
  }

  /**
   * Gives a command at the position `expectedSeq`. It has one id, however often it is sent, so it is applied
   * once.
   */
  async give(id: string, expectedSeq: number, command: Command): Promise<Accepted> {
    const body = { expectedSeq, command, commandId: crypto.randomUUID() };
    return (await this.call('POST /api/games/{id}/commands', { params: { id }, body })) as Accepted;
  }

  /** Tries up to 32 lines at once, which writes nothing. There is one outcome for each, in their order. */
  async tryLines(id: string, lines: Lines): Promise<Trials['lines']> {
    return (await this.call('POST /api/games/{id}/try', { params: { id }, body: { lines } })).lines;
  }

  /** The games of a list, page after page, as long as they are read. */
  async *games(
    operation: 'GET /api/games' | 'GET /api/me/games',
    query: Operations['GET /api/games']['query'] = {},
  ): AsyncGenerator<ListedGame> {
    for (let after = query.after; ;) {
      const response = await this.send(operation, { query: { ...query, ...(after ? { after } : {}) } });
      const lines = (await response.text()).split('\n').filter((line) => line !== '');
      if (lines.length === 0) return;
      for (const line of lines) {
        const game = JSON.parse(line) as ListedGame;
        after = game.cursor;
        yield game;
      }
    }
  }

  /** The versions of a table, the present one first, for as long as they are read. */
  async *changes(id: string, signal?: AbortSignal): AsyncGenerator<string> {
    const operation = 'GET /api/games/{id}/stream';
    const { longestWaitMs = LONGEST_WAIT_MS } = this.options;
    let known: string | undefined;
    let retryMs = RETRY_MS;
    for (let tries = 0; !signal?.aborted; tries += 1) {
      if (tries > 0) await this.wait({ operation, tries, ms: Math.min(retryMs, longestWaitMs) }, signal);
      if (signal?.aborted) return;
      const sent = { params: { id }, ...(signal ? { signal } : {}) };
      const response = await this.send(operation, sent, known);
      for await (const event of eventsOf(response, signal)) {
        if (event.retry) retryMs = Number(event.retry);
        if (event.id) yield (known = event.id);
      }
    }
  }

  private async send(operation: Operation, given: Sent, known?: string): Promise<Response> {
    const { tries: most = TRIES, longestWaitMs = LONGEST_WAIT_MS, fetch: ask = fetch } = this.options;
    const takesKey = operation.startsWith('POST ') && !WITHOUT_KEY.has(operation);
    const idempotencyKey = takesKey ? (given.idempotencyKey ?? crypto.randomUUID()) : undefined;
    const maySendAgain = takesKey || isSafe(operation, given.body);
    for (let tries = 1; ; tries += 1) {
      const isLast = tries >= most || given.signal?.aborted === true;
      const response = await ask(...this.requestOf(operation, { ...given, idempotencyKey }, known)).catch(
        (error: unknown) => {
          if (isLast || !maySendAgain) throw error;
          return undefined;
        },
      );
      if (response?.ok) return response;
      const asked = requestedWaitMs(response?.headers);
      if (response) {
        const { status } = response;
        const isBusy = status === BUSY && takesKey && asked !== undefined;
        const mayRepeat = status === NOT_DONE || isBusy || (isForLater(status) && maySendAgain);
        if (isLast || !mayRepeat || (asked ?? 0) > longestWaitMs) throw await refusalOf(response, asked);
      }
      const ms = Math.min(longestWaitMs, Math.max(asked ?? 0, backoffMs(tries, USUAL)));
      await this.wait(
        { operation, tries, ms, ...(response ? { status: response.status } : {}) },
        given.signal,
      );
    }
  }

  private wait(wait: Wait, signal: AbortSignal | undefined): Promise<void> {
    this.options.onWait?.(wait);
    return pause(wait.ms, signal);
  }

  private requestOf(operation: Operation, given: Sent, known?: string): [URL, RequestInit] {
    const [method = 'GET', path = ''] = operation.split(' ');
    const { params = {}, query = {}, body, signal, idempotencyKey } = given;
    const named: Readonly<Record<string, unknown>> = { ...params };
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(named[name])),
    );
    const url = new URL(filled, this.options.origin);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = {
      ...(this.options.token ? { authorization: `Bearer ${this.options.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(known ? { 'last-event-id': known } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    };
    return [
      url,
      {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
      },
    ];
  }
}

async function refusalOf(response: Response, retryAfterMs: number | undefined): Promise<Error> {
  const text = await response.text();
  try {
    return new Refused(JSON.parse(text) as Problem, retryAfterMs);
  } catch {
    return new NotTheApi(response.status, text, retryAfterMs);
  }
}

/** Whether it does no harm to send this twice: it changes nothing, or an id says that it is the same. */
function isSafe(operation: Operation, body: unknown): boolean {
  if (operation.startsWith('GET ') || operation === 'POST /api/games/{id}/try') return true;
  const hasId = (value: unknown) => typeof value === 'object' && value !== null && 'commandId' in value;
  if (hasId(body)) return true;
  const steps = typeof body === 'object' && body !== null && 'steps' in body ? body.steps : undefined;
  return Array.isArray(steps) && steps.length > 0 && steps.every(hasId);
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new NotTheApi(response.status, text);
  }
}

/** The events of a stream, until it ends or breaks off. */
async function* eventsOf(
  response: Response,
  signal?: AbortSignal,
): AsyncGenerator<Readonly<Record<string, string>>> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  signal?.addEventListener('abort', () => void reader?.cancel().catch(() => undefined), { once: true });
  let text = '';
  for (;;) {
    const read = await reader?.read().catch(() => undefined);
    if (!read || read.done) return;
    const parts = (text + read.value).split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts)
      yield Object.fromEntries(part.split('\n').map((line) => line.split(/: ?(.*)/s)));
  }
}
