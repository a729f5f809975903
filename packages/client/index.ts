/**
 * A small client of the API of Praga by Post: typed from its description, without dependencies. It repeats
 * safe requests, waits where it is told to, and goes on with a stream that broke off.
 */
import type { Accepted, Command, ListedGame, Operations, Problem, Trials } from './types.js';

export interface ClientOptions {
  /** Where the service is: https://praga.example. */
  readonly origin: string;
  /** The token of a seat, or an access token. */
  readonly token?: string;
  readonly fetch?: typeof fetch;
  /** How often a request is sent at most, where it does not get through. */
  readonly tries?: number;
}

export type Operation = keyof Operations;

/** A part that must be given where it has members that must be. */
type Part<Name extends string, T> = object extends T
  ? { readonly [K in Name]?: T }
  : { readonly [K in Name]: T };
type Body<T> = undefined extends T ? { readonly body?: T } : { readonly body: T };
type Given<O extends Operation> = Part<'params', Operations[O]['params']> &
  Part<'query', Operations[O]['query']> &
  Body<Operations[O]['body']> & { readonly signal?: AbortSignal };
type GivenOf<O extends Operation> =
  object extends Given<O> ? readonly [given?: Given<O>] : readonly [given: Given<O>];

type Lines = Extract<Operations['POST /api/games/{id}/try']['body'], { readonly lines: unknown }>['lines'];

/** A refusal: its problem says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
    this.problem = problem;
  }
}

/** An answer that is not the API's: most often a page of a proxy on the way. */
export class NotTheApi extends Error {
  override readonly name = 'NotTheApi';
  readonly status: number;
  readonly text: string;
  constructor(status: number, text: string) {
    super(`${status}: the answer is no JSON: ${text.slice(0, 100)}`);
    this.status = status;
    this.text = text;
  }
}

const TRIES = 5;
const FIRST_WAIT_MS = 250;
/** A server that asks for more is no longer waited for: the refusal says how long. */
const LONGEST_WAIT_MS = 120_000;
/** Before a stream is opened again, until the server says how long. */
const RETRY_MS = 2_000;
const LATER: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** Not yet done when it is refused: these may be sent again whatever they do. */
const NOT_DONE: ReadonlySet<number> = new Set([429]);

interface Sent {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

export class Client {
  private readonly options: ClientOptions;
  constructor(options: ClientOptions) {
    this.options = options;
  }

  /** Asks for an operation: `client.call('GET /api/games/{id}', { params: { id } })`. */
  async call<O extends Operation>(operation: O, ...[given]: GivenOf<O>): Promise<Operations[O]['answer']> {
    return (await jsonOf(await this.send(operation, given ?? {}))) as Operations[O]['answer'];
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
    const answer = await this.call('POST /api/games/{id}/try', { params: { id }, body: { lines } });
    return (answer as Trials).lines;
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
    let known: string | undefined;
    let retryMs = RETRY_MS;
    for (let isAgain = false; !signal?.aborted; isAgain = true) {
      if (isAgain) await pause(retryMs, signal);
      if (signal?.aborted) return;
      const sent = { params: { id }, ...(signal ? { signal } : {}) };
      const response = await this.send('GET /api/games/{id}/stream', sent, known);
      for await (const event of eventsOf(response, signal)) {
        if (event.retry) retryMs = Number(event.retry);
        if (event.id) yield (known = event.id);
      }
    }
  }

  private async send(operation: Operation, given: Sent, known?: string): Promise<Response> {
    const { tries = TRIES, fetch: ask = fetch } = this.options;
    const maySendAgain = isSafe(operation, given.body);
    for (let n = 1; ; n += 1) {
      const isLast = n >= tries || given.signal?.aborted === true;
      const response = await ask(...this.requestOf(operation, given, known)).catch((error: unknown) => {
        if (isLast || !maySendAgain) throw error;
        return undefined;
      });
      if (response?.ok) return response;
      const isForLater = response && LATER.has(response.status);
      if (response && (isLast || !isForLater || !(maySendAgain || NOT_DONE.has(response.status))))
        throw new Refused((await jsonOf(response)) as Problem);
      const asked = askedMs(response);
      if (response && asked > LONGEST_WAIT_MS) throw new Refused((await jsonOf(response)) as Problem);
      const usual = FIRST_WAIT_MS * 2 ** (n - 1) * (0.5 + Math.random() / 2);
      await pause(Math.max(asked, usual), given.signal);
    }
  }

  private requestOf(operation: Operation, given: Sent, known?: string): [URL, RequestInit] {
    const [method = 'GET', path = ''] = operation.split(' ');
    const { params = {}, query = {}, body, signal } = given;
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

/** Milliseconds until the time in `Retry-After`, in seconds or as a date; 0 if it is neither. */
function askedMs(response: Response | undefined): number {
  const value = response?.headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Math.ceil(Number(value) * 1000);
  const sent = Date.parse(response?.headers.get('date') ?? '');
  const until = /[A-Za-z]/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(until) ? 0 : Math.max(0, until - (Number.isNaN(sent) ? Date.now() : sent));
}

/** Whether it does no harm to send this twice: it changes nothing, or an id says that it is the same. */
function isSafe(operation: Operation, body: unknown): boolean {
  const isLook = operation.startsWith('GET ') || operation === 'POST /api/games/{id}/try';
  if (isLook || operation === 'POST /api/games/{id}/sit') return true;
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
