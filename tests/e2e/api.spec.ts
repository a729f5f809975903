/** The explorer of the API, and a page of another origin made of published files. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { ask, wireTurn, type WireTable } from '../support/wire';
import { errorsOf, requestsOf } from './support/page-events';
import { newTable, SERVICE } from './support/tables';
import { FULL, test } from './support/test';

/**
 * Finds an operation in the explorer, which draws only operations in sight, and tries it; the status it was
 * answered with.
 */
async function tried(page: Page, operation: string, path: string, id: string): Promise<string> {
  await page.getByPlaceholder('Filter by tag or path').fill(path);
  const block = page.locator('.opblock').first();
  await expect(block).toHaveAttribute('id', `operations-${operation}`);
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Try it out' }).click();
  await block.locator('tr[data-param-name="id"] input').fill(id);
  await block.getByRole('button', { name: 'Execute' }).click();
  return block.locator('.live-responses-table tbody .response-col_status').first().innerText();
}

test(
  'the explorer tries what everybody may read, and with a token what a seat may',
  FULL,
  async ({ browser }) => {
    const table = await newTable();
    const page = await browser.newPage({ colorScheme: 'dark' });
    const [wrong, asked] = [errorsOf(page), requestsOf(page)];
    await page.goto('/api-docs');
    await page.getByRole('link', { name: 'the explorer' }).click();
    await expect(page.locator('html')).toHaveClass('dark-mode');
    expect(await tried(page, 'Log-readLog', '/log', table.id)).toContain('200');
    await page.locator('.auth-wrapper .authorize').first().click();
    const way = page.locator('.auth-container').filter({ hasText: 'seatToken' });
    await way.getByRole('textbox').fill(table.tokens[0] ?? '');
    await way.locator('button.authorize').click();
    await page.locator('.auth-container .btn-done').first().click();
    expect(await tried(page, 'Play-listOptions', '/options', table.id)).toContain('200');
    const origins = asked.filter(({ protocol }) => protocol !== 'data:').map(({ origin }) => origin);
    expect([wrong, [...new Set(origins)]]).toEqual([[], [SERVICE]]);
  },
);

test('the search lists results during typing, and all of them without scripts', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/api-docs/operations/Play');
  const field = page.getByRole('searchbox', { name: 'Search operations, types and problems' });
  await field.pressSequentially('stale-pos');
  const results = page.getByRole('search').getByRole('link');
  await expect(results.first()).toHaveText(/stale-position/);
  await field.fill('eloping');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Nothing begins so.');
  await expect(results).toHaveCount(0);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto('/api-docs');
  await still.getByRole('searchbox').fill('stale');
  await still.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(still.getByRole('main').getByRole('link', { name: '409 stale-position' })).toBeVisible();
});

test('no line of the quick start runs out of its box on a screen of 1440 pixels', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto('/api-docs');
  const widths = await page
    .locator('pre')
    .first()
    .evaluate((box) => [box.scrollWidth, box.clientWidth]);
  expect(widths[0]).toBe(widths[1]);
});

/** Serves a page at an origin of its own. */
async function elsewhere(html: string): Promise<{ at: string; close: () => void }> {
  const server = http.createServer((_asked, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** A table whose host lets other pages show it. */
async function shownTable(): Promise<WireTable> {
  const json = { name: 'Elsewhere', seats: [{ name: 'Ann' }, { name: 'Bob' }], startingSeat: 'first' };
  const made = await ask(SERVICE, '/api/tables', { json });
  const tokens = made.seats.map(({ token }: { token: string }) => token);
  const { id } = made.game;
  for (const token of tokens) await ask(SERVICE, `/api/games/${id}/sit`, { token, json: {} });
  await ask(SERVICE, `/api/games/${id}/terms`, { token: made.hostToken, json: { embed: true } });
  return { origin: SERVICE, id, tokens };
}

test('a page of another origin shows a live table, as published and in a frame', async ({ page }) => {
  const table = await shownTable();
  const published = await (await fetch(`${SERVICE}/api-docs/embed.html.txt`)).text();
  const server = await elsewhere(`${published}<iframe src="${SERVICE}/embed/${table.id}"></iframe>`);
  const wrong = errorsOf(page);
  await page.goto(`${server.at}/?${new URLSearchParams({ origin: SERVICE, game: table.id })}`);
  const board = page.frameLocator('iframe').locator('main');
  await expect(page.locator('#name')).toHaveText('Elsewhere, row 1');
  await expect(board).toContainText('step 1');
  const ended = await wireTurn(table);
  await expect(page.locator('#name')).toHaveText(`Elsewhere, row ${ended?.seq}`);
  await expect(board).toContainText(`step ${ended?.seq}`);
  await expect(board.locator('svg').first()).toBeVisible();
  expect(wrong).toEqual([]);
  server.close();
});
