/** Rows that open pages get over the stream: only public ones, once per table. */
import { beforeEach, expect, test, vi } from 'vitest';
import { turnClocks, type ClocksNews } from '@/lib/features/clocks/settle';
import { rowsTeller, type RowsNews } from '@/lib/features/table/commands/rows-news';
import { loadLiveSnapshot } from '@/lib/features/table/load/load-live-snapshot';
import * as loading from '@/lib/features/table/load/load-table';
import type { CreatedTable } from '@/lib/features/table/new-table/create-table';
import { canonicalJson } from '@/lib/game/eventlog/chain';
import { followAll, type LiveSnapshot } from '@/lib/game/live/live-snapshot';
import { db } from '@/lib/platform/db/db';
import { versionsOf } from '@/lib/platform/live/change-store';
import { randomNumbers, useService } from '../support/service';
import { endsTurn, lookAs, playOne, playUntil, seatedTable } from '../support/tables';
import { Watch } from '../support/watch';

const { sql } = await useService();
const loadTable = vi.spyOn(loading, 'loadTable');
beforeEach(() => loadTable.mockClear());

const STEPS = 60;
/** The parts of a step that a spectator may get, by issue 15. */
const MAX_BYTES = 1_000;

type Teller = ReturnType<typeof rowsTeller>;

async function tell(table: CreatedTable, teller: Teller): Promise<string | undefined> {
  const version = (await versionsOf([table.gameId])).get(table.gameId);
  return teller(version ?? fail());
}

function fail(): never {
  throw new Error('there is no such table');
}

const keyOf = (table: CreatedTable, seat: number) => ({ token: table.seats[seat]?.token });

test('rows lead a watcher and each seat from turn to turn, and tell nothing hidden', async () => {
  const table = await seatedTable(3, { emails: false });
  const watch = new Watch(sql, table.gameId);
  const pick = randomNumbers('rows over the stream');
  const pages = await Promise.all(
    [undefined, 0, 1, 2].map(async (seat) => {
      const who = seat === undefined ? {} : keyOf(table, seat);
      const found = (await loadLiveSnapshot(table.gameId, who)) ?? fail();
      const stand: LiveSnapshot = {
        position: { state: found.start.base, trail: [] },
        offers: [],
        rows: found.table.log,
      };
      return { seat, who, stand, teller: rowsTeller(table.gameId, who, seat, turnClocks) };
    }),
  );
  const told = { turns: 0, quiet: 0, rows: 0, bytes: 0 };
  await watch.refresh();
  for (const { teller } of pages) expect(await tell(table, teller)).toBeUndefined();
  for (let step = 0; step < STEPS; step += 1) {
    await playOne(table, pick);
    await watch.refresh();
    const { log } = await lookAs(table, 0);
    watch.sawEvents(JSON.parse(JSON.stringify(log.at(-1)?.events ?? [])));
    for (const page of pages) {
      const text = await tell(table, page.teller);
      if (text === undefined) continue;
      watch.check(text, `rows for ${page.seat} after step ${step}`);
      const { rows, since, inTurn, clocks }: RowsNews & ClocksNews = JSON.parse(text);
      if (since > page.stand.position.state.seq) continue;
      page.stand = followAll(page.stand, rows, []) ?? fail();
      const now = await loadTable(table.gameId, page.who);
      expect(canonicalJson(page.stand.position.state)).toBe(canonicalJson(now?.view.state));
      // Whose clock runs comes with the turn, and only then.
      const running = clocks?.filter((clock) => clock.since !== undefined).map(({ seat }) => seat);
      expect(running).toEqual(rows.length > 0 ? now?.waitingFor : undefined);
      if (page.seat !== undefined) continue;
      // Only its player gets the rows of a turn under way: a spectator gets its progress, and no row.
      if (inTurn) told.quiet += 1;
      if (rows.length > 0) told.turns += 1;
      told.rows += rows.length;
      if (rows.length > 0) told.bytes += text.length;
    }
  }
  expect(told.quiet).toBeGreaterThan(10);
  expect(told.turns).toBeGreaterThan(3);
  expect(told.bytes / told.rows).toBeLessThan(MAX_BYTES);
});

test('a table is read once for all who hear of it, and not again at the end of a turn', async () => {
  const table = await seatedTable(2, { emails: false });
  const tellers = Array.from({ length: 10 }, () => rowsTeller(table.gameId, {}, undefined));
  await Promise.all(tellers.map((teller) => tell(table, teller)));
  expect(loadTable).toHaveBeenCalledTimes(1);
  await playUntil(table, randomNumbers('read once'), endsTurn);
  loadTable.mockClear();
  const texts = await Promise.all(tellers.map((teller) => tell(table, teller)));
  expect(loadTable).not.toHaveBeenCalled();
  expect(new Set(texts).size).toBe(1);
  const { rows, inTurn, latestSeq }: RowsNews = JSON.parse(texts[0] ?? '{}');
  expect(rows.length).toBeGreaterThan(2);
  expect(inTurn).toBeUndefined();
  const read = await loadTable(table.gameId);
  expect(latestSeq).toBe(read?.latestSeq);
  expect(rows).toEqual(JSON.parse(JSON.stringify(read?.log.slice(-rows.length))));
});

test('rows of a running turn that this process has seen are sent without reading the table again', async () => {
  const table = await seatedTable(2, { emails: false });
  const teller = rowsTeller(table.gameId, {}, undefined);
  await tell(table, teller);
  const pick = randomNumbers('told from memory');
  // The first step of a turn may find it unknown who was in it before.
  await playOne(table, pick);
  await tell(table, teller);
  await playOne(table, pick);
  loadTable.mockClear();
  const { inTurn, latestSeq, rows }: RowsNews = JSON.parse((await tell(table, teller)) ?? '{}');
  expect(loadTable).not.toHaveBeenCalled();
  const read = await loadTable(table.gameId, undefined);
  expect({ inTurn, latestSeq, rows }).toEqual({
    inTurn: read?.inTurn,
    latestSeq: read?.latestSeq,
    rows: [],
  });
});

test('a table that is closed meanwhile tells only its people', async () => {
  const table = await seatedTable(2, { emails: false });
  const stranger = rowsTeller(table.gameId, {}, undefined);
  const bohumil = rowsTeller(table.gameId, keyOf(table, 1), 1);
  for (const teller of [stranger, bohumil]) await tell(table, teller);
  const pick = randomNumbers('closed');
  await playOne(table, pick);
  expect(await tell(table, stranger)).toBeDefined();
  await db().game.update({ where: { id: table.gameId }, data: { watchers: 'players' } });
  await playOne(table, pick);
  expect(await tell(table, stranger)).toBeUndefined();
  expect(await tell(table, bohumil)).toBeDefined();
});

test('a player in the middle of a turn, or after many rows, has only the word', async () => {
  const table = await seatedTable(2, { emails: false });
  const [anna, late] = [
    rowsTeller(table.gameId, keyOf(table, 0), 0),
    rowsTeller(table.gameId, {}, undefined),
  ];
  for (const teller of [anna, late]) await tell(table, teller);
  const pick = randomNumbers('only the word');
  await playOne(table, pick);
  expect(await tell(table, anna)).toBeUndefined();
  for (let step = 0; step < 2 * STEPS; step += 1) await playOne(table, pick);
  expect(await tell(table, late)).toBeUndefined();
});
