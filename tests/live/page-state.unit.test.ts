/** Acts, answers and news in a page: steps, rows, and the texts read out for them. */
import { beforeEach, expect, test } from 'vitest';
import { constantTableOf } from '@/components/history/replay/document';
import { nextPage, pageFrom, type LivePage, type PageAct } from '@/components/live/page-state';
import { seqOf } from '@/lib/game/live/live-snapshot';
import { shownOf } from '@/lib/game/live/live-table';
import { goldenTable } from '../support/components/golden-table';

const at = (commands: number) => {
  const table = goldenTable('2-players-first-game', commands);
  const rows = table.log;
  return { table: constantTableOf(table), base: table.view.state, rows, offers: table.view.offers };
};
// At the beginning of a turn nothing is open, so no forced answer follows a step.
const { pack, options } = goldenTable('2-players-first-game', 39);
const step = options?.commands.find(({ reveals }) => !reveals);
const ids = Array.from({ length: 13 }, (_, i) => `id ${i}`);

let page: LivePage;
const act = (made: PageAct) => (page = nextPage(page, made));
const shown = () => seqOf(shownOf(page.live));
const give = (on?: number) => {
  if (!step) throw new Error('nothing to do');
  act({ type: 'given', step: { command: step.command }, ids, ...(on === undefined ? {} : { on }) });
};

beforeEach(() => {
  page = pageFrom({ pack, data: at(39) });
});

test('a step is drawn, and read out once', () => {
  const before = shown();
  give();
  expect(shown()).toBe(before + 1);
  expect(page.news).toEqual({ since: before, count: 1 });
  const [made] = page.live.pending;
  act({ type: 'live', act: { type: 'sent', commandIds: [made?.commandId ?? ''] } });
  expect(page.news.count).toBe(1);
});

test('a form of another position makes no step, and is over all the same', () => {
  give(shown() - 1);
  expect(page.live.pending).toEqual([]);
  expect(page.answer).toBe(1);
});

test('a double press before the next frame counts once', () => {
  const on = shown();
  give(on);
  give(on);
  expect(page.live.pending).toHaveLength(1);
});

test('an older page takes nothing back, and a newer one is news', () => {
  const before = seqOf(page.live.confirmed);
  expect(nextPage(page, { type: 'handed', data: at(38) })).toBe(page);
  act({ type: 'handed', data: at(40) });
  expect(seqOf(page.live.confirmed)).toBe(before + 1);
  expect(page.news).toEqual({ since: before, count: 1 });
  expect(page.before).toBeUndefined();
});

const newer = () => {
  const { table, rows, offers } = at(40);
  return { rows: rows.slice(-1), offers, latestSeq: table.seq, since: table.seq - 1 };
};

test('rows that follow are drawn as news, however they come', () => {
  const before = page.live.confirmed;
  const { table } = at(40);
  act({ type: 'news', row: table.seq, news: newer() });
  expect([seqOf(page.live.confirmed), page.heard]).toEqual([table.seq, table.seq]);
  expect(page.before?.stand).toBe(before);
  page = pageFrom({ pack, data: at(39) });
  act({ type: 'rows', news: newer() });
  expect(seqOf(page.live.confirmed)).toBe(table.seq);
});

test('news without a new row, before the page is drawn, hides no turn that began', () => {
  const before = page.live.confirmed;
  const { table } = at(40);
  act({ type: 'rows', news: newer() });
  act({ type: 'rows', news: { rows: [], latestSeq: table.seq, since: table.seq } });
  act({ type: 'news', row: table.seq, news: newer() });
  act({ type: 'handed', data: at(40), isNews: true });
  expect(page.before?.stand).toBe(before);
});

test('rows bring along who made them for the holder of a seat', () => {
  const { table } = at(40);
  const actors = [{ seat: 0, name: 'Zuzana', steps: [table.seq] }];
  act({ type: 'rows', news: { ...newer(), actors } });
  expect(page.data.table.helpers).toMatchObject(actors);
});

test('who has begun a turn stays known when an older refresh arrives', () => {
  const { table } = at(39);
  const rows = { rows: [], latestSeq: table.seq, since: table.seq };
  act({ type: 'rows', news: { ...rows, inTurn: { seat: 1 } } });
  act({ type: 'handed', data: at(39) });
  expect(page.data.inTurn).toEqual({ seat: 1 });
  act({ type: 'handed', data: at(40) });
  expect(page.data.inTurn).toBeUndefined();
  act({ type: 'handed', data: { ...at(40), inTurn: { seat: 0 } } });
  expect(page.data.inTurn).toEqual({ seat: 0 });
});

test('rows that come while a step is on its way wait until they are asked for', () => {
  give();
  const before = page.live;
  act({ type: 'rows', news: newer() });
  expect(page.live).toBe(before);
});

test('an announced row that does not arrive stays known as announced', () => {
  act({ type: 'news', row: 99, news: undefined });
  expect(page.heard).toBe(99);
  expect(page.before).toBeUndefined();
});
