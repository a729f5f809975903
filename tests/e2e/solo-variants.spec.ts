import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { playOn, prompt } from './support/journey';

/** As many games as a variant has values at most: together they play every value of every variant, and every option. */
const GAMES = [0, 1, 2];
const MOST_PASSES = 60;

/** Takes value number `game` of every variant of the board, and ticks every option in the first game, none in the second. */
async function choose(page: Page, game: number): Promise<Readonly<Record<string, string>>> {
  const chosen: Record<string, string> = {};
  for (const summary of ['More options', 'Variants of the board']) await page.getByText(summary).click();
  for (const select of await page
    .getByRole('group')
    .filter({ hasText: 'Variants of the board' })
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

/** Every value stands in the stored set-up under the name of its field. */
function valueIn(variant: Readonly<Record<string, unknown>>, field: string): unknown {
  const [group = '', name = ''] = field.replace(/^road\./, 'roadTiles.').split('.');
  const found = variant[group];
  return typeof found === 'object' && found !== null
    ? Object.entries(found).find(([key]) => key === name)?.[1]
    : found;
}

test.describe('a whole game against Peter Parler is played from the start page to the end', () => {
  test.describe.configure({ timeout: 600_000 });
  for (const game of GAMES) {
    test(`on value ${game + 1} of every variant`, async ({ browser }, { project }) => {
      test.skip(project.name !== 'desktop', 'the forms are the same at every width');
      const context = await browser.newContext({ javaScriptEnabled: false });
      await context.route(/_next\/static|icon\.svg/, (route) => route.abort());
      const page = await context.newPage();
      await page.goto('/');
      await page.getByLabel('Name of the table').fill('Alone');
      await page.locator('#seat-0').fill('Anna');
      await page.locator('#solo').selectOption('parler');
      const chosen = await choose(page, game);
      await page.getByRole('button', { name: 'Create the table' }).click();
      await page.goto(
        await page
          .getByLabel(/^Link for/)
          .first()
          .inputValue(),
      );
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(/\/games\//);
      for (let i = 0; i < MOST_PASSES && (await playOn([page])); i++);

      const result = page.getByRole('region', { name: 'Result' });
      await expect(result).toContainText('The game is over');
      const gameId = new URL(page.url()).pathname.split('/').at(-1);
      const { scores, view } = await (await page.request.get(`/api/games/${gameId}`)).json();
      for (const [field, value] of Object.entries(chosen)) {
        if (value !== '') expect(valueIn(view.state.setup.variant, field), field).toBe(value);
      }
      await expect(result).toContainText(`${scores[0].total} point`);
      await expect(prompt(page)).toHaveCount(0);
    });
  }
});
