/** How many words a phone asks to read before anything is unfolded: `npm run tool -- words` prints the figures. */
import { expect, type Page } from '@playwright/test';
import { playNow } from './support/journey';
import { FULL, test } from './support/test';
import { member, stranger, type Visit } from './support/visits';
import { prepare } from './support/world';

/** The most words of each page, and where they are counted. */
const PAGES: readonly (Visit & { name: string; most: number; part?: string })[] = [
  { name: 'start', most: 150, ...stranger('/') },
  { name: 'table', most: 200, ...member('/games/:middle') },
  { name: 'New table', most: 150, ...stranger('/'), part: '#new-table' },
  { name: 'notifications', most: 120, ...member('/me/prompts') },
  { name: 'daily', most: 90, ...stranger('/daily') },
  { name: 'weekly', most: 100, ...stranger('/weekly') },
  { name: 'verify', most: 150, ...stranger('/verify') },
  { name: 'accessibility', most: 180, ...stranger('/accessibility') },
  { name: 'step of history', most: 200, ...stranger('/games/:middle/at/100') },
];

/** These are not read: the header, menus, the footer, names within drawings, and texts for screen readers. */
const NOT_READ = 'body > header, header.top, nav, footer, svg, option, .sr-only';

/** Words with a letter that are shown across the width of the phone, however far down. */
const countWords = (page: Page, part: string) =>
  page.locator(part).evaluate((root, notRead) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: box } = text;
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      const isBeside = right <= 0 || left >= innerWidth;
      if (!isBeside && box?.checkVisibility({ visibilityProperty: true }) && !box.closest(notRead))
        shown.push(text.nodeValue ?? '');
    }
    return shown
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length;
  }, NOT_READ);

/** The product promises 180. Without the rules that hide repeated words it has 164, which a test should notice. */
const FIRST_TURN = 140;

test.use({ viewport: { width: 390, height: 844 } });

test('the first turn on a phone', async ({ page }) => {
  await playNow(page);
  await expect(page.getByRole('heading', { name: 'Your first turn' })).toBeVisible();
  const words = await countWords(page, 'body');
  console.log(`first turn${String(words).padStart(12)} words of at most ${FIRST_TURN}`);
  expect(words).toBeLessThanOrEqual(FIRST_TURN);
});

test('pages on a phone', FULL, async ({ browser, page: nobody }) => {
  const { world, known } = await prepare(browser);
  const somebody = await browser.newPage({ storageState: known });
  for (const { name, most, at, asMember, part = 'body' } of PAGES) {
    const page = asMember ? somebody : nobody;
    await page.goto(at(world));
    const words = await countWords(page, part);
    console.log(`${name.padEnd(18)}${words} words of at most ${most}`);
    expect.soft(words, name).toBeGreaterThan(20);
    expect.soft(words, name).toBeLessThanOrEqual(most);
  }
});
