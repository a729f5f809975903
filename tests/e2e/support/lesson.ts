/** Reads the request of a lesson, or of the coach at a first table. */
import type { Page } from '@playwright/test';

/** The highlighted pieces, and the command whose button has to be pressed. */
export async function pulsing(page: Page) {
  const css = (await page.locator('#lesson style').allTextContents()).join('');
  const at = [...css.matchAll(/a(?:\[data-legal\])?\[data-at='([^']+)'\](?::not\([^)]*\))? \.hit/g)].flatMap(
    ([, key]) => key ?? [],
  );
  const value = /#moves button\[value='([^']+)'\]/.exec(css)?.[1];
  return { css, at, value };
}

/**
 * The request, to detect that it has changed: a step is shown at once, and the lesson reacts with the answer.
 * The arrow is excluded, because it moves meanwhile.
 */
export const lessonSays = (page: Page) =>
  page.locator('#lesson style, #lesson h2').allTextContents().then(String);
