import { expect, type Browser, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { MOUSE, still, THUMB, type Hand } from './support/driver/hands';
import { playedInPage, twoFrames, undo } from './support/journey';
import { lessonSays, pulsing } from './support/lesson';
import { hold, pending } from './support/live-table';
import { cutTexts } from './support/overflow';
import { FULL, test } from './support/test';

const SCREENS = [
  ['desk', MOUSE],
  ['phone', THUMB],
] as const;
const LOCALES = ['en', 'de', 'pt-BR'] as const;
/** More than any chapter has, with a click or three for each. */
const MAX_STEPS = 40;

/** Nothing lies over title and sentence of the step, which are not scrolled away. */
async function expectWordsInSight(page: Page): Promise<void> {
  // The page has scrolled to a button when the arrow is at it.
  if ((await pulsing(page)).value !== undefined)
    await expect(page.locator('#lesson [data-side]')).toBeVisible();
  const hidden = await page.locator('#lesson h2, #lesson h2 + *').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { top, bottom, left } = part.getBoundingClientRect();
      // The handle of a sheet can be seen through.
      const edges = [top + 3, bottom - 3].map((y) =>
        document.elementsFromPoint(left + 3, y).find((there) => !there.matches('.sheet-handle')),
      );
      const isSeen = edges.every((there) => there?.closest('#lesson') && !there.matches('#lesson'));
      return isSeen ? [] : [part.textContent];
    }),
  );
  expect(hidden, 'words of the step are out of sight').toEqual([]);
}

const isPlace = (value: string) => /^\{~type~:~Place(Upgrade|Wall|Building|Plank)~/.test(value);

/**
 * A thumb's places, and steps that reveal, are confirmed in the bar, where a place with several steps marks
 * the one that is meant; the end of a turn that loses something at its own button.
 */
async function sayYes(page: Page, hand: Hand): Promise<void> {
  const { value } = await pulsing(page);
  const meant = `#turn-bar button[value='${value}']`;
  for (const again of [meant, '#turn-bar [data-do="go"]', '#moves button[data-armed="sure"]'])
    if (await page.locator(again).isVisible()) return hand.press(page, page.locator(again));
}

/** Waits until the lesson continues, and confirms a step that asks. A page that is just being left says nothing. */
async function answered(page: Page, hand: Hand, before: string): Promise<void> {
  await expect(async () => {
    if ((await lessonSays(page)) === before) await sayYes(page, hand);
    expect(await lessonSays(page)).not.toBe(before);
  }).toPass();
}

/** Does what the step asks for, with highlighted parts and nothing else. */
async function doStep(page: Page, hand: Hand): Promise<void> {
  const next = page.locator('#lesson button.btn-main[name="read"]');
  if ((await next.count()) > 0) return hand.press(page, next);
  const { at, value } = await pulsing(page);
  if (value === undefined) throw new Error('nothing stands out');
  if (!isPlace(value)) return hand.press(page, page.locator(`#moves button[value='${value}']`).first());
  for (const key of at.filter((each) => /^(slot|site|cell|bridge):/.test(each))) await hand.point(page, key);
}

/** The same with the marks on the table, in the order of the marks. */
async function doMarked(page: Page, hand: Hand): Promise<void> {
  const { at, value } = await pulsing(page);
  if (value === undefined || at.length === 0) return doStep(page, hand);
  for (const key of at) await hand.point(page, key);
}

/** From the list of chapters to the first sentence of one. */
async function begin(page: Page, chapter: number): Promise<void> {
  await page.goto('/learn');
  expect(await cutTexts(page)).toEqual([]);
  await page
    .getByRole('button', { name: new RegExp(` ${chapter} `) })
    .first()
    .click();
}

/** From the list of chapters to the last sentence of one. */
async function playChapter(browser: Browser, chapter: number, locale: string, hand: Hand): Promise<void> {
  const page = await browser.newPage({ ...hand.options, locale, timezoneId: 'America/New_York' });
  await begin(page, chapter);
  const progress = page.locator('#lesson progress');
  await expect(progress).toHaveAttribute('value', '1');
  const last = await progress.getAttribute('max');
  // A newcomer lives by the clock of their browser, and is not asked which.
  await expect(page.locator('input[name="zone"]')).toHaveCount(0);
  for (let i = 0; i < MAX_STEPS; i += 1) {
    expect(await cutTexts(page, '#lesson')).toEqual([]);
    if ((await progress.getAttribute('value')) === last) break;
    await expect(page.locator('#lesson .notice')).toHaveCount(0);
    await expectWordsInSight(page);
    const before = await lessonSays(page);
    await doStep(page, hand);
    await answered(page, hand, before);
  }
  await expect(progress).toHaveAttribute('value', last ?? '');
}

for (const [screen, hand] of SCREENS)
  for (const locale of LOCALES)
    for (const chapter of [1, 2, 3]) {
      test(`chapter ${chapter} is played to its end on a ${screen} in ${locale}`, FULL, async ({ browser }) =>
        playChapter(browser, chapter, locale, hand),
      );
    }

/** Milliseconds that the pointer rests after each click. */
for (const [chapter, restMs, steps] of inFull(
  [
    [1, 0, MAX_STEPS],
    [1, 800, MAX_STEPS],
    [2, 800, MAX_STEPS],
    [3, 800, MAX_STEPS],
    [3, 1600, MAX_STEPS],
  ] as const,
  [[1, 800, 3]] as const,
))
  test(`clicks on what is marked land in chapter ${chapter}, ${restMs} ms after the last one`, async ({
    browser,
  }) => {
    const hand = still(restMs);
    const page = await browser.newPage(hand.options);
    await begin(page, chapter);
    await playedInPage(page);
    const progress = page.locator('#lesson progress');
    const last = await progress.getAttribute('max');
    for (let i = 0; i < steps && (await progress.getAttribute('value')) !== last; i += 1) {
      const before = await lessonSays(page);
      await doMarked(page, hand);
      await answered(page, hand, before);
    }
  });

/** Reads on until a step must be taken. Returns the value of its button. */
async function readOn(page: Page): Promise<string> {
  for (let read = 0; read < MAX_STEPS; read += 1) {
    const { value } = await pulsing(page);
    if (value !== undefined) return value;
    const said = await lessonSays(page);
    await page.locator('#lesson button.btn-main[name="read"]').click();
    await expect.poll(() => lessonSays(page)).not.toBe(said);
  }
  throw new Error('the lesson asks for no step');
}

test('a refresh that came too early is repeated, and the lesson continues', FULL, async ({ page }) => {
  await begin(page, 1);
  await playedInPage(page);
  let [before, isEarly] = ['', false];
  await page.route(/\/games\/\w+(\?|$)/, async (route) => {
    if (route.request().headers()['rsc'] === undefined) return route.continue();
    const response = await route.fetch();
    const body = isEarly ? before : await response.text();
    [before, isEarly] = [body, false];
    return route.fulfill({ response, body });
  });
  const value = await readOn(page);
  const said = await lessonSays(page);
  expect(before).not.toBe('');
  isEarly = true;
  await page.locator(`#moves button[value='${value}']`).first().click();
  await expect.poll(() => lessonSays(page), { timeout: 30_000 }).not.toBe(said);
  expect(isEarly).toBe(false);
});

test(
  'a step is shown before the service has received it, and the lesson continues with the answer',
  FULL,
  async ({ page }) => {
    await begin(page, 1);
    await playedInPage(page);
    const value = await readOn(page);
    // The lesson explains parts that nobody teaches.
    await expect(page.locator('#moves p.border-l-gold')).toHaveCount(0);
    const said = await lessonSays(page);
    const release = await hold(page);
    await page.locator(`#moves button[value='${value}']`).first().click();
    await expect(undo(page)).toBeVisible();
    await expect(pending(page)).toHaveAttribute('data-pending', '1');
    expect(await lessonSays(page)).toBe(said);
    release();
    await expect.poll(() => lessonSays(page)).not.toBe(said);
    const sentence = await page.locator('#lesson').getAttribute('data-said');
    await expect(page.locator('#news')).toContainText(sentence ?? 'nothing');
    const arrow = page.locator('#lesson [data-side]');
    await expect(arrow).toBeVisible();
    // Its target may be drawn again after the words have come.
    await page.evaluate(() => {
      for (const it of document.querySelectorAll('#moves button, a[data-at]'))
        it.replaceWith(it.cloneNode(true));
      dispatchEvent(new Event('resize'));
    });
    await twoFrames(page);
    await expect(arrow).toBeVisible();
  },
);
