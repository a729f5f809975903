/** A person without a mouse: uses Tab, Enter, Space and letters. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Far more stops than any page in these tests has. */
const MAX_STOPS = 200;

/** Moves by Tab to a control; the focus must be visible at each stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < MAX_STOPS; n += 1) {
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page), page.url()).toBe('');
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()} on ${page.url()}`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The focused element if it is unmarked, out of sight, or covered. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    // After the last stop the focus is in the browser's own frame.
    if (!at || at === document.body) return '';
    const name = `${at.tagName} ${at.id} ${at.textContent?.trim().slice(0, 40)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return `no mark on ${name}`;
    // A link that wraps has a box for each of its lines.
    const { left, right, top, bottom } = at.getClientRects()[0] ?? at.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isInside) return `out of sight: ${name}`;
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const over = document.elementFromPoint(x, y);
    const isSeen = over !== null && (at.contains(over) || over.contains(at));
    return isSeen ? '' : `under ${over?.tagName} ${over?.className}: ${name}`;
  });

/** Moves to a control and presses it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Moves to a field and replaces its text. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(target).toHaveValue(text);
}

/** Moves to a list and types the beginning of an option. */
export async function chooseByKey(page: Page, target: Locator, letters: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(letters);
}

/**
 * After the answer to a form, the focus is still on a named, visible element and not at the top of the page.
 */
export async function expectKeptFocus(page: Page, after: string): Promise<void> {
  const place = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return at === null || at === document.body ? 'lost' : at.id || at.getAttribute('role') || at.tagName;
    });
  await expect.poll(place, { message: `focus after ${after}` }).not.toBe('lost');
  expect(await hiddenFocus(page), `focus after ${after}`).toBe('');
}
