/** Opens a recorded game in the middle of a turn, and finds its highlighted places. */
import type { Locator, Page } from '@playwright/test';
import type { Wanted } from '../../support/lay-out';
import { turnInPage } from './journey';
import { layOut, seatToAct, takeSeat } from './tables';

/** A tile can be placed. */
export const BUILDING: Wanted = { game: '2-players-online', commands: 122 };
/** A row has an empty slot, which can be filled. */
export const REFILL: Wanted = { game: '2-players-online', commands: 124 };

/** Takes the seat to act. */
export async function inTurn(page: Page, wanted: Wanted = BUILDING): Promise<Page> {
  page.setDefaultTimeout(20_000);
  const table = await layOut(wanted, { isFresh: true });
  await takeSeat(page.context(), table, await seatToAct(table));
  await page.goto(`/games/${table.id}`);
  return turnInPage(page);
}

/** The place, or the key of the button, that has the focus. */
export const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const { at, key } = (document.activeElement as HTMLElement).dataset;
    return at ?? key;
  });

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
