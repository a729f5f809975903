import crypto from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Secrets } from '@/lib/game/engine/secrets';
import { packFor } from '@/lib/game/rulesets';
import { textsOf } from '@/lib/game/wording/names';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { inFull, seedOf } from '../support/full';
import { startOwnServer } from '../support/own-server';
import { randomNumbers } from '../support/random-numbers';
import { ask, wireTable, type WireTable } from '../support/wire';

// A server of its own, because what it writes to its log is read at the end.
const sql = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 });
let server: Awaited<ReturnType<typeof startOwnServer>>;

beforeAll(async () => {
  server = await startOwnServer({ LOG_LEVEL: 'trace' });
}, 90_000);
afterAll(async () => {
  await server?.stop();
  await sql.end();
});

/** The seed, and the names of tiles that lie face down and were never seen. */
async function hiddenFrom({ id }: WireTable, seen: Set<string>): Promise<{ seed: string; names: string[] }> {
  const { rows } = await sql.query(
    'select g.state::text, x.secrets::text from "Game" g join "GameSecret" x on x."gameId" = g.id where g.id = $1',
    [id],
  );
  const secrets: Secrets = JSON.parse(rows[0].secrets);
  const text = textsOf(wordingOf('en'), packFor('reconstruction', 1));
  const stacked = Object.values(secrets.stacks).flat();
  for (const tile of text.keys()) if (rows[0].state.includes(`"${tile}"`)) seen.add(tile);
  for (const tile of Object.values(secrets.offers).flat()) seen.add(tile);
  const unseen = stacked.filter((tile) => !seen.has(tile));
  const open = [...seen].map((tile) => text.get(tile) ?? tile);
  const words = unseen.flatMap((tile) => [tile, text.get(tile) ?? tile]);
  // A name that is part of one in the open (Treadwheel, Treadwheel crane) proves nothing.
  return { seed: secrets.seed, names: words.filter((word) => !open.some((name) => name.includes(word))) };
}

/** The number of rows to play: all of them, or the beginning, when most tiles are face down. */
const ROWS = inFull(Infinity, 13);

async function pagesOf({ id, tokens }: WireTable, seq: number, mover = 0): Promise<string[]> {
  const page = async (path: string, token?: string) => {
    const headers = token ? { cookie: `seat_${id}=${token}` } : undefined;
    const response = await fetch(`${server.origin}/games/${id}${path}`, headers ? { headers } : {});
    expect(response.status, path).toBe(200);
    return response.text();
  };
  const [mine = '', others = '', ...rest] = [
    ...(await Promise.all(tokens.map((token) => page('', token)))),
    await page(''),
    // The rows of a turn that is not over are there for its player only.
    await page(`/at/${Math.max(1, seq - 2)}`, tokens[mover]),
    await page('/log'),
  ];
  expect(mine.includes('your turn') !== others.includes('your turn'), 'one of two seats is to move').toBe(
    true,
  );
  return [mine, others, ...rest];
}

test(
  'no page of a game and no line of the log shows the seed or a tile that lies face down',
  { timeout: 240_000 },
  async () => {
    const table = await wireTable(server.origin);
    const path = `/api/games/${table.id}`;
    const pick = randomNumbers(seedOf('pages and log'));
    const seen = new Set<string>();
    // A tile of the first display may go under its stack with the very first command.
    await hiddenFrom(table, seen);
    let looked = 0;
    let seq = 1;
    for (let waiting = [0]; waiting.length > 0 && seq < ROWS;) {
      const token = table.tokens[waiting[0] ?? 0];
      const found = await ask(server.origin, `${path}/options`, { token });
      const commands = found.commands.filter(
        (option: { command: { type: string } }) => option.command.type !== 'Undo',
      );
      const { command } = commands[pick(commands.length)];
      const json = { expectedSeq: seq, commandId: crypto.randomUUID(), command };
      ({ seq, waitingFor: waiting } = await ask(server.origin, `${path}/commands`, { token, json }));
      const { seed, names } = await hiddenFrom(table, seen);
      if (waiting.length === 0 || seq % 12 !== 0) continue;
      for (const text of await pagesOf(table, seq, waiting[0])) {
        expect(text.includes(seed), `a page at ${seq} shows the seed`).toBe(false);
        expect(
          names.filter((name) => name.length > 4 && text.includes(name)),
          `pages at ${seq}`,
        ).toEqual([]);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(inFull(50, 4));
    const { seed } = await hiddenFrom(table, seen);
    const log = server.output();
    expect(log.length, 'nothing was logged at all').toBeGreaterThan(100);
    expect(log.includes(seed), 'the log shows the seed').toBe(false);
    for (const token of table.tokens) expect(log.includes(token), 'the log shows a token').toBe(false);
  },
);
