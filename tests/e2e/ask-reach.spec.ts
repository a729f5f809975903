/** After the first turn against people, a guest is asked once how to hear of the next one. */
import { expect, type Page } from '@playwright/test';
import {
  createTable,
  moves,
  playToEndOfTurn,
  press,
  seatLinks,
  sitDown,
  turnInPage,
} from './support/journey';
import { test } from './support/test';

const asked = (page: Page) => page.getByRole('region', { name: 'Shall we tell you when it is your turn?' });

async function endTurn(page: Page): Promise<void> {
  await playToEndOfTurn(page);
  await press(page, moves(page).getByRole('button', { name: /^End turn/ }));
  await expect(moves(page).getByRole('heading', { name: /^Waiting for/ })).toBeAttached();
}

test('a guest gives an address after the first turn, another one declines, and neither is asked again', async ({
  browser,
}) => {
  const [first = '', second = ''] = await seatLinks();
  const bohumil = await sitDown(browser, second);
  const anna = await turnInPage(await sitDown(browser, first));
  // Not before, neither in the own turn nor while waiting.
  await expect(asked(anna)).toHaveCount(0);
  await expect(asked(bohumil)).toHaveCount(0);
  await endTurn(anna);
  await expect(asked(anna)).toBeVisible();
  await asked(anna).getByText('By email').click();
  await asked(anna).getByLabel('Your email address').fill('anna@praga.test');
  await asked(anna).getByRole('button', { name: 'Write to me' }).click();
  await expect(asked(anna)).toHaveCount(0);
  await expect(anna).toHaveURL(/\/games\/\w+$/);
  // The address works at once for this table.
  await expect(anna.getByText('anna@praga.test').first()).toBeVisible();

  await endTurn(await turnInPage(bohumil));
  await asked(bohumil).getByRole('button', { name: 'No, thanks' }).click();
  await expect(moves(bohumil).getByRole('heading', { name: /^Waiting for/ })).toBeAttached();
  await expect(asked(bohumil)).toHaveCount(0);
  for (const page of [anna, bohumil]) {
    await page.reload();
    await expect(moves(page)).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
  }
});

test('the maker of a table is asked when the first friend sits down', async ({ page, browser }) => {
  const { table, links } = await createTable(page, ['Anna', 'Bohumil']);
  await page.goto(table);
  await expect(moves(page)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await sitDown(browser, links[0] ?? '');
  await asked(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(moves(page)).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
});

test('without scripts the address is given in the same place', async ({ browser }) => {
  const [first = ''] = await seatLinks();
  const page = await turnInPage(await sitDown(browser, first));
  await endTurn(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(page.url());
  await asked(still).getByText('By email').click();
  await asked(still).getByLabel('Your email address').fill('anna@praga.test');
  await asked(still).getByRole('button', { name: 'Write to me' }).click();
  await expect(still).toHaveURL(/\/games\/\w+$/);
  await expect(asked(still)).toHaveCount(0);
});
