/** The table that is played in its page, and what the service has of it. */
import { test, type Browser, type Locator, type Page } from '@playwright/test';
import { moves, openTable, playedInPage } from './journey';

/** The address to which steps are sent. */
export const COMMANDS = /\/api\/games\/\w+\/commands$/;

/** Whose `data-pending` counts the steps that are not answered. */
export const pending = (page: Page): Locator => page.locator('html');

/** Steps do not reach the service before they are let go; gives the way to let them. */
export async function holdSteps(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(COMMANDS, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const take = (page: Page): Locator =>
  moves(page)
    .getByRole('button', { name: /^Take / })
    .first();

export const undo = (page: Page): Locator => moves(page).getByRole('button', { name: 'Undo one step' });

/** A new table as its first seat plays it. */
export const liveTable = async (browser: Browser): Promise<Page> =>
  playedInPage(await openTable(browser, test.info().project.use));

export const gameOf = (page: Page): string => /\/games\/(\w+)/.exec(page.url())?.[1] ?? '';

/** What the service has stored, oldest first. */
export async function stored(
  page: Page,
): Promise<{ seq: number; commandId: string; command: { type: string } }[]> {
  const log = await page.request.get(`/api/games/${gameOf(page)}/log`);
  return (await log.json()).rows;
}
