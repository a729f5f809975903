import { expect } from '@playwright/test';
import { createTable, moves, playTurn, press, sitDown, take, undo } from './support/journey';
import { freeTable, linksOf, openTable, seatLinks, wireToEndOfTurn } from './support/tables';
import { FULL, test } from './support/test';

// With scripts turn.spec and live.spec go the same way.
test('two people play from two links, without JavaScript', async ({ browser }) => {
  const table = await freeTable();
  const [first = '', second = ''] = linksOf(table);
  const still = { javaScriptEnabled: false };
  const anna = await sitDown(browser, first, still);
  const bohumil = await sitDown(browser, second, still);
  await expect(moves(anna).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
  await expect(moves(bohumil).getByRole('heading', { name: 'Waiting for Anna' })).toBeVisible();

  const tiles = moves(anna).getByRole('button', { name: /^Take / });
  const offered = await tiles.count();
  await press(anna, take(anna));
  await expect(tiles).toHaveCount(0);
  await press(anna, undo(anna));
  await expect(tiles).toHaveCount(offered);

  await wireToEndOfTurn(table);
  await anna.reload();
  await playTurn(anna);
  await expect(moves(anna).getByRole('heading', { name: 'Waiting for Bohumil' })).toBeVisible();
  await bohumil.goto(anna.url());
  await expect(moves(bohumil).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
  await expect(bohumil.getByRole('region', { name: 'Log', exact: true })).toContainText(
    'ends their turn in round 1',
  );
  await anna.goto('/');
  await expect(anna.getByRole('heading', { name: 'Praga by Post' })).toBeVisible();
  // Her table continues without her.
  await expect(anna.getByRole('link', { name: /Sunday round/ })).toBeVisible();
  await expect(anna.getByRole('link', { name: /Sunday round.*Your turn/ })).toHaveCount(0);
  await bohumil.goto('/');
  await expect(bohumil.getByRole('link', { name: /Sunday round.*Your turn/ })).toBeVisible();
});

test('a seat link changes nothing by being looked at, and a wrong one says so', FULL, async ({ page }) => {
  const [link = ''] = await seatLinks();
  for (let i = 0; i < 2; i++) {
    await page.goto(link);
    await expect(page.getByText('seat not taken yet').first()).toBeVisible();
  }
  await page.goto('/seat/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(page.getByRole('heading', { name: 'This link opens no seat' })).toBeVisible();
});

test(
  'who makes a table sits there, and has the links of the others to give away',
  FULL,
  async ({ page, browser }) => {
    const { links, table } = await createTable(page, ['Anna', 'Bohumil', 'Cecilie']);
    await expect(page.getByRole('heading', { name: /The table is ready/ })).toBeVisible();
    await expect(page.locator('#links').getByText('you', { exact: true })).toBeVisible();
    expect(links).toHaveLength(2);
    const group = await page.getByRole('textbox', { name: 'One link for any free seat' }).inputValue();
    const friend = await browser.newPage();
    await friend.goto(group);
    await expect(friend.getByText('Anna invites you', { exact: false })).toBeVisible();
    const free = await friend.getByLabel('Which seat').locator('option').allTextContents();
    expect(free.join()).not.toContain('Anna');
    await page.goto(table);
    await expect(moves(page).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
  },
);

test('a double click on Create the table makes one', FULL, async ({ page }) => {
  await page.goto('/');
  await page.locator('#seat-0').fill('Anna');
  await page.locator('#seat-1').fill('Bohumil');
  await page.getByRole('button', { name: 'Create the table' }).dblclick();
  await page.waitForURL(/\/seats$/);
  await page.goto('/me/tables');
  await expect(page.getByRole('link', { name: /Anna’s table/ })).toHaveCount(1);
});

test('every tab says which table it shows', FULL, async ({ browser }) => {
  const anna = await openTable(browser);
  const { pathname } = new URL(anna.url());
  const name = (await anna.locator('header.top h1').textContent()) ?? '';
  await expect(anna).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name} · `));
  for (const part of ['log', 'talk', 'plan', 'figures', 'late', 'at/1', 'try']) {
    await anna.goto(`${pathname}/${part}`);
    await expect(anna).toHaveTitle(new RegExp(` · ${name} · `));
  }
  const somebody = await browser.newPage();
  await somebody.goto('/games/abcdefghijkl');
  await expect(somebody).not.toHaveTitle(new RegExp(name));
});

test('undone steps stay in the log of their player, marked', FULL, async ({ browser }) => {
  const anna = await openTable(browser);
  await press(anna, take(anna));
  await press(anna, undo(anna));
  const table = anna.url();
  await anna.goto(`${table}/log`);
  await expect(anna.getByText('(taken back)')).toHaveCount(1);
  const somebody = await browser.newPage();
  await somebody.goto(`${table}/log`);
  await expect(somebody.getByText('(taken back)')).toHaveCount(0);
  await anna.goto(`${table}/at/2`);
  await expect(anna.getByText('This step was taken back later.')).toBeVisible();
});

test('the drawings have their grounds and symbols', FULL, async ({ browser }) => {
  const anna = await openTable(browser);
  const shown = () =>
    anna.locator('main svg use').evaluateAll((uses) =>
      uses
        .map((use) => use as SVGUseElement)
        // Parts hidden at this width have no box, nor have parts that only the other style draws.
        .filter(
          (use) => use.ownerSVGElement?.getClientRects().length && getComputedStyle(use).display !== 'none',
        )
        .map((use) => ({ part: use.getAttribute('href'), width: use.getBBox().width })),
    );
  await expect.poll(async () => (await shown()).filter(({ width }) => width === 0)).toEqual([]);
  expect((await shown()).length).toBeGreaterThan(100);
});
