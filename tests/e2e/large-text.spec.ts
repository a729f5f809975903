/** Text at 200 % on a phone 360 pixels wide: all zones, counters apart, and the first move whole. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { playNow, turnInPage, twoFrames } from './support/journey';
import { ON_PHONE } from './support/screens';
import { layOut, seatToAct, takeSeat } from './support/tables';
import { test } from './support/test';

const ZONES = 7;

/** Ways to enlarge only the text: in the browser's settings, or by a user style. */
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the browser': async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
  'a style': async (page) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
    });
  },
};

async function openMiddle(page: Page): Promise<void> {
  const table = await layOut({ game: '4-players-online', commands: 120 });
  await takeSeat(page.context(), table, await seatToAct(table));
  await page.goto(`/games/${table.id}`);
  await turnInPage(page);
}

const TABLES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the first turn': playNow,
  'a table of four': openMiddle,
};

/** In the page: zones that cannot be pressed, counters that overlap, and the first move. */
function measure() {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isWhole = (element: Element): boolean => {
    const { left, right, top, bottom } = boxOf(element);
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    // A drawn piece does not fill its box.
    const heights = element.matches('svg *') ? [] : [top + 8, bottom - 8];
    const points = [...heights, (top + bottom) / 2].map((y) => [(left + right) / 2, y] as const);
    return points.every(([x, y]) => {
      // The handle of a sheet can be seen through.
      const there = document.elementsFromPoint(x, y).find((each) => !each.matches('.sheet-handle'));
      return there !== undefined && element.contains(there);
    });
  };
  const zones = [...document.querySelectorAll('.zones-nav a')].filter((zone) => boxOf(zone).width > 0);
  const counters = [...document.querySelectorAll('#moves .balance > li')].filter(
    (counter) => boxOf(counter).width > 0,
  );
  // The contents, because a box may be narrower than what it holds.
  const contentOf = (counter: Element) => {
    const range = document.createRange();
    range.selectNodeContents(counter);
    return range.getBoundingClientRect();
  };
  const boxes = counters.map(contentOf);
  const overlaps = boxes.flatMap((one, i) =>
    boxes
      .slice(i + 1)
      .filter(
        (other) =>
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
  ).length;
  // The coach's sheet makes room for the piece that it marks.
  const marked = document.getAnimations().flatMap((animation) => {
    const isMark = animation instanceof CSSAnimation && animation.animationName === 'lesson-piece';
    const { effect } = animation;
    const target = isMark && effect instanceof KeyframeEffect ? effect.target : null;
    return target && boxOf(target).width > 0 ? [target] : [];
  });
  const move =
    marked[0]?.closest('[data-at]') ?? document.querySelector('#moves .btn, #moves .placement > summary');
  return {
    zones: zones.length,
    unreachable: zones.filter((zone) => !isWhole(zone)).map((zone) => zone.getAttribute('href')),
    counters: counters.length,
    overlaps,
    isSideways: document.documentElement.scrollWidth > innerWidth,
    move: move && `${move.textContent}: ${isWhole(move) ? 'whole' : JSON.stringify(boxOf(move))}`,
  };
}

for (const [way, enlarge] of Object.entries(WAYS))
  for (const [table, open] of inFull(Object.entries(TABLES), Object.entries(TABLES).slice(0, 1)))
    test(`at 200 % by ${way}, ${table} has its zones, counters and first move`, async ({ browser }) => {
      const context = await browser.newContext(ON_PHONE);
      const page = await context.newPage();
      await enlarge(page);
      await open(page);
      await twoFrames(page);
      await expect
        .poll(() => page.evaluate(measure))
        .toMatchObject({
          zones: ZONES,
          unreachable: [],
          counters: 6,
          overlaps: 0,
          isSideways: false,
          move: expect.stringMatching(/: whole$/),
        });
    });
