/** A page that is requested again while its table is played. */
import { expect } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { playedInPage } from './support/journey';
import { newTable, openSeat, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

test('a page that has missed too many rows is refreshed all the same', FULL, async ({ page: bohumil }) => {
  const table = await newTable();
  await takeSeat(bohumil.context(), table, 1);
  // Nothing comes unasked, and the requested news began too long ago.
  await bohumil.route('**/stream?*', (route) => route.abort());
  await bohumil.route('**/live?since=*', async (route) => {
    const response = await route.fetch();
    const news = (await response.json()) as { readonly rows: readonly object[] };
    await route.fulfill({ response, json: { ...news, rows: news.rows.slice(1) } });
  });
  await bohumil.goto(`/games/${table.id}`);
  await playedInPage(bohumil);
  await wireTurn(table);
  await expect(bohumil.locator('form#step')).toBeAttached();
  await expect(bohumil.locator('#recap')).toContainText('1 turn by the other players');
});

test('a page that failed during a refresh recovers automatically', FULL, async ({ browser }) => {
  const table = await newTable();
  const bohumil = await playedInPage(await openSeat(browser, table, 1));
  let asked = 0;
  await bohumil.route(`**/games/${table.id}?*`, async (route) => {
    if (route.request().headers()['rsc'] === undefined) return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    // The service's words where it breaks in the middle of a page.
    const response = await route.fetch();
    const rows = (await response.text()).split('\n');
    const broken = rows.findLastIndex((row) => /^[0-9a-f]+:\["\$","/.test(row));
    expect(broken).toBeGreaterThan(0);
    const body = rows.map((row, i) => (i === broken ? row.replace(/:.*/, ':E{"digest":"1"}') : row));
    return route.fulfill({ response, body: body.join('\n') });
  });
  await wireTurn(table);
  await expect(bohumil.getByRole('alert').getByRole('heading')).toHaveText('That didn’t work');
  await expect(bohumil.locator('form#step')).toBeAttached();
  await expect(bohumil.locator('.at-board svg').first()).toBeVisible();
  await playedInPage(bohumil);
});
