// Opens pages on a desktop screen, to measure them in a browser.
import type { Browser, BrowserContext } from '@playwright/test';

/**
 * A separate browser context with a desktop viewport. tsx translates the functions that run in its pages, and
 * names them by a helper that pages lack (esbuild's `keepNames`). The context defines that helper.
 */
export async function newDesk(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
