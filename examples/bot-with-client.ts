// Plays a seat of a table to the end, with the client: npx tsx bot-with-client.ts https://praga.example GAME TOKEN
// Download client.ts and types.ts from /api-docs next to it. TOKEN is the last part of the link of the seat.
import { Client, Refused } from './client.js';
import type { Command, Score, Trials } from './types.js';

const [origin = '', id = '', token = ''] = process.argv.slice(2);
const client = new Client({
  origin,
  token,
  onWait: ({ ms, operation }) =>
    ms > 10_000 && console.error(`${operation}: again in ${Math.ceil(ms / 1000)} s`),
});
const params = { id };
/** At most this number of commands is tried before one is given. */
const MOST_TRIED = 8;

/** How far a seat is ahead of the best other, if the game ended now. */
function lead(scores: readonly Score[], seat: number): number {
  const totals = (own: boolean) =>
    scores.filter((each) => (each.seat === seat) === own).map((each) => each.forecast.total);
  return Math.max(...totals(true)) - Math.max(0, ...totals(false));
}

/** The command with the best outcome. Steps that would show something hidden are not taken, so they count as they are. */
function best(commands: readonly Command[], outcomes: Trials['lines'], seat: number): Command | undefined {
  let found: { command: Command; worth: number } | undefined;
  for (const [n, command] of commands.entries()) {
    const outcome = outcomes[n];
    if (!outcome || 'problem' in outcome) continue;
    const worth = lead(outcome.scores, seat) - (command.type === 'EndTurn' ? 2 : 0);
    if (!found || worth > found.worth) found = { command, worth };
  }
  return found?.command ?? commands[0];
}

/** Gives commands as long as the table waits for this seat. Returns whether the game continues. */
async function play(): Promise<boolean> {
  for (;;) {
    const table = await client.call('GET /api/games/{id}', { params });
    if (table.status !== 'running') return false;
    if (table.me === undefined || !table.waitingFor.includes(table.me)) return true;
    const { seq, commands } = await client.call('GET /api/games/{id}/options', { params });
    const forward = commands.filter(({ takesBack }) => !takesBack).map(({ command }) => command);
    const some = forward.sort(() => Math.random() - 0.5).slice(0, MOST_TRIED);
    const lines = some.map((command) => ({ seq, steps: [{ command }] }));
    const command = some.length < 2 ? some[0] : best(some, await client.tryLines(id, lines), table.me);
    if (!command) return true;
    try {
      await client.give(id, seq, command);
    } catch (error) {
      // The table has moved on: look again. Anything else is a bug in this program.
      if (!(error instanceof Refused) || error.problem.code !== 'stale-position') throw error;
    }
  }
}

await client.call('POST /api/games/{id}/sit', { params, body: {} });
const over = new AbortController();
for await (const _version of client.changes(id, over.signal)) if (!(await play())) over.abort();
const { scores } = await client.call('GET /api/games/{id}', { params });
console.log(scores.map(({ seat, total }) => `seat ${seat}: ${total}`).join(', '));
