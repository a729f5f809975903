/** "Watch a game": a game of four that plays on its own, and stands still where motion is not welcome. */
import { expect, type Page } from '@playwright/test';
import { COUNTED_COOKIE } from '@/components/table/ending/counted-cookie';
import { isFull } from '../support/full';
import { DESK, PHONE } from './support/screens';
import { layOut, SERVICE, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

const top = (page: Page) => page.locator('header.top');
const stepOf = async (page: Page) => Number(await top(page).getAttribute('data-seq'));
const controls = (page: Page) => page.locator('.history-play[data-ready]');

async function lookAround(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Watch a game' }).first().click();
  await expect(page.getByRole('heading', { name: 'Replay of a four-player game' })).toBeVisible();
  await expect(controls(page)).toBeVisible();
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test("the replay starts automatically, describes each step, and ends at the player's turn", async ({
  page,
}) => {
  await lookAround(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  const told = page.locator('.at-moves .words li').first();
  await expect(top(page)).toHaveAttribute('data-seq', '3');
  const third = await told.textContent();
  await expect(top(page)).toHaveAttribute('data-seq', '4');
  await expect(told).not.toHaveText(third ?? '');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('link', { name: 'Your turn: make a move' }).click();
  await expect(page).toHaveURL(/\/try\?at=\d+$/);
  await expect(page.locator('#moves')).toBeVisible();
});

test('with reduced motion the replay starts only on request', FULL, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await lookAround(page);
  await expect(page.getByRole('button', { name: 'Play' })).toHaveAttribute('aria-pressed', 'false');
  expect(await stepOf(page)).toBe(1);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(top(page)).toHaveAttribute('data-seq', '3');
});

test('at its fastest it pauses where the viewer’s turn begins', FULL, async ({ page }) => {
  await lookAround(page);
  const until = new URL(page.url()).searchParams.get('film') ?? '';
  await page.locator('.history-play select').selectOption({ index: 4 });
  await expect(top(page)).toHaveAttribute('data-seq', until, { timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await stepOf(page)).toBe(Number(until));
});

test('nothing reveals the result before the count, from the first paint on', FULL, async ({ browser }) => {
  const table = await layOut({ game: '2-players-base', commands: 9_999 });
  const open = async (options: Parameters<typeof browser.newContext>[0], isCounted = false) => {
    const context = await browser.newContext(options);
    if (isCounted)
      await context.addCookies([{ name: COUNTED_COOKIE, value: '1', url: `${SERVICE}/games/${table.id}` }]);
    const page = await context.newPage();
    // As a page is painted before its scripts have come.
    await page.route('**/*.js*', () => undefined);
    await page.goto(`/games/${table.id}`, { waitUntil: 'commit' });
    await expect(page.locator('#final-count tfoot')).toBeAttached();
    return page;
  };
  const tellers = [
    '#final-count tfoot td',
    '#final-count tbody td',
    '#moves .ranking',
    '.rival h2 strong',
    '#scores td',
  ];
  const covered = await open({});
  for (const teller of tellers) await expect(covered.locator(teller).first()).toBeHidden();
  const shown = [await open({ javaScriptEnabled: false })];
  if (isFull) shown.push(await open({ reducedMotion: 'reduce' }), await open({}, true));
  for (const page of shown)
    for (const teller of tellers) await expect(page.locator(teller).first()).toBeVisible();
});

test(
  'the end of a game is counted up line by line, once, and a key shows all of it',
  FULL,
  async ({ page }) => {
    const table = await layOut({ game: '2-players-base', commands: 9_999 });
    await takeSeat(page.context(), table);
    await page.setViewportSize(PHONE);
    await page.goto(`/games/${table.id}`);
    const lines = page.locator('#final-count tbody tr');
    // In one look: a slow machine counts on between two.
    const early = await page.waitForFunction(() => {
      const isHidden = (which: string) => {
        const element = document.querySelector(which);
        return element?.checkVisibility({ visibilityProperty: true }) === false;
      };
      const rows = '#final-count tbody tr';
      const isCounting = !isHidden(`${rows}:first-child`) && isHidden(`${rows}:last-child`);
      // Nothing else tells the result before.
      const tellers = ['#moves .ranking', '#mine h2 strong', '.rival h2 strong', '#scores td', '#log .log'];
      if (!isCounting || !tellers.every(isHidden)) return false;
      return document.querySelector('#final-count tfoot td')?.textContent ?? false;
    });
    await expect(page.locator('#final-count tfoot td').first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Shift');
    await expect(lines.last()).toBeVisible();
    await expect(page.locator('#moves .ranking')).toBeVisible();
    await expect(page.locator('#mine h2 strong')).toBeVisible();
    await page.setViewportSize(DESK);
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeInViewport({ ratio: 1 });
    const total = Number(await page.locator('#final-count tfoot td').first().textContent());
    expect(total).toBeGreaterThan(Number(await early.jsonValue()));
    await page.reload();
    await expect(lines.last()).toBeVisible();
    await expect(page.locator('#final-count tfoot td').first()).toHaveText(String(total));
  },
);
