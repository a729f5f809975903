/** A table that is played in its page, and its state at the service. */
import { test, type Browser, type Locator, type Page } from '@playwright/test';
import { moves, openTable, playedInPage } from './journey';

/** The address that steps are sent to. */
export const COMMANDS = /\/api\/games\/\w+\/commands$/;

/** The element whose `data-pending` counts unanswered steps. */
export const pending = (page: Page): Locator => page.locator('html');

/** Holds steps back from the service; returns a function that releases them. */
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

/** A new table on the page of its first seat. */
export const liveTable = async (browser: Browser): Promise<Page> =>
  playedInPage(await openTable(browser, test.info().project.use));

export const gameOf = (page: Page): string => /\/games\/(\w+)/.exec(page.url())?.[1] ?? '';

/** The stored commands, oldest first. */
export async function stored(
  page: Page,
): Promise<{ seq: number; commandId: string; command: { type: string } }[]> {
  const log = await page.request.get(`/api/games/${gameOf(page)}/log`);
  return (await log.json()).rows;
}
