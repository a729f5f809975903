/** A piece under a thumb is seen large; letting go is no tap, and a tap is one as before. */
import { expect, type Page } from '@playwright/test';
import { ON_PHONE } from './support/screens';
import { layOut } from './support/tables';
import { FULL, test } from './support/test';

test.use(ON_PHONE);

/** A thumb on the middle of a piece; it may slip before it is lifted. */
async function thumbOn(page: Page, selector: string) {
  const piece = page.locator(selector).nth(3);
  // The live table puts its own drawings in the place of the server's.
  await expect(async () => piece.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  const session = await page.context().newCDPSession(page);
  // Where it is now: parts that come with the first touch may move it.
  const at = async (slip: number) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await piece.boundingBox()) ?? {};
    return [{ x: x + width / 2, y: y + height / 2 + slip }];
  };
  return {
    piece,
    press: async () =>
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: await at(0) }),
    slip: async () =>
      session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: await at(40) }),
    lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}

test('a piece that is held is seen large in place, a tap opens it', FULL, async ({ page }) => {
  const table = await layOut({ game: '4-players-online', commands: 120 });
  await page.goto(`/games/${table.id}`);
  const hint = page.locator('.seen-large[data-as="name"]');
  const held = page.locator('.seen-large[data-as="whole"]');
  const large = page.locator('dialog.inspect[open]');
  const thumb = await thumbOn(page, '#crane-zone svg [data-at][aria-label]');
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

  await thumb.piece.tap();
  await expect(large).toBeVisible();
  await expect(hint).toBeHidden();
});
