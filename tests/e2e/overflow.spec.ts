/** No text of any page is cut or scrolls it sideways, at the widths people have, in every language. */
import { expect, test, type Browser, type Page } from '@playwright/test';
import { ZONE_COOKIE } from '@/components/people/zone-cookie-name';
import { isFull } from '../support/full';
import { ALL_PAGES } from './support/all-pages';
import { cutTexts } from './support/overflow';
import { layOutLongNames, SERVICE } from './support/tables';
import { FULL } from './support/test';
import { NOWHERE, type Visit } from './support/visits';
import { prepare, type Prepared, type WorldNames } from './support/world';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const WIDTHS = isFull ? [320, 360, 390, 768, 1366, 1440, 1536, 1920] : [320, 768, 1440];
const LANGUAGES = isFull ? ['en-GB', 'de-DE', 'pt-BR'] : ['de-DE'];
/** Its name leaves little room in a footer of 768 pixels. */
const ZONE = 'Europe/Vienna';
/** What `npm test` looks at: a list, a form, cards. */
const SAMPLE: readonly string[] = ['app/(site)/page.tsx', 'app/lobby/page.tsx', 'app/symbols/page.tsx'];

/** Names of 40 letters and no space. */
const longest = (first: string) => `${first}${'wolkenbruchsdorfer'.repeat(3)}`.slice(0, 40);
const LONG_NAMES: WorldNames = {
  people: [longest('Anna'), longest('Bohumil'), longest('Cecilie'), longest('Dobromila')],
  table: longest(`Table${process.env.TEST_WORKER_INDEX ?? 0}`),
  circle: longest('Thursday'),
  series: longest('Winter'),
  box: longest('Box'),
};

let prepared: Prepared | undefined;
test.beforeAll(async ({ browser }) => {
  // The pages of the sample need no tables.
  if (isFull) prepared = await prepare(browser, LONG_NAMES);
});

async function open(browser: Browser, locale: string, asMember: boolean) {
  const known = asMember && prepared ? { storageState: prepared.known } : {};
  const context = await browser.newContext({ ...known, locale, timezoneId: ZONE });
  // As a browser that was here before.
  await context.addCookies([{ name: ZONE_COOKIE, value: ZONE, url: SERVICE }]);
  return context.newPage();
}

async function expectNothingCut(page: Page, address: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await cutTexts(page), `${address} at ${width}`).toEqual([]);
  }
}

for (const [file, visits] of Object.entries(ALL_PAGES)) {
  if (typeof visits === 'string' || (!isFull && !SAMPLE.includes(file))) continue;
  test(`no text is cut on ${file}`, async ({ browser }) => {
    const [first] = visits;
    const looked: readonly Visit[] = isFull || !first ? visits : [first];
    for (const { at, asMember = false } of looked)
      for (const locale of LANGUAGES) {
        const page = await open(browser, locale, asMember);
        const address = at(prepared?.world ?? NOWHERE);
        await page.goto(address);
        await expectNothingCut(page, `${address} in ${locale}`);
        await page.context().close();
      }
  });
}

test(
  'no long name widens a page with results, and the head has room for a turn that waits',
  FULL,
  async ({ page }) => {
    const { circle, season, cup, table, device } = await layOutLongNames();
    await page.goto(`/device/${device}`);
    await page.locator('main form button').first().click();
    await page.waitForURL(/\/me/);
    // Signing in has chosen a language, which would override the browser's.
    await page.context().clearCookies({ name: 'lang' });
    for (const address of [
      `/circles/${circle}`,
      `/circles/${circle}/years/0`,
      `/circles/${circle}/settings`,
      `/competitions/${season}`,
      `/competitions/${cup}`,
      `/games/${table}`,
      '/me/tables',
      '/circles',
      '/me',
      '/',
    ]) {
      await page.goto(address);
      await expectNothingCut(page, address);
      if (!address.startsWith('/games')) await expect(page.locator('header a[href="/next"]')).toBeVisible();
    }
  },
);
