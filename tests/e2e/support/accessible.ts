/**
 * What holds for every page: nothing stands against WCAG 2.2 AA, and nothing scrolls sideways. `npm test`
 * looks at each state of a page once, by daylight and on a desk, and at the colours of three texts of each
 * look; the long form at the colours of all, at the other theme and the other width as well.
 */
import { expect, type Page } from '@playwright/test';
import { isFull } from '../../support/full';
import { OF_COLOURS, violationsOf } from './axe';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How `npm test` looks at colours: at three texts of each look, or not at all. */
const COLOURS = { sampled: { sampled: OF_COLOURS }, unseen: { without: OF_COLOURS } };

/** Softly: one run names everything that is wrong. */
export async function expectAccessible(page: Page, colours: keyof typeof COLOURS = 'sampled'): Promise<void> {
  // While one page takes the place of another there is no title for a moment.
  await expect(page).toHaveTitle(/\S/);
  await expectNothing(page, { runOnly: WCAG, ...(isFull ? {} : COLOURS[colours]) });
  if (isFull) await expectAccessibleByCandlelight(page);
}

/** The same page by candlelight: nothing but its colours is another. */
async function expectAccessibleByCandlelight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, { runOnly: OF_COLOURS }, 'by candlelight');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The rules that see sizes. */
const OF_SIZES = ['target-size', 'scrollable-region-focusable', 'meta-viewport'];
const PHONE = { width: 360, height: 740 };

/** The same page on a narrow screen: what the width makes different. Leaves the page as wide as it was. */
export async function expectGoodOnPhone(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  if (isFull) await expectNothing(page, { runOnly: OF_SIZES }, 'on a phone');
  await expectNoSidewaysScroll(page);
  await expectFieldsNotEnlarged(page);
  if (wide) await page.setViewportSize(wide);
}

const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'range', 'submit', 'button', 'file', 'color'];

/** An iPhone enlarges the page for a field whose letters are smaller. */
async function expectFieldsNotEnlarged(page: Page): Promise<void> {
  const small = await page.evaluate((notTyped) => {
    const fields = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    return [...fields]
      .filter((field) => !notTyped.includes(field.type) && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, NOT_TYPED);
  expect.soft(small, `fields of ${page.url()}`).toEqual([]);
}

async function expectNothing(page: Page, asked: Parameters<typeof violationsOf>[1], how = ''): Promise<void> {
  expect.soft(await violationsOf(page, asked), `${page.url()} ${how}`).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(inside, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
}
