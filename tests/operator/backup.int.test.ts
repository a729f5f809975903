import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveGame } from '@/lib/features/archive/archive-games';
import { importGame } from '@/lib/features/archive/import-game';
import { checkGame } from '@/lib/features/operator/check-game';
import { dump } from '../../scripts/backup/dump';
import { jsonFrame, ManifestSchema, parseFrame, readFrames, writeFrames } from '../../scripts/backup/frames';
import { load } from '../../scripts/backup/load';
import { nodeArgs } from '../../scripts/lib/run-typescript';
import { queryOn } from '../scripts/query-on';
import { freshDatabase } from '../support/db';
import { goldenDocument } from '../support/documents';
import { inFull, isFull, sampled } from '../support/full';
import { randomNumbers } from '../support/random-numbers';
import { useService } from '../support/service';
import { stallingProxy } from '../support/stalling-proxy';
import { playOne, seatedTable } from '../support/tables';

const { databaseUrl } = await useService();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'praga-backup-test-'));
const fileOf = (name: string) => path.join(folder, name);
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const TABLES = `select tablename from pg_tables where schemaname = 'public' and tablename <> '_prisma_migrations' order by 1`;

/** Everything a database holds, row by row as text. */
async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await queryOn<{ tablename: string }>(url, TABLES);
  const entries = tables.map(async ({ tablename }) => {
    const rows = await queryOn<{ row: string }>(
      url,
      `select t::text as row from "${tablename}" t order by 1`,
    );
    return [tablename, rows.map(({ row }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const TRIGGERS = `select tgrelid::regclass::text as t, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`;

const pick = randomNumbers('backup');
let tables: Awaited<ReturnType<typeof seatedTable>>[];
beforeAll(async () => {
  tables = [await seatedTable(2), await seatedTable(3), await seatedTable(4)];
  for (const table of tables) for (let n = 0; n < 6; n += 1) await playOne(table, pick);
});

describe('backup and restore', () => {
  const whole = fileOf('whole');
  let dumped: Awaited<ReturnType<typeof dump>>;
  beforeAll(async () => {
    dumped = await dump(databaseUrl, whole);
  });

  test('everything comes back as it was, in a database without tables', async () => {
    const { url } = await freshDatabase({ migrated: false });
    expect(fs.statSync(whole).mode & 0o777).toBe(0o600);
    const manifest = await load(url, whole);
    expect(manifest.tables).toEqual(dumped.tables);
    expect(await contentsOf(url)).toEqual(await contentsOf(databaseUrl));
    expect(await queryOn(url, TRIGGERS)).toEqual(await queryOn(databaseUrl, TRIGGERS));
  });

  test.runIf(isFull)('also in one that was only migrated, and a second time not', async () => {
    const { url } = await freshDatabase();
    await load(url, whole);
    const before = await contentsOf(url);
    await expect(load(url, whole)).rejects.toThrow('the database is not empty');
    expect(await contentsOf(url)).toEqual(before);
  });

  test.runIf(isFull)('while games are played, the file is of one moment', async () => {
    const { url } = await freshDatabase({ migrated: false });
    let isOver = false;
    const playing = Promise.all(
      tables.map(async (table) => {
        for (let n = 0; !isOver && n < 400; n += 1) await playOne(table, pick);
      }),
    );
    const last = inFull(5, 2);
    for (let n = 1; n <= last; n += 1) await dump(databaseUrl, fileOf(`played-${n}`));
    isOver = true;
    await playing;
    await load(url, fileOf(`played-${last}`));
    const ends = await queryOn(
      url,
      `select g."id" from "Game" g join "GameLog" l on l."gameId" = g."id" and l."seq" = g."seq" and l."hash" = g."head"
       where not exists (select 1 from "GameLog" n where n."gameId" = g."id" and n."seq" > g."seq")`,
    );
    expect(ends).toHaveLength(tables.length);
  });

  const DAMAGED = [
    ['cut off', (file: Buffer) => gzipSync(gunzipSync(file).subarray(0, -40)), 'cut off|middle'],
    ['truncated', (file: Buffer) => file.subarray(0, file.length / 2), 'cannot be read'],
    ['with another letter in a row', otherLetter, 'hashes differ'],
    ['something else', () => gzipSync('a letter to a friend'), 'no backup'],
    ['not compressed', () => Buffer.from('plain words'), 'cannot be read'],
  ] as const;

  test.each(sampled(DAMAGED, 2))('of a file that is %s nothing is loaded', async (_why, change, message) => {
    const { url } = await freshDatabase({ migrated: false });
    const bad = fileOf(`bad-${_why}`);
    fs.writeFileSync(bad, change(fs.readFileSync(whole)));
    await expect(load(url, bad)).rejects.toThrow(new RegExp(message));
    const contents = await contentsOf(url);
    expect(Object.values(contents).flat()).toEqual([]);
  });

  test('a backup of a newer checkout is refused by name', async () => {
    const { url } = await freshDatabase();
    await queryOn(
      url,
      `insert into "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at")
       values ('x', repeat('0', 64), '29990101_later', now())`,
    );
    const file = fileOf('newer');
    await dump(url, file);
    await expect(load((await freshDatabase({ migrated: false })).url, file)).rejects.toThrow(
      '29990101_later',
    );
  });

  test.runIf(isFull)(
    'the rows are counted where the database says their number in a later packet',
    async () => {
      // The message CopyDone, after which the stream of pg-copy-streams ends.
      const DONE = Buffer.from([0x63, 0, 0, 0, 4]);
      const proxy = await stallingProxy(databaseUrl, {
        pieces: (answer) => {
          const end = answer.indexOf(DONE) + DONE.length;
          return end < DONE.length ? [answer] : [answer.subarray(0, end), answer.subarray(end)];
        },
      });
      const file = fileOf('packets');
      const { tables: counted } = await dump(proxy.url, file);
      await proxy.close();
      expect(counted.filter(({ rows, bytes }) => (rows === 0) !== (bytes === 0))).toEqual([]);
      const { url } = await freshDatabase({ migrated: false });
      expect((await load(url, file)).tables).toEqual(counted);
    },
  );

  test.runIf(isFull)('a file of an older checkout that says 0 rows is loaded all the same', async () => {
    const frames = writeFrames(fileOf('older'));
    for await (const { kind, payload, sha256 } of readFrames(whole)) {
      const manifest =
        kind === 'manifest' ? parseFrame(ManifestSchema, { kind, payload, sha256 }) : undefined;
      const tables = manifest?.tables.map((table) => ({ ...table, rows: 0 }));
      await frames.add(kind, manifest ? jsonFrame({ ...manifest, tables }) : payload);
    }
    await frames.end();
    const { url } = await freshDatabase({ migrated: false });
    await load(url, fileOf('older'));
    expect((await dump(url, fileOf('again'))).tables).toEqual(dumped.tables);
  });

  test('an existing file is never overwritten', async () => {
    const file = fileOf('there');
    fs.writeFileSync(file, 'precious');
    await expect(dump(databaseUrl, file)).rejects.toThrow('is there already');
    expect(fs.readFileSync(file, 'utf8')).toBe('precious');
  });
});

describe('archived games and running ones', () => {
  /** As an operator runs it from a shell, with its output and exit code. */
  const shell = (file: string, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, nodeArgs(file, ...args), {
      encoding: 'utf8',
      env: SHELL_ENV,
    });
    return { status, said: stdout + stderr };
  };
  const SHELL_ENV = { ...process.env, LOG_LEVEL: 'warn', APP_URL: 'http://praga.test' };
  const archived = goldenDocument('3-players-online');
  let url = '';

  beforeAll(async () => {
    const made = await importGame(archived, 'finished');
    if (!made.ok) throw new Error(made.error.kind);
    expect(await archiveGame(made.value.gameId)).toBe(true);
    await dump(databaseUrl, fileOf('mixed'));
    ({ url } = await freshDatabase({ migrated: false }));
  });
  const countsIn = (database: string) =>
    queryOn(
      database,
      `select count(*)::int as games, count("archivedAt")::int as archived, count(*) filter (where "status" = 'running')::int as running from "Game"`,
    );

  test(
    'restore brings both back, and checks each: chain, decisions, kept position',
    { timeout: 120_000 },
    async () => {
      const { status, said } = shell('scripts/restore.ts', fileOf('mixed'), '--database', url);
      expect(said).toMatch(/4 of 4 games are right in \d+ rows/);
      expect(status).toBe(0);
      // In the long form a game may have ended.
      const counts = await countsIn(databaseUrl);
      expect(counts).toMatchObject([{ games: 4, archived: 1 }]);
      expect(await countsIn(url)).toEqual(counts);
      expect(
        await queryOn(url, 'select 1 from "GameLog" l join "GameArchive" a on a."gameId" = l."gameId"'),
      ).toEqual([]);
    },
  );

  // Each call from a shell loads the service again: the next test has the same passport, of a database with a
  // damaged game in it.
  test.runIf(isFull)('the passport reads both as they lie there', { timeout: 120_000 }, () => {
    const { status, said } = shell('tools/passport.ts', '--database', url, '--all');
    expect(said.match(/: identical, \d+ rows/g)).toHaveLength(4);
    expect(said).toContain(`identical, ${archived.log.length} rows`);
    expect(said).toContain('4 games');
    expect(status).toBe(0);
  });

  test.runIf(isFull)('an archive that was changed is found, by name', { timeout: 120_000 }, async () => {
    await queryOn(
      url,
      `update "GameArchive" set "body" = set_byte("body", length("body") / 2, get_byte("body", length("body") / 2) # 1)`,
    );
    const { status, said } = shell('tools/passport.ts', '--database', url);
    expect(said).toMatch(/CANNOT BE REPLAYED/);
    expect(said).toContain('3 identical');
    expect(status).toBe(1);
    const file = fileOf('damaged');
    await dump(url, file);
    const { url: next } = await freshDatabase({ migrated: false });
    const restored = shell('scripts/restore.ts', file, '--database', next);
    expect(restored.said).toMatch(/: an archive has another digest/);
    expect(restored.said).toMatch(/3 of 4 games are right/);
    expect(restored.status).toBe(1);
  });
});

/** Same length, other content: the name of a table. */
function otherLetter(file: Buffer): Buffer {
  const bytes = gunzipSync(file);
  const at = bytes.lastIndexOf('At the Golden Tiger');
  bytes.write('B', at);
  return gzipSync(bytes);
}

describe('check of a game', () => {
  const idOf = (n: number) => tables[n]?.gameId ?? '';
  const alter = (sql: string) =>
    queryOn(
      databaseUrl,
      `alter table "GameLog" disable trigger user; ${sql}; alter table "GameLog" enable trigger user`,
    );

  test('finds nothing where nothing was changed', async () => {
    for (const { gameId } of tables) expect((await checkGame(gameId))?.fault).toBeUndefined();
  });

  test('finds a changed row, a changed position, a lost row', async () => {
    await alter(
      `update "GameLog" set "at" = "at" + interval '1 s' where "gameId" = '${idOf(0)}' and "seq" = 5`,
    );
    expect((await checkGame(idOf(0)))?.fault).toBe('chain broken at row 5: hash');
    await queryOn(
      databaseUrl,
      `update "Game" set "state" = jsonb_set("state"::jsonb, '{round}', '9')::json where "id" = '${idOf(1)}'`,
    );
    expect((await checkGame(idOf(1)))?.fault).toMatch(/position/);
    await alter(
      `delete from "GameLog" where "gameId" = '${idOf(2)}' and "seq" = (select "seq" from "Game" where "id" = '${idOf(2)}')`,
    );
    expect((await checkGame(idOf(2)))?.fault).toMatch(/the log ends at row/);
  });
});
