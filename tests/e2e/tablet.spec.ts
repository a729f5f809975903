/** At 768 pixels the board comes first: nothing that is read fills a column next to or above the city. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { TABLET } from './support/screens';
import { layOut, seatToAct, takeSeat, type GoldenTable } from './support/tables';
import { test } from './support/test';

const MIDDLE = { game: '4-players-online', commands: 120 };
const OVER = { game: '4-players-online', commands: 10_000 };

interface State {
  readonly wanted: typeof MIDDLE;
  readonly sit?: (page: Page, table: GoldenTable) => Promise<void>;
  /** The board has the whole width, as nothing is ever pressed next to it. */
  readonly isWide: boolean;
}

const sitAt = (by: number) => async (page: Page, table: GoldenTable) =>
  takeSeat(page.context(), table, ((await seatToAct(table)) + by) % 4);

const STATES: Readonly<Record<string, State>> = {
  'a player who waits': { wanted: MIDDLE, sit: sitAt(1), isWide: false },
  'a spectator': { wanted: MIDDLE, isWide: true },
  'the player to move': { wanted: MIDDLE, sit: sitAt(0), isWide: false },
  'a finished game': { wanted: OVER, isWide: false },
};

/** In the page: the places of the zones on the page. */
function measure() {
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return {
      top: (box?.top ?? NaN) + scrollY,
      bottom: (box?.bottom ?? NaN) + scrollY,
      width: box?.width ?? 0,
    };
  };
  const [board, city, log] = [boxOf('.at-board'), boxOf('#city-zone'), boxOf('#log')];
  return {
    isLogLast: log.top >= city.bottom,
    boardWidth: board.width,
    boardTop: board.top,
    cityBelowBoard: city.top - board.top,
    isSideways: document.documentElement.scrollWidth > innerWidth,
  };
}

for (const [who, { wanted, sit, isWide }] of inFull(
  Object.entries(STATES),
  Object.entries(STATES).slice(0, 1),
))
  for (const colorScheme of ['light', 'dark'] as const)
    test(`at 768 pixels the board comes first for ${who}, ${colorScheme}`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: TABLET, colorScheme });
      const table = await layOut(wanted);
      await sit?.(page, table);
      await page.goto(`/games/${table.id}`);
      await expect(page.locator('#log')).toBeAttached();
      const found = await page.evaluate(measure);
      expect(found).toMatchObject({ isLogLast: true, isSideways: false });
      expect(found.boardTop).toBeLessThan(TABLET.height * 0.6);
      if (!isWide) return;
      expect(found.boardWidth).toBeGreaterThan(700);
      // One screen, where the bands side by side would take two.
      expect(found.cityBelowBoard).toBeLessThan(TABLET.height);
    });
