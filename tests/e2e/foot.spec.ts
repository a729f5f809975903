/** The ways back and the end of the turn stay in sight and in their places, beside stores and steps. */
import { expect, type Page } from '@playwright/test';
import { inTurn } from './support/in-turn';
import { moves } from './support/journey';
import { test } from './support/test';

const button = (page: Page, name: string) => moves(page).getByRole('button', { name });
const boxOf = async (page: Page, selector: string) => {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await page.locator(selector).boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height, width };
};

test('below the recap the foot of the moves lies above the bar of zones', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await inTurn(page);
  await expect(page.locator('#recap')).toBeVisible();
  const [foot, bar] = [await boxOf(page, '#moves [data-key="u"]'), await boxOf(page, '.zones-nav')];
  expect(foot.bottom).toBeLessThanOrEqual(bar.top);
});

test('on a desk what a step changes is seen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await inTurn(page, { game: '2-players-online', commands: 105 });
  await page.locator('#recap').evaluate((recap) => recap.removeAttribute('open'));
  await expect(page.locator('.balance li:visible')).toHaveCount(9);
  await moves(page).getByRole('region', { name: 'Perform an action' }).getByRole('button').first().hover();
  await expect(page.locator('.balance [data-more][data-next]').first()).toBeVisible();
});
