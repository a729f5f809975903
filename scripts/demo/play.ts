// @ts-nocheck
// One whole game over HTTP: a table is made, everybody sits down, and scripted players give commands until
// the end.
import crypto from 'node:crypto';
import { UnexpectedAnswer } from './client';
import { Policy } from './policy';

const NAMES = ['Anna', 'Bohumil', 'Cecilie', 'David'];

const emailOf = (name) => `${name.toLowerCase()}@example.test`;

/** Far more than any game has; beyond it something turns in a circle. */
const MOST_COMMANDS = 5000;

/**
 * @typedef {object} Played
 * @property {string} gameId
 * @property {string} name of the table
 * @property {readonly { seat: number, name: string, email: string, token: string }[]} seats
 * @property {readonly { commandId: string, seq: number, hash: string }[]} acknowledged every command the
 * service said yes to
 */

/**
 * Plays a game to its end.
 * @param {{ client: import('./client').Client, rules: object, players: number, seed: number,
 *   onProgress?: (view: object) => void }} game
 * @returns {Promise<Played>}
 */
export async function playGame({ client, rules, players, seed, onProgress = () => {} }) {
  const table = await makeTable(client, players, seed);
  for (const { token } of table.seats) {
    await client.get(`/api/games/${table.gameId}/sit`, { token, body: {} });
  }
  const policy = new Policy(rules, seed);
  const acknowledged = [];
  let standing = await look(client, table);
  while (standing.waitingFor.length > 0) {
    if (acknowledged.length > MOST_COMMANDS) throw new Error('the game does not end');
    const step = await giveCommand({ client, table, policy, standing });
    if (step) acknowledged.push(step.acknowledged);
    standing = step ?? (await look(client, table));
    onProgress(standing.view);
  }
  return { ...table, acknowledged };
}

async function makeTable(client, players, seed) {
  const people = NAMES.slice(0, players).map((name) => ({ name, email: emailOf(name) }));
  const name = `Demo for ${players}, seed ${seed}`;
  const { game, seats } = await client.get('/api/tables', { body: { name, seats: people } });
  return { gameId: game.id, name, seats: seats.map((seat) => ({ ...seat, email: emailOf(seat.name) })) };
}

/** How the table stands: its public position, and whom it waits for. */
async function look(client, { gameId }) {
  const { view, waitingFor } = await client.get(`/api/games/${gameId}`);
  return { view, waitingFor };
}

/**
 * Has the seat that is waited for give one command; undefined when the table has moved on and must be looked
 * at again.
 */
async function giveCommand({ client, table, policy, standing }) {
  const [seat] = standing.waitingFor;
  const { state } = standing.view;
  const { token } = table.seats[seat];
  const { commands, seq } = await client.get(`/api/games/${table.gameId}/options`, { token });
  if (commands.length === 0 || state.seq !== seq) return undefined;
  const command = policy.choose({ state, seat, options: commands });
  // One id for as long as it takes: whatever becomes of the answer, the command is applied once.
  const body = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
  const answer = await client.ask(`/api/games/${table.gameId}/commands?view=1`, { token, body });
  if (answer.status === 409) return undefined;
  if (answer.status !== 200) throw new UnexpectedAnswer(`command ${JSON.stringify(command)}`, answer);
  return { ...answer.body, acknowledged: acknowledgementOf(body, answer.body) };
}

const acknowledgementOf = ({ commandId }, { seq, hash }) => ({ commandId, seq, hash });
