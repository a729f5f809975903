/** Shared by all drivers that play a whole game in a browser. */
import { expect, type Page } from '@playwright/test';
import { survey } from './survey';

export const PATIENCE_MS = 30_000;
/** Within this time a page has received a computer's move. */
const FOLLOWS_MS = 10_000;

/** Blocks fonts and icons, because these pages are never viewed. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\.woff2|icon\.svg/, (route) => route.abort());
}

/**
 * Whether the page, which receives every step, shows a decision for its player or the end of the game in
 * time.
 */
const followsBy = (page: Page, timeout: number) =>
  page
    .waitForFunction(
      () =>
        document.querySelector('form#step') !== null ||
        document.querySelector('#moves h2')?.textContent === 'The game is over',
      undefined,
      { timeout },
    )
    .then(() => true)
    .catch(() => false);

/**
 * Waits for changes at the table. Reloads without scripts, and after a page has received nothing. With
 * scripts, the page must then become interactive.
 */
export async function arrive(page: Page): Promise<void> {
  const glows = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (!glows || !(await followsBy(page, FOLLOWS_MS))) await page.reload();
  if (!glows || !(await survey(page)).isMine) return;
  await expect(page.locator('[data-legal]').first()).toBeAttached({ timeout: PATIENCE_MS });
  // The page is played locally only after a further answer, which belongs to no step.
  await expect(page.locator('html[data-pending]')).toBeAttached({ timeout: PATIENCE_MS });
}

/** The API address of a page's game. */
export const gameOf = (page: Page) => `/api/games/${new URL(page.url()).pathname.split('/').at(-1)}`;

/** A reused connection may be closed at the same moment, so a read is repeated. */
export const read = async (page: Page, address: string) =>
  (await page.request.get(address, { maxRetries: 1 })).json();

/** The position of the game of a page. */
export const lookAt = (page: Page) => read(page, gameOf(page));
