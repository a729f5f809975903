// @ts-nocheck
// Talks to the service as a player's program does: patiently, because the service may be away for a while and
// come back.
import { sleep } from '../lib/processes';

const PATIENCE_MS = 90_000;
const RETRY_MS = 150;
const ANSWER_MS = 20_000;

/** An answer that no player's program should ever get. */
export class UnexpectedAnswer extends Error {
  constructor(what, { status, body }) {
    super(`${what}: status ${status} ${JSON.stringify(body)}`);
    this.name = 'UnexpectedAnswer';
    this.status = status;
  }
}

export class Client {
  #origin;
  #patienceMs;
  /** How often the service was not there. */
  failures = 0;

  constructor(origin, { patienceMs = PATIENCE_MS } = {}) {
    this.#origin = origin;
    this.#patienceMs = patienceMs;
  }

  /**
   * Asks until there is an answer: one that never came, or a 503, may be asked for again, since nothing that
   * is sent has another effect the second time.
   * @param {{ token?: string, body?: object }} [request] with a body it is a POST
   */
  async ask(path, request = {}) {
    const deadline = Date.now() + this.#patienceMs;
    for (;;) {
      const answer = await this.#tryOnce(path, request);
      if (answer.status !== undefined && answer.status !== 503) return answer;
      this.failures += 1;
      if (Date.now() > deadline) throw new Error(`${this.#origin} does not answer: ${answer.why}`);
      await sleep(RETRY_MS);
    }
  }

  /** The body of an answer that must be a good one. */
  async get(path, request) {
    const answer = await this.ask(path, request);
    if (answer.status >= 300) throw new UnexpectedAnswer(path, answer);
    return answer.body;
  }

  async #tryOnce(path, { token, body }) {
    const headers = {
      accept: 'application/json, text/html',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    try {
      const response = await fetch(this.#origin + path, {
        method: body ? 'POST' : 'GET',
        headers,
        body: body && JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      // A server killed meanwhile breaks the body off, which counts as no answer.
      const text = await response.text();
      return { status: response.status, body: parsed(text), why: 'status 503' };
    } catch (error) {
      return { why: error.cause?.code ?? error.message };
    }
  }
}

/** Pages are no JSON and stay text. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
