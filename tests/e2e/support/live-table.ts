/** A table that is played in its page, and its state at the service. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { gameOf, playedInPage } from './journey';
import type { WireTable } from '../../support/wire';
import { openTable, seatToAct, takeSeat } from './tables';

/** The address that steps are sent to. */
export const COMMANDS = /\/api\/games\/\w+\/commands$/;

/** The files of the page's scripts. */
export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** The element whose `data-pending` counts unanswered steps. */
export const pending = (page: Page): Locator => page.locator('html');

/** Holds requests back, steps unless others are named; returns a function that releases them. */
export async function hold(page: Page, requests = COMMANDS): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(requests, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** A new table on the page of its first seat. */
export const liveTable = async (browser: Browser): Promise<Page> => playedInPage(await openTable(browser));

/** Takes a seat and waits until the page receives changes. */
export async function sitInStream(page: Page, table: WireTable, seat = 0): Promise<void> {
  await takeSeat(page.context(), table, seat);
  const live = page.waitForResponse((response) => response.url().includes('/stream?') && response.ok());
  await page.goto(`/games/${table.id}`);
  await live;
}

/** Takes the seat to act, and waits until the page is alive. */
export async function sitToAct(page: Page, table: WireTable, path = ''): Promise<void> {
  await takeSeat(page.context(), table, await seatToAct(table));
  await page.goto(`/games/${table.id}${path}`);
  await expect(page.locator('html[data-version]')).toBeAttached();
  if (path === '') await expect(page.locator('[data-legal]').first()).toBeAttached();
}

/** The stored commands, oldest first. */
export async function stored(
  page: Page,
): Promise<{ seq: number; commandId: string; command: { type: string } }[]> {
  const log = await page.request.get(`/api/games/${gameOf(page)}/log`);
  return (await log.json()).rows;
}

/** Makes the next page note the newest row from its stream, in `data-heard` of `html`. */
export async function noteStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const { version }: { version: string } = JSON.parse(data);
          document.documentElement.dataset.heard = version.split('.')[0] ?? '';
        });
      }
    };
  });
}
