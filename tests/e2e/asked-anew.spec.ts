/** A page that is requested again while its table is played. */
import { expect, type Browser, type Page } from '@playwright/test';
import { wireTable, wireTurn } from '../support/wire';
import { playedInPage } from './support/journey';
import { FULL, test } from './support/test';

/** Bohumil's page of a table in Anna's turn. */
async function bohumilAt(table: Awaited<ReturnType<typeof wireTable>>, browser: Browser): Promise<Page> {
  const context = await browser.newContext(test.info().project.use);
  const { origin, id, tokens } = table;
  await context.addCookies([{ name: `seat_${id}`, value: tokens[1] ?? '', url: origin }]);
  return context.newPage();
}

test('a page that has missed too many rows is refreshed all the same', FULL, async ({ browser }) => {
  const table = await wireTable(process.env.SERVICE_URL ?? '');
  const bohumil = await bohumilAt(table, browser);
  // Nothing comes unasked, and the requested news began too long ago.
  await bohumil.route('**/stream?*', (route) => route.abort());
  await bohumil.route('**/live?since=*', async (route) => {
    const response = await route.fetch();
    const news = (await response.json()) as { readonly rows: readonly object[] };
    await route.fulfill({ response, json: { ...news, rows: news.rows.slice(1) } });
  });
  await bohumil.goto(`${table.origin}/games/${table.id}`);
  await playedInPage(bohumil);
  await wireTurn(table);
  await expect(bohumil.locator('form#step')).toBeAttached();
  await expect(bohumil.locator('#recap')).toContainText('1 turn by the other players');
});

test('a page that failed during a refresh recovers automatically', FULL, async ({ browser }) => {
  const table = await wireTable(process.env.SERVICE_URL ?? '');
  const bohumil = await bohumilAt(table, browser);
  await bohumil.goto(`${table.origin}/games/${table.id}`);
  await playedInPage(bohumil);
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
