import { beforeEach, expect, test } from 'vitest';
import { playWaitingTables, runComputers, type ComputerRun } from '@/lib/features/computer/computer-players';
import { deliverDue } from '@/lib/features/notify/deliver-due';
import { sitDown } from '@/lib/features/seats/seats';
import { submitForComputer } from '@/lib/features/table/commands/submit-command';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { chooseCommand } from '@/lib/game/bots/choose';
import { listStoredMail } from '@/lib/platform/outbox/kept-mail';
import { inFull, isFull, sampled } from '../support/full';
import { forgetPositions, keepGame, logOf } from '../support/kept-game';
import { refused } from '../support/outcomes';
import { randomNumbers, useService } from '../support/service';
import { emptyTable, give, lookAs, playUntil, seatedTable, whatNow } from '../support/tables';

const { sql } = await useService();
beforeEach(forgetPositions);

const CLOCK = { now: () => new Date('2030-01-02T03:04:05.678Z') };
// The same choices every time, however busy the machine is.
const STEADY = { clock: CLOCK, thinker: { now: () => 0, choose: chooseCommand } } satisfies ComputerRun;

const playTurn = (table: CreatedTable, seed: string) =>
  playUntil(table, randomNumbers(seed), ({ computerNext }) => computerNext);

/** The number of computer turns to play; the computer thinks about each. */
const TURNS = inFull(Infinity, 2);

test(
  `a person and a journeyman play ${inFull('to the end', `${TURNS} rounds`)}, each turn of the computer after one of the person`,
  { timeout: 120_000 },
  async () => {
    const table = await seatedTable(1, { bots: ['journeyman'] });
    expect((await lookAs(table, 0)).seats).toEqual([
      { seat: 0, name: 'Anna', seated: true },
      { seat: 1, name: '', seated: true, bot: 'journeyman' },
    ]);
    let rounds = 0;
    while (rounds < TURNS && (await playTurn(table, `round ${rounds}`))) {
      expect(await runComputers(table.gameId, STEADY)).toBeGreaterThan(0);
      const { waitingFor, status } = await lookAs(table, 0);
      expect(waitingFor).toEqual(status === 'finished' ? [] : [0]);
      expect(await runComputers(table.gameId, STEADY), 'nothing is left to do').toBe(0);
      rounds += 1;
    }
    const { status, scores } = await lookAs(table, 0);
    expect([status, scores.length]).toEqual([inFull('finished', 'running'), 2]);
    expect(rounds).toBeGreaterThanOrEqual(inFull(16, TURNS));
    const seats = await sql.query('select distinct seat, kind from "Outbox" where "gameId" = $1 order by 2', [
      table.gameId,
    ]);
    const end = inFull([{ seat: 0, kind: 'game-finished' }], []);
    expect(seats.rows).toEqual([...end, { seat: 0, kind: 'your-turn' }]);
  },
);

test.runIf(isFull)(
  'killed after any number of commands, the turn ends with the same log as without',
  { timeout: 120_000 },
  async () => {
    const table = await seatedTable(1, { bots: ['journeyman', 'journeyman'] });
    await playTurn(table, 'killed');
    const putBack = await keepGame(sql, table);
    const commands = await runComputers(table.gameId, STEADY);
    const whole = await logOf(sql, table);
    // A turn has at least three: a tile, its action, the end.
    expect(commands).toBeGreaterThanOrEqual(6);
    for (const after of sampled([...Array(commands + 1).keys()], 3)) {
      await putBack();
      expect(await runComputers(table.gameId, { ...STEADY, atMost: after })).toBe(after);
      forgetPositions();
      expect(await runComputers(table.gameId, STEADY)).toBe(commands - after);
      expect(await logOf(sql, table), `killed after ${after}`).toEqual(whole);
    }
  },
);

test('any number of runs at once apply every step once', { timeout: 120_000 }, async () => {
  const table = await seatedTable(1, { bots: ['journeyman', 'journeyman'] });
  await playTurn(table, 'at once');
  const putBack = await keepGame(sql, table);
  const commands = await runComputers(table.gameId, STEADY);
  const whole = await logOf(sql, table);
  for (const runs of inFull([2, 3, 5], [3])) {
    await putBack();
    const half = Math.floor(commands / 2);
    const cut = Array.from({ length: runs }, (_, i) => ({ ...STEADY, ...(i === 0 ? { atMost: half } : {}) }));
    await Promise.all(cut.map((run) => runComputers(table.gameId, run)));
    expect(await logOf(sql, table), `${runs} at once`).toEqual(whole);
  }
  const { rows } = await sql.query('select seat, kind from "Outbox" where "gameId" = $1', [table.gameId]);
  expect(rows).toEqual([{ seat: 0, kind: 'your-turn' }]);
});

test('runs that choose differently, being differently hurried, still apply every step once', async () => {
  const table = await seatedTable(1, { bots: ['journeyman'] });
  await playTurn(table, 'hurried');
  const random = {
    now: () => 0,
    choose: (request: Parameters<typeof chooseCommand>[0]) =>
      chooseCommand({ ...request, strength: 'random' }),
  };
  const before = (await logOf(sql, table)).length;
  const counts = await Promise.all([
    runComputers(table.gameId, STEADY),
    runComputers(table.gameId, { ...STEADY, thinker: random }),
  ]);
  const log = await logOf(sql, table);
  expect(new Set(log.map(({ commandId }) => commandId)).size).toBe(log.length);
  expect(log.length - before).toBeLessThanOrEqual(counts[0] + counts[1]);
  expect((await lookAs(table, 0)).waitingFor).toEqual([0]);
});

test('the person is told as usual, with the computer’s steps; the computer is told nothing', async () => {
  const table = await seatedTable(1, { bots: ['journeyman'] });
  const accepted = await playTurn(table, 'told');
  expect(accepted?.told).toBe(0);
  await runComputers(table.gameId);
  await deliverDue();
  const [mail, ...others] = (await listStoredMail(1000)).filter(({ text }) => text.includes(table.gameId));
  expect(others).toEqual([]);
  expect(mail?.to.name).toBe('Anna');
  expect(mail?.text).toMatch(/Journeyman, round 1\n- Takes the action tile /);
  expect(mail?.text).toMatch(/For you\n- /);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('no idea');
    },
  ],
  ['cheats', () => ({ type: 'TakeActionTile', position: 99 }) as const],
])('a computer that %s takes the first legal step instead', async (_what, choose) => {
  const table = await seatedTable(1, { bots: ['master'] });
  await playTurn(table, 'failing');
  const { seat, view, commands } = await whatNow(table);
  expect(await runComputers(table.gameId, { thinker: { now: () => 0, choose }, atMost: 1 })).toBe(1);
  const row = (await logOf(sql, table)).find(({ seq }) => seq === view.seq + 1);
  expect({ ...row, command: JSON.parse(row.command) }).toMatchObject({ seat, command: commands[0] });
  // A half-done turn of a computer is as hidden from the others as a person's.
  expect((await lookAs(table, 0)).latestSeq).toBe(view.seq);
});

test('only the seat of a computer is played without a token', async () => {
  const table = await seatedTable(1, { bots: ['journeyman'] });
  const { view, commands } = await whatNow(table);
  const [command = { type: 'EndTurn' as const }] = commands;
  const input = { gameId: table.gameId, expectedSeq: view.seq, commandId: crypto.randomUUID(), command };
  expect(await submitForComputer(input, 0)).toEqual(refused('token-wrong'));
  expect(table.seats.map(({ seat }) => seat)).toEqual([0]);
  const asPerson = await give(table, { seat: 1, command, expectedSeq: view.seq });
  expect(asPerson).toEqual(refused('token-missing'));
});

test('a master plays its turn', async () => {
  const table = await seatedTable(1, { bots: ['master'] });
  await playTurn(table, 'master');
  expect(await runComputers(table.gameId)).toBeGreaterThan(2);
  expect((await lookAs(table, 0)).waitingFor).toEqual([0]);
});

test('the fallback job finds the waiting tables', async () => {
  const first = await emptyTable({ seats: [{ bot: 'journeyman' }, { name: 'Anna' }, { bot: 'journeyman' }] });
  for (const { token } of first.seats) await sitDown({ token });
  expect(first.computerNext).toBe(true);
  expect(first.computers).toEqual([
    { seat: 0, name: '', bot: 'journeyman' },
    { seat: 2, name: '', bot: 'journeyman' },
  ]);
  expect(await playWaitingTables()).toBe(true);
  expect((await lookAs(first, 1)).waitingFor).toEqual([1]);
  expect(await playWaitingTables()).toBe(false);
});
