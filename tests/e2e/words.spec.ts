/** The table in words: played by keys and headings, nothing drawn, the focus never lost. */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { moves, stepOf, take } from './support/journey';
import { layOut, openSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

/** In the middle of a game for two, where an action tile has to be taken. */
async function inWords(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  return seatedInWords(browser, await freshTable(), 0, options);
}

const freshTable = () => layOut({ game: '2-players-base', commands: 0 }, { isFresh: true });

async function seatedInWords(
  browser: Browser,
  table: GoldenTable,
  seat: number,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openSeat(browser, table, seat, { path: '/words', ...options });
  if (options.javaScriptEnabled !== false) await expect(page.locator('html[data-version]')).toBeAttached();
  return page;
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: it, body } = document;
    return it === body ? 'nowhere' : `${it?.tagName} ${it?.textContent}`;
  });

/** Presses a button of the moves with the keyboard, and waits for the position after it. */
async function press(page: Page, name: RegExp | string): Promise<void> {
  const before = await stepOf(page);
  await moves(page).getByRole('button', { name }).first().press('Enter');
  await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(before + 1));
}

test('a step is taken: the focus goes to the next question, and it is said', async ({ browser }) => {
  const page = await inWords(browser);
  await expect(page).toHaveTitle(/round 1 of 16: text version/);
  await page.evaluate(() => Object.assign(window, { news: document.getElementById('news') }));
  await press(page, /^Take /);
  await expect.poll(() => focused(page)).toBe('H3 Perform an action');
  await expect(page.locator('#news')).toContainText('takes the action tile');
  await press(page, 'Undo one step');
  await expect.poll(() => focused(page)).toBe('H3 Take an action tile');
  const isSame = await page.evaluate(
    () => (window as { news?: Element | null }).news === document.getElementById('news'),
  );
  expect(isSame).toBe(true);
});

/** The steps of a turn that looks after mines or quarries. */
const TURN = [/^Take (?:.*\/ )?(?:Mines|Quarries)/, /^Manage (?:mines|quarries)/, /^Gain 1 /];

test('when nothing is owed the focus goes to the end of the turn', FULL, async ({ browser }) => {
  const page = await inWords(browser);
  for (const name of TURN) await press(page, name);
  await expect.poll(() => focused(page)).toBe('H3 End of turn');
});

test('nothing is drawn, and the board is in tables', async ({ browser }) => {
  const page = await inWords(browser);
  await expect(page.locator('svg:visible')).toHaveCount(0);
  const city = page.getByRole('region', { name: 'City' });
  await expect(city.getByRole('row', { name: /^Site 5D/ })).toContainText('plaza 5');
  await expect(page.getByRole('table', { name: 'Places of the crane' }).getByRole('row')).toHaveCount(13);
  // Where there are no symbols the stores have their names, for those who look as well.
  const store = await page.locator('.balance-box .sr-only').boundingBox();
  expect(store?.width).toBeGreaterThan(10);
});

test('without scripts it is played as well', FULL, async ({ browser }) => {
  const page = await inWords(browser, { javaScriptEnabled: false });
  const before = await stepOf(page);
  await take(page).click();
  await expect(page).toHaveURL(/\/words#moves$/);
  expect(await stepOf(page)).toBe(before + 1);
});

test('a line is a step or a question, and typing continues', async ({ browser }) => {
  const page = await inWords(browser);
  const line = page.getByRole('combobox', { name: 'A step or a question' });
  const isTyping = () => line.evaluate((it) => it === document.activeElement);
  const moved = await focusRecorded(page);
  const before = await stepOf(page);
  await line.fill('gold Bohumil');
  await line.press('Enter');
  await expect(page.locator('#said')).toContainText('Bohumil, Gold: 2.');
  await expect.poll(isTyping).toBe(true);
  await line.fill('take 3');
  await line.press('Enter');
  await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(before + 1));
  await expect(page.locator('#news')).toContainText('takes the action tile');
  await expect.poll(async () => [await isTyping(), await moved()]).toEqual([true, expect.any(String)]);
});

/** The focus as it moves in a page: which elements got it, and when pages were replaced. */
async function focusRecorded(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const moved: string[] = [];
    const nameOf = (it: EventTarget | null) => (it instanceof Element ? `${it.tagName}#${it.id}` : 'nowhere');
    for (const type of ['focusin', 'focusout', 'submit'])
      addEventListener(type, ({ target }) => moved.push(`${type} ${nameOf(target)}`), true);
    const watch = new MutationObserver(() => moved.push(`page ${nameOf(document.activeElement)}`));
    watch.observe(document.documentElement, { attributeFilter: ['data-version'] });
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'moved') as string[]).join(', '));
}

test('typing continues on the page of an earlier line', async ({ browser }) => {
  const page = await inWords(browser);
  const moved = await focusRecorded(page);
  const line = page.getByRole('combobox', { name: 'A step or a question' });
  for (const name of ['Anna', 'Bohumil']) {
    await line.fill(`gold ${name}`);
    await line.press('Enter');
    await expect(page.locator('#said')).toContainText(`${name}, Gold:`);
  }
  // Nothing is sent, and the page that comes back has a field of its own.
  await page.goBack();
  await expect(page.locator('#said')).toContainText('Anna, Gold:');
  const isTyping = () => line.evaluate((it) => it === document.activeElement);
  await expect.poll(async () => [await isTyping(), await moved()]).toEqual([true, expect.any(String)]);
});

test('by wish, what others did is one sentence, and it is kept', FULL, async ({ browser }) => {
  const table = await freshTable();
  const anna = await seatedInWords(browser, table, 0);
  const bohumil = await seatedInWords(browser, table, 1);
  const wish = bohumil.getByLabel('Read out what others do');
  await expect(wish).toHaveValue('whole');
  await wish.selectOption('in one sentence');
  for (const name of [...TURN, /^End turn/]) await press(anna, name);
  const said = bohumil.locator('#news');
  await expect(said).toContainText('Anna takes the action tile');
  expect((await said.innerText()).match(/Anna/g)).toHaveLength(1);
  await bohumil.reload();
  await expect(wish).toHaveValue('short');
});
