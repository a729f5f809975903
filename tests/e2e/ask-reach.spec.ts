/** After the first turn against people, a guest is asked once how to hear of the next one. */
import { expect, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { createTable, moves, playTurn, sitDown, turnInPage, waiting } from './support/journey';
import { freeTable, linksOf, wireToEndOfTurn } from './support/tables';
import { FULL, test } from './support/test';

const question = (page: Page) =>
  page.getByRole('region', { name: 'Shall we tell you when it is your turn?' });

/** Ends a turn on the page once its steps, which were made elsewhere, have come. */
async function endTurn(page: Page): Promise<void> {
  await expect(moves(page).getByRole('button', { name: 'End turn' })).toBeVisible();
  await playTurn(page);
  await expect(waiting(page)).toBeAttached();
}

async function giveAddress(page: Page): Promise<void> {
  await question(page).getByText('By email').click();
  await question(page).getByLabel('Your email address').fill('anna@praga.test');
  await question(page).getByRole('button', { name: 'Email me' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/games\/\w+$/);
}

test('a guest gives an address after the first turn, another one declines, and neither is asked again', async ({
  browser,
}) => {
  const table = await freeTable();
  const [first = '', second = ''] = linksOf(table);
  const bohumil = await sitDown(browser, second);
  const anna = await turnInPage(await sitDown(browser, first));
  // Not before, neither in the own turn nor while waiting.
  await expect(question(anna)).toHaveCount(0);
  await expect(question(bohumil)).toHaveCount(0);
  await wireToEndOfTurn(table);
  await endTurn(anna);
  await giveAddress(anna);
  // The address works at once for this table.
  await expect(anna.getByText('anna@praga.test').first()).toBeVisible();

  if (!isFull) return;
  await wireToEndOfTurn(table);
  await endTurn(bohumil);
  await question(bohumil).getByRole('button', { name: 'No, thanks' }).click();
  await expect(waiting(bohumil)).toBeAttached();
  await expect(question(bohumil)).toHaveCount(0);
  for (const page of [anna, bohumil]) {
    await page.reload();
    await expect(moves(page)).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  }
});

test('the maker of a table is asked when the first friend sits down', FULL, async ({ page, browser }) => {
  const { table, links } = await createTable(page, ['Anna', 'Bohumil']);
  await page.goto(table);
  await expect(moves(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
  await sitDown(browser, links[0] ?? '');
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(moves(page)).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test('without scripts the address is given in the same place', FULL, async ({ browser }) => {
  const table = await freeTable();
  const [first = ''] = linksOf(table);
  const page = await sitDown(browser, first);
  await wireToEndOfTurn(table);
  await endTurn(page);
  const storageState = await page.context().storageState();
  const still = await browser.newPage({ javaScriptEnabled: false, storageState });
  await still.goto(page.url());
  await giveAddress(still);
});
