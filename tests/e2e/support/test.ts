/** Playwright's `test`, with which people leave when their test is over. */
import { test as base } from '@playwright/test';

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
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
