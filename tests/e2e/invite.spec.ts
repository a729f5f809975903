import { expect } from '@playwright/test';
import { createTable, sitDown } from './support/journey';
import { FULL, test } from './support/test';

test('the page with the links shows by itself who has come', FULL, async ({ page, browser }) => {
  const { links } = await createTable(page, ['Anna', 'Bohumil']);
  const seat = page.locator('.host-seat').filter({ hasText: 'Bohumil' });
  await expect(seat).not.toContainText('is seated');
  await sitDown(browser, links[0] ?? '');
  await expect(seat).toContainText('is seated');
});
