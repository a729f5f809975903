/** On a phone two fingers, or a double tap, enlarge only one drawing; the page around it stays as it is. */
import { expect, type Page } from '@playwright/test';
import { ON_PHONE } from './support/screens';
import { layOut } from './support/tables';
import { FULL, test } from './support/test';

test.use(ON_PHONE);

const drawing = (page: Page) => page.locator('#crane-zone .drawing');
const width = (page: Page) =>
  drawing(page)
    .locator('svg')
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().width);

/** A table that is touched once: the zoom code comes with the first finger. */
async function touch(page: Page): Promise<void> {
  const table = await layOut({ game: '4-players-online', commands: 120 });
  await page.goto(`/games/${table.id}`);
  await expect(async () => {
    await page.locator('#crane-zone h2').tap();
    await expect(page.locator('html')).toHaveAttribute('data-zooms', '', { timeout: 1_000 });
  }).toPass();
}

/** Near its upper edge: the lower part of it may lie under the sheet with the moves. */
async function topOf(page: Page) {
  const { x = 0, y = 0, width: wide = 0, height = 0 } = (await drawing(page).boundingBox()) ?? {};
  return { x: x + wide / 2, y: y + 40, height };
}

async function isAlone(page: Page, height: number): Promise<void> {
  expect((await topOf(page)).height).toBeCloseTo(height, 0);
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('two fingers enlarge only a drawing', FULL, async ({ page }) => {
  await touch(page);
  const { x, y, height } = await topOf(page);
  const drawn = await width(page);
  const session = await page.context().newCDPSession(page);
  const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ x: x + side * apart, y, id })),
    });
  await fingers('touchStart', 30);
  for (const apart of [40, 50, 60]) await fingers('touchMove', apart);
  await fingers('touchEnd', 0);
  expect((await width(page)) / drawn).toBeCloseTo(2, 1);
  await isAlone(page, height);
});

test(
  'a double tap next to the pieces enlarges a drawing, and a second one resets it',
  FULL,
  async ({ page }) => {
    await touch(page);
    const { height } = await topOf(page);
    const drawn = await width(page);
    const twice = async () => {
      const { x = 0, y = 0 } = (await drawing(page).boundingBox()) ?? {};
      for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 3, y + 3);
    };
    await twice();
    expect((await width(page)) / drawn).toBeCloseTo(2, 1);
    await isAlone(page, height);
    await twice();
    expect((await width(page)) / drawn).toBeCloseTo(1, 1);
  },
);
