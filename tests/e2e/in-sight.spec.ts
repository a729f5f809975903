/** On a phone: chosen pieces, new tiles and questions are seen above the sheet and the bar. */
import { expect, type Page } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { inTurn, legal, REFILL, tap } from './support/in-turn';
import { doChosen, playedInPage, stepBy, twoFrames } from './support/journey';
import { ON_PHONE } from './support/screens';
import { newTable, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

test.use(ON_PHONE);

/** How far a piece reaches below what lies over the table. */
const hiddenBy = (page: Page, piece: string) =>
  page.evaluate((selector) => {
    const [over = 0] = ['#turn-bar:popover-open', '.at-moves']
      .flatMap((it) => document.querySelector(it)?.getBoundingClientRect().top ?? [])
      .sort((a, b) => a - b);
    const boxes = [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
    const seen = boxes.find(({ width, left }) => width > 0 && left >= 0 && left < innerWidth);
    return seen ? Math.max(0, Math.round(seen.bottom - over)) : 'not in the zone that is seen';
  }, piece);

test('the tile to confirm is above the bar, and the zones are next to it', async ({ page }) => {
  await inTurn(page, { game: '2-players-first-game', commands: 0 });
  await tap(legal(page, 'crane:5').first());
  await tap(legal(page, 'cell:action-hex-upgrade-action').first());
  await tap(legal(page, 'slot:upgrade-3').first());
  await expect(page.locator('.ghost')).toHaveCount(1);
  await expect.poll(() => hiddenBy(page, '.ghost')).toBe(0);
  const { foot, zones } = await page.evaluate(() => ({
    foot: document.querySelector('#turn-bar')?.getBoundingClientRect().bottom ?? NaN,
    zones: document.querySelector('.zones-nav')?.getBoundingClientRect().top ?? NaN,
  }));
  expect(foot).toBeLessThanOrEqual(zones);
});

test('a revealed tile of a row is in sight', FULL, async ({ page }) => {
  await inTurn(page, REFILL);
  await page.locator('.zones-nav a[href="#rows"]').tap();
  const slot = legal(page, 'slot:').first();
  const at = (await slot.getAttribute('data-at')) ?? '';
  await tap(slot);
  await stepBy(page, () => doChosen(page).tap());
  const tile = page.locator(`.cards a[data-at="${at}"]`);
  await expect(tile).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-pending', '0');
  // Scrolls to a zone by resizing the frame.
  await twoFrames(page);
  await expect(tile).toBeInViewport();
});

test('the next place is above the sheet, which comes up as a recap is folded', FULL, async ({ page }) => {
  const table = await newTable();
  await wireTurn(table);
  await takeSeat(page.context(), table, 1);
  await page.goto(`/games/${table.id}`);
  await expect(page.locator('#recap[open]')).toBeVisible();
  await playedInPage(page);
  await page.locator('.zones-nav a[href="#crane-zone"]').tap();
  await stepBy(page, () => tap(legal(page, 'crane:').first()));
  await expect(page.locator('.at-moves')).toHaveAttribute('data-height', 'half');
  await expect.poll(() => hiddenBy(page, '[data-legal][data-at^="cell:"]')).toBe(0);
});
