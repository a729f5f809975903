import { expect, test } from 'vitest';
import { loadHistory, loadTableAt } from '@/lib/features/history/load-position';
import { loadTable } from '@/lib/features/table/load/load-table';
import { entryOf, readLog } from '@/lib/features/table/log/log-store';
import { advance, type Position } from '@/lib/game/engine/replay';
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
