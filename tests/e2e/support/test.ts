/** Playwright's `test`, which also closes all other contexts at the end of a test. */
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { MISSING } from '@/lib/game/wording/language/make-wording';

/** Marks variants of another test that only the long form runs; docs/testing.md says why. */
export const FULL = { tag: '@full' };

/**
 * Playwright closes only its own context. A table that stays open in another context keeps polling and
 * animating, and twenty of them take processor time from the next tests.
 */
export const test = base.extend<{ readonly everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use, testInfo) => {
      const { errors, unlisten } = listenIn(browser);
      await use(undefined);
      unlisten();
      const wordless = await Promise.all(
        browser.contexts().flatMap((context) => context.pages().map(missingIn)),
      );
      await Promise.all(browser.contexts().map(leave));
      // A page that shows an error does not give its reason, and may have recovered since.
      const isRed = testInfo.status !== testInfo.expectedStatus;
      const told = errors.filter((error) => isRed || !error.startsWith(NOT_LOADED));
      if (told.length > 0) console.log(`Errors of pages in "${testInfo.title}":\n${told.join('\n')}`);
      expect(wordless.flat(), 'messages that a page lacks').toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser's message about refused or cut requests. In passing tests these are intended. */
const NOT_LOADED = 'Failed to load resource';

/** Collects the errors of every page that is opened from now on. */
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

/** The messages that a page lacks as it is left. A page that is closed or does not answer has none. */
const missingIn = (page: Page): Promise<string[]> =>
  page
    .getByText(MISSING)
    .allTextContents()
    .catch(() => []);

/** Errors of requests that a test's route still handles at the end of the test are ignored. */
async function leave(context: BrowserContext): Promise<void> {
  const unroute = (it: Pick<BrowserContext, 'unrouteAll'>) => it.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([context, ...context.pages()].map(unroute));
  await context.close();
}
