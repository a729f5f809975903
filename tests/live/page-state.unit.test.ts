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
  expect(nextPage(page, { type: 'handed', data: at(38), by: 'page' })).toBe(page);
  act({ type: 'handed', data: at(40), by: 'page' });
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
  act({ type: 'handed', data: at(40), by: 'news' });
  expect(page.before?.stand).toBe(before);
});

/** The number of commands before the first one that ends a turn after these 39. */
const turnAt = (commands: number) => at(commands).base.turn.number;
const END = Array.from({ length: 20 }, (_, i) => 39 + i).find((n) => turnAt(n + 1) > turnAt(n)) ?? NaN;
/** A delivery of the row that ends a turn, and one of the first row of the next turn. */
const ROWS = [END + 1, END + 2].map((commands) => {
  const { table, rows, offers } = at(commands);
  return { rows: rows.slice(-1), offers, latestSeq: table.seq, since: table.seq - 1 };
});
const turnOf = ({ position }: LivePage['drawn']) => position.state.turn.number;
const draw = () => act({ type: 'drawn', stand: page.live.confirmed });

test('of two deliveries that are drawn at once, the second hides no turn that the first begins', () => {
  page = pageFrom({ pack, data: at(END) });
  const before = page.live.confirmed;
  const wayTo = (news: PageAct[]) => {
    page = pageFrom({ pack, data: at(END) });
    for (const each of news) act(each);
    return page;
  };
  const [first, second] = ROWS.map((news): PageAct => ({ type: 'rows', news }));
  const [asked, askedNext] = ROWS.map((news): PageAct => ({ type: 'news', row: news.latestSeq, news }));
  const fetched: PageAct = { type: 'handed', data: at(END + 2), by: 'table' };
  if (!first || !second || !asked || !askedNext) throw new Error('no rows');
  for (const way of [
    [first, second],
    [asked, second],
    [first, askedNext],
    [first, fetched],
  ]) {
    const { live, before: known } = wayTo(way);
    expect([seqOf(live.confirmed), known?.stand]).toEqual([seqOf(before) + 2, page.drawn]);
    expect(seqOf(page.drawn)).toBe(seqOf(before));
    expect(turnOf(live.confirmed)).not.toBe(turnOf(before));
    expect(known?.isShown).toBe(true);
    draw();
    expect(page.before).toBe(known);
  }
});

test('a delivery after a drawn one is compared with that one', () => {
  const [first, second] = ROWS;
  if (!first || !second) throw new Error('no rows');
  page = pageFrom({ pack, data: at(END) });
  act({ type: 'rows', news: first });
  draw();
  const drawn = page.live.confirmed;
  act({ type: 'rows', news: second });
  expect(page.before?.stand).toBe(drawn);
});

test('a table that is fetched because another tab has played tells which turn has begun, and plays nothing', () => {
  const before = page.live.confirmed;
  act({ type: 'handed', data: at(40), by: 'table' });
  expect(page.before).toEqual({ stand: before, isShown: false });
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
  act({ type: 'handed', data: at(39), by: 'page' });
  expect(page.data.inTurn).toEqual({ seat: 1 });
  act({ type: 'handed', data: at(40), by: 'page' });
  expect(page.data.inTurn).toBeUndefined();
  act({ type: 'handed', data: { ...at(40), inTurn: { seat: 0 } }, by: 'page' });
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
