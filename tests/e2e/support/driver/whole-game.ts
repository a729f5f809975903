/** Shared by all drivers that play a whole game in a browser. */
import { expect, type Page } from '@playwright/test';
import { gameOf } from '../journey';
import type { Player } from './play';
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
async function arrive(page: Page): Promise<void> {
  const glows = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (!glows || !(await followsBy(page, FOLLOWS_MS))) await page.reload();
  if (!glows || !(await survey(page)).isMine) return;
  await expect(page.locator('[data-legal]').first()).toBeAttached({ timeout: PATIENCE_MS });
  // The page is played locally only after a further answer, which belongs to no step.
  await expect(page.locator('html[data-pending]')).toBeAttached({ timeout: PATIENCE_MS });
}

/** Where a phone has no room for the board next to the news about the others, that is read first. */
async function readNews(page: Page): Promise<void> {
  const gotIt = page.locator('details.recap[open] form button');
  if ((page.viewportSize()?.width ?? 0) > 500 || (await gotIt.count()) === 0) return;
  await gotIt.tap();
  await expect(gotIt).toHaveCount(0);
}

/** A computer thinks while its opponent looks again and again. */
const MAX_LOOKS = 1500;

/** Plays until the game is over. */
export async function playAll(players: readonly Player[]): Promise<void> {
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    for (const { page, decide } of players) {
      await arrive(page);
      await readNews(page);
      while ((await survey(page)).isMine) await decide();
      if ((await survey(page)).isOver) return;
    }
  }
  throw new Error('the game does not come to its end');
}

/** The API address of a page's game. */
export const apiOf = (page: Page) => `/api/games/${gameOf(page)}`;

/** A reused connection may be closed at the same moment, so a read is repeated. */
export const read = async (page: Page, address: string) =>
  (await page.request.get(address, { maxRetries: 1 })).json();

/** The position of the game of a page. */
export const lookAt = (page: Page) => read(page, apiOf(page));
