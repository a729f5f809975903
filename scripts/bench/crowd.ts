// Many tables at once: everybody plays as fast as they can, and hears of the others as an open page does.
// Afterwards the logs are compared with what was accepted, so that a move that was lost or came twice is
// found.
import crypto from 'node:crypto';
import http from 'node:http';
import type { GameDocument } from '@/lib/game/eventlog/export';
import type { AcceptedCommand, MadeTable, OfferedCommands } from '../demo/api';
import { type Random, seededRandom } from '../demo/random';
import { messageOf } from '../lib/errors';
import { type Answer, Connection, type Sent } from './connection';
import { pickRandomly } from './games';
import { type Figure, quantile } from './statistics';

export const CROWD_TABLES = 100;
export const CROWD_SECONDS = 60;
const FLOOR_SHARE = 0.25;
const MAKING_AT_ONCE = 10;

const milliseconds = (ms: number) => `${ms.toFixed(1)} ms`;

/**
 * Two people at each of `tables` for so many seconds, and the floor under as many writers before and after.
 */
export async function measureCrowd(
  origin: string,
  { tables = CROWD_TABLES, seconds = CROWD_SECONDS } = {},
): Promise<readonly Figure[]> {
  const all = await makeTables(origin, tables);
  const floorSeconds = seconds * FLOOR_SHARE;
  const floor = await measureFloor(origin, tables, floorSeconds);
  await Promise.all(all.flatMap(({ people }) => people.map((person) => person.listen())));
  const until = performance.now() + seconds * 1000;
  await Promise.all(all.flatMap(({ people }) => people.map((person) => person.play(until))));
  for (const { people } of all) for (const person of people) person.leave();
  floor.push(...(await measureFloor(origin, tables, floorSeconds)));
  const lost = await checkLogs(origin, all);
  return figuresOf(all, floor, { tables, seconds, lost });
}

interface Run {
  readonly tables: number;
  readonly seconds: number;
  readonly lost: number;
}

function figuresOf(
  all: readonly CrowdTable[],
  floor: readonly number[],
  { tables, seconds, lost }: Run,
): readonly Figure[] {
  const people = all.flatMap((table) => table.people);
  const [moves, told] = [people.flatMap(({ moves }) => moves), people.flatMap(({ told }) => told)];
  const errors = people.flatMap(({ errors }) => errors);
  if (errors.length > 0) console.error(errors.slice(0, 5).join('\n'));
  const timed = (what: string, values: readonly number[], q: number) => ({
    what,
    measured: milliseconds(quantile(values, q)),
  });
  const beside = (q: number) => ({
    what: `  command / floor under as many writers, p${q * 100}`,
    measured: `${milliseconds(quantile(moves, q))} / ${milliseconds(quantile(floor, q))}`,
    ratio: quantile(moves, q) / quantile(floor, q),
  });
  return [
    {
      what: `${people.length} people at ${tables} tables for ${seconds} s: moves`,
      measured: `${moves.length}, ${(moves.length / seconds).toFixed(0)}/s`,
    },
    { what: '  errors', measured: String(errors.length), value: errors.length, limit: 0 },
    { what: '  moves lost or doubled', measured: String(lost), value: lost, limit: 0 },
    beside(0.5),
    beside(0.95),
    timed('  the other one has heard of a move, p95', told, 0.95),
  ];
}

async function makeTables(origin: string, tables: number): Promise<readonly CrowdTable[]> {
  const numbers = Array.from({ length: tables }, (_, i) => i + 1);
  const made: CrowdTable[] = [];
  const make = async () => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) made.push(await makeTable(origin, n));
  };
  await Promise.all(Array.from({ length: MAKING_AT_ONCE }, make));
  return made;
}

async function makeTable(origin: string, seed: number): Promise<CrowdTable> {
  const connection = new Connection(origin);
  const body = {
    name: `Bench ${seed}`,
    seats: [{ name: 'Anna' }, { name: 'Bohumil' }],
    startingSeat: 'first',
  };
  const { game, seats }: MadeTable = JSON.parse((await connection.expect('/api/tables', { body })).text);
  for (const { token } of seats) await connection.expect(`/api/games/${game.id}/sit`, { token, body: {} });
  connection.close();
  const table: SharedTable = { gameId: game.id, accepted: new Map(), movedAt: new Map(), isOver: false };
  const people = seats.map(({ token }, i) => new Person(origin, table, token, seed * 2 + i));
  return { ...table, people };
}

/** What the people of a table know of it: the rows of accepted commands, and when each row was asked for. */
interface SharedTable {
  readonly gameId: string;
  readonly accepted: Map<string, number>;
  readonly movedAt: Map<number, number>;
  isOver: boolean;
}

type CrowdTable = Pick<SharedTable, 'gameId' | 'accepted'> & { readonly people: readonly Person[] };

/** Somebody with an open page: hears of every change, and moves as soon as it is their turn. */
/** Stands for an answer that did not come. */
const NO_ANSWER: Answer = { status: 0, ms: 0, text: '', headers: {} };

class Person {
  readonly #origin: string;
  readonly #table: SharedTable;
  readonly #token: string;
  readonly #random: Random;
  readonly #connection: Connection;
  #stream: http.ClientRequest | undefined;
  #news: () => void = () => undefined;
  #heardOf = 0;
  readonly moves: number[] = [];
  readonly told: number[] = [];
  readonly errors: string[] = [];

  constructor(origin: string, table: SharedTable, token: string, seed: number) {
    this.#origin = origin;
    this.#table = table;
    this.#token = token;
    this.#random = seededRandom(seed);
    this.#connection = new Connection(origin);
  }

  /** Opens the stream; resolves with the first version. */
  listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      const url = `${this.#origin}/api/games/${this.#table.gameId}/stream`;
      const headers = { authorization: `Bearer ${this.#token}` };
      this.#stream = http.get(url, { agent: false, headers }, (response) => {
        if (response.statusCode !== 200)
          return reject(new Error(`the stream answered ${response.statusCode}`));
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
          const events = text.split('\n\n');
          text = events.pop() ?? '';
          for (const event of events) this.#hear(/^id: (\d+)\./m.exec(event)?.[1]);
          if (this.#heardOf > 0) resolve();
        });
        response.on('error', () => {});
      });
      this.#stream.on('error', reject);
    });
  }

  #hear(text: string | undefined): void {
    if (text === undefined) return;
    const row = Number(text);
    const movedAt = this.#table.movedAt.get(row);
    if (movedAt !== undefined) this.told.push(performance.now() - movedAt);
    this.#heardOf = Math.max(this.#heardOf, row);
    this.#news();
  }

  leave(): void {
    this.#stream?.destroy();
    this.#connection.close();
  }

  async play(until: number): Promise<void> {
    let seen = 0;
    while (performance.now() < until && !this.#table.isOver) {
      seen = (await this.#tryToMove()) ?? seen;
      if (seen >= this.#heardOf) await this.#waitForNews(until);
      else seen = this.#heardOf;
    }
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

  /** Moves if it is this person's turn; gives the newest row known. */
  async #tryToMove(): Promise<number | undefined> {
    const path = `/api/games/${this.#table.gameId}`;
    const options = await this.#ask(`${path}/options`, { token: this.#token });
    if (!options) return undefined;
    const { commands, seq }: OfferedCommands = JSON.parse(options.text);
    if (commands.length === 0 || this.#table.isOver) return seq;
    const body = {
      expectedSeq: seq,
      commandId: crypto.randomUUID(),
      command: pickRandomly(this.#random, commands),
    };
    const startedAt = performance.now();
    const answer = await this.#ask(`${path}/commands`, { token: this.#token, body });
    if (!answer) return undefined;
    this.moves.push(answer.ms);
    const { seq: row, waitingFor }: AcceptedCommand = JSON.parse(answer.text);
    this.#table.accepted.set(body.commandId, row);
    this.#table.movedAt.set(row, startedAt);
    this.#table.isOver = waitingFor.length === 0;
    return waitingFor.length === 0 ? row : row - 1;
  }

  async #ask(path: string, request: Sent): Promise<Answer | undefined> {
    const answer = await this.#connection
      .send(path, request)
      .catch((error: unknown) => ({ ...NO_ANSWER, text: messageOf(error) }));
    if (answer.status === 200) return answer;
    this.errors.push(`${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return undefined;
  }
}

/** As many writers of one row each as there are tables. */
async function measureFloor(origin: string, writers: number, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const write = async () => {
    const connection = new Connection(origin);
    while (performance.now() < until) {
      times.push((await connection.expect('/api/bench/floor', { method: 'POST' })).ms);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: writers }, write));
  return times;
}

/**
 * How many accepted commands are not in the log exactly once, at the row that was answered, plus rows that
 * nobody was told of.
 */
async function checkLogs(origin: string, all: readonly CrowdTable[]): Promise<number> {
  const connection = new Connection(origin);
  let wrong = 0;
  for (const { gameId, accepted } of all) {
    const { text } = await connection.expect(`/api/games/${gameId}/export`);
    const { log: rows }: GameDocument = JSON.parse(text);
    const stored = new Map(rows.map(({ commandId, seq }) => [commandId, seq]));
    wrong += rows.length - stored.size;
    for (const [commandId, row] of accepted) if (stored.get(commandId) !== row) wrong += 1;
    // The first row is the set-up.
    wrong += Math.abs(rows.length - 1 - accepted.size);
  }
  connection.close();
  return wrong;
}
