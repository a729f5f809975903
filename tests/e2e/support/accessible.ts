/**
 * What holds for every page: nothing stands against WCAG 2.2 AA, and nothing scrolls sideways. `npm test`
 * looks at each state of a page once, by daylight and on a desk; the long form at the other theme and the
 * other width as well.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../../support/full';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that see colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Checks that tell of violations alone. */
const axeFor = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** Softly: one run names everything that is wrong. */
export async function expectAccessible(page: Page): Promise<void> {
  // While one page takes the place of another there is no title for a moment.
  await expect(page).toHaveTitle(/\S/);
  await expectNothing(axeFor(page).withTags(WCAG), page.url());
  if (isFull) await expectAccessibleByCandlelight(page);
}

/** The same page by candlelight: nothing but its colours is another. */
async function expectAccessibleByCandlelight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(axeFor(page).withRules(OF_COLOURS), `${page.url()} by candlelight`);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The rules that see sizes. */
const OF_SIZES = ['target-size', 'scrollable-region-focusable', 'meta-viewport'];
const PHONE = { width: 360, height: 740 };

/** The same page on a narrow screen: what the width makes different. Leaves the page as wide as it was. */
export async function expectGoodOnPhone(page: Page): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize(PHONE);
  if (isFull) await expectNothing(axeFor(page).withRules(OF_SIZES), `${page.url()} on a phone`);
  await expectNoSidewaysScroll(page);
  if (wide) await page.setViewportSize(wide);
}

async function expectNothing(axe: AxeBuilder, where: string): Promise<void> {
  // The frame around a letter runs no script, axe's neither. No page has any other frame, so axe need not
  // collect what it found in a page of its own; and of what is in order it need not tell every place, of
  // which a table has thousands.
  const { violations } = await axe.exclude('iframe[sandbox]').setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target} ${html.slice(0, 120)}`).join(' | ')}`,
  );
  expect.soft(found, where).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [inside, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(inside, `width of ${page.url()}`).toBeLessThanOrEqual(window ?? 0);
}
