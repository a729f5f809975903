/** The ways back and the end of the turn stay in sight on a tablet, also below a recap. */
import { expect } from '@playwright/test';
import { inTurn } from './support/in-turn';
import { test } from './support/test';

test('below the recap the foot of the moves lies above the bar of zones', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await inTurn(page);
  await expect(page.locator('#recap')).toBeVisible();
  const { foot, bar } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return { foot: box('#moves [data-key="u"]')?.bottom ?? NaN, bar: box('.zones-nav')?.top ?? NaN };
  });
  expect(foot).toBeLessThanOrEqual(bar);
});
