import { expect, type Browser } from '@playwright/test';
import { inFull, isFull } from '../support/full';
import { lessonSays, pulsing } from './support/lesson';
import { FULL, test } from './support/test';

/** Somebody who has never been here, in a browser that knows nothing. */
const TRIES = inFull(10, 1);
/**
 * For reading before each click: 20 words at 200 a minute, which is more than the coach adds at any step
 * and about what the start page says next to "Play now".
 */
const READING_S = 6;
const MAX_S = 60;
const MAX_CLICKS = 12;

/** The number of clicks from only the address to the end of the first turn. */
async function firstTurn(browser: Browser, viewport: { width: number; height: number }): Promise<number> {
  const page = await browser.newPage({ viewport, hasTouch: viewport.width < 500 });
  await page.goto('/');
  const playNow = page.getByRole('button', { name: 'Play now' });
  // A newcomer need not look for it.
  await expect(playNow).toBeInViewport({ ratio: 1 });
  await playNow.click();
  await expect(page.getByRole('heading', { name: 'Your first turn' })).toBeVisible();
  const nextStep = page.getByRole('region', { name: 'A good next step' });
  // The first is on "Play now".
  let clicks = 1;
  for (let i = 0; i < MAX_CLICKS; i += 1) {
    const { value } = await pulsing(page);
    if (value === undefined || (await nextStep.isVisible())) break;
    const said = await lessonSays(page);
    const button = page.locator(`#moves button[value='${value}']`).first();
    expect(await button.count()).toBe(1);
    const before = await page.locator('[data-seq]').getAttribute('data-seq');
    await button.click();
    clicks += 1;
    await expect(page.locator('[data-seq]')).not.toHaveAttribute('data-seq', before ?? '');
    await expect.poll(() => lessonSays(page)).not.toBe(said);
  }
  await expect(nextStep).toBeVisible();
  await page.context().close();
  return clicks;
}

for (const [screen, how, viewport] of [
  ['desk', FULL, { width: 1440, height: 900 }],
  ['phone', {}, { width: 390, height: 844 }],
] as const) {
  test(`a first turn takes few clicks, and less than a minute, on a ${screen}`, how, async ({ browser }) => {
    // A text that is too long says so itself.
    test.setTimeout(Math.max(180, TRIES * MAX_S) * 1000);
    for (let i = 0; i < TRIES; i += 1) {
      const began = Date.now();
      const clicks = await firstTurn(browser, viewport);
      const waited = (Date.now() - began) / 1000;
      const seconds = waited + clicks * READING_S;
      console.log(
        `${screen} ${i + 1}: ${clicks} clicks, ${waited.toFixed(1)} s, ${seconds.toFixed(1)} s with reading`,
      );
      expect(clicks).toBeLessThanOrEqual(MAX_CLICKS);
      // How long it takes says something of the page only where nothing else runs.
      if (isFull) expect(seconds).toBeLessThanOrEqual(MAX_S);
    }
  });
}
