/** The coach's first five turns: exactly one thing pulses, in view, and pressing it leads on. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { playNow, playToEndOfTurn, stepOf } from './support/journey';
import { AT_DESK, ON_LARGE_PHONE } from './support/screens';
import { FULL, test } from './support/test';

const TABLES = inFull(4, 1);
const TURNS = 5;
/** More presses than five turns need. */
const MAX_PRESSES = 120;

interface Pulsing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly isInView: boolean;
}

/** In the page: the rendered elements that pulse, and whether all of each can be seen and pressed. */
function pulsing(): readonly Pulsing[] {
  const found = document.getAnimations().flatMap((animation) => {
    if (!(animation instanceof CSSAnimation) || !animation.animationName.startsWith('lesson-')) return [];
    const { effect } = animation;
    if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
    const isMoving = (effect.getTiming().iterations ?? 1) > 1;
    return isMoving && effect.target.getClientRects().length > 0 ? [effect.target] : [];
  });
  return found.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const there = document.elementFromPoint(x, y);
    const whole = element.closest('[data-at], button, summary') ?? element;
    const isHit = there !== null && (whole.contains(there) || there.contains(whole));
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const name = whole.getAttribute('data-at') ?? whole.textContent?.slice(0, 60) ?? '';
    return { name, x, y, isInView: isHit && isInside };
  });
}

/** In the page: whether the wheel turns. A busy page may show two equal frames of it. */
const isTurning = () =>
  document
    .getAnimations()
    .some(
      (animation) =>
        animation instanceof CSSAnimation &&
        animation.animationName === 'turn' &&
        animation.playState !== 'finished',
    );

/** Answers of the server that come late redraw the table after the coach has shown its suggestion. */
const LATE_MS = 3_000;

async function answerLate(page: Page): Promise<void> {
  await page.route(/[?&]_rsc=/, async (route) => {
    await new Promise((done) => setTimeout(done, LATE_MS));
    await route.continue().catch(() => undefined);
  });
}

/** Whether the one thing that pulses is in view. */
const isOneInView = async (page: Page): Promise<boolean> => {
  const all = await page.evaluate(pulsing);
  return all.length === 1 && all[0]?.isInView === true;
};

/** Follows the coach until the farewell. */
async function follow(page: Page): Promise<number> {
  let presses = 0;
  const farewell = page.getByRole('heading', { name: 'From here on' });
  const isOver = async () => (await farewell.count()) > 0;
  while (presses < MAX_PRESSES && !(await isOver())) {
    const heading = await page
      .locator('#lesson')
      .first()
      .innerText()
      .catch(() => '');
    const at = `press ${presses}, “${heading.replaceAll('\n', ' ')}”`;
    let one: Pulsing | undefined;
    let last = '';
    await expect
      .poll(
        async () => {
          if (await isOver()) return 'over';
          const all = await page.evaluate(pulsing);
          [one] = all;
          const where = JSON.stringify(all);
          const isStill = where === last && !(await page.evaluate(isTurning));
          last = where;
          return all.length === 1 && one?.isInView && isStill ? 'one' : where;
        },
        { message: at, timeout: 15_000 },
      )
      .toMatch(/^(one|over)$/);
    if (!one || (await isOver())) break;
    const before = [await stepOf(page), await page.locator('#lesson style').allTextContents()].join();
    console.log(`${at}: ${one.name}`);
    await page.mouse.click(one.x, one.y);
    await expect
      .poll(async () => [await stepOf(page), await page.locator('#lesson style').allTextContents()].join())
      .not.toBe(before);
    presses += 1;
  }
  return presses;
}

test('a tile is taken by a press on the turning wheel', async ({ browser }) => {
  const page = await browser.newPage({ ...AT_DESK, reducedMotion: 'no-preference' });
  await playNow(page);
  await playToEndOfTurn(page);
  const before = await stepOf(page);
  await expect(async () => {
    const end = page.locator('#moves [data-key="e"]');
    if ((await end.count()) > 0) await end.click();
    expect(await stepOf(page)).toBeGreaterThan(before);
  }).toPass();
  await expect(page.locator('html:not([data-film])')).toBeAttached();
  await expect(page.locator('#crane-zone a[data-legal]').first()).toBeAttached();
  // A wheel that has just turned keeps turning, but slowly.
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--slow', '60s');
    document.querySelector('#crane-zone svg g')?.classList.add('turned-2');
  });
  const tile = page.locator('#crane-zone a[data-at^="crane:"][data-legal] .hit').first();
  await tile.waitFor();
  const begun = await stepOf(page);
  const box = await tile.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await page.mouse.down();
  // In this time the wheel would have turned on.
  await page.waitForTimeout(4_000);
  await page.mouse.up();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(begun);
});

test('the suggestion returns into view until the reader acts', async ({ browser }) => {
  const context = await browser.newContext({ ...ON_LARGE_PHONE, reducedMotion: 'no-preference' });
  const page = await playNow(await context.newPage());
  const scrollAway = () =>
    page.locator('.cards').evaluate((cards) => cards.scrollTo({ left: 2 * innerWidth, behavior: 'instant' }));
  await expect.poll(() => isOneInView(page)).toBe(true);
  // More than the first tries of the coach.
  await page.waitForTimeout(2_500);
  await scrollAway();
  await expect.poll(() => isOneInView(page)).toBe(true);
  await page.locator('header.top').dispatchEvent('pointerdown');
  await scrollAway();
  await page.waitForTimeout(1_500);
  expect(await isOneInView(page)).toBe(false);
});

for (const [screen, how, options] of [
  ['phone', {}, { viewport: { width: 390, height: 844 } }],
  ['desk', FULL, AT_DESK],
] as const)
  test(`the coach lets one thing pulse at a time, in view, on a ${screen}`, how, async ({ browser }) => {
    test.setTimeout(TABLES * 240_000);
    for (let i = 0; i < TABLES; i += 1) {
      const context = await browser.newContext({ ...options, reducedMotion: 'no-preference' });
      const page = await context.newPage();
      if (i % 2 === 0) await answerLate(page);
      const presses = await follow(await playNow(page));
      console.log(`${screen} ${i}: ${presses} presses for ${TURNS} turns`);
      expect(presses).toBeGreaterThan(3 * TURNS);
      await context.close();
    }
  });
