// Reads every game of a database, one after the other, with at most one log in memory.
import pg from 'pg';
import { type PackedLog, unpackLog } from '@/lib/features/table/log/packed-log';
import { isBoxPackId } from '@/lib/game/box/box';
import type { BoxValues } from '@/lib/game/engine/pack';
import type { Secrets } from '@/lib/game/engine/secrets';
import type { State } from '@/lib/game/engine/state';
import type { PlayedGame } from '@/lib/game/verify/passport';
import { messageOf } from '../../scripts/lib/errors';
import type { StoredGame } from './stored';

const GAMES = `
  select g."id", g."packId", g."packVersion", g."rulesVersion", g."state"::text as "state", x."secrets"::text as "secrets"
  from "Game" g join "GameSecret" x on x."gameId" = g."id" where g."id" > $1 order by g."id" limit 1`;
const ROWS = `
  select "seq", "seat", "command"::text as "command", "events"::text as "events", "secret"::text as "secret"
  from "GameLog" where "gameId" = $1 order by "seq"`;
// A separate query, because a database of an earlier version lacks this table.
const BOX = 'select "values" from "BoxPack" where "id" = $1';
const ARCHIVE = 'select "rows", "head", "digest", "body" from "GameArchive" where "gameId" = $1';

/** A row as the database returns it: JSON as text. */
interface TextRow {
  readonly seq: number;
  readonly seat: number | null;
  readonly command: string;
  readonly events: string;
  readonly secret: string;
}

interface GameRow {
  readonly id: string;
  readonly packId: string;
  readonly packVersion: number;
  readonly rulesVersion: number;
  readonly state: string;
  readonly secrets: string;
}

function rowOf({ seq, seat, command, events, secret }: TextRow): PlayedGame['log'][number] {
  return {
    seq,
    ...(seat === null ? {} : { seat }),
    command: JSON.parse(command),
    events: JSON.parse(events),
    secret: JSON.parse(secret),
  };
}

/** The rows of a log, stored as rows or as an archive. */
async function rowsOf(client: pg.Client, id: string): Promise<readonly TextRow[]> {
  const { rows } = await client.query<TextRow>(ROWS, [id]);
  if (rows.length > 0) return rows;
  const { rows: packed } = await client.query<Omit<PackedLog, 'size'>>(ARCHIVE, [id]);
  return packed[0] ? unpackLog(packed[0]) : [];
}

/**
 * A stored game, or the reason why it cannot be read. A damaged game does not stop the check of the others.
 */
async function gameOf(client: pg.Client, row: GameRow): Promise<StoredGame> {
  try {
    return await readGame(client, row);
  } catch (error) {
    return { name: row.id, unreadable: messageOf(error) };
  }
}

async function readGame(client: pg.Client, row: GameRow): Promise<StoredGame> {
  const { id, packId, packVersion, rulesVersion } = row;
  const kept: { state: State; secrets: Secrets } = {
    state: JSON.parse(row.state),
    secrets: JSON.parse(row.secrets),
  };
  const rows = await rowsOf(client, id);
  // A move may have come between the two reads. The log is newer, and authoritative.
  const log = rows.map(rowOf).filter(({ seq }) => seq <= kept.state.seq);
  const game = { rulesVersion, seed: kept.secrets.seed, log, kept };
  const pack = { id: packId, version: packVersion };
  return { name: id, pack: isBoxPackId(packId) ? { ...pack, box: await boxOf(client, packId) } : pack, game };
}

async function boxOf(client: pg.Client, packId: string): Promise<BoxValues | undefined> {
  const { rows } = await client.query<{ readonly values: BoxValues }>(BOX, [packId]);
  return rows[0]?.values;
}

/** The games of the database at `url`, each log with the stored position. */
export async function* databaseGames(url: string): AsyncGenerator<StoredGame> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let after = '';
    for (;;) {
      const { rows } = await client.query<GameRow>(GAMES, [after]);
      const [row] = rows;
      if (!row) return;
      yield await gameOf(client, row);
      after = row.id;
    }
  } finally {
    await client.end();
  }
}
