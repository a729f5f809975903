import { expect } from '@playwright/test';
import { createTable, sitDown } from './support/journey';
import { FULL, test } from './support/test';

test('the page with the links shows who has come without a reload', FULL, async ({ page, browser }) => {
  const { links } = await createTable(page, ['Anna', 'Bohumil']);
  const seat = page.locator('.host-seat').filter({ hasText: 'Bohumil' });
  await expect(seat).toContainText('not here yet');
  await sitDown(browser, links[0] ?? '');
  await expect(seat).not.toContainText('not here yet');
});

test('the invitation is a card with one button; the other links and privacy are folded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async ({ url }: ShareData) => document.body.setAttribute('data-sent', url ?? ''),
    });
  });
  const { links } = await createTable(page, ['Anna', 'Bohumil']);
  const card = page.getByRole('region', { name: 'Seat links' });
  await expect(card.getByRole('img', { name: /The board right now/ })).toBeVisible();
  await expect(card.getByText('Relaxed: no clock', { exact: false })).toBeVisible();
  await expect(card.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await card.getByRole('button', { name: /^Share/ }).click();
  await expect(page.locator('body')).toHaveAttribute('data-sent', new RegExp(`${links[0]}$`));
  await page.getByText('Privacy').click();
  await expect(page.getByLabel('Who can watch')).toBeVisible();
});
