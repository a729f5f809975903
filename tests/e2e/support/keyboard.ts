/** A person without a mouse: Tab, Enter, Space and letters. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Far more stops than any page of these walks has. */
const MOST_STOPS = 200;

/** Goes on by Tab to a control; the focus is seen at each stop. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let n = 0; n < MOST_STOPS; n += 1) {
    await page.keyboard.press('Tab');
    expect(await hiddenFocus(page), page.url()).toBe('');
    if (await isFocused(target)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()} on ${page.url()}`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** The element with the focus, where it is not marked, out of sight, or under something else. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    // Behind the last stop comes the frame of the browser.
    if (!at || at === document.body) return '';
    const name = `${at.tagName} ${at.id} ${at.textContent?.trim().slice(0, 40)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) return `no mark on ${name}`;
    // A link that breaks has a box for each of its lines.
    const { left, right, top, bottom } = at.getClientRects()[0] ?? at.getBoundingClientRect();
    const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isInside) return `out of sight: ${name}`;
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
    const over = document.elementFromPoint(x, y);
    const isSeen = over !== null && (at.contains(over) || over.contains(at));
    return isSeen ? '' : `under ${over?.tagName} ${over?.className}: ${name}`;
  });

/** Goes to a control and presses it. */
export async function pressByKey(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Goes to a field and types in the place of its text. */
export async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
  await expect(target).toHaveValue(text);
}

/** Goes to a list and types the beginning of an option. */
export async function chooseByKey(page: Page, target: Locator, letters: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(letters);
}

/**
 * After a form was sent and its answer is there: the focus is still on something that is named and in sight,
 * not at the top of everything.
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
