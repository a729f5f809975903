/** Opens a recorded game in the middle of a turn, and finds its highlighted places. */
import { test, type Locator, type Page } from '@playwright/test';
import { layOut, takeSeat, type Wanted } from './golden-tables';
import { turnInPage } from './journey';

/** A tile can be placed. */
export const BUILDING: Wanted = { game: '2-players-online', commands: 122 };
/** A row has an empty slot, which can be filled. */
export const REFILL: Wanted = { game: '2-players-online', commands: 124 };

/** Takes the seat to act. */
export async function inTurn(page: Page, wanted: Wanted = BUILDING): Promise<Page> {
  page.setDefaultTimeout(20_000);
  const [table] = await layOut([wanted], { isFresh: true });
  if (!table) throw new Error('there is no table');
  const { waitingFor } = await (await page.request.get(`/api/games/${table.gameId}`)).json();
  await takeSeat(page.context(), test.info().project.use.baseURL ?? '', table, waitingFor[0]);
  await page.goto(`/games/${table.gameId}`);
  return turnInPage(page);
}

/** Highlighted places of these kinds; a bar next to a place does not count. */
export const legal = (page: Page, kinds = '') =>
  page.locator(`[data-at^="${kinds}"][data-legal]:not(#turn-bar *)`);

export async function middleOf(piece: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** The distance between the middles of two elements, in pixels. */
export async function distanceOf(...of: readonly [Locator, Locator]): Promise<number> {
  const [[x, y], [otherX, otherY]] = await Promise.all([middleOf(of[0]), middleOf(of[1])]);
  return Math.hypot(x - otherX, y - otherY);
}
