/** The log of a game that is over goes into its archive: smaller, and everything reads as before. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { archiveGame, archiveOldGames } from '@/lib/features/archive/archive-games';
import { importGame } from '@/lib/features/archive/import-game';
import { loadFigures } from '@/lib/features/history/figures';
import { loadHistory } from '@/lib/features/history/load-position';
import { exportGame, readLogRange } from '@/lib/features/history/read-log';
import { checkGame } from '@/lib/features/operator/check-game';
import { createRematch } from '@/lib/features/seats/rematch';
import { loadTable } from '@/lib/features/table/load/load-table';
import {
  archivedGames,
  exchangeRows,
  loadArchive,
  loadLogToPack,
  restoreRows,
} from '@/lib/features/table/log/archive-store';
import { DamagedArchiveError, packLog, unpackLog } from '@/lib/features/table/log/packed-log';
import { sha256Hex } from '@/lib/game/engine/hash';
import { packFor, RULES } from '@/lib/game/rulesets';
import { passportOf } from '@/lib/game/verify/passport';
import { verifyGame } from '@/lib/game/verify/verify';
import type { Clock } from '@/lib/platform/clock';
import { databaseGames } from '../../tools/passport/database';
import { RECORDINGS } from '../golden/recordings';
import { goldenDocument } from '../support/documents';
import { inFull } from '../support/full';
import { forgetPositions } from '../support/kept-game';
import { valueOf } from '../support/outcomes';
import { present } from '../support/present';
import { randomNumbers, useService } from '../support/service';
import { give, playUntil, seatedTable } from '../support/tables';

const { databaseUrl, sql } = await useService();

const DAY_MS = 86_400_000;
const inDays = (days: number): Clock => ({ now: () => new Date(Date.now() + days * DAY_MS) });
/** The most that a finished game for four may take, with everything stored for it. */
const MAX_BYTES = 45_000;

const bringIn = async (file: string) => valueOf(await importGame(goldenDocument(file), 'finished')).gameId;

function forget(): void {
  forgetPositions();
  Reflect.deleteProperty(globalThis, 'pragaArchives');
}

/** All that anybody can read of a game. */
async function readAll(gameId: string) {
  forget();
  const digest = (value: unknown) => sha256Hex(JSON.stringify(value) ?? '');
  const half = Math.floor((goldenDocument('2-players-online').log.length + 1) / 2);
  return {
    exported: digest(await exportGame(gameId)),
    page: digest(await readLogRange(gameId, { from: 7, limit: 40 })),
    whole: digest(await loadTable(gameId, undefined, { log: 'all' })),
    recent: digest(await loadTable(gameId)),
    history: digest(await loadHistory(gameId, half)),
    figures: digest(await loadFigures(gameId, {})),
  };
}

const storedRows = async (gameId: string) => {
  const { rows } = await sql.query(
    'select l::text as row from "GameLog" l where "gameId" = $1 order by seq',
    [gameId],
  );
  return rows.map(({ row }) => row as string);
};

/** The stored bytes of a game on disk, row by row. */
async function bytesOf(gameId: string): Promise<number> {
  const sizes = await Promise.all(
    ['Game', 'GameSecret', 'Seat', 'SeatHolder', 'GameLog', 'GameArchive', 'Outbox'].map(async (table) => {
      const { rows } = await sql.query(
        'select column_name as name from information_schema.columns where table_name = $1',
        [table],
      );
      const columns = rows.map(({ name }) => `coalesce(pg_column_size("${name}"), 0)`).join(' + ');
      // 28: head of a row and its line pointer.
      const sum = `select coalesce(sum(28 + ${columns}), 0)::int as n from "${table}" where "${table === 'Game' ? 'id' : 'gameId'}" = $1`;
      return Number((await sql.query(sum, [gameId])).rows[0].n);
    }),
  );
  return sizes.reduce((sum, n) => sum + n, 0);
}

/** Every one in the long form: of all numbers of players, with all variants. */
const CHOSEN = inFull(RECORDINGS, RECORDINGS.slice(-1));

describe('every golden game', () => {
  test.each(CHOSEN.map(({ file }) => file))('%s reads as before', async (file) => {
    const gameId = await bringIn(file);
    const [rows, before] = [await storedRows(gameId), await readAll(gameId)];
    expect(await archiveGame(gameId)).toBe(true);
    expect(await storedRows(gameId)).toEqual([]);
    expect(await readAll(gameId)).toEqual(before);
    const document = await exportGame(gameId);
    expect(document && verifyGame(document).fault).toBeUndefined();
    expect(await bytesOf(gameId)).toBeLessThan(MAX_BYTES);
    expect(await restoreRows(gameId)).toBe(true);
    expect(await storedRows(gameId)).toEqual(rows);
    expect(await readAll(gameId)).toEqual(before);
    expect(await archiveGame(gameId)).toBe(true);
  });

  test('passes npm run passport out of its archive', async () => {
    let seen = 0;
    const rules = present(RULES.at(-1));
    for await (const stored of databaseGames(databaseUrl)) {
      if ('unreadable' in stored) throw new Error(stored.unreadable);
      const { pack, game } = stored;
      expect(passportOf(game, packFor(pack.id, pack.version), rules)).toMatchObject({ verdict: 'identical' });
      seen += 1;
    }
    expect(seen).toBe(CHOSEN.length);
    expect(await archivedGames('', 100)).toHaveLength(CHOSEN.length);
  }, 120_000);
});

test('a log that follows no chain is kept word for word', async () => {
  const gameId = await bringIn('2-players-base');
  await restoreRows(gameId);
  await sql.query('alter table "GameLog" disable trigger "GameLog_no_update"');
  await sql.query(
    `update "GameLog" set hash = 'f' || substr(hash, 2), clocks = ' [ ]' where "gameId" = $1 and seq = 3`,
    [gameId],
  );
  await sql.query('alter table "GameLog" enable trigger "GameLog_no_update"');
  const rows = await storedRows(gameId);
  expect(await archiveGame(gameId)).toBe(true);
  expect(await restoreRows(gameId)).toBe(true);
  expect(await storedRows(gameId)).toEqual(rows);
});

describe('a game played here', () => {
  let finished: Awaited<ReturnType<typeof seatedTable>>;
  beforeAll(async () => {
    finished = await seatedTable(2);
    const last = await playUntil(finished, randomNumbers('archive'), () => false);
    expect(last).toBeUndefined();
  });

  test('is archived by the scheduler after its time, once', async () => {
    const { gameId } = finished;
    const isArchived = async () =>
      (await sql.query('select "archivedAt" is not null as yes from "Game" where id = $1', [gameId])).rows[0]
        .yes;
    // A service that has known archives since yesterday may still go back to a checkout that does not.
    await sql.query(`insert into "Upkeep" values ('archives', $1)`, [inDays(14).now()]);
    await archiveOldGames({ ms: 60_000, clock: inDays(15) });
    expect(await isArchived()).toBe(false);
    await sql.query(`update "Upkeep" set "at" = now() where "name" = 'archives'`);
    await archiveOldGames({ ms: 60_000, clock: inDays(13) });
    expect(await isArchived()).toBe(false);
    // Each tells how many games it archived; together they archive none twice, whichever takes which.
    const due = await sql.query(
      `select count(*)::int as n from "Game" where "status" = 'finished' and "archivedAt" is null`,
    );
    const counts = await Promise.all([1, 2, 3].map(() => archiveOldGames({ ms: 60_000, clock: inDays(15) })));
    expect(await isArchived()).toBe(true);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBeLessThanOrEqual(due.rows[0].n);
    expect(await archiveOldGames({ ms: 60_000, clock: inDays(16) })).toBe(0);
  }, 60_000);

  test('takes talk and a rematch, and answers a command that is sent again', async () => {
    const table = finished;
    await restoreRows(table.gameId);
    const { rows } = await sql.query(
      'select seq, seat, command, "commandId" from "GameLog" where "gameId" = $1 and seq = 12',
      [table.gameId],
    );
    const [row] = rows;
    const again = { seat: row.seat, command: row.command, commandId: row.commandId, expectedSeq: 11 };
    const before = await give(table, again);
    expect(await archiveGame(table.gameId)).toBe(true);
    forget();
    expect(await give(table, again)).toEqual(before);
    const { seat, command } = row;
    expect((await give(table, { seat, command, expectedSeq: 11 })).ok).toBe(false);
    await sql.query(
      `insert into "ChatMessage" (id, "gameId", seat, name, text, seq, mentions, at) values (gen_random_uuid(), $1, 0, 'Anna', 'Well played', 12, '{}', now())`,
      [table.gameId],
    );
    const token = table.seats[0]?.token;
    expect(await createRematch(table.gameId, { token })).toMatchObject({ ok: true });
  }, 60_000);

  test('stays as it is when it runs, or when its rows are not those that were packed', async () => {
    const table = await seatedTable(2);
    expect(await archiveGame(table.gameId)).toBe(false);
    const other = await bringIn('solo-parler');
    await restoreRows(other);
    const log = present(await loadLogToPack(other));
    const short = await packLog(log.rows.slice(0, -1), log.chain);
    expect(await exchangeRows(other, short, new Date())).toBe(false);
    expect(await storedRows(other)).toHaveLength(log.rows.length);
  });
});

describe('an archive whose bytes were changed', () => {
  let gameId: string;
  let other: string;
  beforeAll(async () => {
    [gameId, other] = [await bringIn('solo-simple'), await bringIn('solo-parler')];
    for (const id of [gameId, other]) {
      await restoreRows(id);
      await archiveGame(id);
    }
    await sql.query(
      `create table kept as select * from "GameArchive" where "gameId" in ('${gameId}', '${other}')`,
    );
  });

  const swap = (columns: string) =>
    `update "GameArchive" a set (${columns}) = (select ${columns} from kept k where k."gameId" = case a."gameId" when $1 then $2 else $1 end)
     where a."gameId" in ($1, $2)`;
  const setBody = (body: string) =>
    `update "GameArchive" set body = ${body} where "gameId" = $1 and $2 <> ''`;
  const CHANGES: Readonly<Record<string, string>> = {
    'a byte at the beginning flipped': setBody('set_byte(body, 3, get_byte(body, 3) # 1)'),
    'a byte in the middle flipped': setBody('set_byte(body, 900, get_byte(body, 900) # 128)'),
    'cut in the middle': setBody('substring(body from 1 for length(body) / 2)'),
    'cut by its last byte': setBody('substring(body from 1 for length(body) - 1)'),
    emptied: setBody(`''`),
    'bodies swapped': swap('body'),
    'bodies and digests swapped': swap('body, digest, size'),
    'swapped whole': swap('body, digest, size, rows, head, at'),
    deleted: `delete from "GameArchive" where "gameId" = $1 and $2 <> ''`,
  };

  afterEach(async () => {
    await sql.query('delete from "GameArchive" where "gameId" in (select "gameId" from kept)');
    await sql.query('insert into "GameArchive" select * from kept');
  });

  /** The first things that a fresh process might read. */
  const READS: Readonly<Record<string, () => Promise<unknown>>> = {
    log: () => readLogRange(gameId, { from: 1, limit: 5 }),
    export: () => exportGame(gameId),
    history: () => loadHistory(gameId, 20),
    figures: () => loadFigures(gameId, {}),
    'rows again': () => restoreRows(gameId),
  };

  test.each(Object.keys(CHANGES))('%s, is noticed by a fresh process at its first read', async (change) => {
    await sql.query(CHANGES[change] ?? '', [gameId, other]);
    for (const [read, ask] of Object.entries(READS)) {
      forget();
      await expect(ask(), read).rejects.toThrow(DamagedArchiveError);
    }
    forget();
    expect((await checkGame(gameId))?.fault).toMatch(/^an archive /);
  });

  test('reads as before once its bytes are back, and without any', async () => {
    forget();
    expect(await readLogRange(gameId, { from: 1, limit: 5 })).toMatchObject({ seq: 107 });
    expect(await checkGame(gameId)).not.toHaveProperty('fault');
    const packed = present(await loadArchive(gameId));
    await expect(unpackLog({ ...packed, digest: 'x' })).rejects.toThrow('another digest');
    await expect(unpackLog({ ...packed, head: 'x' })).rejects.toThrow('another head');
    expect(await loadArchive('nosuchtable1')).toBeUndefined();
  });
});
