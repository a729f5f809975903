/** Somebody in the middle of a turn of a recorded game, and the places that are highlighted for them. */
import { test, type Page } from '@playwright/test';
import { layOut, takeSeat, type Wanted } from './golden-tables';
import { turnInPage } from './journey';

/** A tile that may be placed. */
export const BUILDING: Wanted = { game: '2-players-online', commands: 122 };
/** A row with an empty slot, which may be filled. */
export const REFILL: Wanted = { game: '2-players-online', commands: 124 };

/** Seats the page where the game waits. */
export async function inTurn(page: Page, wanted: Wanted = BUILDING): Promise<Page> {
  page.setDefaultTimeout(20_000);
  const [table] = await layOut([wanted], { isFresh: true });
  if (!table) throw new Error('there is no table');
  const { waitingFor } = await (await page.request.get(`/api/games/${table.gameId}`)).json();
  await takeSeat(page.context(), test.info().project.use.baseURL ?? '', table, waitingFor[0]);
  await page.goto(`/games/${table.gameId}`);
  return turnInPage(page);
}

/** Places of these kinds; the bar beside one is none. */
export const legal = (page: Page, kinds = '') =>
  page.locator(`[data-at^="${kinds}"][data-legal]:not(#turn-bar *)`);
