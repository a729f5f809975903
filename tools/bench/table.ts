// A table at the measured service, advanced by random legal commands.
import crypto from 'node:crypto';
import type { SeatId } from '@/lib/game/engine/commands';
import type { AcceptedCommand, MadeSeat, MadeTable, OfferedCommands } from '../demo/api';
import { type Random, seededRandom } from '../demo/random';
import type { Connection } from './connection';
import { pickRandomly } from './games';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

/** A request that is ready to send. */
interface Ready {
  readonly path: string;
  readonly request: { readonly token: string; readonly body: object };
}

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
