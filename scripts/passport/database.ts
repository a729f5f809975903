// @ts-nocheck
// Every game of a database, one after the other: never more than one log in memory.
import pg from 'pg';

const GAMES = `
  select g."id", g."packId", g."packVersion", g."rulesVersion", g."state"::text as "state", x."secrets"::text as "secrets"
  from "Game" g join "GameSecret" x on x."gameId" = g."id" where g."id" > $1 order by g."id" limit 1`;
const ROWS = `
  select "seq", "seat", "command"::text as "command", "events"::text as "events", "secret"::text as "secret"
  from "GameLog" where "gameId" = $1 order by "seq"`;
const ARCHIVE = 'select "rows", "head", "digest", "body" from "GameArchive" where "gameId" = $1';

function rowOf({ seq, seat, command, events, secret }) {
  return {
    seq,
    ...(seat === null ? {} : { seat }),
    command: JSON.parse(command),
    events: JSON.parse(events),
    secret: JSON.parse(secret),
  };
}

/** The rows of a log, be they rows or an archive. */
async function rowsOf(client, code, id) {
  const { rows } = await client.query(ROWS, [id]);
  if (rows.length > 0) return rows;
  const { rows: packed } = await client.query(ARCHIVE, [id]);
  return packed[0] ? code.unpackLog(packed[0]) : [];
}

/**
 * A game as it is kept, or why it cannot be read: one that is damaged keeps none of the others from being
 * looked at.
 */
async function gameOf(client, code, row): Promise<{ name: string; pack?; game?; unreadable?: string }> {
  try {
    return await readGame(client, code, row);
  } catch (error) {
    return { name: row.id, unreadable: error.message };
  }
}

async function readGame(client, code, { id, packId, packVersion, rulesVersion, state, secrets }) {
  const kept = { state: JSON.parse(state), secrets: JSON.parse(secrets) };
  const rows = await rowsOf(client, code, id);
  // Somebody may have moved between the two reads; the log is the newer one, and the truth.
  const log = rows.map(rowOf).filter(({ seq }) => seq <= kept.state.seq);
  const game = { rulesVersion, seed: kept.secrets.seed, log, kept };
  return { name: id, pack: { id: packId, version: packVersion }, game };
}

/** The games of the database at `url`, with the position kept beside each log; `code` can unpack a log. */
export async function* databaseGames(url, code) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let after = '';
    for (;;) {
      const { rows } = await client.query(GAMES, [after]);
      const [row] = rows;
      if (!row) return;
      yield await gameOf(client, code, row);
      after = row.id;
    }
  } finally {
    await client.end();
  }
}
