/** Figures of the speech at a table, out of the browser's own accessibility tree. */
import { expect, type Page } from '@playwright/test';
import { report } from './support/figures';
import { isInMoves } from './support/in-turn';
import { stepOf } from './support/journey';
import { layOut, openSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';
import { sitToAct } from './support/live-table';
import { ambiguousIn, heardIn, stopsIn } from './support/tree';

/** Twelve pages one after the other, or two turns, on a machine that has other work. */
test.describe.configure({ timeout: 120_000 });

let table: GoldenTable;
test.beforeAll(async () => {
  table = await layOut({ game: '4-players-online', commands: 160 });
});

const tabStops = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return [...all].filter((it) => it.tabIndex >= 0 && it.checkVisibility()).length;
  });

async function heardAt(page: Page, name: string, path: string) {
  await sitToAct(page, table, path);
  const heard = await heardIn(page);
  const stray = heard.filter(({ role, isDrawn }) => isDrawn && role === 'StaticText').map(({ name }) => name);
  const ambiguous = ambiguousIn(heard);
  report(`${name}: stray texts in drawings`, stray.length);
  report(`${name}: link names with different ends`, ambiguous.length);
  report(`${name}: stops of a reader who goes through all of it`, stopsIn(heard));
  const stops = await tabStops(page);
  report(`${name}: tab stops`, stops);
  expect(stops).toBeLessThanOrEqual(80);
  expect(stray).toEqual([]);
  expect(ambiguous).toEqual([]);
  return heard;
}

test('words: nothing is drawn, and no name leads two ways', FULL, async ({ page }) => {
  expect((await heardAt(page, 'words', '/words')).length).toBeGreaterThan(100);
});

test('the table: its drawings are silent but for their links, each with a name of its own', async ({
  page,
}) => {
  const heard = await heardAt(page, 'table', '');
  expect(heard.length).toBeGreaterThan(100);
  expect(stopsIn(heard)).toBeLessThanOrEqual(220);
});

/** Typed commands and their answers. */
const FACTS: readonly (readonly [string, RegExp])[] = [
  ['5D', /Site 5D\. State: /],
  ['gold Anna', /Anna, Gold: \d+/],
  ['stone Bohumil', /Bohumil, Stone: \d+/],
  ['leads plaza 8', /Plaza 8, Leads: /],
  ['plaza 8', /Plaza 8\. Upper reward: /],
  ['green free', /green zone\. .*Costs: free/],
  ['place 3', /Place 3, red zone\. Tile: /],
  ['row Cecilie', /Cecilie, Row: \d/],
  ['space iii', /III\. Costs: /],
  ['plank place 2', /Plank place 2\. State: /],
  ['turns left', /turns? left/],
  ['last', /\w/],
];

test('words: twelve facts, each by one line', FULL, async ({ page }) => {
  await sitToAct(page, table, '/words');
  let most = 0;
  const answered: string[] = [];
  for (const [line, answer] of FACTS) {
    await page.goto(`/games/${table.id}/words`);
    await expect(page.locator('html[data-version]')).toBeAttached();
    // The skip links, the field, the line, and its answer is read out.
    let stops = 0;
    while (!(await page.evaluate(() => document.activeElement?.getAttribute('href') === '#say-line'))) {
      await page.keyboard.press('Tab');
      if (++stops > 8) throw new Error('no way to the line');
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('#say-line')).toBeFocused();
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
    await expect(page.locator('#news')).toContainText(answer);
    most = Math.max(most, stops + 3);
    answered.push(line);
  }
  report('words: facts of twelve that one line tells', answered.length);
  report('words: stops to the farthest of them', most);
  expect(most).toBeLessThanOrEqual(8);
});

/** A player only by ear: finds buttons as read aloud, and nothing else. */
async function pressByEar(page: Page, wanted: readonly RegExp[]): Promise<number> {
  const heard = (await heardIn(page)).filter(({ regions }) => regions.includes('Your move'));
  const buttons = heard.filter(({ role }) => role === 'button');
  const chosen = wanted.flatMap((name) => buttons.find((button) => name.test(button.name)) ?? [])[0];
  if (!chosen?.id)
    throw new Error(`none of ${wanted.join(', ')} among ${buttons.map(({ name }) => name).join(', ')}`);
  const before = await stepOf(page);
  const from = heard.findIndex(({ isFocused }) => isFocused);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.focus', { backendNodeId: chosen.id });
  await cdp.detach();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(before + 1));
  return stopsIn(heard.slice(Math.max(from, 0), heard.indexOf(chosen))) + 1;
}

/** A turn that looks after mines or quarries, question by question. */
const TURN: readonly (readonly RegExp[])[] = [
  [/^Take Mines|^Take .*\/ Mines/, /^Take Quarries|^Take .*\/ Quarries/],
  [/^Manage (?:mines|quarries)/],
  [/^Gain 1 (?:gold|stone) and add/],
  [/^End turn/],
];

test('words: a turn of two, found only as read aloud', FULL, async ({ browser }) => {
  const two = await layOut({ game: '2-players-base', commands: 0 }, { isFresh: true });
  let [kept, commands, most] = [0, 0, 0];
  for (const seat of [0, 1]) {
    const page = await openSeat(browser, two, seat, { path: '/words' });
    await expect(page.locator('html[data-version]')).toBeAttached();
    const news = await page.locator('#news').elementHandle();
    let stops = 0;
    for (const wanted of TURN) {
      stops += await pressByEar(page, wanted);
      await expect.poll(() => isInMoves(page)).toBe(true);
      [kept, commands] = [kept + 1, commands + 1];
    }
    most = Math.max(most, stops);
    expect(await news?.evaluate((it) => it === document.getElementById('news'))).toBe(true);
    await expect(page.locator('#news')).not.toBeEmpty();
  }
  report('words: commands after which the focus is in the moves', `${kept} of ${commands}`);
  report('words: stops of a turn, found only as read aloud', most);
  expect(kept).toBe(commands);
  expect(most).toBeLessThanOrEqual(60);
});
