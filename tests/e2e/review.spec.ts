import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { PHONE } from './support/screens';
import { layOut, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

/** Two workers go through thirty-two turns. */
const REVIEW_MS = 240_000;

test(
  'a visitor has a game reviewed; the loser finds, replays and understands their most expensive turn',
  FULL,
  async ({ page, context }) => {
    test.setTimeout(REVIEW_MS + 60_000);
    const table = await layOut({ game: '2-players-base', commands: 10_000 }, { isFresh: true });
    const { id: gameId } = table;
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
    await takeSeat(context, table, 1);
    await page.reload();
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoSidewaysScroll(page);
    // A table keeps its words whole.
    await expect(page.locator('td', { hasText: 'inaccuracy' }).first()).toHaveCSS('overflow-wrap', 'normal');

    await page.getByRole('link', { name: 'See the better line' }).first().press('Enter');
    await expect(page.getByRole('heading', { name: /^Better was/ })).toBeVisible();
    await page.getByRole('link', { name: 'Step through the better line' }).press('Enter');
    await page.getByRole('link', { name: 'Next', exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/review\/\d+\/1$/);
    await expect(page.getByRole('heading', { name: 'The better line' })).toBeVisible();
    await expect(page.locator('main svg').first()).toBeVisible();
  },
);

test('a game under way has no review', FULL, async ({ page }) => {
  const table = await layOut({ game: '2-players-base', commands: 40 });
  await page.goto(`/games/${table?.id}/review`);
  await expect(page.getByText('no one gets advice here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review this game' })).toBeHidden();
});
