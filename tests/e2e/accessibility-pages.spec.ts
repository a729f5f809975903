/**
 * Every page there is, by its file: nothing stands against WCAG 2.2 AA in both themes, and nothing scrolls
 * sideways.
 */
// Not the `test` after which everybody leaves: who looks goes from page to page, as people do, and need not
// fetch every script forty times.
import { expect, test, type Page } from '@playwright/test';
import { isFull, ofEachKind } from '../support/full';
import { expectAccessible, expectGoodOnPhone, expectNoSidewaysScroll } from './support/accessible';
import { ALL_PAGES, partOfSite } from './support/all-pages';
import { SERVICE } from './support/tables';
import { heardIn, repeatedIn, type Heard } from './support/tree';
import type { Visit } from './support/visits';
import { prepare, type Prepared } from './support/world';

test.describe.configure({ mode: 'default', timeout: 300_000 });

let prepared: Prepared;
let stranger: Page;
let member: Page;
test.beforeAll(async ({ browser }) => {
  prepared = await prepare(browser);
  stranger = await browser.newPage();
  member = await browser.newPage({ storageState: prepared.known });
});
test.afterAll(async () => {
  await stranger.context().close();
  await member.context().close();
});

/** The strangers' first view, which differs most from a known person's. */
const START = 'app/(site)/page.tsx';

/**
 * Where `npm test` looks at colours: every control, cards and lists, forms. The table has a test of its own
 * (accessibility.spec.ts).
 */
const COLOURED: readonly string[] = [START, 'app/design/page.tsx', 'app/lobby/page.tsx', 'app/me/page.tsx'];

/** The pages in `npm test`: each page once, with personal content where it has some. */
function sampleOf(file: string, visits: readonly Visit[]): readonly Visit[] {
  if (isFull || file === START) return visits;
  return visits.filter((visit) => visit === (visits.find(({ asMember }) => asMember) ?? visits[0]));
}

const VISITED = Object.entries(ALL_PAGES).flatMap(([file, visits]) =>
  typeof visits === 'string' ? [] : [{ file, visits }],
);

/** In `npm test` one page of each part of the site, and those with colours. */
const { rows, how } = ofEachKind('accessible pages', VISITED, {
  key: ({ file }) => file,
  kinds: ({ file }) => [COLOURED.includes(file) ? file : partOfSite(file)],
});

for (const { file, visits } of rows)
  test(`${file} (${how})`, async () => {
    const { world } = prepared;
    for (const [i, { at: addressIn, asMember }] of sampleOf(file, visits).entries()) {
      const page = asMember ? member : stranger;
      await page.goto(addressIn(world));
      await expectAccessible(page, COLOURED.includes(file) ? 'sampled' : 'unseen');
      await expectNoSidewaysScroll(page);
      if (isFull || i === 0) await expectNamed(page, file);
      await expectGoodOnPhone(page);
    }
  });

/** Shows every control several times. */
const SAMPLES = 'app/design/page.tsx';
/** The step of the game is part of these names. */
const AT_THE_TABLE: readonly string[] = ['app/games/[gameId]/page.tsx', 'app/games/[gameId]/words/page.tsx'];

/** One heading says what the page is, each control is known by its name, and a table by its title. */
async function expectNamed(page: Page, file: string): Promise<void> {
  if (file === SAMPLES) return;
  const heard = await heardIn(page);
  await expectSkipLink(page, heard);
  expect.soft(repeatedIn(heard), `names on ${page.url()}`).toEqual([]);
  const titles = heard.filter(({ role, level }) => role === 'heading' && level === 1);
  expect.soft(titles, `titles of ${page.url()}`).toHaveLength(1);
  if (AT_THE_TABLE.includes(file))
    await expect.soft(page).toHaveTitle(/(Golden Tiger|by the window).* round \d+ of 16/);
}

/** Where there is a board, the first link of the page leads past the header, and takes the focus along. */
async function expectSkipLink(page: Page, heard: readonly Heard[]): Promise<void> {
  if ((await page.locator('.at-board, .compare').count()) === 0) return;
  const { hash } = new URL(heard.find(({ role }) => role === 'link')?.url ?? '', page.url());
  expect.soft(hash, `first link of ${page.url()}`).toMatch(/^#./);
  if (hash) await expect.soft(page.locator(hash)).toHaveAttribute('tabindex', '-1');
}

/** Breaks the component that listens to such an event of the window. */
async function breakListener(page: Page, type: string, capture: boolean): Promise<void> {
  await page.addInitScript(
    (wanted) => {
      const listen = window.addEventListener;
      window.addEventListener = (...of: Parameters<typeof listen>) => {
        const [type, , options] = of;
        const isCaptured = typeof options === 'object' && options.capture === true;
        if (type === wanted.type && isCaptured === wanted.capture) throw new Error('broken on purpose');
        listen.apply(window, of);
      };
    },
    { type, capture },
  );
}

test('app/global-error.tsx', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang', value: 'de', url: SERVICE }]);
  // The layout around every page, which remembers what is typed, runs into this as soon as the page is alive.
  await breakListener(page, 'submit', true);
  await page.goto('/');
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('Das hat nicht geklappt');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(page);
});

test('app/error.tsx', async ({ page }) => {
  // The field that sends the time zone along runs into this as soon as the page is alive.
  await breakListener(page, 'formdata', false);
  await page.goto('/');
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
  await expectAccessible(page);
});
