// `npm run tool -- backup-rehearse --games 1000`: measures backup, restore and check of many games. It uses
// temporary databases and leaves nothing behind.
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { checkAll } from '../scripts/backup/check';
import { dump } from '../scripts/backup/dump';
import { load } from '../scripts/backup/load';
import { nodeArgs } from '../scripts/lib/run-typescript';
import { migrate } from '../scripts/migrate';
import { startTemporaryPg } from '../scripts/pg';

const HELP = `npm run tool -- backup-rehearse [options]
  --games 1000    games in the database`;
const WHOLE = 10_000;
/** Copies per statement. */
const BATCH = 500;
/** The games to copy: finished ones, and some that are running. */
const LAID_OUT = [
  { game: '4-players-online', commands: WHOLE },
  { game: '2-players-base', commands: WHOLE },
  { game: '3-players-base', commands: WHOLE },
  { game: '4-players-online', commands: 120 },
  { game: '2-players-base', commands: 40 },
];

const TABLES = ['Game', 'GameSecret', 'Seat', 'GameLog'] as const;
/** Columns that differ in a copy: the id, and unique ones, which are empty because a copy has no links. */
const OTHERWISE = {
  Game: `'id', copy.id, 'hostHash', null, 'doorHash', null, 'rematchOf', null, 'chainId', null`,
  GameSecret: `'gameId', copy.id`,
  Seat: `'gameId', copy.id, 'tokenHash', md5(copy.id || t."seat")`,
  GameLog: `'gameId', copy.id`,
};

/** Copies a game within the database under ids that begin with `prefix`. Returns the ids. */
async function copyGame(
  client: pg.Client,
  gameId: string,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}${String(i).padStart(6, '0')}`);
  for (let from = 0; from < count; from += BATCH)
    for (const table of TABLES) {
      const key = table === 'Game' ? 'id' : 'gameId';
      await client.query(
        `insert into "${table}" select r.* from "${table}" t cross join unnest($1::text[]) as copy(id)
         cross join lateral jsonb_populate_record(t, jsonb_build_object(${OTHERWISE[table]})) r
         where t."${key}" = $2`,
        [ids.slice(from, from + BATCH), gameId],
      );
    }
  return ids;
}

/**
 * Copies golden games until there are `count`, and archives every second finished one.
 */
async function fill(url: string, count: number): Promise<void> {
  await migrate(url);
  const env = {
    ...process.env,
    DATABASE_URL: url,
    APP_URL: 'http://localhost:3000',
    ARCHIVE_AFTER_DAYS: '1',
  };
  const program = nodeArgs('tests/support/golden-tables.ts', JSON.stringify(LAID_OUT));
  execFileSync(process.execPath, program, { env });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select "id" from "Game"');
    const share = Math.ceil((count - rows.length) / rows.length);
    for (const [n, { id }] of rows.entries()) {
      const copies = Math.max(0, Math.min(share, count - rows.length - n * share));
      const prefix = `copy${n}x`;
      await copyGame(client, id, { prefix, count: copies });
      // The hash chain of a copy contains the id of the original.
      await client.query('update "Game" set "chainId" = $1 where "id" like $2', [id, `${prefix}%`]);
    }
    await client.query(LONG_OVER);
  } finally {
    await client.end();
  }
  execFileSync('npm', ['run', '--silent', 'tool', '--', 'archive'], { env });
}

/**
 * Dates every second finished game a month back, so the archiver takes it. The archiver also waits
 * ARCHIVE_AFTER_DAYS from the first start of a version with archives, so that start is dated back as well.
 */
const LONG_OVER = `update "Game" g set "updatedAt" = now() - make_interval(days => o.n % 2 * 30)
  from (select "id", (row_number() over (order by "id"))::int as n from "Game" where "status" = 'finished') o where o."id" = g."id";
  insert into "Upkeep" values ('archives', now() - interval '40 days')
    on conflict ("name") do update set "at" = excluded."at"`;

async function kindsOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<'archived' | 'over' | 'running', string>>(KINDS);
    return Object.entries(rows[0] ?? {})
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ');
  } finally {
    await client.end();
  }
}

const KINDS = `select count(a."gameId") as archived, count(*) filter (where a."gameId" is null and g."status" <> 'running') as over,
    count(*) filter (where g."status" = 'running') as running
  from "Game" g left join "GameArchive" a on a."gameId" = g."id"`;

/**
 * Runs the passport (docs/event-log.md). It exits with 1 if a game must stay on its rules version; that is
 * no fault here.
 */
function passport(url: string): void {
  const program = nodeArgs('tools/passport.ts', '--database', url);
  const said = spawnSync(process.execPath, program, { encoding: 'utf8' });
  console.log(said.stdout.trim().split('\n').at(-1) ?? said.stderr);
  if (said.status === null || /unreadable/.test(said.stdout)) throw new Error('the passport was not made');
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const since = performance.now();
  const result = await work();
  console.log(`${what}: ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return result;
}

async function rehearse(count: number): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-rehearsal-'));
  const [from, to] = [await startTemporaryPg(), await startTemporaryPg({ database: 'restored' })];
  try {
    await timed(`${count} games laid out`, () => fill(from.url, count));
    console.log(await kindsOf(from.url));
    const file = path.join(folder, 'backup.gz');
    const { bytes } = await timed('backup', () => dump(from.url, file));
    console.log(`${(bytes / 1e6).toFixed(1)} MB`);
    await timed('restore', () => load(to.url, file));
    console.log(await kindsOf(to.url));
    await timed('passport', async () => passport(to.url));
    process.exitCode = (await checkAll(to.url, console.log)) ? 0 : 1;
  } finally {
    from.stop();
    to.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const { values } = parseArgs({
  options: { games: { type: 'string', default: '1000' }, help: { type: 'boolean', default: false } },
});
if (values.help) console.log(HELP);
else await rehearse(Number(values.games));
