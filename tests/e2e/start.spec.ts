/** The start page: a first move against a computer in two clicks, and the same game again afterwards. */
import { expect } from '@playwright/test';
import { moves } from './support/journey';
import { FULL, test } from './support/test';

for (const opponent of ['Play now', 'Apprentice'])
  test(`two clicks to an own move, and back to the same game: ${opponent}`, FULL, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: opponent }).click();
    await expect(page).toHaveURL(/\/games\/\w+$/);
    const table = page.url();
    const before = await page.locator('[data-seq]').getAttribute('data-seq');
    await moves(page).locator('button[value*="TakeActionTile"]').first().click();
    await expect(page.locator('[data-seq]')).not.toHaveAttribute('data-seq', before ?? '');

    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Start another game' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Continue your game' }).click();
    await expect(page).toHaveURL(table);
  });
