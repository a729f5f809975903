/** What a lesson, or the coach at a first table, asks for. */
import type { Page } from '@playwright/test';

/** What stands out now: the pieces, and the command whose button is to be pressed. */
export async function pulsing(page: Page) {
  const css = (await page.locator('#lesson style').textContent()) ?? '';
  const at = [...css.matchAll(/a(?:\[data-legal\])?\[data-at='([^']+)'\] \.hit/g)].flatMap(
    ([, key]) => key ?? [],
  );
  const value = /#moves button\[value='([^']+)'\]/.exec(css)?.[1];
  return { css, at, value };
}

/**
 * What is asked for now, to see whether it has become something else: a step is seen at once, and the lesson
 * hears of it with the answer. The arrow moves meanwhile, and is no part of it.
 */
export const lessonSays = (page: Page) =>
  page.locator('#lesson style, #lesson h2').allTextContents().then(String);
