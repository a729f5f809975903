/**
 * The checks of every page: it violates no rule of WCAG 2.2 AA and does not scroll sideways. `npm test`
 * checks each state once, in the light theme on a desktop, and the colours of three texts of each look. The
 * long form checks all colours, the dark theme and the phone width as well.
 */
import { expect, type Page } from '@playwright/test';
import { isFull } from '../../support/full';
import { OF_COLOURS, violationsOf } from './axe';
import { PHONE } from './screens';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** How `npm test` checks colours: at three texts of each look, or not at all. */
const COLOURS = { sampled: { sampled: OF_COLOURS }, unseen: { without: OF_COLOURS } };

/** Uses soft assertions, so one run reports every fault. */
export async function expectAccessible(page: Page, colours: keyof typeof COLOURS = 'sampled'): Promise<void> {
  // During a navigation there is no title for a moment.
  await expect(page).toHaveTitle(/\S/);
  await expectNothing(page, { runOnly: WCAG, ...(isFull ? {} : COLOURS[colours]) });
  if (isFull) await expectAccessibleByCandlelight(page);
}

/** The same page in the dark theme, which differs only in its colours. */
async function expectAccessibleByCandlelight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, { runOnly: OF_COLOURS }, 'by candlelight');
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The rules that depend on sizes. */
const OF_SIZES = ['target-size', 'scrollable-region-focusable', 'meta-viewport'];

/**
 * Checks the same page on a narrow screen for everything that depends on the width. Restores the viewport.
 */
export async function expectGoodOnPhone(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  if (isFull) await expectNothing(page, { runOnly: OF_SIZES }, 'on a phone');
  await expectNoSidewaysScroll(page);
  await expectFieldsNotEnlarged(page);
  if (wide) await page.setViewportSize(wide);
}

const NOT_TYPED = ['hidden', 'checkbox', 'radio', 'range', 'submit', 'button', 'file', 'color'];

/** An iPhone zooms in on a field with smaller text. */
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
