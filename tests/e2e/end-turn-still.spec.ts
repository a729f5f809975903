/** End turn, and the moves of the next turn, move nothing that was there before: less than 0.02 of layout shift. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { moves, playNow, playToEndOfTurn, stepOf } from './support/journey';
import { DESK, TABLET } from './support/screens';
import { FULL, test } from './support/test';

const MOST = 0.02;
const TURNS = inFull(4, 2);
/** A replay of the rival's turn is over by then. */
const WATCHED_MS = 4_000;

/** In the page: notes every shift, also one soon after a press, which a slow service makes a late one. */
function watch(): void {
  const shifts: { value: number; moved: readonly string[] }[] = [];
  Object.assign(window, { shifts });
  const wordsOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as readonly {
        readonly node?: Element;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.id || node?.className || node?.nodeName}: ${wordsOf(previousRect)} to ${wordsOf(currentRect)}`,
      );
      shifts.push({ value: Number(Reflect.get(entry, 'value')), moved });
    }
  }).observe({ type: 'layout-shift' });
}

async function endTurn(page: Page): Promise<void> {
  const before = await stepOf(page);
  const end = moves(page).getByRole('button', { name: /^End (turn|and lose)/, disabled: false });
  await expect(async () => {
    if ((await stepOf(page)) === before && (await end.isVisible())) await end.click();
    expect(await stepOf(page)).toBeGreaterThan(before);
  }).toPass();
}

for (const [screen, viewport, how] of [
  ['desk', DESK, {}],
  ['tablet', TABLET, FULL],
] as const)
  test(`End turn moves nothing that stays, on a ${screen}`, how, async ({ browser }) => {
    const page = await playNow(await browser.newPage({ viewport, reducedMotion: 'no-preference' }));
    await page.evaluate(watch);
    for (let turn = 1; turn <= TURNS; turn += 1) {
      await playToEndOfTurn(page);
      await page.waitForTimeout(1_000);
      await page.evaluate(() => void (Reflect.get(window, 'shifts') as unknown[]).splice(0));
      await endTurn(page);
      await page.waitForTimeout(WATCHED_MS);
      const shifts: readonly { value: number; moved: readonly string[] }[] = await page.evaluate(() =>
        Reflect.get(window, 'shifts'),
      );
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      console.log(`${screen}, turn ${turn}: ${sum.toFixed(4)} of layout shift`);
      expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(MOST);
    }
  });
