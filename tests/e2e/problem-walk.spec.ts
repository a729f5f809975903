/**
 * The walk of a note: a player without scripts says at a step that something is wrong, and reads the note
 * again at its address. Its pictures are in test-results/problem-walk.
 */
import { expect } from '@playwright/test';
import { look } from './support/look';
import { FULL, test } from './support/test';

test('a note about a step is written without scripts and read again', FULL, async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /^Play/ }).first().click();
  await page.waitForURL(/\/games\/[a-z0-9]+/);
  const table = page.url().split('?')[0];
  // The menu of the table leads to its newest moment.
  await page.goto(`${table}/at?seq=newest&to=problem`);
  await expect(page).toHaveURL(/\/at\/\d+\/problem$/);
  await page.goto(`${table}/at/1`);
  const seen = async (name: string) => {
    const storageState = await context.storageState();
    const window = await browser.newPage({ storageState });
    await window.goto(page.url());
    await look(window, 'problem-walk', name);
    await window.context().close();
  };
  await seen('1-step');
  await page.getByRole('link', { name: 'Something is wrong here' }).click();
  await seen('2-form');
  await page.getByRole('textbox').fill('I expected two coins here.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('region', { name: 'Your note' })).toContainText('two coins');
  await seen('3-sent');
  await page.getByRole('link', { name: 'Go to table' }).click();
  await page.waitForURL(/\/games\/[a-z0-9]+$/);
});
