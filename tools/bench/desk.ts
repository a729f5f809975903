// A page on a desktop screen, to measure in a browser.
import type { Browser, BrowserContext } from '@playwright/test';

/**
 * A separate browser with a desktop viewport. Functions that run in its pages were translated by tsx, which
 * names them by a helper that pages lack (esbuild's `keepNames`); this browser has one.
 */
export async function newDesk(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
