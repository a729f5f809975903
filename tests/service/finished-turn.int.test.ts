import { expect, test } from 'vitest';
import { seedOf } from '../support/full';
import { loadTable } from '@/lib/features/table/load-table';
import { loadTableAt } from '@/lib/features/history/load-position';
import type { CreatedTable } from '@/lib/features/table/create-table';
import { forgetPositions } from '../support/kept-game';
import { layOut } from '../support/lay-out';
import { randomNumbers, useService } from '../support/service';
import { give, lookAs, playOne, playUntil, seatedTable, whatNow } from '../support/tables';

await useService();
const SEED = seedOf('finished turns');

async function calm(table: CreatedTable, seat?: number) {
  const view = await loadTable(table.gameId, seat, { calm: true });
  if (!view) throw new Error('the table is gone');
  return view;
}

/** The same, asked of a process that has seen nothing of it. */
async function calmAnew(table: CreatedTable, seat?: number) {
  forgetPositions();
  return calm(table, seat);
}

const undo = async (table: CreatedTable, seat: number, to: number) => {
  const { seq } = await lookAs(table, seat);
  const outcome = await give(table, { seat, expectedSeq: seq, command: { type: 'Undo', to } });
  expect(outcome).toMatchObject({ ok: true });
};

test('others see the last finished turn while one is under way; whoever is asked sees the newest', async () => {
  const table = await seatedTable();
  const before = await calm(table, 1);
  expect(before.inTurn).toBeUndefined();
  await playOne(table, () => 0);
  for (const seat of [1, undefined]) {
    const shown = await calm(table, seat);
    expect(shown).toMatchObject({ seq: 1, latestSeq: 2, inTurn: { seat: 0, steps: 1 } });
    expect(shown.view.state).toEqual(before.view.state);
    expect(shown.log.map(({ seq }) => seq)).toEqual([1]);
    expect(shown.version).not.toBe(before.version);
  }
  const mine = await calm(table, 0);
  expect(mine.inTurn).toBeUndefined();
  expect(mine.seq).toBe(2);
  // The API and whoever asks for it get every row.
  expect(await loadTable(table.gameId, 1)).toMatchObject({ seq: 2 });
});

test('whose turn it is sees all of it, also while somebody else has to choose something', async () => {
  // A game in which the reward of a plaza interrupts the turn of somebody else.
  const { gameId } = await layOut({ game: '4-players-base', commands: 63 });
  const newest = await loadTable(gameId, 0);
  const active = newest?.view.state.turn.seat;
  expect(newest?.waitingFor).not.toContain(active);
  const shown = await loadTable(gameId, active, { calm: true });
  expect(shown?.inTurn).toBeUndefined();
  expect(shown?.seq).toBe(newest?.latestSeq);
  expect((await loadTable(gameId, undefined, { calm: true }))?.inTurn).toMatchObject({ seat: active });
}, 120_000);

test('a finished turn shows at once, to all', async () => {
  const table = await seatedTable();
  await playUntil(table, randomNumbers('a turn'), ({ answer }) => !answer.waitingFor.includes(0));
  for (const seat of [0, 1, undefined]) {
    const ended = await calm(table, seat);
    expect(ended.inTurn).toBeUndefined();
    expect(ended.seq).toBe(ended.latestSeq);
  }
});

test('a turn taken back to its beginning is no turn under way', async () => {
  const table = await seatedTable();
  await playOne(table, () => 0);
  await undo(table, 0, 1);
  const shown = await calm(table, 1);
  expect(shown.inTurn).toBeUndefined();
  expect(shown.seq).toBe(3);
  expect((await calmAnew(table, 1)).inTurn).toBeUndefined();
});

test(`random play (SEED=${SEED}): what is shown is a position of the log, and every process shows the same`, async () => {
  const pick = randomNumbers(SEED);
  const table = await seatedTable(3, { emails: false });
  for (let i = 0; i < 60; i += 1) {
    const { seat, view, commands } = await whatNow(table);
    const { steps, floor } = view.view.state.undo;
    if (pick(6) === 0 && steps.length > 0 && view.waitingFor.includes(seat) && commands.length > 0) {
      await give(table, {
        seat: view.view.state.turn.seat,
        expectedSeq: view.seq,
        command: { type: 'Undo', to: [floor, ...steps][pick(steps.length)] ?? floor },
      });
    } else await playOne(table, pick);
    const asked = (await lookAs(table, 0)).waitingFor[0] ?? 0;
    const watcher = (asked + 1) % 3;
    const warm = await calm(table, watcher);
    expect(warm.view.state).toEqual((await loadTableAt(table.gameId, warm.seq))?.view.state);
    if (i % 6 !== 0) continue;
    const cold = await calmAnew(table, watcher);
    expect([cold.seq, cold.inTurn, cold.view]).toEqual([warm.seq, warm.inTurn, warm.view]);
  }
});
