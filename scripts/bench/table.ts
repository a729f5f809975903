// @ts-nocheck
// A table at the measured service, moved on by random legal commands.
import crypto from 'node:crypto';
import { seededRandom } from '../demo/random';
import { pickRandomly } from './games';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

export class Table {
  #connection;
  #random;
  #seats;
  #waitingFor = [0];
  gameId;
  turnsDone = 0;

  static async make(connection, seed) {
    const table = new Table();
    table.#connection = connection;
    table.#random = seededRandom(seed);
    const people = NAMES.map((name) => ({ name, email: `${name.toLowerCase()}@example.test` }));
    const { text } = await connection.expect('/api/tables', { body: { name: 'Bench', seats: people } });
    const { game, seats } = JSON.parse(text);
    table.gameId = game.id;
    table.#seats = seats;
    for (const { token } of seats) await connection.expect(`/api/games/${game.id}/sit`, { token, body: {} });
    return table;
  }

  get isOver() {
    return this.#waitingFor.length === 0;
  }

  /** The seat that is waited for. */
  get acting() {
    return this.#seats[this.#waitingFor[0]];
  }

  /** A legal command, ready to be sent. */
  async nextCommand() {
    const { token } = this.acting;
    const { text } = await this.#connection.expect(`/api/games/${this.gameId}/options`, { token });
    const { commands, seq } = JSON.parse(text);
    const command = pickRandomly(this.#random, commands);
    const body = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
    return { path: `/api/games/${this.gameId}/commands`, request: { token, body } };
  }

  /** Takes the answer to a command in. */
  follow(text) {
    const { waitingFor, events } = JSON.parse(text);
    this.#waitingFor = waitingFor;
    this.turnsDone += events.filter(({ type }) => type === 'TurnEnded').length;
  }

  /** Plays until so many turns are done. */
  async playTo(turns) {
    while (this.turnsDone < turns && !this.isOver) {
      const { path, request } = await this.nextCommand();
      const { text } = await this.#connection.expect(path, request);
      this.follow(text);
    }
  }
}
