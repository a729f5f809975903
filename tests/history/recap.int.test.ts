import { expect, test } from 'vitest';
import { dismissRecap, loadSinceYouLeft } from '@/lib/features/history/recap';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { Command } from '@/lib/game/engine/commands';
import { tokenOf } from '../plans/lines';
import { forgetPositions } from '../support/kept-game';
import { present } from '../support/present';
import { randomNumbers, useService } from '../support/service';
import { lookAs, playOne, playUntil, seatedTable } from '../support/tables';

await useService();

const arriving = async (table: CreatedTable, seat: number) =>
  loadSinceYouLeft(present(await loadTable(table.gameId, { token: tokenOf(table, seat) })));

const turnOf =
  (seat: number) =>
  ({ answer }: { answer: { waitingFor: readonly number[] } }) =>
    answer.waitingFor.length === 1 && answer.waitingFor[0] === seat;

test('three opponents make three cards; seen is remembered only for this seat, until it was away again', async () => {
  const table = await seatedTable(4, { emails: false });
  const pick = randomNumbers('away');
  await playUntil(table, pick, turnOf(1));
  await playUntil(table, pick, turnOf(2));
  await playUntil(table, pick, turnOf(3));
  await playUntil(table, pick, turnOf(0));
  const since = await arriving(table, 0);
  expect(since?.recap.cards.map(({ seat }) => seat)).toEqual([1, 2, 3]);
  expect(since).toMatchObject({ isSeen: false, recap: { hasPlayed: true } });
  // The same from a process that has just started.
  forgetPositions();
  expect(await arriving(table, 0)).toEqual(since);

  await dismissRecap(table.gameId, { token: tokenOf(table, 0) }, since?.recap.to ?? 0);
  expect(await arriving(table, 0)).toMatchObject({ isSeen: true, recap: since?.recap });
  expect((await arriving(table, 1))?.isSeen).toBe(false);

  await playUntil(table, pick, turnOf(1));
  await playUntil(table, pick, turnOf(2));
  expect(await arriving(table, 0)).toMatchObject({ isSeen: false, recap: { cards: [{ seat: 1 }] } });
});

test('it stays folded in the middle of the own turn, also after a step that cannot be taken back', async () => {
  const table = await seatedTable(2, { emails: false });
  const pick = randomNumbers('mid-turn');
  await playUntil(table, pick, turnOf(1));
  await playUntil(table, pick, turnOf(0));
  expect(await arriving(table, 0)).toMatchObject({ isSeen: false });
  // Nothing before a refreshed row can be taken back, so no step of the turn is left to undo.
  const refresh = (command: Command) =>
    command.type === 'RefreshRow' ? 2 : command.type === 'EndTurn' ? 0 : 1;
  for (let isShown = false; !isShown;) {
    await playOne(table, pick, refresh);
    const { view } = await lookAs(table, 0);
    expect(view.state.turn.seat).toBe(0);
    isShown = view.state.undo.steps.length === 0;
    expect(await arriving(table, 0)).toMatchObject({ isSeen: true });
  }
});

test('a seat cannot mark future rows as seen, nor rows for other seats', async () => {
  const table = await seatedTable(2, { emails: false });
  const pick = randomNumbers('ahead');
  for (const seq of [1e9, -1, Number.NaN, 1.5, 2 ** 40])
    await dismissRecap(table.gameId, { token: tokenOf(table, 0) }, seq);
  await dismissRecap(table.gameId, {}, 5);
  await dismissRecap(table.gameId, { token: 'nobody' }, 5);
  await dismissRecap('unknown', { token: tokenOf(table, 0) }, 5);
  await playUntil(table, pick, turnOf(1));
  expect((await arriving(table, 1))?.isSeen).toBe(false);
  await playUntil(table, pick, turnOf(0));
  expect((await arriving(table, 0))?.isSeen).toBe(false);
});

test('spectators and players of a finished table get no recap', async () => {
  const table = await seatedTable(2, { emails: false });
  const pick = randomNumbers('watching');
  await playUntil(table, pick, turnOf(1));
  expect(await loadSinceYouLeft(present(await loadTable(table.gameId)))).toBeUndefined();
});
