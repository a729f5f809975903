/** Counts that triggers keep to avoid scans: games, turns of computers, due rows. */
import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { importGame } from '@/lib/features/archive/import-game';
import { runningSeats } from '@/lib/features/clocks/clock-store';
import { gamesWaitingForComputers } from '@/lib/features/computer/computer-store';
import { digestReaders, markDigest } from '@/lib/features/notify/letters/digest-store';
import { seatAddress, stopSeatMail } from '@/lib/features/notify/preference-store';
import { gamesWaitingForPlans, insertPlan } from '@/lib/features/plans/plan-store';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { hashToken } from '@/lib/platform/auth/tokens';
import { loadServiceFigures } from '@/lib/platform/ops/figures-store';
import { goldenDocument } from '../support/documents';
import { useService } from '../support/service';
import { seatedTable } from '../support/tables';

const { sql } = await useService();

/** The proof of a seat's holder. */
const keysAt = ({ seats }: CreatedTable, seat: number) => ({
  tokenHash: hashToken(seats[seat]?.token ?? ''),
});

const counted = async () => {
  const { rows } = await sql.query('select status, count(*)::int as n from "Game" group by 1 order by 1');
  return rows;
};

test('tables are counted as they are made, end, and go', async () => {
  const [first, second, third] = await Promise.all([seatedTable(2), seatedTable(2), seatedTable(3)]);
  expect((await loadServiceFigures(new Date())).tables).toEqual([{ status: 'running', n: 3 }]);
  await sql.query(`update "Game" set status = 'finished' where id = $1`, [first?.gameId]);
  await sql.query(`update "Game" set status = 'ended' where id = $1`, [second?.gameId]);
  expect((await loadServiceFigures(new Date())).tables).toEqual(await counted());
  await sql.query('alter table "SeatEntry" disable trigger user');
  await sql.query('delete from "Game" where id = any($1)', [[second?.gameId, third?.gameId]]);
  expect((await loadServiceFigures(new Date())).tables).toEqual([{ status: 'finished', n: 1 }]);
});

test('a table waits for the computer exactly while it is its turn and it holds the seat', async () => {
  const { gameId } = await seatedTable(1, { bots: ['journeyman'] });
  const waits = async (seats: string) => {
    await sql.query(`update "Game" set waiting = $2 where id = $1`, [gameId, seats]);
    return (await gamesWaitingForComputers(10)).includes(gameId);
  };
  expect([await waits('{0}'), await waits('{1}'), await waits('{0,1}'), await waits('{}')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  await sql.query(
    `update "Seat" set bot = null, "tokenHash" = 'taken over' where "gameId" = $1 and seat = 1`,
    [gameId],
  );
  expect(await waits('{1}')).toBe(false);
  await sql.query(
    `update "Seat" set bot = 'master', "tokenHash" = null, email = null where "gameId" = $1 and seat = 0`,
    [gameId],
  );
  expect([await waits('{0}'), await waits('{1}')]).toEqual([true, false]);
});

test('a plan waits exactly while it is the turn of its seat and it may play, or the game is over', async () => {
  const table = await seatedTable(2);
  const { gameId } = table;
  const waits = async () => (await gamesWaitingForPlans(10, '')).includes(gameId);
  const set = (columns: string) => sql.query(`update "Game" set ${columns} where id = $1`, [gameId]);
  const plan = (columns: string) => sql.query(`update "Plan" set ${columns} where "gameId" = $1`, [gameId]);
  const owner = { gameId, keys: keysAt(table, 1), userId: undefined };
  const kept = { ...owner, baseSeq: 1, afterTurn: 1, plan: {}, at: new Date() };
  await set(`waiting = '{1}'`);
  await insertPlan({ ...kept, id: crypto.randomUUID(), seat: 1 }, 3);
  expect(await waits()).toBe(false);
  await plan(`mode = 'plays-itself'`);
  expect(await waits()).toBe(true);
  await set(`waiting = '{0}'`);
  expect(await waits()).toBe(false);
  await insertPlan({ ...kept, id: crypto.randomUUID(), seat: 1 }, 3);
  await plan(`mode = 'offered', progress = '{}'`);
  expect(await waits()).toBe(false);
  await set(`waiting = '{0,1}'`);
  expect(await waits()).toBe(true);
  await plan(`progress = null`);
  expect(await waits()).toBe(false);
  await set(`status = 'ended', waiting = '{}'`);
  expect(await waits()).toBe(true);
  await plan(`place = null`);
  expect(await waits()).toBe(false);
});

test('each table whose plan waits is met, wherever one begins', async () => {
  const tables = await Promise.all([1, 2, 3].map(() => seatedTable(2)));
  const ids = tables.map(({ gameId }) => gameId).sort();
  for (const table of tables) {
    const { gameId } = table;
    await sql.query(`update "Game" set waiting = '{0}' where id = $1`, [gameId]);
    const owner = { gameId, seat: 0, keys: keysAt(table, 0), userId: undefined };
    await insertPlan(
      { ...owner, id: crypto.randomUUID(), baseSeq: 1, afterTurn: 1, plan: {}, at: new Date() },
      3,
    );
  }
  await sql.query(`update "Plan" set mode = 'plays-itself' where "gameId" = any($1)`, [ids]);
  const [a = '', b = '', c = ''] = ids;
  expect(await gamesWaitingForPlans(10, '')).toEqual([a, b, c]);
  expect(await gamesWaitingForPlans(10, a)).toEqual([b, c, a]);
  expect(await gamesWaitingForPlans(2, b)).toEqual([c, a]);
});

test('the seats of a table are in play exactly while its game runs', async () => {
  const { gameId } = await seatedTable(2);
  const inPlay = async (id = gameId) =>
    (await sql.query('select "inPlay" from "Seat" where "gameId" = $1', [id])).rows.map((row) => row.inPlay);
  const set = (status: string) => sql.query('update "Game" set status = $2 where id = $1', [gameId, status]);
  expect(await inPlay()).toEqual([true, true]);
  await sql.query(`update "Seat" set "userId" = null, "email" = 'in.play@praga.test' where "gameId" = $1`, [
    gameId,
  ]);
  await sql.query(`update "Seat" set "bankMs" = 1, "tickingAt" = now() where "gameId" = $1`, [gameId]);
  const found = async () => (await runningSeats({ email: 'in.play@praga.test' })).length;
  expect(await found()).toBe(2);
  await set('finished');
  expect([await inPlay(), await found()]).toEqual([[false, false], 0]);
  await set('ended');
  expect(await inPlay()).toEqual([false, false]);
  await set('running');
  expect([await inPlay(), await found()]).toEqual([[true, true], 2]);
  const brought = await importGame(goldenDocument('solo-simple'), 'finished');
  expect(brought.ok && (await inPlay(brought.value.gameId))).toEqual([false]);
});

test('seats are found by the address left there, in whatever letters, and by no former one', async () => {
  const { gameId } = await seatedTable(2);
  await sql.query(`update "Seat" set "bankMs" = 1, "tickingAt" = now() where "gameId" = $1`, [gameId]);
  const leave = (email: string | null) =>
    sql.query(`update "Seat" set email = $2 where "gameId" = $1 and seat = 1`, [gameId, email]);
  const seats = async (email: string) => (await runningSeats({ email })).map(({ seat }) => seat);
  await leave('Fold.Me@Praga.Test');
  expect(await seats('fold.me@praga.test')).toEqual([1]);
  const stop = (email: string, at?: Date) =>
    stopSeatMail({ gameId, gameName: '', seat: 0, email, stopped: false }, true, at);
  const stopped = async () => (await seatAddress(gameId, 1))?.stopped;
  await stop('FOLD.me@praga.test', new Date());
  expect(await stopped()).toBe(true);
  await stop('fold.ME@praga.test');
  expect(await stopped()).toBe(false);
  await leave('other@praga.test');
  expect([await seats('fold.me@praga.test'), await seats('other@praga.test')]).toEqual([[], [1]]);
  await leave(null);
  expect(await seats('other@praga.test')).toEqual([]);
});

test('a digest is checked when it is due, and whenever its inputs change', async () => {
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  const asked = async (at = now) => (await digestReaders(at, 10)).map(({ userId }) => userId);
  await sql.query(
    `insert into "User" (id, "daysOff", "digestAt") values ('reader', '{}', 480), ('nobody', '{}', null)`,
  );
  expect(await asked()).toEqual(['reader']);
  const settle = async () => {
    const [reader] = await digestReaders(now, 1);
    if (reader) await markDigest(reader, { sentOn: '2026-11-21', dueAt: later });
    expect(await asked()).toEqual([]);
  };
  await settle();
  expect(await asked(later)).toEqual(['reader']);
  // As older checkouts do, which know nothing of it.
  for (const change of [
    `"digestAt" = 500`,
    `"timeZone" = 'Europe/Prague'`,
    `"digestSentOn" = '2026-11-22'`,
  ]) {
    await sql.query(`update "User" set ${change} where id = 'reader'`);
    expect(await asked(), change).toEqual(['reader']);
    await settle();
  }
  const [before] = await digestReaders(later, 1);
  await sql.query(`update "User" set "digestAt" = 520 where id = 'reader'`);
  if (before) await markDigest(before, { dueAt: later });
  expect(await asked()).toEqual(['reader']);
  await sql.query(`update "User" set "digestAt" = null where id = 'reader'`);
  expect(await asked(later)).toEqual([]);
});
