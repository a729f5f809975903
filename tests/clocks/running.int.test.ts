import { expect, test } from 'vitest';
import { loadClocks } from '@/lib/features/clocks/clock-store';
import { db } from '@/lib/platform/db/db';
import { FakeClock, hoursAfter } from '../support/clock';
import { personAt } from '../support/notifications';
import { refused } from '../support/outcomes';
import { untilOneWaits } from '../support/row-lock';
import { useService } from '../support/service';
import { DAILY, firstStep, give, playTurn, seatedTable, type Seating } from '../support/tables';

const { sql } = await useService();

const HOUR = 3_600_000;
const START = '2026-03-02T08:00:00Z';
type Table = Awaited<ReturnType<typeof seatedTable>>;

async function tableAt(seating: Seating = {}, people: 1 | 2 | 3 = 2) {
  const clock = new FakeClock(START);
  const table = await seatedTable(people, { emails: false, pace: DAILY, clock, ...seating });
  return { table, clock };
}

async function banksOf(table: Table) {
  const clocks = await loadClocks(table.gameId);
  return (clocks?.seats ?? []).map(({ bankMs, tickingAt }) => [
    bankMs === undefined ? undefined : bankMs / HOUR,
    tickingAt,
  ]);
}

test('a finished turn stops a clock, adds to it and starts the next', async () => {
  const { table, clock } = await tableAt();
  clock.pass(30);
  await playTurn(table, clock);
  expect(await banksOf(table)).toEqual([
    [72 - 30 + 12, undefined],
    [72, clock.now()],
  ]);
  const kept = await sql.query('select clocks from "GameLog" where "gameId" = $1 and clocks is not null', [
    table.gameId,
  ]);
  expect(kept.rows).toHaveLength(2);
});

test('a relaxed table only knows since when it waits', async () => {
  const { table, clock } = await tableAt({ pace: { kind: 'relaxed' } });
  expect(await banksOf(table)).toEqual([
    [undefined, clock.now()],
    [undefined, undefined],
  ]);
  clock.pass(5);
  await playTurn(table, clock);
  expect(await banksOf(table)).toEqual([
    [undefined, undefined],
    [undefined, clock.now()],
  ]);
});

test('no clock runs for a computer, and nobody looks at one of a solo game', async () => {
  const { table, clock } = await tableAt({ bots: ['journeyman'] }, 2);
  expect((await banksOf(table))[2]).toEqual([72, undefined]);
  const { table: alone } = await tableAt({ bots: ['journeyman'] }, 1);
  const looks = await sql.query(
    'select "lookAt" from "Seat" where "gameId" = any($1) and "lookAt" is not null',
    [[table.gameId, alone.gameId]],
  );
  expect(looks.rows).toEqual([{ lookAt: hoursAfter(clock.now(), 36) }]);
});

test('nights of the holder do not count where the table says so', async () => {
  const { table, clock } = await tableAt({ pace: { ...DAILY, wakingOnly: true } });
  await personAt(sql, table, 0, { timeZone: 'Europe/Prague', quiet: [1320, 420] });
  clock.pass(24);
  await playTurn(table, clock);
  expect((await banksOf(table))[0]).toEqual([72 - 15 + 12, undefined]);
});

/** Gives a command that is decided on before, and appended after, the table changes next to its log. */
async function giveAcross(table: Table, change: string) {
  const step = await firstStep(table);
  const other = await sql.connect();
  try {
    await other.query('begin');
    await other.query(`update "Game" set affairs = affairs + 1 where id = '${table.gameId}'`);
    await other.query(change);
    const given = give(table, step);
    await untilOneWaits();
    await other.query('commit');
    return await given;
  } finally {
    other.release();
  }
}

test('a row decided before the table changed is decided again', async () => {
  const { table } = await tableAt();
  const of = `where "gameId" = '${table.gameId}'`;
  // More time was given: that stays, and the row is appended all the same.
  const given = await giveAcross(
    table,
    `update "Seat" set "bankMs" = 80 * 3600000, "grantedMs" = 8 * 3600000 ${of} and seat = 0`,
  );
  expect(given).toMatchObject({ ok: true, value: { answer: { seq: 2 } } });
  expect((await loadClocks(table.gameId))?.seats[0]).toMatchObject({ bankMs: 80 * HOUR });
  const ended = await giveAcross(table, `update "Game" set status = 'ended' where id = '${table.gameId}'`);
  expect(ended).toEqual(refused('ended', { seq: 2 }));
});

test('a player who has lost the seat in the meantime can append nothing', async () => {
  const { table } = await tableAt();
  const lost = await giveAcross(
    table,
    `update "Seat" set "tokenHash" = 'x' where "gameId" = '${table.gameId}' and seat = 0`,
  );
  expect(lost).toEqual(refused('token-wrong'));
  expect(await db().gameLog.count({ where: { gameId: table.gameId } })).toBe(1);
});
