/** What a piece is, said to a thumb that holds it; letting go is no tap. */
import { expect } from '@playwright/test';
import { layOut } from './support/golden-tables';
import { test } from './support/test';

test('a piece that is held says what it is, a tap looks at it large', async ({ browser }, { project }) => {
  const [table] = await layOut([{ game: '4-players-online', commands: 120 }]);
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...project.use, ...phone });
  const page = await context.newPage();
  await page.goto(`/games/${table?.gameId ?? ''}`);
  const hint = page.locator('.hint');
  const piece = page.locator('#crane-zone svg [data-at][aria-label]').nth(3);
  await piece.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await piece.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const thumb = await context.newCDPSession(page);
  // The first touch of a page fetches what holding needs.
  await expect(async () => {
    await page.touchscreen.tap(5, 5);
    await expect(hint).toBeAttached({ timeout: 1000 });
  }).toPass();
  await thumb.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(hint).toHaveText((await piece.getAttribute('aria-label')) ?? '');
  await expect(hint).toBeVisible();
  await thumb.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(hint).toBeVisible();
  await expect(page.locator('dialog.inspect[open]')).toHaveCount(0);
  await piece.tap();
  await expect(page.locator('dialog.inspect[open]')).toBeVisible();
  await expect(hint).toBeHidden();
});
