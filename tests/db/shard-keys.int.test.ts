/**
 * One game may lie on one shard: its key is in every primary key, and unique keys are unique within a game.
 * docs/database.md tells why.
 */
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { HOT, type HotName } from '../../tools/bench/scale/statements';
import { choose, type Hot } from '../../tools/bench/scale/subject';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { sql } = await useService();

/**
 * Unique among all games: keys that lead to their game. On shards each
 * is a small table of its own, kept by that key (docs/database.md).
 */
const LOOK_UPS = [
  ...['Game_hostHash_key', 'Game_doorHash_key', 'Game_rematchOf_key', 'Game_chainId_head_origin_key'],
  ...['Seat_tokenHash_key', 'SeatDelegate_tokenHash_key', 'Outbox_dedupe_key', 'SandboxLine_sharedAs_key'],
  ...['DealEntry_dealId_userId_key', 'DealEntry_dealId_place_key', 'GameResult_seq_key'],
];
/** For checkouts from before the keys had the game in them; the next release drops them. */
const LEAVING = ['ChatMessage', 'Note', 'SandboxLine', 'Plan'].map((table) => `${table}_id_key`);
/**
 * Messages of tables and circles: a random id is unique in all shards. Each shard keeps the messages of its games, and
 * one of them the news of circles.
 */
const OF_CIRCLES_TOO = ['OutboxMessage', 'OutboxDelivery'];
/** Within one message, which is of one game or circle. */
const BY_MESSAGE = ['OutboxDelivery_way_key', ...OF_CIRCLES_TOO.map((table) => `${table}_pkey`)];

/** Queries for more than one game, with reasons. */
const ACROSS: ReadonlyMap<HotName, string> = new Map([
  ['my tables, of a person', 'a person sits at many tables'],
  ['my tables, of a browser', 'likewise'],
  ['tables that wait for a person (digest)', 'likewise'],
  ['calendar: tables with a clock', 'likewise'],
  ['tables a person may mute', 'likewise'],
  ['clocks: running seats by mail', 'likewise'],
  ['clocks: running seats of a person', 'likewise'],
  ['people: adopt seats by mail', 'likewise'],
  ['people: adopt seats by browser', 'likewise'],
  ['people: stop mail everywhere', 'likewise'],
  ['lobby: a page', 'the newest open tables of all'],
  ['link for any free seat', 'a key is all that is known'],
  ['seat behind a link', 'likewise'],
  ['rematch of a table', 'likewise'],
  ['import known already', 'likewise'],
  ['versions of ten tables (open pages)', 'a hub asks for all its tables at once'],
  ['cron: computers waiting', 'each shard tells its own'],
  ['cron: plans waiting', 'likewise'],
  ['cron: clocks to look at', 'likewise'],
  ['cron: fan out', 'likewise'],
  ['cron: claim deliveries', 'likewise'],
  ['circle: running tables', 'a circle has its tables in all shards'],
  ['circle: newest table', 'likewise'],
  ['circle: number of tables', 'likewise'],
  ['circle: last results', 'likewise'],
  ['cron: games without a result', 'each shard tells its own'],
  ['ratings: my own', 'a person has results in all shards'],
  ['people: a page', 'likewise'],
  ['rated calls: who has met', 'likewise'],
  ['competition: results', 'its tables are in all shards'],
  ['competition: facts', 'likewise'],
  ['insights: a page', 'sums over all games, one row each'],
  ['cron: games to count', 'each shard tells its own'],
  ['cron: games to archive', 'likewise'],
  ['metrics: tables and messages', 'likewise, summed up'],
  ['metrics: deliveries', 'likewise'],
]);

const ofGames = `c.relkind = 'r' and (c.relname = 'Game' or exists (
  select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'gameId' and not a.attisdropped))`;
const columns = `array(select a.attname::text from unnest(i.indkey) with ordinality k(n, o)
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.n order by k.o)`;

test('every database table of a game has the game in its primary key', async () => {
  const { rows } = await sql.query<{ name: string; key: string[] }>(
    `select c.relname::text as name, ${columns} as key from pg_class c
     left join pg_index i on i.indrelid = c.oid and i.indisprimary where ${ofGames} order by 1`,
  );
  expect(rows.length).toBeGreaterThan(12);
  const lacking = rows.filter(({ name, key }) => !key.includes(name === 'Game' ? 'id' : 'gameId'));
  expect(lacking.map(({ name }) => name).sort()).toEqual([...OF_CIRCLES_TOO].sort());
});

test('unique keys are unique within a game, or refer to one', async () => {
  const { rows } = await sql.query<{ name: string; index: string; key: string[] }>(
    `select c.relname::text as name, x.relname::text as index, ${columns} as key from pg_class c
     join pg_index i on i.indrelid = c.oid and i.indisunique join pg_class x on x.oid = i.indexrelid where ${ofGames}`,
  );
  const global = rows.filter(({ name, key }) => !key.includes(name === 'Game' ? 'id' : 'gameId'));
  expect(global.map(({ index }) => index).sort()).toEqual([...LOOK_UPS, ...LEAVING, ...BY_MESSAGE].sort());
});

interface Statement {
  readonly text: string;
}
const said: Statement[] = [];
const original = pg.Client.prototype.query;
beforeAll(() => {
  Reflect.set(pg.Client.prototype, 'query', function (this: pg.Client, config: unknown, ...more: unknown[]) {
    if (typeof config === 'object' && config !== null) said.push(config as Statement);
    return Reflect.apply(original, this, [config, ...more]);
  });
  return () => void Reflect.set(pg.Client.prototype, 'query', original);
});

/** By a parameter, or as the row that the same statement has found by one. */
const BY_GAME = /"(gameId|id)" ?(=|in) ?(any\()?\(?(\$\d|moved\."id"|select "id" from moved)/i;
const WRITES_GAME = /^insert into [^(]*\([^)]*"gameId"/i;

/** Whether a statement says which game it is about; one that writes, in each part that does. */
function namesGame(text: string): boolean {
  const [reads = '', ...writes] = text.split(/(?=\b(?:insert into|update|delete from) ")/i);
  const parts = writes.length > 0 ? writes : [reads];
  return parts.every((part) => BY_GAME.test(part) || WRITES_GAME.test(part));
}

test('every hot statement says which game it is about, or why it does not', async () => {
  const table = await seatedTable(3);
  const ids = {
    games: 200,
    running: 100,
    people: 100,
    logged: 100,
    gameId: () => table.gameId,
    userId: String,
    email: String,
  };
  const first = choose(ids, () => 1);
  const hot: readonly (Hot & { readonly name: HotName })[] = HOT;
  for (const { name, ask } of hot) {
    said.length = 0;
    await ask(first, { round: 0, timed: async (only) => void (await only()) });
    const texts = said
      .map(({ text }) => text)
      .filter((text) => /"(Game|Seat|GameLog|OutboxMessage|Plan|Note)"/.test(text));
    expect(said, name).not.toEqual([]);
    if (!ACROSS.has(name)) for (const text of texts) expect(namesGame(text), `${name}: ${text}`).toBe(true);
  }
});
