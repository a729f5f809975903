/** The data that a browser plays on with: it leads to the same position, and undo works as on the server. */
import { expect, test } from 'vitest';
import { loadLiveNews, loadLiveSnapshot } from '@/lib/features/table/load/load-live-snapshot';
import { loadTable } from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import type { Command } from '@/lib/game/engine/commands';
import { standingRow } from '@/lib/game/engine/replay';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { RECENT_ROWS } from '@/lib/game/eventlog/row';
import { followAll, seqOf, snapshotFrom, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import { inFull } from '../support/full';
import { forgetPositions } from '../support/kept-game';
import { randomNumbers, useService } from '../support/service';
import { give, lookAs, playOne, seatedTable, whatNow } from '../support/tables';

await useService();

/** As the browser folds it. */
async function standOf(table: CreatedTable, seat: number): Promise<LiveSnapshot> {
  const found = (await loadLiveSnapshot(table.gameId, { token: table.seats[seat]?.token })) ?? fail();
  return snapshotFrom({ ...found.start, offers: found.table.view.offers });
}

function fail(): never {
  throw new Error('the table cannot be followed');
}

/** The newest of several rows to go back to comes first. */
const byTo = (a: Command, b: Command) => ('to' in b ? b.to : 0) - ('to' in a ? a.to : 0);

test('the rows lead from the earliest position that can be gone back to, with every one between', async () => {
  const table = await seatedTable(2, { emails: false });
  const pick = randomNumbers('live stand');
  let undone = 0;
  for (let step = 0; step < inFull(80, 40); step += 1) {
    const { seat, view, commands } = await whatNow(table);
    if (view.status === 'finished') break;
    if (step % 5 === 0) forgetPositions();
    const { position } = await standOf(table, seat);
    expect(canonicalJson(position.state), `row ${view.seq}`).toBe(canonicalJson(view.view.state));
    expect(position.trail).toHaveLength(view.view.state.undo.steps.length);
    const undo = view.options?.commands.find(({ command }) => command.type === 'Undo')?.command;
    if (undo && step % 4 === 3) {
      await give(table, { seat, command: undo, expectedSeq: view.seq });
      undone += 1;
    } else if (commands.length > 0) await playOne(table, pick);
  }
  expect(undone).toBeGreaterThan(5);
});

test('a turn with more rows than a page shows can be undone as far as a short one', async () => {
  const table = await seatedTable(2, { emails: false });
  const go = async (isUndo: boolean) => {
    const { seat, view } = await whatNow(table);
    const { commands } = view.options ?? fail();
    const found = commands.filter(
      ({ command: { type }, reveals }) => !reveals && (type === 'Undo') === isUndo,
    );
    const [command] = found.map((option) => option.command).toSorted(byTo);
    await give(table, { seat, command: command ?? fail(), expectedSeq: view.seq });
  };
  await go(false);
  for (let round = 0; round < RECENT_ROWS / 2 + 3; round += 1) {
    await go(false);
    const { view, seat } = await whatNow(table);
    if (round % 8 === 0) forgetPositions();
    const stand = await standOf(table, seat);
    const { undo } = view.view.state;
    expect(canonicalJson(stand.position.state), `round ${round}`).toBe(canonicalJson(view.view.state));
    expect(stand.position.trail.map(({ state }) => standingRow(state))).toEqual(
      [undo.floor, ...undo.steps].slice(0, -1),
    );
    // The rows between the standing ones do not come along.
    expect(stand.rows.length).toBeLessThanOrEqual(RECENT_ROWS + undo.steps.length);
    await go(true);
  }
});

test('seats that are not to act see the table before the current turn, and follow it turn by turn', async () => {
  const table = await seatedTable(2, { emails: false });
  const other = { token: table.seats[1]?.token };
  const begun = (await loadLiveSnapshot(table.gameId, other)) ?? fail();
  let stand: LiveSnapshot = {
    position: { state: begun.start.base, trail: [] },
    offers: [],
    rows: begun.table.log,
  };
  const pick = randomNumbers('live news');
  let quiet = 0;
  for (let step = 0; step < 24; step += 1) {
    await playOne(table, pick);
    const found = await loadLiveNews(table.gameId, other, seqOf(stand));
    if (!found) break;
    const { news } = found;
    // Only its player gets the rows of a turn under way: players who wait hear of its progress, and get no
    // row.
    if (news.inTurn) {
      expect(news.rows).toEqual([]);
      quiet += 1;
    }
    stand = followAll(stand, news.rows, news.offers) ?? fail();
    const now = await loadTable(table.gameId, other);
    expect(canonicalJson(stand.position.state)).toBe(canonicalJson(now?.view.state));
  }
  expect(quiet).toBeGreaterThan(5);
});

test('private tiles go only to their seat, and nothing goes to readers without access', async () => {
  const table = await seatedTable(2, { emails: false });
  expect(await loadLiveSnapshot('nowhere', {})).toBeUndefined();
  expect((await loadLiveSnapshot(table.gameId, {}))?.table.view.offers).toEqual([]);
  const mine = await loadLiveSnapshot(table.gameId, { token: table.seats[0]?.token });
  expect(mine?.table.view.offers).toEqual((await lookAs(table, 0)).view.offers);
});
