/** Law 4: whichever way End turn is pressed, it says first what it loses, and one press loses nothing. */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { layOut, takeSeat } from './support/golden-tables';
import { moves, stepOf, turnInPage } from './support/journey';
import { FULL, test } from './support/test';

/** An egg is on offer next to the action tile, and could be paid for. */
const LOSING = { game: '2-players-online', commands: 83 };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const LOSES = 'End and lose 1 egg offer';

async function losing(browser: Browser, path = '', options: BrowserContextOptions = {}): Promise<Page> {
  const { use } = test.info().project;
  const [table] = await layOut([LOSING], { isFresh: true });
  if (!table) throw new Error('there is no table');
  const context = await browser.newContext({ ...use, ...options });
  await takeSeat(context, use.baseURL ?? '', table, 0);
  const page = await context.newPage();
  await page.goto(`/games/${table.gameId}${path}`);
  if (path === '' && options.javaScriptEnabled !== false) await turnInPage(page);
  return page;
}

const end = (page: Page) => moves(page).getByRole('button', { name: /^End / });

async function say(page: Page): Promise<void> {
  await page.locator('#say-line').fill('end');
  await page.locator('#say-line').press('Enter');
}

/** From wherever the focus is in the moves; the first time that is their panel. */
async function byKey(page: Page, key: string): Promise<void> {
  if (!(await page.evaluate(() => document.activeElement?.closest('#moves')))) await moves(page).focus();
  await page.keyboard.press(key);
}

const WAYS: readonly {
  readonly name: string;
  readonly path?: string;
  readonly options?: BrowserContextOptions;
  readonly press: (page: Page) => Promise<void>;
  /** The long form does it too. */
  readonly isFull?: true;
}[] = [
  { name: 'the button', press: (page) => end(page).click() },
  { name: 'the button in the sheet of a phone', options: PHONE, press: (page) => end(page).tap() },
  { name: 'its key', press: (page) => byKey(page, 'e'), isFull: true },
  { name: 'a line that is typed at the table', press: say, isFull: true },
  {
    name: 'the button, without scripts',
    options: { javaScriptEnabled: false },
    press: (page) => end(page).click(),
  },
  { name: 'a line, without scripts', options: { javaScriptEnabled: false }, press: say, isFull: true },
  {
    name: 'the button of the table in words',
    path: '/words',
    press: (page) => end(page).click(),
    isFull: true,
  },
  { name: 'a line at the table in words', path: '/words', press: say, isFull: true },
];

for (const { name, path, options, press, isFull } of WAYS)
  test(`one press loses nothing: ${name}`, isFull ? FULL : {}, async ({ browser }) => {
    const page = await losing(browser, path, options);
    const before = await stepOf(page);
    await press(page);
    await expect(end(page)).toHaveText(LOSES);
    await expect(end(page)).toBeEnabled();
    await expect(
      moves(page).getByRole('status').filter({ hasText: 'Press the button again' }),
    ).toBeAttached();
    expect(await stepOf(page)).toBe(before);
    await press(page);
    await expect(end(page)).toHaveCount(0);
    await expect(page.locator('[data-seq]')).not.toHaveAttribute('data-seq', String(before));
  });

test(
  'on the closed sheet of a phone both ways out are in reach, and End turn names the loss there',
  FULL,
  async ({ browser }) => {
    const page = await losing(browser, '', PHONE);
    const sheet = page.locator('.at-moves');
    await sheet.evaluate((it) => (it.dataset.height = 'peek'));
    const whole = async () => {
      for (const name of [/^Undo one step/, /^End /]) {
        const button = moves(page).getByRole('button', { name });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect(await button.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(0);
      }
    };
    await whole();
    const box = await end(page).boundingBox();
    const before = await stepOf(page);
    await end(page).tap();
    await expect(end(page)).toHaveText(LOSES);
    await expect(end(page).locator('svg')).toBeVisible();
    await whole();
    // It stays where it was, and a late press at its place does nothing for a second.
    expect(await end(page).boundingBox()).toEqual(box);
    await expect(end(page)).toBeDisabled();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(end(page)).toBeEnabled();
    expect(await stepOf(page)).toBe(before);
    await expect(sheet).toHaveAttribute('data-height', 'peek');
    // Right after the late press it would be the second one of a double tap.
    await expect(async () => {
      if ((await end(page).count()) > 0) await end(page).tap();
      await expect(end(page)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  },
);

test('a double click, and a key that is held, are one press', FULL, async ({ browser }) => {
  const page = await losing(browser);
  const before = await stepOf(page);
  await end(page).dblclick();
  await expect(end(page)).toHaveText(LOSES);
  await expect(end(page)).toBeEnabled();
  await end(page).focus();
  await page.evaluate(() => {
    const held = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
    const isTaken = document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', held));
    document.documentElement.dataset.held = String(isTaken);
  });
  await expect(page.locator('html')).toHaveAttribute('data-held', 'false');
  expect(await stepOf(page)).toBe(before);
  await end(page).click();
  await expect(end(page)).toHaveCount(0);
});
