// A page on a desktop screen, to measure in a browser.
import type { Browser, BrowserContext } from '@playwright/test';

/**
 * A browser of its own, wide as a desk. What is handed over to be run in its pages was translated by tsx,
 * which names functions by a helper that no page has (esbuild's `keepNames`); here it has one.
 */
export async function newDesk(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}
