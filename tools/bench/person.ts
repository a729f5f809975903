// A simulated player with an open page: receives every turn, computes legal moves, and sends steps as the
// page does (components/live), with the rules of the page and without its drawings.
import crypto from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { toAct } from '@/lib/game/engine/acting';
import type { SeatId } from '@/lib/game/engine/commands';
import { options } from '@/lib/game/engine/options';
import type { Offer } from '@/lib/game/engine/view';
import type { LogRow } from '@/lib/game/eventlog/row';
import { followAll, seqOf, snapshotFrom, viewOf, type LiveSnapshotData } from '@/lib/game/live/live-snapshot';
import {
  createLiveTable,
  reduceLiveTable,
  readyToSend,
  shownOf,
  type LiveAction,
  type LiveTable,
} from '@/lib/game/live/live-table';
import { messageOf } from '../../scripts/lib/errors';
import { type Random, seededRandom } from '../demo/random';
import { type Answer, Connection, REFRESH, refreshAddress, type RequestOptions } from './client';
import { newestPack, pickRandomly } from './rules';

/** A table as its players know it: the rows of accepted commands, and the time each was sent. */
export interface BenchTable {
  readonly gameId: string;
  readonly accepted: Map<string, number>;
  readonly movedAt: Map<number, number>;
  isOver: boolean;
  /** Milliseconds between two moves; 0 as fast as they can. */
  everyMs: number;
  /** When the next move may be made. */
  nextAt: number;
}

interface Seated {
  readonly origin: string;
  readonly table: BenchTable;
  readonly seat: SeatId;
  readonly token: string;
  /** The seed of this person's choices. */
  readonly seed: number;
}

interface News {
  readonly rows: readonly LogRow[];
  readonly offers?: readonly Offer[];
  readonly latestSeq: number;
}

interface Answered {
  readonly rows: Extract<LiveAction, { type: 'answered' }>['rows'];
  readonly offers?: readonly Offer[];
  readonly waitingFor: readonly SeatId[];
  readonly refused?: { readonly problem: { readonly code?: string } };
}

/** Represents a missing answer. */
const NO_ANSWER: Answer = { status: 0, ms: 0, text: '', headers: {} };
const pack = newestPack();

export class BenchPerson {
  readonly #random: Random;
  readonly #connection: Connection;
  readonly #page: string;
  readonly #cookie: string;
  #refreshAt = '';
  #live: LiveTable | undefined;
  #stream: http.ClientRequest | undefined;
  #news: () => void = () => undefined;
  /** The newest announced row, and the last row that is fully known. */
  #heard = 0;
  #known = 0;
  #wasAsked = false;
  moves: number[] = [];
  told: number[] = [];
  readonly errors: string[] = [];

  constructor(private readonly on: Seated) {
    const { origin, table, token, seed } = on;
    this.#random = seededRandom(seed);
    this.#connection = new Connection(origin);
    this.#page = `/games/${table.gameId}`;
    this.#cookie = `seat_${table.gameId}=${token}`;
  }

  get token(): string {
    return this.on.token;
  }

  /** Opens the page. Resolves when it runs locally and has received the first version. */
  async open(): Promise<void> {
    const { text } = await this.#connection.expect(`${this.#page}/live`, { cookie: this.#cookie });
    const handed: LiveSnapshotData = JSON.parse(text);
    this.#live = createLiveTable(this.on.seat, snapshotFrom(handed));
    this.#refreshAt = await refreshAddress(this.#connection, this.#page, this.#cookie);
    await this.#connection.expect(this.#refreshAt, { cookie: this.#cookie, headers: REFRESH });
    await this.#listen();
  }

  #listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      const url = `${this.on.origin}/api${this.#page}/stream?rows=1`;
      const headers = { authorization: `Bearer ${this.on.token}` };
      this.#stream = http.get(url, { agent: false, headers }, (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`the stream answered ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          const events = text.split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) this.#hear(event);
          resolve();
        });
        response.on('error', () => {});
      });
      this.#stream.on('error', reject);
    });
  }

  #hear(event: string): void {
    const rows = /^event: rows\ndata: (.*)$/s.exec(event)?.[1];
    if (rows !== undefined) return this.#follow(JSON.parse(rows));
    const row = Number(/^id: (\d+)\./m.exec(event)?.[1] ?? Number.NaN);
    if (Number.isNaN(row)) return;
    const movedAt = this.on.table.movedAt.get(row);
    if (movedAt !== undefined) this.told.push(performance.now() - movedAt);
    this.#heard = Math.max(this.#heard, row);
    this.#news();
  }

  /** Ignores rows out of order or received during a request: `play` fetches them by the announced version. */
  #follow({ rows, offers = [], latestSeq }: News): void {
    const { confirmed, pending } = this.#table;
    if (pending.length > 0) return;
    const stand = followAll(confirmed, rows, offers);
    if (!stand) return;
    this.#known = Math.max(this.#known, latestSeq);
    this.#act({ type: 'fresh', stand });
  }

  get #table(): LiveTable {
    if (!this.#live) throw new Error('the page is not open');
    return this.#live;
  }

  #act(act: LiveAction): void {
    this.#live = reduceLiveTable(pack, this.#table, act);
  }

  leave(): void {
    this.#stream?.destroy();
    this.#connection.close();
  }

  get #isAsked(): boolean {
    return toAct(shownOf(this.#table).position.state).includes(this.on.seat);
  }

  /** Moves until a time, without thinking, as soon as it is this person's turn. */
  async play(until: number): Promise<void> {
    while (performance.now() < until && !this.on.table.isOver) {
      if (this.#heard > Math.max(this.#known, seqOf(this.#table.confirmed))) await this.#fetchNews();
      else if (!this.#isAsked) {
        this.#wasAsked = false;
        await this.#waitForNews(until);
      } else {
        // An open page is refreshed when a turn begins.
        if (!this.#wasAsked) await this.#refresh();
        this.#wasAsked = true;
        await this.#thinkUntil(until);
        if (performance.now() < until) await this.#move();
      }
    }
  }

  /** Waits for the time of the table's next move. Times that were missed are left out. */
  async #thinkUntil(until: number): Promise<void> {
    const { table } = this.on;
    if (table.everyMs === 0) return;
    const now = performance.now();
    while (table.nextAt < now) table.nextAt += table.everyMs;
    const wait = Math.min(table.nextAt, until) - now;
    table.nextAt += table.everyMs;
    await sleep(wait);
  }

  async #refresh(): Promise<void> {
    await this.#ask(this.#refreshAt, { cookie: this.#cookie, headers: REFRESH });
  }

  async #fetchNews(): Promise<void> {
    const since = seqOf(this.#table.confirmed);
    const answer = await this.#ask(`${this.#page}/live?since=${since}`, { cookie: this.#cookie });
    // A finished game is displayed and not played.
    this.#known = this.#heard;
    if (answer) this.#follow(JSON.parse(answer.text));
  }

  #waitForNews(until: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, until - performance.now()));
      this.#news = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /**
   * Sends one step and waits for its answer before the next, because real players think for longer than that.
   */
  async #move(): Promise<void> {
    const view = viewOf(shownOf(this.#table), this.on.seat);
    const command = pickRandomly(this.#random, options(pack, view).commands);
    const commandId = crypto.randomUUID();
    this.#act({ type: 'step', commandId, command });
    const steps = readyToSend(this.#table).map(({ commandId, command }) => ({ commandId, command }));
    if (steps.length === 0) return this.#fail(`${command.type} was refused here`);
    const startedAt = performance.now();
    const body = { expectedSeq: seqOf(this.#table.confirmed), steps };
    const answer = await this.#ask(`/api${this.#page}/commands`, { token: this.on.token, body });
    if (!answer) return this.#renew();
    this.moves.push(answer.ms);
    const { rows, offers = [], waitingFor, refused }: Answered = JSON.parse(answer.text);
    this.#act({ type: 'answered', commandIds: [commandId], rows, offers });
    for (const { seq } of rows) {
      this.on.table.accepted.set(commandId, seq);
      this.on.table.movedAt.set(seq, startedAt);
    }
    this.on.table.isOver ||= waitingFor.length === 0;
    if (refused) this.#fail(`${command.type} was refused: ${refused.problem.code}`);
    const [report] = this.#table.reports;
    if (report) this.#fail(`${command.type} was predicted otherwise: ${JSON.stringify(report)}`);
  }

  async #renew(): Promise<void> {
    const answer = await this.#ask(`${this.#page}/live`, { cookie: this.#cookie });
    if (answer) this.#live = createLiveTable(this.on.seat, snapshotFrom(JSON.parse(answer.text)));
  }

  async #ask(path: string, request: RequestOptions): Promise<Answer | undefined> {
    const answer = await this.#connection
      .send(path, request)
      .catch((error: unknown) => ({ ...NO_ANSWER, text: messageOf(error) }));
    if (answer.status === 200) return answer;
    if (answer.status !== 404) this.#fail(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return undefined;
  }

  #fail(what: string): void {
    this.errors.push(what);
  }
}
