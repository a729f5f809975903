/** A press on a button that works by scripts only, before the scripts have come: kept, and done once. */
import { expect, type Browser, type Page } from '@playwright/test';
import { makeGate } from './support/gate';
import { ON_LARGE_PHONE } from './support/screens';
import { newTable, takeSeat } from './support/tables';
import { test } from './support/test';

/** A table on a phone, whose scripts wait until they are let through. */
async function openWithoutScripts(browser: Browser) {
  const table = await newTable();
  const context = await browser.newContext(ON_LARGE_PHONE);
  await takeSeat(context, table);
  const page = await context.newPage();
  const gate = makeGate();
  await page.route('**/_next/static/**/*.js*', async (route) => {
    await gate.passed;
    await route.continue().catch(() => undefined);
  });
  await page.goto(`/games/${table.id}`, { waitUntil: 'domcontentloaded' });
  const letThrough = async () => {
    gate.open();
    await page.waitForFunction(() => !('takeEarlyPress' in window));
  };
  return { page, handle: page.locator('.sheet-handle'), letThrough };
}

/** The height of the sheet of moves. A press on its handle sets the next one. */
const heightOf = (page: Page) => page.locator('.at-moves').getAttribute('data-height');

test('a press before the scripts have come is done when they come, once', async ({ browser }) => {
  const { page, handle, letThrough } = await openWithoutScripts(browser);
  await handle.click();
  await handle.click();
  await expect(handle).toHaveAttribute('aria-busy', 'true');
  expect(await heightOf(page)).not.toBe('full');
  await letThrough();
  await expect.poll(() => heightOf(page)).toBe('full');
  await expect(handle).not.toHaveAttribute('aria-busy');
});

const FORGOTTEN: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'another press': (page) => page.locator('#moves').dispatchEvent('click'),
  'five seconds': () => Promise.resolve(),
};

for (const [after, happen] of Object.entries(FORGOTTEN))
  test(`a press before the scripts have come is forgotten after ${after}`, async ({ browser }) => {
    const { page, handle, letThrough } = await openWithoutScripts(browser);
    await handle.click();
    await expect(handle).toHaveAttribute('aria-busy', 'true');
    await happen(page);
    await expect(handle).not.toHaveAttribute('aria-busy');
    await letThrough();
    // React runs all effects before it hands on this press, so the early one would have been repeated.
    await handle.click();
    await expect.poll(() => heightOf(page)).toBe('full');
  });
