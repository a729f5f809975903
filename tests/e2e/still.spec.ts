/** Board and rails stay still: at every step of a turn, at its end, and when a rival's turn arrives. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { wireTurn } from '../support/wire';
import { inTurn } from './support/in-turn';
import { moves, press, settled, stepOf, stepOn, turnInPage, waiting } from './support/journey';
import { sitInStream } from './support/live-table';
import { ON_LARGE_PHONE, SCREENS } from './support/screens';
import { newTable } from './support/tables';
import { FULL, test } from './support/test';

/**
 * In the page: notes each element that moves, even right after a press. The panel of moves, the log, the
 * header and a rival's stores list other things after each step, so they may.
 */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'something gone';
    const path = [element, element.parentElement, element.parentElement?.parentElement].map(
      (it) =>
        it && `${it.tagName.toLowerCase()}${it.id && `#${it.id}`}.${it.getAttribute('class')?.slice(0, 30)}`,
    );
    return `${path.join(' < ')}: ${element.textContent?.slice(0, 30)}`;
  };
  /** An element that is gone when its shift is reported has no ancestors, so its place must do. */
  const isOnPanel = ({ x, y }: DOMRect) => {
    const panel = document.querySelector('.at-moves')?.getBoundingClientRect();
    return panel !== undefined && x >= panel.left && x <= panel.right && y >= panel.top && y <= panel.bottom;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as {
        readonly node?: Node;
        readonly previousRect: DOMRect;
        readonly currentRect: DOMRect;
      }[];
      for (const { node, previousRect: a, currentRect: b } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (element ? element.closest('.at-moves, #log, header.top, .rival .chips') : isOnPanel(a)) continue;
        const [from, to] = [a, b].map(
          ({ x, y, width, height }) => `${[x, y, width, height].map(Math.round)}`,
        );
        // A centred name that is replaced by another begins elsewhere in the same place.
        if (from !== to) shifts.push(`${nameOf(node)} ${from} -> ${to}`);
      }
    }
  }).observe({ type: 'layout-shift' });
}

/** Moves since the last question, once two more frames are painted. */
const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (const _each of [0, 1, 2]) await frame();
    return (Reflect.get(window, 'shifts') as string[]).splice(0);
  });

for (const [screen, options, how] of SCREENS)
  test(
    `on a ${screen} nothing moves in a turn, at its end, nor when the rival's turn arrives`,
    how,
    async ({ browser }) => {
      const table = await newTable();
      const page = await browser.newPage(options);
      await page.addInitScript(watchShifts);
      // With the stream the parts that are fetched in idle time have come.
      await sitInStream(page, table);
      await turnInPage(page);
      await settled(page);
      await moved(page);
      const found: string[] = [];
      const note = async (what: string) =>
        found.push(...(await moved(page)).map((each) => `${what}: ${each}`));
      const end = moves(page).getByRole('button', { name: /^End turn/ });
      for (const turn of inFull([1, 2], [1])) {
        while ((await end.count()) === 0) {
          const before = await stepOf(page);
          // An unfolded part moves the parts below it, by design.
          for (const fold of await moves(page).locator('details[data-tile]').all())
            await fold.evaluate((it) => it.setAttribute('open', ''));
          await moved(page);
          await stepOn(page);
          await note(`turn ${turn}, step ${before}`);
        }
        await press(page, end);
        await expect(waiting(page)).toBeVisible();
        await note(`turn ${turn}, end`);
        const last = await wireTurn(table);
        await expect(page.locator('header.top')).toHaveAttribute('data-seq', String(last?.seq));
        await expect(page.locator('#crane-zone [data-legal]').first()).toBeVisible();
        await note(`turn ${turn}, rival`);
      }
      expect(found).toEqual([]);
    },
  );

test('on a phone each step brings the first new choice into view', FULL, async ({ browser }) => {
  const page = await inTurn(await browser.newPage(ON_LARGE_PHONE));
  const sheet = page.locator('.at-moves');
  for (let step = 0; step < 3; step += 1) {
    await sheet.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    await stepOn(page);
    await expect.poll(() => sheet.evaluate((it) => it.scrollTop)).toBe(0);
    await expect(moves(page).locator('button[name="command"], summary').first()).toBeInViewport({ ratio: 1 });
  }
});
