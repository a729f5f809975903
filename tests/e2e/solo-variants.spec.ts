import { expect, type Browser, type Page } from '@playwright/test';
import { lookAt } from './support/driver/whole-game';
import { moves, openMore, stepOn, stepOrEnd } from './support/journey';
import { FULL, test } from './support/test';

/**
 * As many tables as a variant has values at most: together they have every value of every variant. The first
 * has every option as well.
 */
const TABLES = [0, 1, 2];
const MAX_PASSES = 60;

/**
 * Takes value number `game` of every variant of the board, and ticks every option in the first game, none in
 * the second.
 */
async function choose(page: Page, game: number): Promise<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {};
  for (const select of await page
    .getByRole('group')
    .filter({ hasText: 'Variants of the board' })
    .last()
    .getByRole('combobox')
    .all()) {
    const values = await select
      .locator('option')
      .evaluateAll((all) => all.map((it) => it.getAttribute('value')));
    const value = values[game % values.length] ?? '';
    await select.selectOption(value);
    chosen[(await select.getAttribute('name')) ?? ''] = value;
  }
  for (const [i, tick] of (await page.getByRole('checkbox').all()).entries()) {
    await tick.setChecked(game === 0 || (game === 2 && i % 2 === 0));
  }
  return chosen;
}

/** Every value is in the stored setup under the name of its field. */
function valueIn(variant: Readonly<Record<string, unknown>>, field: string): unknown {
  const [group = '', name = ''] = field.replace(/^road\./, 'roadTiles.').split('.');
  const found = variant[group];
  return typeof found === 'object' && found !== null
    ? Object.entries(found).find(([key]) => key === name)?.[1]
    : found;
}

/** A solo table, created on the start page only by forms, with its choices. */
async function begin(browser: Browser, game: number) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.route(/_next\/static|icon\.svg/, (route) => route.abort());
  await page.goto('/');
  await openMore(page);
  await page.getByLabel('Name of the table').fill('Alone');
  await page.locator('#seat-0').fill('Anna');
  await page.locator('#solo').selectOption('parler');
  const chosen = await choose(page, game);
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/games\/\w+$/);
  return { page, chosen };
}

for (const game of TABLES) {
  test(`a solo table has value ${game + 1} of every variant, as it was chosen`, FULL, async ({ browser }) => {
    const { page, chosen } = await begin(browser, game);
    const { view } = await lookAt(page);
    for (const [field, value] of Object.entries(chosen)) {
      if (value !== '') expect(valueIn(view.state.setup.variant, field), field).toBe(value);
    }
    await stepOn(page);
  });
}

test('a whole game against Peter Parler, with every option, comes to its end', FULL, async ({ browser }) => {
  test.setTimeout(600_000);
  const { page } = await begin(browser, 0);
  const result = page.getByRole('region', { name: 'Result' });
  const mine = moves(page).getByRole('heading', { name: /^(It’s your turn|Your decision)$/ });
  for (let i = 0; i < MAX_PASSES && (await result.count()) === 0; i++) {
    while ((await mine.count()) > 0) await stepOrEnd(page);
    await page.reload();
  }
  await expect(result).toContainText('The game is over');
  const { scores } = await lookAt(page);
  await expect(result).toContainText(`${scores[0].total} point`);
  await expect(moves(page)).toHaveCount(0);
});
