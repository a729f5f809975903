// Fills a database with as many games as a service has after years: `games` of them with three seats each.
// One in 25 is running with the position of a real game; the others are finished, with a stub for an archive.
// One person, one table, and the due work have as many rows in a small database as in a large one. So every
// query returns as many rows in both, and their costs can be compared.
import pg from 'pg';
import { BOX_TABLES, fillBoxes } from './fill-boxes';
import { CIRCLE_TABLES, fillCircles } from './fill-circles';
import { fillRatings, RATING_TABLES } from './fill-ratings';
import type { Filled } from './filled';

const SEATS = 3;
/** One in this many games is running. */
const RUNNING_SHARE = 25;
/** A person has ten seats. */
const GAMES_PER_TEN_PEOPLE = 3;
/**
 * One in this many running games has a computer, is open in the lobby, has a plan; one in this many people
 * has a digest.
 */
const [WITH_BOT, IN_LOBBY, WITH_PLAN, WITH_DIGEST] = [10, 50, 10, 20];
/** The number of running tables with whole logs; the rows of one do not affect the others. */
const WITH_LOG = 2_000;
/** The number of tables with each kind of due work: a computer, a plan, a clock, a delivery, or a digest. */
const DUE = 20;
/**
 * The newest tables, as many as are running in a small database: most of them are in the lobby, and half of
 * all wait for a computer.
 */
const NEWEST = 40;
/** Table `n` has a computer at its second seat, and whether it is to play. */
const HAS_BOT = `(n % ${WITH_BOT} = 1 or (n <= ${NEWEST} and n % 2 = 0))`;
const BOT_IS_NEXT = `(n <= ${NEWEST} and n % 2 = 0)`;
/**
 * Whether table `n` is in the lobby, and whether its third seat is free: at one in four it is taken already.
 */
const IS_OPEN = `(n % ${IN_LOBBY} = 2 or (n <= ${NEWEST} and n % 10 <> 3))`;
const IS_FREE = `(${IS_OPEN} and n % 4 <> 0)`;
const TABLES = [
  ...[
    'Game',
    'GameSecret',
    'GameArchive',
    'GameLog',
    'Seat',
    'User',
    'OutboxMessage',
    'OutboxDelivery',
    'ChatMessage',
    'Note',
  ],
  ...['Plan', 'SandboxLine', 'TableWish', 'Channel', 'SeatKey', 'SeatEntry'],
  ...CIRCLE_TABLES,
  ...RATING_TABLES,
  ...BOX_TABLES,
];

/** The generated data: ids follow from numbers. */
function idsOf(games: number): Filled {
  const running = Math.floor(games / RUNNING_SHARE);
  return {
    games,
    running,
    people: Math.floor((games * GAMES_PER_TEN_PEOPLE) / 10),
    logged: Math.min(running, WITH_LOG),
    gameId: (n: number) => `g${String(n).padStart(9, '0')}`,
    userId: (n: number) => `u${String(n).padStart(9, '0')}`,
    email: (n: number) => `p${n}@praga.test`,
  };
}

const GAME_ID = `'g' || lpad(n::text, 9, '0')`;
const TOKEN_HASH = `md5('t' || n || '.' || seat) || md5('u' || n || '.' || seat)`;

interface FillSize {
  readonly games: number;
  /** The tables that the rest are copied from. */
  readonly templates: readonly string[];
}

/** The generated data, and the size of each table in bytes. */
export type FilledTables = Filled & { readonly sizes: Readonly<Record<string, number>> };

/** Fills the database at `url`, which must contain the games of `templates`. Returns the filled tables. */
export async function fill(url: string, { games, templates }: FillSize): Promise<FilledTables> {
  const ids = idsOf(games);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Disables triggers and foreign keys: the generated rows fit together.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    const indexes = await dropIndexes(client);
    await people(client, ids);
    await finishedGames(client, ids);
    await runningGames(client, ids, templates);
    await besides(client, ids);
    await fillCircles(client, ids);
    await fillRatings(client, ids);
    await fillBoxes(client, ids);
    for (const { def } of indexes) await client.query(def);
    await client.query('vacuum (analyze)');
    return { ...ids, sizes: await sizesOf(client) };
  } finally {
    await client.end();
  }
}

/** Inserting rows is several times as fast without indexes. */
interface Index {
  readonly name: string;
  readonly def: string;
}

async function dropIndexes(client: pg.Client): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as def from pg_index i
     where i.indrelid::regclass::text = any($1) and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
    [TABLES.map((table) => `"${table}"`)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

async function people(client: pg.Client, { people: count }: Filled): Promise<void> {
  await client.query(
    `insert into "User" ("id", "name", "email", "emailVerified", "daysOff", "digestAt", "digestDueAt", "playerKey", "ratings")
     select 'u' || lpad(n::text, 9, '0'), 'Person ' || n, 'p' || n || '@praga.test', now(), '{}',
       case when n <= ${DUE} or n % ${WITH_DIGEST} = 7 then 480 end,
       case when n <= ${DUE} then now() - interval '1 minute' when n % ${WITH_DIGEST} = 7 then now() + n % 1000 * interval '1 minute' + interval '1 day' end,
       'k' || n, case when n % 7 < 3 then 'listed' when n % 50 = 1 then 'hidden' end
     from generate_series(1, $1::int) n`,
    [count],
  );
}

async function finishedGames(client: pg.Client, { games, running, people: count }: Filled): Promise<void> {
  const range = [running + 1, games];
  await client.query(
    `insert into "Game" ("id", "name", "status", "packId", "packVersion", "rulesVersion", "setup", "commitment", "seq", "head", "waiting",
       "state", "createdAt", "updatedAt", "finishedAt", "hostId", "archivedAt")
     select ${GAME_ID}, 'Table ' || n, case when n % 20 = 0 then 'ended' else 'finished' end, 'base', 1, 1, '{"players":3}', md5(n::text),
       300, md5('h' || n), '{}', '{"stub":true}', now() - interval '700 days' + n * interval '1 second',
       now() - interval '600 days' + n * interval '1 second', now() - interval '600 days' + n * interval '1 second',
       'u' || lpad((1 + n * 31 % $3::bigint)::text, 9, '0'), case when n > $2::int - ${DUE} then null else now() end
     from generate_series($1::bigint, $2::bigint) n`,
    [...range, count],
  );
  await client.query(
    `insert into "GameSecret" ("gameId", "secrets") select ${GAME_ID}, '{"seed":""}' from generate_series($1::int, $2::int) n`,
    range,
  );
  await client.query(
    `insert into "GameArchive" ("gameId", "rows", "head", "size", "digest", "body", "at")
     select ${GAME_ID}, 300, md5('h' || n), 200, md5(n::text), decode(md5(n::text), 'hex'), now() from generate_series($1::int, $2::int) n`,
    range,
  );
  await client.query(
    `insert into "Seat" ("gameId", "seat", "name", "email", "emailFolded", "emailOwn", "tokenHash", "seatedAt", "userId", "inPlay")
     select ${GAME_ID}, seat, 'Person ' || p, mail, mail, p % 5 = 0, ${TOKEN_HASH}, now(), 'u' || lpad(p::text, 9, '0'), false
     from generate_series($1::bigint, $2::bigint) n, generate_series(0, ${SEATS - 1}) seat,
       lateral (select 1 + (n * ${SEATS} + seat) * 7919 % $3::bigint as p) x,
       lateral (select case when p % 5 = 0 then 'p' || p || '@praga.test' end as mail) y`,
    [...range, count],
  );
}

/** Copies of real games in progress; `otherwise` has the differing columns. */
interface Copied {
  readonly table: string;
  readonly key: string;
  readonly otherwise: Readonly<Record<string, string>>;
}

async function copies(
  client: pg.Client,
  { table, key, otherwise }: Copied,
  templates: readonly string[],
  running: number,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1 order by ordinal_position',
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const values = columns.map((name) => otherwise[name] ?? `t."${name}"`);
  for (const [i, gameId] of templates.entries())
    await client.query(
      `insert into "${table}" (${columns.map((name) => `"${name}"`).join(', ')}) select ${values.join(', ')}
       from generate_series($1::bigint, $2::bigint, $3::bigint) n cross join "${table}" t where t."${key}" = $4`,
      [i + 1, running, templates.length, gameId],
    );
}

async function runningGames(
  client: pg.Client,
  { running, people: count }: Filled,
  templates: readonly string[],
): Promise<void> {
  const person = `(1 + (n * ${SEATS} + t."seat") * 7919 % ${count})`;
  const isBot = `${HAS_BOT} and t."seat" = 1`;
  const isFree = `${IS_FREE} and t."seat" = 2`;
  const mail = `case when ${person} % 5 = 0 then 'p' || ${person} || '@praga.test' end`;
  const human = (value: string) => `case when ${isBot} then null else ${value} end`;
  const seatHash = human(`md5('t' || n || '.' || t."seat") || md5('u' || n || '.' || t."seat")`);
  await copies(
    client,
    {
      table: 'Game',
      key: 'id',
      otherwise: {
        id: GAME_ID,
        hostId: `'u' || lpad((1 + n * 31 % ${count})::text, 9, '0')`,
        hostHash: 'null',
        rematchOf: 'null',
        doorHash: `md5('d' || n) || md5('e' || n)`,
        door: `case when ${IS_OPEN} then 'open' else 'link' end`,
        // At a few tables the computer is to move.
        waiting: `case when ${BOT_IS_NEXT} then '{1}'::int[] when ${HAS_BOT} then '{0}'::int[] else t."waiting" end`,
        updatedAt: `now() - n % 100000 * interval '1 second'`,
        createdAt: `now() - n % 900000 * interval '1 second'`,
      },
    },
    templates,
    running,
  );
  await copies(
    client,
    { table: 'GameSecret', key: 'gameId', otherwise: { gameId: GAME_ID } },
    templates,
    running,
  );
  await copies(
    client,
    {
      table: 'Seat',
      key: 'gameId',
      otherwise: {
        gameId: GAME_ID,
        tokenHash: seatHash,
        bot: `case when ${isBot} then 'master' end`,
        name: `case when ${isFree} then '' else t."name" end`,
        userId: `case when ${isFree} then null else ${human(`'u' || lpad(${person}::text, 9, '0')`)} end`,
        seatedAt: `case when ${isFree} then null else t."seatedAt" end`,
        emailOwn: `${person} % 5 = 0`,
        email: human(mail),
        emailFolded: human(mail),
        bankMs: '86400000',
        tickingAt: `case when t."seat" = 0 then now() end`,
        lookAt: `case when t."seat" = 0 then now() + (case when n <= ${DUE} then -1 else n end) * interval '1 minute' end`,
      },
    },
    templates,
    running,
  );
  await copies(
    client,
    { table: 'GameLog', key: 'gameId', otherwise: { gameId: GAME_ID } },
    templates,
    Math.min(running, WITH_LOG),
  );
  await browsers(client, running);
  // The disabled triggers would have done this.
  await client.query(
    `update "Game" g set "computers" = '{1}' from "Seat" s where s."gameId" = g."id" and s."bot" is not null and g."status" = 'running'`,
  );
  await client.query(
    `delete from "TableCount"; insert into "TableCount" select "status", 0, count(*) from "Game" group by 1`,
  );
}

/** The browsers of the people who sat down at running tables, and the log entries about it. */
async function browsers(client: pg.Client, running: number): Promise<void> {
  await client.query(
    `insert into "SeatKey" ("gameId", "hash", "seat", "tenure", "own", "label", "createdAt")
     select s."gameId", md5('k' || n || '.' || s."seat") || md5('l' || n || '.' || s."seat"), s."seat", s."tenure", true, 'Firefox', now()
     from generate_series(1, $1::bigint) n join "Seat" s on s."gameId" = ${GAME_ID} where s."bot" is null and s."seatedAt" is not null`,
    [running],
  );
  await client.query(
    `insert into "SeatEntry" ("gameId", "seat", "tenure", "kind", "name", "userId", "seq", "at")
     select "gameId", "seat", "tenure", 'seated', 'Person', null, 1, now() from "SeatKey"`,
  );
}

async function besides(client: pg.Client, { running, games }: Filled): Promise<void> {
  const message = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const game = `'g' || lpad((1 + n / 5 % $1)::text, 9, '0')`;
  await client.query(
    `insert into "OutboxMessage" ("id", "gameId", "seat", "kind", "seq", "dedupe", "payload", "createdAt", "dueAt", "sentAt")
     select ${message('n')}, ${game}, n % 2, 'your-turn', 1 + n % 5, 'd' || n, '{}',
       now() - n * interval '1 second', now() - n * interval '1 second', case when n > ${DUE} then now() end
     from generate_series(1, $1::bigint * 5) n`,
    [running],
  );
  await client.query(
    `insert into "OutboxDelivery" ("id", "gameId", "outboxId", "dueAt", "sentAt")
     select ${message('n')}, ${game}, ${message('n')}, now() - n * interval '1 second', case when n > ${2 * DUE} then now() end
     from generate_series(${DUE + 1}, $1::bigint * 5) n`,
    [running],
  );
  await client.query(
    `insert into "ChatMessage" ("id", "gameId", "seat", "name", "text", "seq", "mentions", "at")
     select ${message('n')}, 'g' || lpad((1 + n % $1)::text, 9, '0'), 0, 'Anna', 'Well played', 1, '{}', now()
     from generate_series(1, $1::bigint / 2) n`,
    [games],
  );
  await client.query(
    `insert into "Plan" ("id", "gameId", "seat", "heldFrom", "place", "baseSeq", "afterTurn", "plan", "mode", "keptAt", "occasion")
     select ${message('n')}, ${GAME_ID}, 0, 1, 1, 1, 1, '{}', 'plays-itself', now(), case when ${BOT_IS_NEXT} then 'turn' end
     from generate_series(1, $1::bigint) n where ${BOT_IS_NEXT} or n % ${WITH_PLAN} = 3`,
    [running],
  );
}

async function sizesOf(client: pg.Client): Promise<FilledTables['sizes']> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class where relkind = 'r' and relname = any($1)`,
    [TABLES],
  );
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]));
}
