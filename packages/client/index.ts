/**
 * A small client of the API of Praga by Post: typed from its description, without dependencies. It repeats
 * what may be repeated, waits where it is told to, and goes on with a stream that broke off.
 */
import type { Accepted, Command, Operations, Problem } from './types';

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
type Given<O extends Operation> = Partial<Pick<Operations[O], 'params' | 'query' | 'body'>> & {
  readonly signal?: AbortSignal;
};

/** A refusal: its problem says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly problem: Problem) {
    super(`${problem.status} ${problem.code}: ${problem.detail}`);
  }
}

const TRIES = 5;
const FIRST_WAIT_MS = 250;
const LATER: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export class Client {
  constructor(private readonly options: ClientOptions) {}

  /** Asks for an operation: `client.call('GET /api/games/{id}', { params: { id } })`. */
  async call<O extends Operation>(operation: O, given: Given<O> = {}): Promise<Operations[O]['answer']> {
    const response = await this.send(operation, given);
    return (await response.json()) as Operations[O]['answer'];
  }

  /**
   * Gives a command at the position `expectedSeq`. It has one id, however often it is sent, so it is applied
   * once.
   */
  async give(id: string, expectedSeq: number, command: Command): Promise<Accepted> {
    const body = { expectedSeq, command, commandId: crypto.randomUUID() };
    return (await this.call('POST /api/games/{id}/commands', { params: { id }, body })) as Accepted;
  }

  /** The versions of a table, the present one first, for as long as they are read. */
  async *changes(id: string, signal?: AbortSignal): AsyncGenerator<string> {
    let known: string | undefined;
    while (!signal?.aborted) {
      const response = await this.send(
        'GET /api/games/{id}/stream',
        { params: { id }, ...(signal ? { signal } : {}) },
        known,
      );
      for await (const event of eventsOf(response, signal)) if (event.id) yield (known = event.id);
    }
  }

  private async send<O extends Operation>(operation: O, given: Given<O>, known?: string): Promise<Response> {
    const { tries = TRIES, fetch: ask = fetch } = this.options;
    for (let n = 1; ; n += 1) {
      const response = await ask(...this.requestOf(operation, given, known)).catch((error: unknown) => {
        if (n >= tries || given.signal?.aborted) throw error;
        return undefined;
      });
      if (response?.ok) return response;
      if (response && (n >= tries || !LATER.has(response.status))) throw await refusalOf(response);
      const asked = Number(response?.headers.get('retry-after') ?? 0) * 1000;
      await new Promise((resolve) => setTimeout(resolve, Math.max(asked, FIRST_WAIT_MS * 2 ** (n - 1))));
    }
  }

  private requestOf<O extends Operation>(operation: O, given: Given<O>, known?: string): [URL, RequestInit] {
    const [method = 'GET', path = ''] = operation.split(' ');
    const { params = {}, query = {}, body, signal } = given;
    const named: Readonly<Record<string, unknown>> = { ...params };
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(String(named[name])),
    );
    const url = new URL(filled, this.options.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
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

async function refusalOf(response: Response): Promise<Refused> {
  return new Refused((await response.json()) as Problem);
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
