/** Law 4: whichever way End turn is pressed, it says first what it loses, and one press loses nothing. */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { isInMoves } from './support/in-turn';
import { moves, stepOf, turnInPage } from './support/journey';
import { ON_PHONE } from './support/screens';
import { layOut, openSeat } from './support/tables';
import { FULL, test } from './support/test';

/** An egg is on offer next to the action tile, and could be paid for. */
const LOSING = { game: '2-players-online', commands: 83 };
const LOSES = 'End and lose 1 egg offer';

async function losing(browser: Browser, path = '', options: BrowserContextOptions = {}): Promise<Page> {
  const table = await layOut(LOSING, { isFresh: true });
  const page = await openSeat(browser, table, 0, { path, ...options });
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
  if (!(await isInMoves(page))) await moves(page).focus();
  await page.keyboard.press(key);
}

const click = (page: Page) => end(page).click();
const STILL = { javaScriptEnabled: false };

for (const { name, path, options, press, how = FULL } of [
  { name: 'the button', press: click, how: {} },
  { name: 'the button in the sheet of a phone', options: ON_PHONE, press: (page) => end(page).tap() },
  { name: 'its key', press: (page) => byKey(page, 'e') },
  { name: 'a line that is typed at the table', press: say },
  { name: 'the button, without scripts', options: STILL, press: click },
  { name: 'a line, without scripts', options: STILL, press: say },
  { name: 'the button of the table in words', path: '/words', press: click },
  { name: 'a line at the table in words', path: '/words', press: say },
] as readonly {
  readonly name: string;
  readonly path?: string;
  readonly options?: BrowserContextOptions;
  readonly press: (page: Page) => Promise<void>;
  readonly how?: object;
}[])
  test(`one press loses nothing: ${name}`, how, async ({ browser }) => {
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
    const page = await losing(browser, '', ON_PHONE);
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
    // A late press at its place does nothing for a second.
    await expect(end(page)).toBeDisabled();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(end(page)).toBeEnabled();
    expect(await stepOf(page)).toBe(before);
    await expect(end(page)).toHaveText(LOSES);
    await expect(end(page).locator('svg')).toBeVisible();
    await whole();
    expect(await end(page).boundingBox()).toEqual(box);
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
