import { expect, test } from 'vitest';
import { loadTableAt } from '@/lib/features/history/load-position';
import { logCacheOf, readAhead } from '@/lib/features/history/log-cache';
import { logRowsOf, readLog } from '@/lib/features/table/log/log-store';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { db } from '@/lib/platform/db/db';
import { forgetPositions } from '../support/kept-game';
import { randomNumbers, useService } from '../support/service';
import { give, playUntil, seatedTable, whatNow } from '../support/tables';

await useService();

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
