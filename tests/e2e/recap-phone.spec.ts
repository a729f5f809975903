/** The recap, read on a phone. */
import { expect } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { ON_PHONE, PHONE, TABLET } from './support/screens';
import { layOut, newTable, openSeat, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

test('on a phone the moves come up again when the recap is read', FULL, async ({ browser }) => {
  const table = await newTable();
  for (const _other of [1, 2, 3]) await wireTurn(table);
  const page = await openSeat(browser, table, 1, { ...ON_PHONE, reducedMotion: 'no-preference' });
  const sheet = page.locator('.at-moves');
  const film = page.locator('#recap[data-film="plays"]');
  await expect(film).toHaveCount(1);
  await expect(sheet).toHaveAttribute('data-height', 'peek');
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(film).toHaveCount(0);
  await expect(sheet).toHaveAttribute('data-height', 'half');
});

/** In the page: how high the strip is as soon as it is there. */
function measureStrip(): void {
  addEventListener('DOMContentLoaded', () =>
    Object.assign(window, { strip: document.getElementById('recap')?.clientHeight }),
  );
}

/** After this number of commands three turns of the others are over; the first of them takes a tile of a row. */
const THREE_TURNS_LATER = 72;
const LAID = '#mine';

test('on a phone the film shows what happens, and its card can be read', FULL, async ({ browser }) => {
  const table = await layOut({ game: '4-players-online', commands: THREE_TURNS_LATER }, { isFresh: true });
  const page = await browser.newPage({ ...ON_PHONE, reducedMotion: 'no-preference' });
  await takeSeat(page.context(), table);
  await page.addInitScript(measureStrip);
  await page.goto(`/games/${table.id}`);
  await expect(page.locator('#recap[data-film="plays"]')).toHaveCount(1);
  const strip = await page.locator('#recap').evaluate(({ clientHeight }) => clientHeight);
  expect(strip).toBe(await page.evaluate(() => Reflect.get(window, 'strip')));
  await expect(page.locator(LAID)).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('button', { name: 'Pause' }).tap();
  // The click follows the tap. Until then the replay moves the card.
  await expect(page.locator('#recap').getByRole('button', { name: 'Play' })).toBeVisible();
  const card = page.locator('#recap ol');
  await card.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect(card.getByText('For you:').first()).toBeInViewport({ ratio: 1 });
  // Where it has led is left again.
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect.poll(() => page.locator('.cards').evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('on a tablet and a desk the film shows what happens', FULL, async ({ browser }) => {
  const table = await layOut({ game: '4-players-online', commands: THREE_TURNS_LATER }, { isFresh: true });
  for (const [viewport, seen] of [
    [TABLET, LAID],
    [{ width: 1280, height: 660 }, '.rival.seat-2'],
  ] as const) {
    const page = await openSeat(browser, table, 0, { reducedMotion: 'no-preference', viewport });
    await expect(page.locator('#recap[data-film="plays"]')).toHaveCount(1);
    await expect(page.locator(seen)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Pause' })).toBeInViewport();
    await page.context().close();
  }
});

test('on a phone the recap is no second scroller, however much there is to tell', FULL, async ({ page }) => {
  const told = await layOut({ game: '4-players-all-options', commands: 244 });
  await takeSeat(page.context(), told, 1);
  await page.setViewportSize(PHONE);
  await page.goto(`/games/${told.id}`);
  const heights = await page.locator('#recap').evaluate((recap) =>
    [...recap.querySelectorAll<HTMLInputElement>('input[type="radio"]')].map((choice) => {
      choice.checked = true;
      return [recap.scrollHeight, recap.clientHeight] as const;
    }),
  );
  expect(heights).toHaveLength(4);
  for (const [whole, seen] of heights) expect(whole).toBe(seen);
});
