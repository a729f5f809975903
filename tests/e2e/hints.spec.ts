/** A piece under a thumb is seen large; letting go is no tap, and a tap is one as before. */
import { expect } from '@playwright/test';
import { thumbOn } from './support/in-turn';
import { ON_PHONE } from './support/screens';
import { layOut } from './support/tables';
import { FULL, test } from './support/test';

test.use(ON_PHONE);

test('a piece that is held is seen large in place, a tap opens it', FULL, async ({ page }) => {
  const table = await layOut({ game: '4-players-online', commands: 120 });
  await page.goto(`/games/${table.id}`);
  const hint = page.locator('.seen-large[data-as="name"]');
  const held = page.locator('.seen-large[data-as="whole"]');
  const large = page.locator('dialog.inspect[open]');
  const piece = page.locator('#crane-zone svg [data-at][aria-label]').nth(3);
  // The live table puts its own drawings in the place of the server's.
  await expect(async () => piece.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  const thumb = await thumbOn(piece);
  // The first touch of a page that is alive fetches what holding needs.
  await expect(async () => {
    await thumb.press();
    await thumb.slip();
    await thumb.lift();
    await expect(page.locator('.seen-large')).toBeAttached({ timeout: 1000 });
  }).toPass();

  // That touch also redraws the table, under the thumb.
  await expect(async () => {
    await thumb.press();
    try {
      await expect(held).toBeVisible({ timeout: 2000 });
      await expect(hint).toBeHidden({ timeout: 1000 });
    } finally {
      await thumb.lift();
    }
    await expect(held).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });

  // A tap elsewhere has gone through all that a tap goes through: the earlier release opened nothing.
  await page.locator('#crane-zone h2').tap();
  await expect(held).toBeHidden();
  await expect(large).toHaveCount(0);

  await thumb.press();
  await thumb.slip();
  await thumb.lift();
  await expect(hint).toBeHidden();
  await expect(held).toBeHidden();

  await piece.tap();
  await expect(large).toBeVisible();
  await expect(hint).toBeHidden();
});
