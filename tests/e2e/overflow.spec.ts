/** No text of any page is cut or scrolls it sideways, at the widths people have, in every language. */
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { ALL_PAGES } from './support/all-pages';
import type { Visit, World } from './support/visits';
import { cutTexts } from './support/overflow';
import { prepare, type Prepared } from './support/world';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const WIDTHS = isFull ? [360, 390, 768, 1366, 1440, 1536, 1920] : [360, 1440];
const LANGUAGES = isFull ? ['en-GB', 'de-DE', 'pt-BR'] : ['de-DE'];
/** What `npm test` looks at: a list, a form, cards. */
const SAMPLE: readonly string[] = ['app/(site)/page.tsx', 'app/lobby/page.tsx', 'app/symbols/page.tsx'];

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
  // What the sample looks at needs no tables.
  if (isFull) prepared = await prepare(browser, project.use);
});

async function open(browser: Browser, use: BrowserContextOptions, locale: string, asMember: boolean) {
  const known = asMember && prepared ? { storageState: prepared.known } : {};
  return (await browser.newContext({ ...use, ...known, locale })).newPage();
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
