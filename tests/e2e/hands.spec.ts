/**
 * Figures for hands and eyes at a table: targets, the focus on a page enlarged four times, spaced texts, keys
 * that nobody meant.
 */
import { expect } from '@playwright/test';
import { report } from './support/figures';
import { cutBySpacing, hiddenFocus, targetsOn } from './support/hands-and-eyes';
import { stepOf } from './support/journey';
import { layOut, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';
import { sitToAct } from './support/live-table';
import { heardIn, isStop } from './support/tree';

let table: GoldenTable;
test.beforeAll(async () => {
  table = await layOut({ game: '4-players-online', commands: 160 });
});

/** WCAG 2.5.8 asks for 24 pixels or room, a thumb for 44. Links within a sentence are as high as it. */
for (const [width, height, hasTouch] of [
  [320, 640, true],
  [390, 780, true],
  [1440, 900, false],
] as const) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height }, hasTouch, isMobile: hasTouch });
    test(`targets of ${hasTouch ? 44 : 24} pixels; spaced texts are whole`, FULL, async ({ page }) => {
      const least = hasTouch ? 44 : 24;
      const all: string[] = [];
      const cut: string[] = [];
      let near = 0;
      for (const path of ['', '/words']) {
        await sitToAct(page, table, path);
        const targets = (await targetsOn(page)).filter(({ isInline }) => !isInline);
        near += targets.filter(({ isTooNear }) => isTooNear).length;
        const small = targets.filter((it) => Math.min(it.width, it.height) < least - 0.5);
        all.push(...small.map((it) => `${it.width} x ${it.height}: ${it.name}`));
        cut.push(...(await cutBySpacing(page)));
      }
      report(`targets that fail 2.5.8 at ${width}, table and words`, near);
      report(`targets below ${least} pixels at ${width}, table and words`, all.length);
      report(`texts cut when spaced (1.4.12) at ${width}, table and words`, cut.length);
      expect(near).toBe(0);
      expect(all).toEqual([]);
      expect(cut).toEqual([]);
    });
  });
}

test.describe('enlarged four times', () => {
  test.use({ viewport: { width: 320, height: 256 } });
  test('whatever has the focus is in sight, and nothing stays in the way', FULL, async ({ page }) => {
    const hidden: string[] = [];
    let stops = 0;
    for (const path of ['', '/words']) {
      await sitToAct(page, table, path);
      const fixed = await page.evaluate(() =>
        ['header.top', '.zones-nav', '.at-moves'].filter((it) => {
          const element = document.querySelector(it);
          return element && ['fixed', 'sticky'].includes(getComputedStyle(element).position);
        }),
      );
      expect(fixed).toEqual([]);
      await page.locator('body').press('Home');
      for (let i = 0; i < MAX_STOPS; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement === document.body)) break;
        stops += 1;
        const name = await hiddenFocus(page);
        if (name) hidden.push(name);
      }
    }
    report('hidden focus (2.4.11) at 320 x 256, of all stops for Tab at table and in words', hidden.length);
    expect(stops).toBeGreaterThan(60);
    expect(hidden).toEqual([]);
  });
});

const MAX_STOPS = 90;

test(
  'from the skip link to the first action; keys that nobody meant for the table',
  FULL,
  async ({ page }) => {
    await sitToAct(page, table);
    const before = await stepOf(page);
    const nothing = () => page.evaluate(() => document.activeElement === document.body);
    for (const key of 'bpueri:?') await page.keyboard.press(key);
    const acted = [
      await page.locator('#shortcuts:popover-open').count(),
      (await nothing()) ? 0 : 1,
      (await stepOf(page)) - before,
    ].reduce((sum, n) => sum + n, 0);
    report('table: single keys that act with the focus nowhere', acted);
    expect(acted).toBe(0);

    // By keys: the skip link, then one Tab after the other until a button gives a step.
    while (!(await page.evaluate(() => document.activeElement?.getAttribute('href') === '#step')))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('#step')).toBeFocused();
    const isAction = () =>
      page.evaluate(() => document.activeElement?.matches('#moves button[name="command"]'));
    const heard = (await heardIn(page)).filter(({ regions }) => regions.includes('Your move'));
    const from = heard.findIndex(({ isFocused }) => isFocused);
    const first = heard.findIndex(({ role }, i) => role === 'button' && i > from);
    const stops = heard.slice(from + 1, first + 1).filter(isStop).length;
    await page.keyboard.press('p');
    const keys = (await isAction()) ? 2 : 99;
    report('table: keys from the skip link to the first action', keys);
    report('table: stops from the skip link to the first action', stops);
    expect(stops).toBeGreaterThan(0);
    expect(stops).toBeLessThanOrEqual(5);
    expect(keys).toBeLessThanOrEqual(2);
  },
);
