/** Compares every game of a database with its own log. */
import pg from 'pg';

const EVERY = 100;

/**
 * Checks all games of the database at `url`. Reports each wrong game, and at the end the number of right
 * ones. Returns whether all are right.
 */
export async function checkAll(url: string, say: (line: string) => void): Promise<boolean> {
  process.env.DATABASE_URL = url;
  const { checkGame } = await import('@/lib/features/operator/check-game');
  const { disconnect } = await import('@/lib/platform/db/db');
  const ids = await idsOf(url);
  let [right, rows] = [0, 0];
  const since = performance.now();
  try {
    for (const [index, id] of ids.entries()) {
      const found = await checkGame(id);
      rows += found?.rows ?? 0;
      if (found && found.fault === undefined) right += 1;
      else say(`${id}: ${found?.fault ?? 'is gone'}`);
      if ((index + 1) % EVERY === 0) say(`... ${index + 1} of ${ids.length} games checked`);
    }
  } finally {
    await disconnect();
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  say(
    `${right} of ${ids.length} games are right in ${rows} rows: chain, decisions, kept position (${seconds} s)`,
  );
  return right === ids.length;
}

async function idsOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select "id" from "Game" order by "id"');
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}
