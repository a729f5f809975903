/** What all have in common who play a whole game in a browser. */
import { expect, type Page } from '@playwright/test';
import { survey } from './survey';

export const PATIENCE_MS = 30_000;
/** By then a page has heard of what a computer does. */
const FOLLOWS_MS = 10_000;

/** Nobody looks at these pages. */
export async function withoutPictures(page: Page): Promise<void> {
  await page.route(/\.woff2|icon\.svg/, (route) => route.abort());
}

/**
 * Whether the page itself, which hears of every step, comes to be of somebody who is to decide, or of a game
 * that is over.
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
 * Looks at the table when it has changed; without scripts, and where a page has heard nothing, again. With
 * scripts it has to come to life.
 */
export async function arrive(page: Page): Promise<void> {
  const glows = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
  if (!glows || !(await followsBy(page, FOLLOWS_MS))) await page.reload();
  if (!glows || !(await survey(page)).isMine) return;
  await expect(page.locator('[data-legal]').first()).toBeAttached({ timeout: PATIENCE_MS });
  // Being played in the page begins with a new answer, which is none to a step.
  await expect(page.locator('html[data-pending]')).toBeAttached({ timeout: PATIENCE_MS });
}

/** Where a program reads the game of a page. */
export const gameOf = (page: Page) => `/api/games/${new URL(page.url()).pathname.split('/').at(-1)}`;

/** A connection that was kept may be closed just as it is used again: what is only read is asked for anew. */
export const read = async (page: Page, address: string) =>
  (await page.request.get(address, { maxRetries: 1 })).json();

/** The position of the game of a page. */
export const lookAt = (page: Page) => read(page, gameOf(page));
