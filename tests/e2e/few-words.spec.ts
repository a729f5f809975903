/** How many words a phone shows before anything is unfolded: `npm run tool -- words` prints the figures. */
import { expect, type Page } from '@playwright/test';
import { FULL, test } from './support/test';
import { prepare } from './support/world';
import { member, stranger, type Visit } from './support/visits';

/** The most words of each page, and where they are counted. */
const PAGES: readonly (Visit & { name: string; most: number; part?: string })[] = [
  { name: 'start', most: 150, ...stranger(() => '/') },
  { name: 'table', most: 200, ...member(({ middle }) => `/games/${middle}`) },
  { name: 'New table', most: 150, ...stranger(() => '/'), part: '#new-table' },
  { name: 'notifications', most: 120, ...member(() => '/me/prompts') },
  { name: 'daily', most: 90, ...stranger(() => '/daily') },
  { name: 'step of history', most: 200, ...stranger(({ middle }) => `/games/${middle}/at/100`) },
];

/** Words with letters in texts that are shown: not folded, and not only for screen readers. */
const countWords = (page: Page, part: string) =>
  page.locator(part).evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let shown = '';
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: box } = text;
      const isShown = box?.checkVisibility({ visibilityProperty: true }) && !box.closest('.sr-only');
      if (isShown) shown += ` ${text.nodeValue}`;
    }
    return shown.match(/\p{L}[\p{L}’'-]*/gu)?.length ?? 0;
  });

test('pages on a phone', FULL, async ({ browser }, { project }) => {
  const options = { ...project.use, viewport: { width: 360, height: 740 } };
  const { world, known } = await prepare(browser, options);
  const [nobody, somebody] = await Promise.all(
    [{}, { storageState: known }].map(async (more) =>
      (await browser.newContext({ ...options, ...more })).newPage(),
    ),
  );
  for (const { name, most, at, asMember, part = 'body' } of PAGES) {
    const page = asMember ? somebody : nobody;
    await page?.goto(at(world));
    const words = page ? await countWords(page, part) : 0;
    console.log(`${name.padEnd(18)}${words} words of at most ${most}`);
    expect.soft(words, name).toBeGreaterThan(20);
  }
});
