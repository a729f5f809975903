import { expect, test } from 'vitest';
import { loadHistory, loadTableAt } from '@/lib/features/history/load-position';
import { logCacheOf, readAhead } from '@/lib/features/history/log-cache';
import { loadTable } from '@/lib/features/table/load/load-table';
import { entryOf, logRowsOf, readLog } from '@/lib/features/table/log/log-store';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { advance, type Position } from '@/lib/game/engine/replay';
import { db } from '@/lib/platform/db/db';
import { inFull, seedOf } from '../support/full';
import { forgetPositions } from '../support/kept-game';
import { randomNumbers, useService } from '../support/service';
import { give, playUntil, seatedTable, whatNow } from '../support/tables';

await useService();
const SEED = seedOf('history');

test(`every step of a game for four (SEED=${SEED}) has an address, whichever way one comes to it`, async () => {
  const pick = randomNumbers(SEED);
  const table = await seatedTable(4, { emails: false });
  const undoNow = async () => {
    const { view } = await whatNow(table);
    const { steps, floor } = view.view.state.undo;
    const { turn } = view.view.state;
    if (steps.length > 1 && view.waitingFor.includes(turn.seat))
      await give(table, { seat: turn.seat, expectedSeq: view.seq, command: { type: 'Undo', to: floor } });
  };
  for (let i = 0; i < inFull(12, 6); i += 1) {
    await playUntil(table, pick, () => pick(9) === 0);
    await undoNow();
  }
  /** Whose turn it is sees every row. */
  const inTurn = async () => (await whatNow(table)).view.view.state.turn.seat;
  const me = await inTurn();
  const last = (await loadTable(table.gameId, me))?.seq ?? 0;
  const rows = await readLog(table.gameId, 1, last);
  const states: Position[] = [];
  for (const row of rows) states.push(advance(states.at(-1), entryOf(row)));

  const order = rows.map(({ seq }) => seq).sort(() => pick(3) - 1);
  for (const [i, seq] of order.entries()) {
    if (i % 20 === 0) forgetPositions();
    const shown = await loadTableAt(table.gameId, seq, me);
    expect(shown?.view.state).toEqual(states[seq - 1]?.state);
    expect(shown).toMatchObject({ seq, latestSeq: last, head: rows[seq - 1]?.hash });
    expect(shown?.log.at(-1)?.seq).toBe(seq);
  }
  for (const seq of [0, last + 1, -1, 1.5]) expect(await loadTableAt(table.gameId, seq, me)).toBeUndefined();
  // Later rows are found as well.
  await playUntil(table, pick, () => true);
  const now = await inTurn();
  expect(await loadHistory(table.gameId, last + 1, now)).toMatchObject({ table: { seq: last + 1 } });
  expect((await loadHistory(table.gameId, 1, now))?.rows).toHaveLength(last + 1);
});

/** Plays some steps of a turn and takes them back; returns the row before them and the undo's. */
async function undoSome(table: CreatedTable, chance: string) {
  const pick = randomNumbers(chance);
  const now = async () => (await whatNow(table)).view;
  const canUndo = async () => (await now()).view.state.undo.steps.length > 1;
  for (let i = 0; i < 200 && !(await canUndo()); i += 1) await playUntil(table, pick, () => true);
  const { seq, view } = await now();
  const { undo, turn } = view.state;
  const command = { type: 'Undo', to: undo.floor } as const;
  await give(table, { seat: turn.seat, expectedSeq: seq, command });
  return { floor: undo.floor, undoneAt: seq + 1, taken: undo.steps };
}

test('the cached rows of pages equal the whole log', async () => {
  const table = await seatedTable(2, { emails: false });
  const { undoneAt } = await undoSome(table, 'log-cache');
  const logCache = await logCacheOf(table.gameId, { seq: undoneAt });
  expect(logCache.logTo(undoneAt)).toEqual(logRowsOf(await readLog(table.gameId, 1, undoneAt)));
});

test('rows that come later mark those they took back, and leave all others the same objects', async () => {
  const table = await seatedTable(2, { emails: false });
  const { gameId } = table;
  const { floor, undoneAt, taken } = await undoSome(table, 'later');
  const before = (await logCacheOf(gameId, { seq: undoneAt - 1 })).logTo(undoneAt - 1);
  expect(before.filter(({ undone }) => undone)).toEqual([]);
  const after = (await logCacheOf(gameId, { seq: undoneAt })).logTo(undoneAt);
  expect(after.filter(({ undone }) => undone).map(({ seq }) => seq)).toEqual(taken);
  for (const [i, row] of after.slice(0, floor).entries()) expect(row).toBe(before[i]);
});

test('a log is read ahead only where nothing is known of it, and of no game that is not there', async () => {
  const table = await seatedTable(2, { emails: false });
  forgetPositions();
  expect((await readAhead(table.gameId))?.size).toBe(1);
  await loadTableAt(table.gameId, 1);
  expect(readAhead(table.gameId)).toBeUndefined();
  expect(await loadTableAt('no-such-game', 1)).toBeUndefined();
  expect((await readAhead('no-such-game'))?.size).toBe(0);
});

test('a moment shows who held the seats then', async () => {
  const table = await seatedTable(2, { emails: false });
  // Row 9 is then in a turn that is over, which everyone sees.
  await playUntil(table, randomNumbers('holders'), ({ answer }) => answer.seq > 40);
  await db().seatHolder.create({
    data: { gameId: table.gameId, seat: 1, untilSeq: 8, name: 'Hynek', bot: null },
  });
  const namesAt = async (seq: number) =>
    (await loadTableAt(table.gameId, seq))?.seats.map(({ name }) => name);
  expect(await namesAt(8)).toEqual(['Anna', 'Hynek']);
  expect(await namesAt(9)).toEqual(['Anna', 'Bohumil']);
});
