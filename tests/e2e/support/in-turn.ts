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

/** Whether the focus is inside the moves panel. */
export const isInMoves = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(document.activeElement?.closest('#moves')));

/** Highlighted places of these kinds; a bar next to a place does not count. */
export const legal = (page: Page, kinds = '') =>
  page.locator(`[data-at^="${kinds}"][data-legal]:not(#turn-bar *)`);

/** Brings the card of a piece into view, as a thumb would. */
export const showPiece = (piece: Locator): Promise<void> =>
  piece.evaluate((it) => it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));

export async function tap(piece: Locator): Promise<void> {
  await showPiece(piece);
  await piece.tap();
}

/** The edges of an element. */
export async function boxOf(of: Locator) {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await of.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

export async function middleOf(piece: Locator): Promise<readonly [number, number]> {
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return [x + width / 2, y + height / 2];
}

/** Goes straight to a point and clicks there. */
export async function clickAt(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  await page.mouse.move(x, y, { steps: 4 });
  await page.mouse.down();
  await page.mouse.up();
}

/** A thumb on the middle of a piece, wherever that is now; it may slip before it is lifted. */
export async function thumbOn(piece: Locator) {
  const session = await piece.page().context().newCDPSession(piece.page());
  const touch = async (type: 'touchStart' | 'touchMove', slip = 0) => {
    const [x, y] = await middleOf(piece);
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + slip }] });
  };
  return {
    press: () => touch('touchStart'),
    slip: () => touch('touchMove', 40),
    lift: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}
