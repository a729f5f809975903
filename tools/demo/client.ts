// Talks to the service as a player's program does. It repeats requests, because the service may be down for a
// while.
import { reasonOf } from '../../scripts/lib/errors';
import { sleep } from '../../scripts/lib/processes';

const PATIENCE_MS = 90_000;
const RETRY_MS = 150;
const ANSWER_MS = 20_000;

/** With a body it is a POST. */
interface Request {
  readonly token?: string;
  readonly body?: object;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** An answer that no player's program should ever get. */
export class UnexpectedAnswer extends Error {
  readonly status: number;

  constructor(what: string, { status, text }: Answer) {
    super(`${what}: status ${status} ${text}`);
    this.name = 'UnexpectedAnswer';
    this.status = status;
  }
}

export class Client {
  readonly origin: string;
  readonly #patienceMs: number;
  /** Number of requests without an answer. */
  failures = 0;

  constructor(origin: string, { patienceMs = PATIENCE_MS } = {}) {
    this.origin = origin;
    this.#patienceMs = patienceMs;
  }

  /**
   * Repeats a request until it is answered with something other than 503. Every request is idempotent.
   */
  async ask(path: string, request: Request = {}): Promise<Answer> {
    const deadline = Date.now() + this.#patienceMs;
    for (;;) {
      const answer = await this.#tryOnce(path, request);
      if ('status' in answer && answer.status !== 503) return answer;
      this.failures += 1;
      if (Date.now() > deadline)
        throw new Error(`${this.origin} does not answer: ${'why' in answer ? answer.why : 'status 503'}`);
      await sleep(RETRY_MS);
    }
  }

  /** The body of a successful answer; throws UnexpectedAnswer for any other. */
  async get<T>(path: string, request?: Request): Promise<T> {
    const answer = await this.ask(path, request);
    if (answer.status >= 300) throw new UnexpectedAnswer(path, answer);
    return JSON.parse(answer.text);
  }

  async #tryOnce(path: string, { token, body }: Request): Promise<Answer | { readonly why: string }> {
    const headers = {
      accept: 'application/json, text/html',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    try {
      const response = await fetch(this.origin + path, {
        method: body ? 'POST' : 'GET',
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      // A server that is killed meanwhile cuts the body off, which counts as no answer.
      const text = await response.text();
      return { status: response.status, text };
    } catch (error) {
      return { why: reasonOf(error) };
    }
  }
}
