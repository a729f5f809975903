// Requests to the measured service: a connection, a refresh of a page, and a table with its commands.
import crypto from 'node:crypto';
import http from 'node:http';
import type { SeatId } from '@/lib/game/engine/commands';
import type { AcceptedCommand, MadeSeat, MadeTable, OfferedCommands } from '../demo/api';
import { type Random, seededRandom } from '../demo/random';
import { pickRandomly } from './rules';

export interface RequestOptions {
  readonly token?: string;
  readonly cookie?: string;
  readonly body?: object;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly text: string;
  readonly headers: http.IncomingHttpHeaders;
}

/** A persistent connection with one request at a time, so it times the server and not a queue. */
export class Connection {
  readonly #origin: string;
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * Sends a request and reads the whole answer. It is a POST with a `body`, unless `method` says otherwise.
   */
  async send(path: string, sent: RequestOptions = {}): Promise<Answer> {
    try {
      return await this.#sendOnce(path, sent);
    } catch (error) {
      // The server may close a long idle connection in the very moment it is used again.
      if (!(error instanceof Error) || !('reused' in error)) throw error;
      return this.#sendOnce(path, sent);
    }
  }

  #sendOnce(
    path: string,
    { token, cookie, body, method = body ? 'POST' : 'GET', headers = {} }: RequestOptions,
  ): Promise<Answer> {
    const payload = body ? JSON.stringify(body) : undefined;
    const all = {
      ...headers,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(payload
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }
        : {}),
    };
    return new Promise((resolve, reject) => {
      const since = performance.now();
      const options = { agent: this.#agent, method, headers: all };
      const request = http.request(this.#origin + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const ms = performance.now() - since;
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, ms, text, headers: response.headers });
        });
      });
      request.on('error', (error) =>
        reject(request.reusedSocket ? Object.assign(error, { reused: true }) : error),
      );
      request.end(payload);
    });
  }

  /** The same, but throws Error for any answer except a successful one. */
  async expect(path: string, request?: RequestOptions): Promise<Answer> {
    const answer = await this.send(path, request);
    if (answer.status >= 300)
      throw new Error(`${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A refresh as an open page asks for it: its server components, without the drawings. */
export const REFRESH = { rsc: '1', 'sec-fetch-dest': 'empty' };

/** The address of a refresh: Next redirects to one with a marker. */
export async function refreshAddress(connection: Connection, page: string, cookie: string): Promise<string> {
  const { headers } = await connection.send(page, { cookie, headers: REFRESH });
  return headers.location ?? page;
}

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

/** A request that is ready to send. */
interface Ready {
  readonly path: string;
  readonly request: { readonly token: string; readonly body: object };
}

/** A table at the measured service, advanced by random legal commands. */
export class Table {
  readonly gameId: string;
  readonly #connection: Connection;
  readonly #random: Random;
  readonly #seats: readonly MadeSeat[];
  #waitingFor: readonly SeatId[] = [0];
  turnsDone = 0;

  static async make(connection: Connection, seed: number): Promise<Table> {
    const people = NAMES.map((name) => ({ name, email: `${name.toLowerCase()}@example.test` }));
    const { text } = await connection.expect('/api/tables', { body: { name: 'Bench', seats: people } });
    const made: MadeTable = JSON.parse(text);
    for (const { token } of made.seats)
      await connection.expect(`/api/games/${made.game.id}/sit`, { token, body: {} });
    return new Table(connection, seed, made);
  }

  private constructor(connection: Connection, seed: number, { game, seats }: MadeTable) {
    this.gameId = game.id;
    this.#connection = connection;
    this.#random = seededRandom(seed);
    this.#seats = seats;
  }

  get isOver(): boolean {
    return this.#waitingFor.length === 0;
  }

  /** The seat to act. */
  get acting(): MadeSeat {
    const seat = this.#seats[this.#waitingFor[0] ?? -1];
    if (!seat) throw new Error('the table waits for nobody');
    return seat;
  }

  /** A legal command, ready to be sent. */
  async nextCommand(): Promise<Ready> {
    const { token } = this.acting;
    const { text } = await this.#connection.expect(`/api/games/${this.gameId}/options`, { token });
    const { commands, seq }: OfferedCommands = JSON.parse(text);
    const command = pickRandomly(this.#random, commands);
    const body = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
    return { path: `/api/games/${this.gameId}/commands`, request: { token, body } };
  }

  /** Updates the table from the answer to a command. */
  follow(text: string): void {
    const { waitingFor, events }: AcceptedCommand = JSON.parse(text);
    this.#waitingFor = waitingFor;
    this.turnsDone += events.filter(({ type }) => type === 'TurnEnded').length;
  }

  /** Plays until this many turns are done. */
  async playTo(turns: number): Promise<void> {
    while (this.turnsDone < turns && !this.isOver) {
      const { path, request } = await this.nextCommand();
      const { text } = await this.#connection.expect(path, request);
      this.follow(text);
    }
  }
}
