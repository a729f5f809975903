/** A piece is seen large in place, under the pointer. */
import { expect, type Page } from '@playwright/test';
import { seatLinks, sitDown } from './support/journey';
import { FULL, test } from './support/test';

const card = (page: Page) => page.locator('.seen-large');

async function watched(page: Page, options?: Parameters<typeof sitDown>[2]): Promise<Page> {
  const links = await seatLinks();
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser');
  const bohumil = await sitDown(browser, links[1] ?? '', options);
  await expect(bohumil.locator('[data-pending]')).toBeAttached();
  return bohumil;
}

test(
  'resting on a piece shows it beside the board, a click keeps it, Escape lets it go',
  FULL,
  async ({ page }) => {
    const bohumil = await watched(page);
    await bohumil.setViewportSize({ width: 1440, height: 900 });
    const tile = bohumil.locator('#crane-zone a[data-at^="crane:"]').first();
    // Fetched with the first movement.
    await bohumil.mouse.move(700, 5);
    await expect(card(bohumil)).toBeAttached();
    await tile.hover();
    await expect(card(bohumil)).toBeVisible();
    await expect(card(bohumil).locator('.inspect-drawings svg').first()).toBeVisible();
    const [board, shown] = await Promise.all([
      bohumil.locator('.at-board').boundingBox(),
      card(bohumil).boundingBox(),
    ]);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThanOrEqual(board?.x ?? 0);
    await tile.click();
    await expect(bohumil.locator('dialog.inspect')).toBeHidden();
    await bohumil.mouse.move(700, 5);
    await expect(card(bohumil)).toBeVisible();
    // The crane in the turns to come: two stops for two players, moved by the arrow keys.
    const stops = card(bohumil).getByRole('radio', { includeHidden: true });
    await stops.last().check();
    await expect(card(bohumil).locator('.cranes > :visible .ahead-ring')).toHaveCount(1);
    await bohumil.keyboard.press('Escape');
    await expect(card(bohumil)).toBeHidden();
  },
);
