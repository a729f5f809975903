import { expect, type BrowserContextOptions } from '@playwright/test';
import {
  createAndSit,
  createAsAnna,
  createTable,
  openTable,
  playToEndOfTurn,
  playTurn,
  press,
  moves,
  seatLinks,
  stepOf,
} from './support/journey';
import { FULL, test } from './support/test';

const WAYS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['with JavaScript', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
];

for (const [way, options] of WAYS) {
  // With scripts turn.spec and live.spec go the same way.
  const when = options.javaScriptEnabled === false ? {} : FULL;
  test(`two people play from two links, ${way}`, when, async ({ browser }) => {
    const host = await (await browser.newContext(options)).newPage();
    const [anna = host, bohumil = host] = await createAndSit(host, ['Anna', 'Bohumil'], options);
    await expect(moves(anna).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
    await expect(moves(bohumil).getByRole('heading', { name: 'Waiting for Anna' })).toBeVisible();

    const take = moves(anna).getByRole('button', { name: /^Take / });
    const offered = await take.count();
    await press(anna, take.first());
    await expect(take).toHaveCount(0);
    await press(anna, moves(anna).getByRole('button', { name: 'Undo one step' }));
    await expect(take).toHaveCount(offered);

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
}

test('a seat link changes nothing by being looked at, and a wrong one says so', async ({ browser }) => {
  const links = await seatLinks();
  const visitor = await (await browser.newContext()).newPage();
  for (let i = 0; i < 2; i++) {
    await visitor.goto(links[0] ?? '');
    await expect(visitor.getByText('seat not taken yet').first()).toBeVisible();
  }
  await visitor.goto('/seat/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(visitor.getByRole('heading', { name: 'This link opens no seat' })).toBeVisible();
});

test('who makes a table sits there, and has the links of the others to give away', async ({
  page,
  browser,
}) => {
  const { links, table } = await createTable(page, ['Anna', 'Bohumil', 'Cecilie']);
  await expect(page.getByRole('heading', { name: /The table is ready/ })).toBeVisible();
  await expect(page.getByText('You sit at this table as Anna.')).toBeVisible();
  expect(links).toHaveLength(2);
  const group = await page.getByRole('textbox', { name: 'One link for any free seat' }).inputValue();
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(group);
  await expect(friend.getByText('Anna invites you', { exact: false })).toBeVisible();
  const free = await friend.getByLabel('Which seat').locator('option').allTextContents();
  expect(free.join()).not.toContain('Anna');
  await page.goto(table);
  await expect(moves(page).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
});

test('a double click on Create the table makes one', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.locator('#seat-0').fill('Anna');
  await page.locator('#seat-1').fill('Bohumil');
  await page.getByRole('button', { name: 'Create the table' }).dblclick();
  await page.waitForURL(/\/invite$/);
  await page.goto('/me/tables');
  await expect(page.getByRole('link', { name: /Anna’s table/ })).toHaveCount(1);
});

// turn.spec has the same with scripts that keep the intention.
test('a step for an old position is not taken, and the page says why', FULL, async ({ page }) => {
  const anna = await createAsAnna(page);
  const second = await anna.context().newPage();
  // This one hears of nothing.
  for (const way of ['**/stream*', '**/seq']) await second.route(way, (route) => route.abort());
  await second.addInitScript(() => {
    BroadcastChannel.prototype.postMessage = () => undefined;
    Object.defineProperty(BroadcastChannel.prototype, 'onmessage', { set: () => {} });
  });
  await second.goto(anna.url());
  await press(
    anna,
    moves(anna)
      .getByRole('button', { name: /^Take / })
      .first(),
  );
  await moves(second)
    .getByRole('button', { name: /^Take / })
    .first()
    .click();
  await expect(second.getByRole('alert').first()).toContainText('You kept playing in another window');
  expect(await stepOf(second)).toBe(await stepOf(anna));
});

// turn.spec plays on after the same refusal.
test('a step against the rules comes back with its sentence', FULL, async ({ page }) => {
  const anna = await createAsAnna(page);
  const button = moves(anna)
    .getByRole('button', { name: /^Take / })
    .first();
  await button.evaluate((it) => it.setAttribute('value', '{"type":"EndTurn"}'));
  await button.click();
  await expect(anna.getByRole('alert').first()).toContainText('Not possible.');
  expect(await stepOf(anna)).toBe(1);
});

// stepping.spec goes the same ways through a longer game.
test('the position at any step can be looked at, by links and by keys', FULL, async ({ page }) => {
  const anna = await createAsAnna(page);
  await playToEndOfTurn(anna);
  const last = await stepOf(anna);
  await page.goto(`${anna.url()}/at/1`);
  await expect(page.getByRole('heading', { name: `Step 1 of ${last}` })).toBeVisible();
  await page.getByRole('link', { name: 'Next step' }).click();
  await expect(page.getByRole('heading', { name: `Step 2 of ${last}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Step', exact: true })).toContainText(
    'Anna takes the action tile',
  );
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: `Step 1 of ${last}` })).toBeVisible();
  await page.getByRole('link', { name: 'Last step' }).click();
  await expect(page.getByRole('heading', { name: `Step ${last} of ${last}` })).toBeVisible();
  await page.goto(`${anna.url()}/at/${last + 1}`);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
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
  const somebody = await (await browser.newContext()).newPage();
  await somebody.goto('/games/abcdefghijkl');
  await expect(somebody).not.toHaveTitle(new RegExp(name));
});

test('undone steps stay in the log of their player, marked', FULL, async ({ browser }) => {
  const anna = await openTable(browser);
  await press(
    anna,
    moves(anna)
      .getByRole('button', { name: /^Take / })
      .first(),
  );
  await press(anna, moves(anna).getByRole('button', { name: 'Undo one step' }));
  const table = anna.url();
  await anna.goto(`${table}/log`);
  await expect(anna.getByText('(taken back)')).toHaveCount(1);
  const somebody = await (await browser.newContext()).newPage();
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
