/** No convenience breaks a page: each is walked with the features that some browsers lack or forbid. */
import { expect, test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { ALL_PAGES } from './support/all-pages';
import { playedInPage, press, take, undo } from './support/journey';
import { stored } from './support/live-table';
import { seatLinks } from './support/tables';
import { FULL } from './support/test';
import { NOWHERE } from './support/visits';
import { prepare, type Prepared } from './support/world';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const OBJECTS = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const;
const CONSTRUCTORS = [
  'Notification',
  'PushManager',
  'AudioContext',
  'BroadcastChannel',
  'Worker',
  'EventSource',
] as const;
/** Safari lacks it; no browser has it throw. */
const IDLE = 'requestIdleCallback';
const OF_NAVIGATOR = [
  'clipboard',
  'share',
  'serviceWorker',
  'locks',
  'sendBeacon',
  'setAppBadge',
  'hardwareConcurrency',
] as const;
const FEATURES = [...OBJECTS, ...CONSTRUCTORS, IDLE, 'matchMedia', ...OF_NAVIGATOR, 'cookie'] as const;
type Feature = (typeof FEATURES)[number];
const WAYS = ['missing', 'throwing'] as const;
type Way = (typeof WAYS)[number];

interface Broken {
  readonly features: readonly Feature[];
  readonly way: Way;
}

/** Runs in the page before its scripts. */
function breakFeatures({ features, way }: Broken): void {
  const isLeft = (name: Feature) => way === 'throwing' && name === 'requestIdleCallback';
  const fail = () => {
    throw new DOMException('denied on purpose', 'SecurityError');
  };
  for (const name of features.filter((each) => !isLeft(each))) {
    const owner =
      name === 'cookie' ? Document.prototype : name in Navigator.prototype ? Navigator.prototype : window;
    if (way === 'throwing') {
      // A missing function fails when it is called, as it does where a permission is denied.
      const isCalled = typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function';
      const how = isCalled ? { value: fail, writable: true } : { get: fail, set: fail };
      Object.defineProperty(owner, name, { configurable: true, ...how });
    } else if (name === 'cookie')
      Object.defineProperty(owner, name, { configurable: true, get: () => '', set: () => {} });
    else {
      Reflect.deleteProperty(owner, name);
      if (name in window) Object.defineProperty(window, name, { configurable: true, value: undefined });
    }
  }
}

/** Only in the long form: the other pages need nothing. */
let prepared: Prepared | undefined;
test.beforeAll(async ({ browser }) => {
  if (isFull) prepared = await prepare(browser);
});

/** A browser with broken features, and the parts that break with them. */
async function openBroken(browser: Browser, broken: Broken, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  await context.addInitScript(breakFeatures, broken);
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`));
  return { page: await context.newPage(), errors, [Symbol.asyncDispose]: () => context.close() };
}

/** The page shows itself, and no page of an error. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('load');
  await expect.soft(page.locator('main').first(), address).toBeVisible();
  await expect.soft(page.locator('main').first(), address).not.toBeEmpty();
  await expect.soft(page.getByRole('alert').getByRole('heading'), address).toHaveCount(0);
}

/** Pages with the most conveniences: there the features are broken one at a time. */
const RICH: readonly string[] = [
  'app/(site)/page.tsx',
  'app/games/[gameId]/page.tsx',
  'app/games/[gameId]/try/page.tsx',
  'app/games/[gameId]/review/page.tsx',
  'app/games/[gameId]/talk/page.tsx',
  'app/join/[token]/page.tsx',
  'app/me/page.tsx',
  'app/puzzles/page.tsx',
  'app/seat/[token]/page.tsx',
];

/** Throwing is the harder case: missing features are left to the long form. */
const ofWay = (way: Way) => (way === 'missing' ? FULL : {});

/** The reader of a page: the person with most on it. */
function addressesOf(files: readonly string[]) {
  return files.flatMap((file) => {
    const visits = ALL_PAGES[file];
    if (!visits || typeof visits === 'string') return [];
    const visit = visits.find(({ asMember }) => asMember) ?? visits[0];
    return visit
      ? [{ address: visit.at(prepared?.world ?? NOWHERE), asMember: visit.asMember ?? false }]
      : [];
  });
}

async function walk(browser: Browser, broken: Broken, files: readonly string[]): Promise<void> {
  await using member = await openBroken(browser, broken, prepared && { storageState: prepared.known });
  await using stranger = await openBroken(browser, broken);
  for (const { address, asMember } of addressesOf(files))
    await expectWhole((asMember ? member : stranger).page, address);
  expect([...member.errors, ...stranger.errors]).toEqual([]);
}

for (const way of WAYS)
  test(`all pages with everything ${way}`, FULL, ({ browser }) =>
    walk(browser, { features: FEATURES, way }, Object.keys(ALL_PAGES)),
  );

for (const way of WAYS)
  for (const feature of FEATURES)
    test(`pages with ${feature} ${way}`, FULL, ({ browser }) =>
      walk(browser, { features: [feature], way }, RICH),
    );

for (const way of WAYS)
  test(`a table is played with everything ${way}`, ofWay(way), async ({ browser }) => {
    await using broken = await openBroken(browser, { features: FEATURES, way });
    const { page, errors } = broken;
    const [link = ''] = await seatLinks();
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.waitForURL(/\/games\//);
    await playedInPage(page);
    await press(page, take(page));
    await expect
      .poll(async () => (await stored(page)).map(({ command }) => command.type))
      .toContain('TakeActionTile');
    await expect(undo(page)).toBeVisible();
    expect(errors).toEqual([]);
  });

test('a seat link says that a seat needs cookies, where they are blocked', FULL, async ({ browser }) => {
  await using broken = await openBroken(browser, {
    features: ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'locks', 'serviceWorker'],
    way: 'throwing',
  });
  const { page, errors } = broken;
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  const [link = ''] = await seatLinks();
  const join = prepared ? [`/join/${prepared.world.joinLink}`] : [];
  for (const address of [link, ...join, '/sign-in', '/']) {
    await page.goto(address);
    await expect(page.getByRole('alert').filter({ hasText: 'a seat is held by a cookie' })).toBeVisible();
    await expect(page.locator('main')).toBeVisible();
  }
  expect(errors).toEqual([]);
});
