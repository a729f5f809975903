/** The ways back and the end of the turn stay in sight and in their places, next to stores and steps. */
import { chromium, expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/accessible';
import { boxOf, inTurn, legal } from './support/in-turn';
import { moves, press, take } from './support/journey';
import { COMMANDS, liveTable } from './support/live-table';
import { DESK, PHONE, TABLET } from './support/screens';
import { FULL, test } from './support/test';

const AFTER_ACTION = { game: '2-players-online', commands: 98 };

const button = (page: Page, name: string) => moves(page).getByRole('button', { name });
const box = (page: Page, selector: string) => boxOf(page.locator(selector));
const setHeight = (page: Page, height: string) =>
  page.locator('.at-moves').evaluate((sheet, to) => (sheet.dataset.height = to), height);

/** Nothing covers them, though nothing was scrolled. */
async function inReach(page: Page): Promise<void> {
  for (const name of ['Undo one step', 'End turn']) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    const isOnTop = await button(page, name).evaluate((it) => {
      const { left, bottom } = it.getBoundingClientRect();
      return document.elementFromPoint(left + 10, bottom - 2) === it;
    });
    expect(isOnTop).toBe(true);
  }
}

test(
  'below the recap the foot is above the bar of zones; on a desk rings in the city are two pixels wide',
  FULL,
  async ({ page }) => {
    await page.setViewportSize(TABLET);
    await inTurn(page);
    await expect(page.locator('#recap')).toBeVisible();
    const [foot, bar] = [await box(page, '#moves [data-key="u"]'), await box(page, '.zones-nav')];
    expect(foot.bottom).toBeLessThanOrEqual(bar.top);
    await page.setViewportSize(DESK);
    const ring = legal(page, 'site:').first().locator('.hit');
    const wide = await ring.evaluate((it: SVGGraphicsElement) => {
      const { a = 0 } = it.getScreenCTM() ?? {};
      return a * parseFloat(getComputedStyle(it).strokeWidth);
    });
    expect(wide).toBeGreaterThan(2);
  },
);

test(
  'where text is twice as large the buttons are in reach, and no store is cut',
  FULL,
  async ({ browserName: _ }, { project }) => {
    const { launchOptions = {} } = project.use;
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ ...launchOptions, args });
    const page = await browser.newPage({ viewport: PHONE });
    await inTurn(page, { game: '2-players-online', commands: 133 });
    await page.locator('#recap').evaluate((recap) => recap.removeAttribute('open'));
    for (const height of ['peek', 'half']) {
      await setHeight(page, height);
      await inReach(page);
    }
    const [points, balance] = [
      await box(page, '.balance [data-what="points"] b'),
      await box(page, '.balance >> nth=0'),
    ];
    expect(points.right).toBeLessThan(balance.right);
    // A whole step, and enough of the board.
    const [board, step, foot] = [
      await box(page, '.cards'),
      await box(page, '#moves .btn-wide >> nth=0'),
      await box(page, '.foot-buttons'),
    ];
    expect(board.bottom - board.top).toBeGreaterThanOrEqual(200);
    await expectNoSidewaysScroll(page);
    expect(step.bottom).toBeLessThanOrEqual(foot.top);
    await page.setViewportSize(DESK);
    await inReach(page);
    await browser.close();
  },
);

test('no height of the sheet and no low screen cuts its foot; the first height shows stores and two steps', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await inTurn(page, AFTER_ACTION);
  await page.locator('#recap').evaluate((recap) => recap.removeAttribute('open'));
  for (const height of ['peek', 'full', 'half']) {
    await setHeight(page, height);
    await expect(async () => {
      const [foot, bar] = [await box(page, '.moves-foot'), await box(page, '.zones-nav')];
      expect(foot.bottom).toBeLessThanOrEqual(bar.top);
    }).toPass({ timeout: 5_000 });
  }
  await expect(page.locator('.balance').first()).toBeInViewport({ ratio: 1 });
  const foot = await box(page, '.moves-foot');
  const steps = await page.locator('#moves .btn-wide').all();
  for (const step of steps.slice(0, 2)) {
    expect((await boxOf(step)).bottom).toBeLessThanOrEqual(foot.top);
  }
  for (const [width, height] of [
    [740, 360],
    [844, 390],
    [640, 320],
    [720, 450],
    [1280, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await inReach(page);
  }
});

test('each button of the foot has its own place, whichever of them are there', FULL, async ({ page }) => {
  await inTurn(page, { game: '2-players-online', commands: 107 });
  const places = async () => {
    const [undo, reset] = await Promise.all(
      ['Undo one step', 'Reset turn'].map((name) => button(page, name).boundingBox()),
    );
    return [undo?.x, undo?.width, reset?.x, reset?.width];
  };
  await expect(button(page, 'End turn')).toBeVisible();
  const before = await places();
  for (const _step of [1, 2]) await press(page, button(page, 'Undo one step'));
  await expect(button(page, 'End turn')).toHaveCount(0);
  expect(await places()).toEqual(before);
});

test('the message about unsent steps moves no button', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  await anna.route(COMMANDS, (route) => route.abort());
  await take(anna).click();
  await expect(moves(anna)).toContainText('been sent yet');
  const place = () => box(anna, '#moves [data-question] >> nth=0');
  const unsent = await place();
  await anna.unroute(COMMANDS);
  await anna.evaluate(() => dispatchEvent(new Event('online')));
  await expect(moves(anna)).not.toContainText('been sent yet');
  expect(await place()).toEqual(unsent);
});

test('on a desk what a step changes is seen, and the rival', FULL, async ({ page }) => {
  await page.setViewportSize(DESK);
  await inTurn(page, { game: '2-players-online', commands: 105 });
  await page.locator('#recap').evaluate((recap) => recap.removeAttribute('open'));
  await expect(page.locator('.balance li:visible')).toHaveCount(0);
  await moves(page).getByRole('region', { name: 'Perform an action' }).getByRole('button').first().hover();
  await expect(page.locator('.balance-more [data-next]').first()).toBeVisible();
  expect((await box(page, '.rival')).bottom).toBeLessThanOrEqual(900);
});
