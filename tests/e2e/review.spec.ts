import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { layOut, takeSeat } from './support/golden-tables';
import { FULL, test } from './support/test';

/** Two workers go through thirty-two turns. */
const REVIEW_MS = 240_000;

test(
  'a visitor has a game reviewed; the loser finds, replays and understands their most expensive turn',
  FULL,
  async ({ page, context, baseURL }) => {
    test.setTimeout(REVIEW_MS + 60_000);
    const [table] = await layOut([{ game: '2-players-base', commands: 10_000 }], { isFresh: true });
    if (!table) throw new Error('no table');
    const { gameId } = table;
    await page.goto(`/games/${gameId}/review`);
    const asked: string[] = [];
    const rules = page.waitForResponse((response) => response.url().includes('/pack/'));
    await page.getByRole('button', { name: 'Review this game' }).click();
    await rules;
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await expect(page.getByRole('heading', { name: 'The result in numbers' })).toBeVisible({
      timeout: REVIEW_MS,
    });
    // Each worker fetches its script; nothing else is asked before the review is whole.
    const kept = asked.indexOf(`PUT /api/games/${gameId}/review`);
    const meanwhile = new Set(asked.slice(0, kept).map((each) => each.replace(/[^/]+\.js$/, '*.js')));
    expect([...meanwhile]).toEqual(['GET /_next/static/chunks/*.js']);
    // Nothing speaks to the visitor as to a player, and only players compare or deepen it.
    await expect(page.locator('main')).not.toContainText(/\byours?\b/);
    await expect(page.getByRole('button', { name: /^Review/ })).toHaveCount(0);
    await takeSeat(context, baseURL ?? '', table, 1);
    await page.reload();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    // A table keeps its words whole.
    await expect(page.locator('td', { hasText: 'inaccuracy' }).first()).toHaveCSS('overflow-wrap', 'normal');

    await page.getByRole('link', { name: 'See the better line' }).first().press('Enter');
    await expect(page.getByRole('heading', { name: 'Why it is better' })).toBeVisible();
    const better = page.url();
    await watchBoth(page);
    await page.goto(better);
    await page.getByRole('link', { name: 'Step through the better line' }).press('Enter');
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/review\/\d+\/1$/);
    await expect(page.getByRole('heading', { name: 'The better line' })).toBeVisible();
    await expect(page.locator('main svg').first()).toBeVisible();
  },
);

/** Plays a turn next to its better line, and steps through both by key and by link. */
async function watchBoth(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Watch both turns side by side' }).press('Enter');
  const where = page
    .getByRole('navigation')
    .getByText(/^After step/)
    .first();
  await expect(where).toHaveText(/^After step 0 of/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(where).toHaveText(/^After step 1 of/);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(where).toHaveText(/^After step 0 of/);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const next = page.getByRole('link', { name: 'Next step', exact: true });
  await next.press('Enter');
  await expect(where).toHaveText(/^After step 1 of/);
  await expect(next).toBeFocused();
  await expect(page).toHaveURL(/film\?step=1$/);
}

test('a game under way has no review', FULL, async ({ page }) => {
  const [table] = await layOut([{ game: '2-players-base', commands: 40 }]);
  await page.goto(`/games/${table?.gameId}/review`);
  await expect(page.getByText('no one gets advice here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review this game' })).toBeHidden();
});
