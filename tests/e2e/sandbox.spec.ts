/** "Try from here": a private copy of a game in the browser, with lines kept on the server. */
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { moves, playTurn } from './support/journey';
import { DESK, PHONE, TABLET } from './support/screens';
import { layOut, openSeat, seatToAct, takeSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

let table: GoldenTable;
test.beforeAll(async () => {
  // Lines are kept there.
  table = await layOut({ game: '2-players-base', commands: 60 }, { isFresh: true });
});

const sit = (page: Page, seat: number) => takeSeat(page.context(), table, seat);
const lines = (page: Page) => page.getByRole('region', { name: 'Saved lines' });
const steps = (page: Page) => page.getByRole('region', { name: 'Steps of this line' }).getByRole('listitem');
const tool = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Analysis tools' }).getByRole('button', { name });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/games/${table.id}/try${query}`);
  await expect(moves(page)).toBeVisible();
}

async function keepAs(page: Page, name: string): Promise<void> {
  await lines(page).getByLabel('Name of the line').fill(name);
  await lines(page).getByRole('button', { name: 'Save as a new line' }).click();
  await expect(lines(page).getByRole('status')).toHaveText('Line saved.');
}

/** Every request of a page, and the answers about the sandbox. */
function listen(page: Page) {
  const asked: string[] = [];
  const answers: Promise<string>[] = [];
  page.on('request', (request) => {
    // The previous table page receives changes until it is left.
    if (!page.url().includes('/try')) return;
    const { pathname, origin } = new URL(request.url());
    const there = origin === new URL(page.url()).origin ? pathname : origin + pathname;
    if (!pathname.startsWith('/_next/static/')) asked.push(`${request.method()} ${there}`);
  });
  page.on('response', (response) => {
    if (response.url().includes('/sandbox')) answers.push(response.text().catch(() => ''));
  });
  return { asked, answers };
}

test(
  'a line for both seats is tried, kept and compared, and nothing hidden is ever asked for',
  FULL,
  async ({ page }) => {
    await sit(page, 0);
    const real = async () => (await page.request.get(`/api/games/${table.id}`)).json();
    const before = await real();
    await page.goto(`/games/${table.id}`);
    const { asked, answers } = listen(page);
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText('More of the log').click();
    await log.getByRole('link', { name: 'Analyse from here' }).click();
    await expect(moves(page)).toBeVisible();
    await expect(page).toHaveTitle(/Analysis board/);
    await expect(page.getByRole('banner')).toContainText('A private copy of the game after step');

    // One turn of each seat, with the forms of the real moves panel.
    const names = new Set<string>();
    for (let turn = 0; turn < 2; turn += 1) {
      names.add(await page.getByText(/^You play for /).innerText());
      await playTurn(page);
    }
    expect(names.size).toBe(2);
    const tried = await steps(page).count();
    expect(tried).toBeGreaterThan(3);
    await keepAs(page, 'Both turns');
    await page.reload();
    await expect(lines(page).getByText('Both turns')).toBeVisible();
    // The pieces of the table are there again as well.
    await expect(steps(page)).toHaveCount(tried);

    await tool(page, 'Start over').click();
    await expect(steps(page)).toHaveCount(0);
    await tool(page, 'Reshuffle the unknown tiles').click();
    await expect(page.getByText('Everything unknown was reshuffled.')).toBeVisible();
    await playTurn(page);
    const one = await steps(page).count();
    // By the drawing: a place that glows, by keys and by one tap.
    const place = page.locator('a[data-at^="crane:"][data-legal]').first();
    await place.focus();
    await page.keyboard.press('Enter');
    await expect(steps(page)).toHaveCount(one + 1);
    await tool(page, 'Step back').click();
    await expect(steps(page)).toHaveCount(one);
    await place.click();
    await expect(steps(page)).toHaveCount(one + 1);
    await tool(page, 'Step back').click();
    await expect(steps(page)).toHaveCount(one);
    await keepAs(page, 'One turn');

    await tool(page, 'Compare lines').click();
    const compared = page.getByRole('dialog', { name: 'Lines compared' });
    await expect(compared.getByRole('listitem')).toHaveCount(3);
    for (const name of ['As it stands', 'Both turns', 'One turn'])
      await expect(compared.getByRole('columnheader', { name })).toBeVisible();
    await compared.getByRole('button', { name: 'Close' }).click();

    await lines(page).getByLabel('Name of the line').fill('A short one');
    await lines(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(lines(page).getByText('A short one', { exact: true })).toBeVisible();
    await lines(page).getByRole('button', { name: 'Open the line Both turns' }).click();
    await expect(steps(page)).toHaveCount(tried);
    await lines(page).getByRole('button', { name: 'Delete the line A short one' }).click();
    await lines(page).getByRole('button', { name: 'Really delete this line' }).click();
    await expect(lines(page).getByText('A short one', { exact: true })).toHaveCount(0);

    // Pages, drawings and the pack are the same for everybody; beyond them only what the looker may know, and
    // lines of their own.
    const own = `/api/games/${table.id}/sandbox`;
    const rest = asked.filter((way) => !/^GET \/(games\/\w+\/try|pack\/|s\/|badge\/|favicon|icon)/.test(way));
    const kinds = new Set(rest.map((way) => way.replace(/[0-9a-f-]{36}$/, ':line')));
    expect([...kinds].sort()).toEqual(
      [`DELETE ${own}/lines/:line`, `GET ${own}`, `POST ${own}/lines`, `PUT ${own}/lines/:line`].sort(),
    );
    for (const text of await Promise.all(answers))
      expect(text).not.toMatch(/"(seed|secrets?|stacks|shuffles)"/);
    expect(await real()).toEqual(before);
  },
);

test(
  'the other seat sees no line of mine; spectators read that nothing is stored',
  FULL,
  async ({ browser, page }) => {
    await sit(page, 0);
    await open(page);
    await keepAs(page, 'Mine alone');
    const there = await openSeat(browser, table, 1, { path: '/try' });
    const beyond = await browser.newPage();
    await expect(lines(there)).toContainText('No saved lines yet.');
    await open(beyond, '?at=20');
    await expect(lines(beyond)).toContainText('this line is lost when you close the page');
    await expect(lines(beyond).getByLabel('Name of the line')).toHaveCount(0);
    await playTurn(beyond);
    await expect(beyond.getByRole('link', { name: 'Back to step 20' })).toBeVisible();
  },
);

test('my next turn of a line is kept as a plan for the real game', async ({ page }) => {
  await sit(page, await seatToAct(table));
  await open(page);
  const keepAsPlan = moves(page).getByRole('button', { name: 'Save as a plan' });
  await expect(keepAsPlan).toHaveCount(0);
  await playTurn(page);
  await keepAsPlan.click();
  await page.waitForURL(/\/plan\?done=(kept|cut)$/);
});

test('the sentences above the steps of a line keep their height on a desk', FULL, async ({ page }) => {
  await sit(page, 0);
  await page.setViewportSize(DESK);
  await open(page);
  const parts = page.getByRole('region', { name: 'Steps of this line' }).locator(':scope > *');
  const boxes = await parts.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { top, bottom: top + Math.max(height, element.scrollHeight) };
    }),
  );
  expect(boxes.length).toBeGreaterThan(2);
  boxes.slice(1).forEach(({ top }, i) => expect(top).toBeGreaterThanOrEqual((boxes[i]?.bottom ?? NaN) - 1));
});

for (const viewport of [DESK, TABLET, PHONE]) {
  test(`nothing covers what keeps a plan, and keys reach it: ${viewport.width}`, FULL, async ({ page }) => {
    await sit(page, await seatToAct(table));
    await page.setViewportSize(viewport);
    await open(page);
    await moves(page).getByRole('button', { name: 'Let the computer play this turn' }).click();
    await expect(page.getByText(/^The computer has taken \d+ steps?\.$/).last()).toBeVisible();
    const button = moves(page).getByRole('button', { name: 'Save as a plan' });
    await button.focus();
    const covered = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = (x: number, y: number) => document.elementFromPoint(left + width * x, top + height * y);
      return [at(0.5, 0.5), at(0.1, 0.2), at(0.9, 0.8)].filter((found) => found !== element).length;
    });
    expect(covered).toBe(0);
    await page.keyboard.press('Enter');
    // Earlier tests may have kept as many as there may be.
    await page.waitForURL(/\/plan\?(done=(kept|cut)|problem=too-many-plans)$/);
  });
}

test(
  'a computer plays the turn of another seat, without asking the service for anything but itself',
  FULL,
  async ({ page }) => {
    await sit(page, 1 - (await seatToAct(table)));
    await open(page);
    const { asked } = listen(page);
    const before = await page.getByText(/^You play for /).innerText();
    const button = moves(page).getByRole('button', { name: 'Let the computer play this turn' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^The computer has taken \d+ steps?\.$/).last()).toBeVisible();
    await expect(page.getByText(/^You play for /)).not.toHaveText(before);
    await expect(steps(page)).not.toHaveCount(0);
    // It can be played on by hand, and taken back step by step.
    const n = await steps(page).count();
    await tool(page, 'Step back').click();
    await expect(steps(page)).toHaveCount(n - 1);
    expect(asked.filter((way) => !/^GET \/(computer\/[\w-]+\.js|s\/)/.test(way))).toEqual([]);
  },
);

test('without JavaScript it says that it needs it', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`/games/${table.id}/try`);
  // Playwright's own search by text passes over what is for those without scripts.
  await expect(page.locator('noscript .notice')).toBeVisible();
  await expect(page.getByText('Loading the analysis board')).toBeHidden();
});

for (const width of [1280, 360])
  test(`nothing in it stands against WCAG AA, or scrolls sideways: ${width}`, FULL, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await sit(page, 0);
    await open(page);
    const check = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await check();
    await keepAs(page, `Line ${width}`);
    await tool(page, 'Compare lines').click();
    await expect(page.getByRole('dialog', { name: 'Lines compared' })).toBeVisible();
    await check();
  });
