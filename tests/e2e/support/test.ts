/** Playwright's `test`, with which people leave when their test is over. */
import { test as base, type Browser, type BrowserContext } from '@playwright/test';

/**
 * For a variant of what another test looks at anyway: the long form alone does it, docs/testing.md says why.
 */
export const FULL = { tag: '@full' };

/**
 * Playwright closes only the context it opened itself. A table that stays open in any other asks for news and
 * glows on, and twenty of them take the processor from the tests that follow.
 */
export const test = base.extend<{ readonly everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use, testInfo) => {
      const { errors, unlisten } = listenIn(browser);
      await use(undefined);
      unlisten();
      await Promise.all(browser.contexts().map(leave));
      // What a page showed instead of itself says nothing of why, and it may have come back since.
      const isRed = testInfo.status !== testInfo.expectedStatus;
      const told = errors.filter((error) => isRed || !error.startsWith(NOT_LOADED));
      if (told.length > 0) console.log(`Errors of pages in "${testInfo.title}":\n${told.join('\n')}`);
    },
    { auto: true },
  ],
});

/** What a browser says of whatever was refused or cut off: in green tests that is meant. */
const NOT_LOADED = 'Failed to load resource';

/** Notes what breaks in any page that is opened from now on. */
function listenIn(browser: Browser): { readonly errors: readonly string[]; readonly unlisten: () => void } {
  const errors: string[] = [];
  const listen = (context: BrowserContext) => {
    context.on('weberror', (broken) => errors.push(broken.error().stack ?? broken.error().message));
    context.on('console', (said) => {
      if (said.type() === 'error') errors.push(`${said.text()} (${said.location().url})`);
    });
  };
  browser.contexts().forEach(listen);
  browser.on('context', listen);
  return { errors, unlisten: () => browser.off('context', listen) };
}

/** What a page still fetches by way of a test's route when that test is over is nobody's error. */
async function leave(context: BrowserContext): Promise<void> {
  const unroute = (it: Pick<BrowserContext, 'unrouteAll'>) => it.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([context, ...context.pages()].map(unroute));
  await context.close();
}
