/** The table as a screen reader reads it: few stops, whole sentences, rows of the map. */
import { expect, test } from 'vitest';
import { describeNews } from '@/components/live/news';
import { Balance } from '@/components/move/balance';
import { heardRows, lastWords } from '@/components/play/words/reading';
import { announcementOf } from '@/components/table/heard-rows';
import { actionBoardSvg } from '@/lib/game/drawing/action-board';
import { goodsHtml } from '@/lib/game/drawing/chips';
import { citySvg } from '@/lib/game/drawing/city/city';
import { MESSAGES } from '@/lib/game/wording/language/messages';
import { wordingOf } from '@/lib/platform/i18n/wording-of';
import { goldenTable } from '../support/components/golden-table';
import { htmlOf } from '../support/components/html';
import { present } from '../support/present';

const EN = wordingOf('en');
const TABLE = goldenTable('4-players-base', 330);
const { pack, view, me = 0 } = TABLE;
const { state } = view;
const ON = { words: EN, pack, state };
const CAPTION = { title: 'City', desc: 'words' };

/** The names of the rows of a grid, with how many cells each has. */
function rowsIn(drawing: string): readonly (readonly [string, number])[] {
  expect(drawing).toMatch(/^<svg [^>]*role="grid"/);
  const [, ...rows] = drawing.split('<g role="row"');
  return rows.map((row) => [
    /aria-label="([^"]*)"/.exec(row)?.[1] ?? '',
    row.split('role="gridcell"').length - 1,
  ]);
}

test('the city is a grid: the sites of each plaza are a row, the plazas the last one', () => {
  const sites = pack.city.plazas.map(({ sites }, i) => [`Plaza ${i + 1}`, sites.length]);
  const rows = rowsIn(citySvg(ON, CAPTION));
  expect(rows).toEqual([...sites, ['City', state.plazas.length]]);
  expect(rows.slice(0, -1).reduce((sum, [, n]) => sum + n, 0)).toBe(pack.city.sites.length);
});

test('the spaces of the road are read out only next to the bridge', () => {
  const links = [...citySvg(ON, CAPTION).matchAll(/<a [^>]*>/g)].map(([link]) => link);
  const spaces = links.filter((link) => link.includes('data-at="road:'));
  expect(spaces.length).toBeGreaterThan(3);
  for (const link of links) expect(link.includes('aria-hidden')).toBe(link.includes('data-at="road:'));
});

test('an action board is a grid of its actions and its wall places', () => {
  const player = present(state.players[0]);
  const board = { words: EN, seat: 0, mine: true, caption: { title: 'Action board', desc: 'words' } };
  expect(rowsIn(actionBoardSvg(pack, player, board))).toEqual([
    ['Action board', pack.actionBoard.actions.length],
    ['Walls', pack.actionBoard.wallCells.length],
  ]);
});

const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');
/** The text that is left without silent parts. */
const spoken = (markup: string) =>
  textOf(markup.replaceAll(/<li[^>]*aria-hidden="true"[^>]*>.*?<\/li>/gs, '')).trim();

test('goods are one sentence, without missing goods', () => {
  for (const [seat, player] of state.players.entries()) {
    const said = spoken(goodsHtml(EN, player, seat));
    expect(said).toContain(`${player.goods.gold} gold`);
    expect(said).toContain(`${player.goods.stone} stone`);
    expect(said).not.toMatch(/\b0 (?!gold|stone)/);
  }
});

test('the balance of a turn is one sentence', () => {
  const said = spoken(htmlOf(Balance, { table: TABLE }));
  expect(said).toMatch(/^gold: \d+(, before \d+)?; stone: \d+/i);
});

/** The table as it is after the last row of its log that ends a turn. */
function afterTurn() {
  const last = present(TABLE.log.findLast(({ command }) => command.type === 'EndTurn'));
  const next = (me + 1) % state.players.length;
  return { ...TABLE, log: TABLE.log.slice(0, TABLE.log.indexOf(last) + 1), waitingFor: [next] };
}

test('the end of a turn says whom the table waits for; no other step does', () => {
  const table = afterTurn();
  const name = table.seats[table.waitingFor[0] ?? 0]?.name ?? '';
  expect(describeNews(EN, table, 0)).toMatch(new RegExp(`Waiting for ${name}\\.$`));
  expect(heardRows(EN, table).at(-1)?.next).toBe(`Waiting for ${name}.`);
  expect(lastWords(EN, table)).toMatch(new RegExp(`Waiting for ${name}\\.$`));
  const within = { ...table, log: table.log.slice(0, -1) };
  expect(describeNews(EN, within, 0)).not.toContain('Waiting for');
});

/** As somebody else hears the turn that ended last. */
function heardByAnother() {
  const table = afterTurn();
  const actor = table.log.at(-1)?.seat ?? 0;
  const before = table.log.findLast(({ seat }) => seat !== undefined && seat !== actor)?.seq ?? 0;
  return { table: { ...table, me: (actor + 1) % state.players.length }, actor, before };
}

test('waiting players may hear a turn in one sentence: its steps, and the next player', () => {
  const { table, actor, before } = heardByAnother();
  const name = table.seats[actor]?.name ?? '';
  const [whole, short] = [describeNews(EN, table, before), describeNews(EN, table, before, true)];
  const [deeds = '', next = ''] = short.split(/(?<=\.) (?=Waiting)/);
  expect(next).toMatch(/^Waiting for /);
  expect(deeds).toMatch(new RegExp(`^${name} takes the action tile .*, ends .*round \\d+\\.$`));
  expect(deeds).not.toMatch(/[.;] |gains|scores|pays/);
  expect(short.length).toBeLessThan(whole.length);
  expect(whole.split(name).length - 1).toBeGreaterThan(1);
});

test('their own steps are always told whole', () => {
  const { table, actor, before } = heardByAnother();
  const own = { ...table, me: actor };
  expect(describeNews(EN, own, before, true)).toBe(describeNews(EN, own, before));
});

test('the steps of two are one sentence, without other events', () => {
  const rows = [
    { seq: 1, text: '', short: { name: 'Anna', deeds: ['climbs', 'ends the turn'] } },
    { seq: 2, text: '', short: { name: 'Bohumil', deeds: [] } },
    { seq: 3, text: '', short: { name: 'Cecilie', deeds: ['builds'] } },
  ];
  expect(announcementOf(rows, true)).toBe('Anna climbs, ends the turn; Cecilie builds.');
  expect(announcementOf([], true)).toBe('');
});

/** The two Czech names on the map are drawn, and drawings are silent. */
test('no name is read out in a language that the page is not in', () => {
  for (const locale of ['en', 'de', 'pt-BR'] as const)
    expect(JSON.stringify(MESSAGES[locale])).not.toMatch(/[ěščřžůťďňĚŠČŘŽŮŤĎŇ]/);
});
