import { expect } from '@playwright/test';
import { playTurn, prompt, stepOf } from './support/journey';
import { test } from './support/test';

const TURNS = 2;

test('somebody alone plays against Peter Parler with nothing but forms', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/');
  await page.getByLabel('Your name', { exact: true }).fill('Anna');
  await page.getByRole('button', { name: 'Play now against Peter Parler' }).click();
  await page.waitForURL(/\/games\//);

  const plans = prompt(page).getByRole('region', { name: 'Plans of Peter Parler' });
  await expect(plans.getByRole('combobox')).toHaveCount(4);
  await plans.getByLabel('His marker in the row of walls').selectOption({ index: 2 });
  await plans.getByRole('button').click();
  await expect(plans).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Rows of tiles' }).getByText('marker')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Points' }).getByRole('row')).toHaveCount(2);

  // Whatever Peter Parler asks in his turn comes before the next of hers.
  for (let i = 0; i < TURNS; i++) await playTurn(page);
  await expect(page.getByRole('region', { name: 'Log', exact: true })).toContainText('Peter Parler');
  expect(await stepOf(page)).toBeGreaterThan(2 * TURNS);
});
