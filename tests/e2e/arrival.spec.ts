import { expect, type Page } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { MOUSE, THUMB } from './support/driver/hands';
import { playedInPage, settled, turnInPage, twoFrames } from './support/journey';
import { hold, SCRIPTS } from './support/live-table';
import { DESK, PHONE } from './support/screens';
import { layOut, newTable, openSeat, seatToAct, takeSeat, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

/**
 * After this number of commands Anna's fourth turn begins; since her third one Bohumil, Cecilie and Dobromila had one
 * turn each.
 */
const THREE_TURNS_LATER = 72;

let table: GoldenTable;
test.beforeAll(async () => {
  table = await layOut({ game: '4-players-online', commands: THREE_TURNS_LATER });
});

/** The marks of all places of the shared board with a ring around them. */
async function ringed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRinged = (place: Element) => {
      const hit = place.querySelector('.hit');
      // Pieces that can also be chosen have another line, and are ringed nevertheless.
      if (hit) return getComputedStyle(hit).getPropertyValue('--ring') !== '';
      return getComputedStyle(place).outlineStyle === 'dotted';
    };
    const places = [...document.querySelectorAll<HTMLElement>('.at-board [data-at]')].filter(isRinged);
    return [...new Set(places.map(({ dataset }) => dataset.at ?? ''))].sort();
  });
}

test.beforeEach(async ({ context }) => takeSeat(context, table));

/** Returns a wait for all that the page at this table fetches on its own. */
function everyPiece(page: Page): () => Promise<void> {
  const listening = page.waitForRequest(/\/stream\?/);
  return async () => {
    await turnInPage(page);
    await listening;
    await expect(page.locator('#recap').getByRole('button', { name: 'Play' })).toBeVisible();
  };
}

test('over a bad line the page comes to life piece by piece, and none that is lost breaks it', async ({
  page,
}) => {
  let html = '';
  await page.route(`**/games/${table.id}`, async (route) => {
    const response = await route.fetch();
    html = await response.text();
    await route.fulfill({ response });
  });
  const asked = new Map<string, number>();
  // Files that the page does not come with are lost twice, as each is asked for once more at once.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const { pathname } = new URL(route.request().url());
    const times = (asked.get(pathname) ?? 0) + 1;
    if (!html.includes(pathname)) asked.set(pathname, times);
    await (html.includes(pathname) || times > 2 ? route.continue() : route.abort());
  });
  const arrived = everyPiece(page);
  await page.goto(`/games/${table.id}`);
  await arrived();
  // Files that were lost twice and came then. The bundler decides their number.
  expect([...asked.values()].some((times) => times > 2)).toBe(true);
});

test('who comes back after three turns finds three cards, what they mean, and rings around what changed', async ({
  page,
}) => {
  await page.goto(`/games/${table.id}`);
  const cards = page.locator('.recap-card');
  await expect(cards).toHaveCount(3);
  await expect(cards.locator('h3')).toHaveText([
    /Bohumil.*round 3/,
    /Cecilie.*round 3/,
    /Dobromila.*round 3/,
  ]);
  await expect(cards.nth(0)).toContainText('Hen coops');
  await expect(cards.nth(0)).toContainText('King’s Road');
  await expect(cards.nth(1)).toContainText('Corner house');
  await expect(cards.nth(1)).toContainText('10B');
  await expect(cards.nth(1)).toContainText('Bohumil');
  await expect(cards.nth(2)).toContainText('2 gold');
  await expect(page.locator('#recap-me .words li').first()).toBeVisible();
  await expect(cards.nth(0)).toBeHidden();

  const rings = await ringed(page);
  // The three tiles that were taken are on the wheel again, behind the arrow.
  expect(rings.filter((place) => place.startsWith('crane:'))).toHaveLength(3);
  expect(rings.filter((place) => !place.startsWith('crane:'))).toEqual([
    'plaza:p10',
    'road:road-space-i',
    'site:site-p10-b',
    'slot:building-2',
    'slot:upgrade-1',
  ]);

  // A single turn, with its changes and nothing else.
  await page.getByRole('radio', { name: /Cecilie/ }).check({ force: true });
  await expect(cards.nth(1)).toBeVisible();
  await expect(cards.nth(1)).toContainText('For you');
  expect((await ringed(page)).filter((place) => place.startsWith('site:'))).toEqual(['site:site-p10-b']);
  expect((await ringed(page)).filter((place) => place.startsWith('slot:upgrade'))).toEqual([]);

  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator('#recap')).not.toHaveAttribute('open');
  expect(await ringed(page)).toEqual([]);
});

test(
  'the turns of the others play on the board once, and then it can be played',
  FULL,
  async ({ browser }) => {
    const fresh = await layOut({ game: '4-players-online', commands: THREE_TURNS_LATER }, { isFresh: true });
    const page = await openSeat(browser, fresh, 0, { reducedMotion: 'no-preference' });
    const film = page.locator('#recap[data-film="plays"]');
    await expect(film).toHaveCount(1);
    // A board of the past, with the card of the turn that is played; legal steps stay next to it.
    const left = page.locator('#crane-zone');
    expect(await seatToAct(fresh)).toBe(0);
    for (const name of [/Bohumil/, /Cecilie/, /Dobromila/]) {
      await expect(page.getByRole('radio', { name })).toBeChecked();
      await expect(left).toBeVisible();
    }
    await expect(film).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'For you' })).toBeChecked();
    await expect(page.locator('#crane-zone [data-legal]').first()).toBeVisible();
    // It comes once, and again on request, also if the card is opened before the scripts have come; a press on
    // the table ends it.
    const release = await hold(page, SCRIPTS);
    await expect(async () => {
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('#recap')).not.toHaveAttribute('open', { timeout: 1000 });
    }).toPass();
    await page.locator('#recap summary').click();
    release();
    await page.getByRole('button', { name: 'Play' }).click();
    await expect(film).toHaveCount(1);
    await page.locator('#city-zone h2').click();
    await expect(film).toHaveCount(0);
  },
);

/** In the page: counts how often a film begins. */
function countFilms(): void {
  Object.assign(window, { films: 0 });
  const count = () => {
    if (document.getElementById('recap')?.dataset.film === 'plays')
      Object.assign(window, { films: Number(Reflect.get(window, 'films')) + 1 });
  };
  new MutationObserver(count).observe(document, { attributeFilter: ['data-film'], subtree: true });
}

/** A film that begins automatically has begun at this point. */
const SETTLED_MS = 2_500;
const films = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'films')));

test(
  'the film comes once: neither on a second device nor with seen steps, and a tap only stops it',
  FULL,
  async ({ browser }) => {
    const table = await newTable(['Anna', 'Bohumil', 'Cecilie']);
    const visit = async (reducedMotion: 'reduce' | 'no-preference' = 'no-preference') => {
      const context = await browser.newContext({ reducedMotion });
      await takeSeat(context, table);
      await context.addInitScript(countFilms);
      const page = await context.newPage();
      await page.goto(`/games/${table.id}`);
      await playedInPage(page);
      return page;
    };
    let last = await wireTurn(table);
    for (const _other of [1, 2]) last = await wireTurn(table);
    // Where a tile may be taken: there is no film where motion is not welcome.
    const still = await visit('reduce');
    const tile = await still.locator('#crane-zone [data-legal] .hit').first().boundingBox();
    if (!tile) throw new Error('no tile may be taken');
    await still.context().close();
    const page = await visit();
    const film = page.locator('#recap[data-film="plays"]');
    await expect(film).toHaveCount(1);
    await expect(page.getByRole('radio', { name: /Bohumil/ })).toBeChecked();
    const told = page.waitForResponse((answer) => answer.url().endsWith('/recap'));
    await page.mouse.click(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await expect(film).toHaveCount(0);
    await expect(page.locator('[data-chosen]')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-pending', '0');
    await expect(page.locator('header.top')).toHaveAttribute('data-seq', String(last?.seq));
    expect((await told).ok()).toBe(true);

    // Another device finds it folded.
    const other = await visit();
    await expect(other.locator('#recap')).not.toHaveAttribute('open');
    await other.context().close();

    // Changes while the page is open glide, and are not played again at the reader's turn.
    const brought: string[] = [];
    await page.route(/_rsc=/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      brought.push(body);
      await route.fulfill({ response, body });
    });
    for (const _each of [0, 1, 2]) {
      last = await wireTurn(table);
      await expect(page.locator('header.top')).toHaveAttribute('data-seq', String(last?.seq));
    }
    await expect(page.locator('#crane-zone [data-legal]').first()).toBeVisible();
    await expect(page.locator('.recap-card')).toHaveCount(2);
    // That came from the server, and nothing that the page draws itself.
    await expect.poll(() => brought.join('')).toContain('recap-card');
    expect(brought.join('')).not.toContain('city-t city-d');
    await page.unroute(/_rsc=/);
    await page.waitForTimeout(SETTLED_MS);
    expect(await films(page)).toBe(1);
    await expect(page.locator('#recap')).not.toHaveAttribute('open');
    // Nor after the page was left, and folded parts stay so.
    await page.reload();
    await playedInPage(page);
    await expect(page.locator('#recap')).not.toHaveAttribute('open');
    await page.waitForTimeout(SETTLED_MS);
    expect(await films(page)).toBe(0);
    // Steps without a connection arrive as moves on the board, and are not played once more.
    await page.context().setOffline(true);
    for (const _each of [0, 1, 2]) last = await wireTurn(table);
    await page.context().setOffline(false);
    await expect(page.locator('header.top')).toHaveAttribute('data-seq', String(last?.seq));
    await expect(page.locator('#recap')).not.toHaveAttribute('open');
    expect(await films(page)).toBe(0);
  },
);

interface Shift extends PerformanceEntry {
  readonly sources: readonly { node?: Element; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** In the page: notes from now on whatever moves without anybody having touched it, and from where to where. */
function watchShifts(): void {
  const since = performance.now();
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const boxOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  const note = (list: PerformanceObserverEntryList) => {
    const later = (list.getEntries() as Shift[]).filter(({ startTime }) => startTime > since);
    for (const { node, previousRect, currentRect } of later.flatMap(({ sources }) => sources))
      shifts.push(
        `${node?.nodeName} ${node?.textContent}: ${boxOf(previousRect)}, then ${boxOf(currentRect)}`,
      );
  };
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}

test('nothing moves when fonts and scripts come late', FULL, async ({ page }) => {
  await page.setViewportSize(DESK);
  let fonts = 0;
  page.on('request', (request) => (fonts += request.url().endsWith('.woff2') ? 1 : 0));
  const release = await hold(page, /\.woff2$|\/_next\/static\/chunks\/.*\.js/);
  const arrived = everyPiece(page);
  await page.goto(`/games/${table.id}`, { waitUntil: 'commit' });
  // A slow machine paints parts of the page before all of it is read.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await twoFrames(page);
  expect(fonts).toBeGreaterThan(1);
  await page.evaluate(watchShifts);
  release();
  await arrived();
  await settled(page);
  // Later drawings are reported after two frames.
  await twoFrames(page);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('on a phone nothing moves when the bar of zones comes last', FULL, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`/games/${table.id}`);
  const boxes = () =>
    page.evaluate(() =>
      ['.cards', '.at-moves'].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()),
    );
  const whole = await boxes();
  expect(await page.locator('.zones-nav').boundingBox()).toMatchObject({ y: whole[1].bottom });
  // As it is painted before the last piece of the page is there.
  await page.evaluate(() => document.querySelector('.zones-nav')?.setAttribute('hidden', ''));
  await page.addStyleTag({ content: '.zones-nav[hidden] { display: none !important }' });
  expect(await boxes()).toEqual(whole);
});

test('the focus stays when the scripts have come', FULL, async ({ page }) => {
  const release = await hold(page, SCRIPTS);
  await page.goto(`/games/${table.id}`, { waitUntil: 'commit' });
  const button = page.locator('#moves button[name="command"]').first();
  const value = await button.getAttribute('value');
  await button.focus();
  release();
  await playedInPage(page);
  await expect(page.locator(':focus')).toHaveAttribute('value', value ?? '');
});

for (const [what, part, size] of [
  ['the moves stay where they were scrolled', '.at-moves', DESK],
  ['on a phone the zone that was chosen stays', '.cards', PHONE],
] as const)
  test(`${what} when the scripts have come`, async ({ page }) => {
    await page.setViewportSize(size);
    const release = await hold(page, SCRIPTS);
    await page.goto(`/games/${table.id}`, { waitUntil: 'commit' });
    await expect(page.locator('#moves .moves-foot')).toBeAttached();
    const scroller = page.locator(part);
    const place = () => scroller.evaluate((it) => [it.scrollLeft, it.scrollTop]);
    // As far as it goes: on a phone to the last zone.
    await scroller.evaluate((it) => it.scrollTo(it.scrollWidth, 150));
    const before = await place();
    expect(Math.max(...before)).toBeGreaterThan(100);
    release();
    await playedInPage(page);
    await expect(page.locator('#crane-zone [data-legal]').first()).toBeAttached();
    await twoFrames(page);
    expect(await place()).toEqual(before);
  });

/** In the page: where its questions stand, with the way to the rules next to them and without it. */
function questionsWithoutWay() {
  const boxes = () =>
    [...document.querySelectorAll('#moves section > h3')].map((it) => it.getBoundingClientRect().toJSON());
  const whole = boxes();
  for (const way of document.querySelectorAll('#moves section > div:has(> .rule-mark)')) way.remove();
  return { whole, without: boxes() };
}

test('nothing moves when the way to the rules comes after its answers', FULL, async ({ browser }) => {
  for (const hand of [MOUSE, THUMB]) {
    const page = await openSeat(browser, table, 0, hand.options);
    await expect(page.locator('#moves h3 ~ div > .rule-mark').first()).toBeAttached();
    const { whole, without } = await page.evaluate(questionsWithoutWay);
    expect(without).toEqual(whole);
    await page.context().close();
  }
});
