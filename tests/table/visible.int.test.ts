import crypto from 'node:crypto';
import { expect, test } from 'vitest';
import { loadTableAt } from '@/lib/features/history/load-position';
import { myTables } from '@/lib/features/table/lists/my-tables';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { loadTalk, postMessage } from '@/lib/features/talk/talk';
import { inFull, seedOf } from '../support/full';
import { forgetPositions } from '../support/kept-game';
import { layOut } from '../support/lay-out';
import { present } from '../support/present';
import { randomNumbers, useService } from '../support/service';
import { give, lookAs, playOne, playUntil, seatedTable, whatNow } from '../support/tables';

await useService();
const SEED = seedOf('visible turns');

const seen = async (table: CreatedTable, seat?: number) => present(await loadTable(table.gameId, seat));

/** The same, asked of a process that has seen nothing of it. */
async function seenAnew(table: CreatedTable, seat?: number) {
  forgetPositions();
  return seen(table, seat);
}

const undo = async (table: CreatedTable, seat: number, to: number) => {
  const { seq } = await lookAs(table, seat);
  const outcome = await give(table, { seat, expectedSeq: seq, command: { type: 'Undo', to } });
  expect(outcome).toMatchObject({ ok: true });
};

test('others see the last final step during a turn; the seat to act sees the newest', async () => {
  const table = await seatedTable();
  const before = await seen(table, 1);
  expect(before.inTurn).toBeUndefined();
  await playOne(table, () => 0);
  for (const seat of [1, undefined]) {
    const shown = await seen(table, seat);
    expect(shown).toMatchObject({ seq: 1, latestSeq: 1, inTurn: { seat: 0 } });
    expect(shown.view.state).toEqual(before.view.state);
    expect(shown.log.map(({ seq }) => seq)).toEqual([1]);
    expect(shown.version).toBe(before.version);
  }
  const mine = await seen(table, 0);
  expect(mine.inTurn).toBeUndefined();
  expect(mine.seq).toBe(2);
});

test('whose turn it is sees all of it, also while somebody else has to choose something', async () => {
  // A game where the reward of a plaza interrupts the turn of another player.
  const { gameId } = await layOut({ game: '4-players-base', commands: 63 });
  const active = (await loadTable(gameId, 0))?.view.state.turn.seat;
  const mine = await loadTable(gameId, active);
  const floor = mine?.view.state.undo.floor ?? 0;
  expect(mine?.waitingFor).not.toContain(active);
  expect(mine?.seq).toBeGreaterThanOrEqual(floor);
  for (const seat of [0, 1, 2, 3, undefined]) {
    const isInIt = seat !== undefined && (seat === active || mine?.waitingFor.includes(seat));
    expect((await loadTable(gameId, seat))?.seq).toBe(isInIt ? mine?.seq : floor);
  }
}, 120_000);

test('a finished turn shows at once, to all', async () => {
  const table = await seatedTable();
  await playUntil(table, randomNumbers('a turn'), ({ answer }) => !answer.waitingFor.includes(0));
  for (const seat of [0, 1, undefined]) {
    const ended = await seen(table, seat);
    expect(ended.inTurn).toBeUndefined();
    expect(ended.seq).toBe(ended.latestSeq);
  }
});

test('a turn taken back to its beginning is no turn under way', async () => {
  const table = await seatedTable();
  await playOne(table, () => 0);
  await undo(table, 0, 1);
  const shown = await seen(table, 1);
  expect(shown.inTurn).toBeUndefined();
  expect(shown.seq).toBe(1);
  expect((await seenAnew(table, 1)).inTurn).toBeUndefined();
});

test(`random play (SEED=${SEED}): the shown position is in the log, and every process shows the same`, async () => {
  const pick = randomNumbers(SEED);
  const table = await seatedTable(3, { emails: false });
  for (let i = 0; i < inFull(60, 30); i += 1) {
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
    const warm = await seen(table, watcher);
    expect(warm.view.state).toEqual((await loadTableAt(table.gameId, warm.seq))?.view.state);
    if (i % 6 !== 0) continue;
    const cold = await seenAnew(table, watcher);
    expect([cold.seq, cold.inTurn, cold.view]).toEqual([warm.seq, warm.inTurn, warm.view]);
  }
});

test('a list of tables and the talk say as little of a turn under way, and all of it when it is over', async () => {
  const table = await seatedTable();
  const { gameId } = table;
  const tokens = [0, 1].map((seat) => table.seats[seat]?.token ?? '');
  await playOne(table, () => 0);
  await postMessage(gameId, { token: tokens[0] }, { id: crypto.randomUUID(), text: 'Half way' });
  const listed = async (seat: number) =>
    (await myTables({ userId: undefined, tokens: [tokens[seat] ?? ''] })).map(({ seq }) => seq);
  const talked = async (token?: string) => (await loadTalk(gameId, { token }))?.lines.map(({ seq }) => seq);
  expect([await listed(0), await listed(1)]).toEqual([[2], [1]]);
  expect([await talked(tokens[0]), await talked(tokens[1]), await talked()]).toEqual([[2], [1], [1]]);
  await playUntil(table, randomNumbers('a turn'), ({ answer }) => !answer.waitingFor.includes(0));
  expect(await listed(1)).toEqual(await listed(0));
  expect(await talked()).toEqual([2]);
});
