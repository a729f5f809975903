/** Playwright's `test`, with which people leave when their test is over. */
import { test as base, type BrowserContext } from '@playwright/test';

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
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map(leave));
    },
    { auto: true },
  ],
});

/** What a page still fetches by way of a test's route when that test is over is nobody's error. */
async function leave(context: BrowserContext): Promise<void> {
  const unroute = (it: Pick<BrowserContext, 'unrouteAll'>) => it.unrouteAll({ behavior: 'ignoreErrors' });
  await Promise.all([context, ...context.pages()].map(unroute));
  await context.close();
}
