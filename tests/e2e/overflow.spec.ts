/** No text of any page is cut or scrolls it sideways, at the widths people have, in every language. */
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { ZONE_COOKIE } from '@/components/people/zone-cookie-name';
import { isFull } from '../support/full';
import { ALL_PAGES } from './support/all-pages';
import { layOutLongNames } from './support/golden-tables';
import { cutTexts } from './support/overflow';
import type { Visit, World } from './support/visits';
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

/** The pages of the sample are the same for everybody. */
const NOWHERE: World = {
  middle: '',
  waiting: '',
  over: '',
  hosted: '',
  seat: '',
  joinLink: '',
  address: '',
  consent: '',
  device: '',
  signIn: '',
  proof: '',
  leave: '',
  line: '',
  circle: '',
  series: '',
  circleLink: '',
  box: '',
  boxLink: '',
  mail: '',
};

let prepared: Prepared | undefined;
test.beforeAll(async ({ browser }, { project }) => {
  // The pages of the sample need no tables.
  if (isFull) prepared = await prepare(browser, project.use, LONG_NAMES);
});

async function open(browser: Browser, use: BrowserContextOptions, locale: string, asMember: boolean) {
  const known = asMember && prepared ? { storageState: prepared.known } : {};
  const context = await browser.newContext({ ...use, ...known, locale, timezoneId: ZONE });
  // As a browser that was here before.
  await context.addCookies([{ name: ZONE_COOKIE, value: ZONE, url: use.baseURL ?? '' }]);
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
  test(`no text is cut on ${file}`, async ({ browser }, { project }) => {
    const [first] = visits;
    const looked: readonly Visit[] = isFull || !first ? visits : [first];
    for (const { at, asMember = false } of looked)
      for (const locale of LANGUAGES) {
        const page = await open(browser, project.use, locale, asMember);
        const address = prepared ? at(prepared.world) : at(NOWHERE);
        await page.goto(address);
        await expectNothingCut(page, `${address} in ${locale}`);
        await page.context().close();
      }
  });
}

test('no long name widens a page with results, and the head has room for a turn that waits', async ({
  browser,
}, { project }) => {
  const { circle, season, cup, table, device } = await layOutLongNames();
  const me = await browser.newContext(project.use);
  const arrival = await me.newPage();
  await arrival.goto(`/device/${device}`);
  await arrival.locator('main form button').first().click();
  await arrival.waitForURL(/\/me/);
  const pages = [
    `/circles/${circle}`,
    `/circles/${circle}/years/0`,
    `/competitions/${season}`,
    `/competitions/${cup}`,
    ...(isFull
      ? [`/circles/${circle}/settings`, `/games/${table}`, '/me/tables', '/circles', '/me', '/']
      : []),
  ];
  // The language that signing in has chosen would override the browser's.
  await me.clearCookies({ name: 'lang' });
  const storageState = await me.storageState();
  for (const locale of ['en-GB']) {
    const page = await (await browser.newContext({ ...project.use, storageState, locale })).newPage();
    for (const address of pages) {
      await page.goto(address);
      await expectNothingCut(page, `${address} in ${locale}`);
      if (!address.startsWith('/games')) await expect(page.locator('header a[href="/next"]')).toBeVisible();
    }
    await page.context().close();
  }
  await me.close();
});
