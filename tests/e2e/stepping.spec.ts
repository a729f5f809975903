import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { requestsOf } from './support/page-events';
import { DESK, PHONE, TABLET } from './support/screens';
import { layOut, type GoldenTable } from './support/tables';
import { FULL, test } from './support/test';

const WHOLE = 10_000;

let table: GoldenTable;
test.beforeAll(async () => {
  table = await layOut({ game: '4-players-online', commands: WHOLE });
});

const at = (seq: number, query = '') => `/games/${table.id}/at/${seq}${query}`;
const stepShown = (page: Page) => page.locator('header.top');

/** Everything of the page that differs from moment to moment: drawings as markup, and all text. */
async function picture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = '.top-state, .top-waiting, .at-moves > .panel:nth-of-type(2), .at-board, #boards, .at-log';
    // Opened and chosen parts belong to the reader; the place of markup in the page, and the order of
    // attributes, is nobody's.
    const own = new Set(['open', 'selected', 'checked', 'data-n']);
    const told = (element: Element): string => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !own.has(name))
        .map(({ name, value }) => `${name}="${value}"`)
        .sort();
      const inside = [...element.childNodes].map((node) =>
        node instanceof Element ? told(node) : node instanceof Text ? node.data : '',
      );
      return `<${element.tagName} ${attributes.join(' ')}>${inside.join('')}</>`;
    };
    return [...document.querySelectorAll(parts)].map(told).join('\n').replaceAll('<', '\n<');
  });
}

/** Opens a moment and waits until the page listens. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.history-play[data-ready]')).toBeVisible();
}

test('the page of a moment brings its drawings once', async ({ request }) => {
  const html = await (await request.get(at(20))).text();
  expect(html.match(/city-t city-d/g)).toHaveLength(1);
});

/** How far `npm test` steps one by one; the rest is one leap. */
const SINGLE_STEPS = inFull(WHOLE, 10);
/** Between two steps whose pictures are compared. */
const COMPARED = inFull(60, 10);

test('the keys step through a whole game for four to the picture that the server draws', async ({
  page,
  browser,
}) => {
  await open(page, at(1));
  await page.keyboard.press('ArrowRight');
  await expect(stepShown(page)).toHaveAttribute('data-seq', '2');
  const requests = requestsOf(page);
  const still = await browser.newPage({ javaScriptEnabled: false });
  for (let step = 3; step <= table.seq; step += 1) {
    if (step > SINGLE_STEPS) step = table.seq;
    await page.keyboard.press(step > SINGLE_STEPS ? 'End' : 'ArrowRight');
    expect(await stepShown(page).getAttribute('data-seq')).toBe(String(step));
    if (step % COMPARED !== 0 && step !== table.seq) continue;
    await still.goto(at(step));
    expect(await picture(page)).toBe(await picture(still));
  }
  // Browsers look at the sign of a page again when its address changes.
  expect(requests.filter(({ pathname }) => !/^\/s\/|icon/.test(pathname))).toEqual([]);
  await expect(page).toHaveURL(at(table.seq));
  await expect(page).toHaveTitle(new RegExp(String(table.seq)));
  await page.reload();
  await expect(stepShown(page)).toHaveAttribute('data-seq', String(table.seq));
});

test('no speed is cut, in the language with the longest words', FULL, async ({ browser }) => {
  for (const viewport of [DESK, PHONE]) {
    const page = await browser.newPage({ locale: 'de-DE', viewport });
    await page.goto(at(table.seq));
    const speeds = page.locator('.history-play select');
    await expect(speeds).toContainText('0,5-fach');
    const cut = await speeds.evaluate((select: HTMLSelectElement) => {
      const room = select.getBoundingClientRect().width;
      select.style.maxWidth = 'none';
      select.style.width = 'max-content';
      return select.getBoundingClientRect().width - room;
    });
    expect(cut).toBeLessThanOrEqual(0.5);
    await page.context().close();
  }
});

test('the list of turns opens at the turn of the moment', FULL, async ({ page }) => {
  for (const size of [DESK, TABLET, PHONE]) {
    await page.setViewportSize(size);
    await page.goto(at(table.seq));
    const list = page.locator('.timeline');
    await list.scrollIntoViewIfNeeded();
    await expect(list).toBeVisible();
    await expect
      .poll(() =>
        list.evaluate((frame) => {
          const turn = frame.querySelector('[aria-current]')?.getBoundingClientRect();
          const { top, bottom } = frame.getBoundingClientRect();
          return turn !== undefined && turn.top >= top - 1 && turn.top < bottom;
        }),
      )
      .toBe(true);
  }
});

test('links, slider, turns and the ends lead there as well, and Back comes back', FULL, async ({ page }) => {
  await open(page, at(20));
  await page.keyboard.press('Shift+ArrowRight');
  await expect(stepShown(page)).not.toHaveAttribute('data-seq', '20');
  await page.keyboard.press('Home');
  await expect(stepShown(page)).toHaveAttribute('data-seq', '1');
  await page.locator('[data-direction="next"]').click();
  await expect(stepShown(page)).toHaveAttribute('data-seq', '2');
  await expect(page.locator('[data-direction="next"]')).toBeFocused();
  await page.getByRole('slider').fill('44');
  await expect(stepShown(page)).toHaveAttribute('data-seq', '44');
  await expect(page).toHaveURL(at(44));
  const turn = page.locator('.timeline-turn').nth(5);
  const address = (await turn.getAttribute('href')) ?? '';
  await turn.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(at(44));
  await expect(stepShown(page)).toHaveAttribute('data-seq', '44');
  await page.keyboard.press('End');
  await expect(stepShown(page)).toHaveAttribute('data-seq', String(table.seq));
});

test('a game plays on its own until somebody steps, and its filter goes with it', FULL, async ({ page }) => {
  await open(page, at(3, '?seat=1&undone=1'));
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('15');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(stepShown(page)).toHaveAttribute('data-seq', /^([2-9]\d|\d{3})$/);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const step = await stepShown(page).getAttribute('data-seq');
  await expect(page).toHaveURL(at(Number(step), '?seat=1&undone=1'));
  const found = await picture(page);
  await page.reload();
  expect(await picture(page)).toBe(found);
});

test('where what stepping needs does not come, the ways are links', FULL, async ({ page }) => {
  await page.route('**/at/replay', (route) => route.abort());
  await open(page, at(7));
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(at(8));
  await expect(page.locator('.history-play[data-ready]')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.locator('#shortcuts')).toBeVisible();
});

declare global {
  interface Window {
    glides: { readonly marker: string; readonly from: string }[];
  }
}

/** In the page: middles of all markers on projects and road as they are seen, in units of their drawing. */
function markersSeen(): Record<string, readonly [number, number]> {
  const drawings = [...document.querySelectorAll<SVGSVGElement>('.grid-zone svg, #bridge-zone svg')];
  return Object.fromEntries(
    drawings.flatMap((drawing, i) => {
      const frame = drawing.getBoundingClientRect();
      const scale = 1 / (drawing.getScreenCTM()?.a ?? 1);
      return [...drawing.querySelectorAll('use[href*="#s-"]')].map((use) => {
        const { left, top, width, height } = use.getBoundingClientRect();
        const middle = [
          (left + width / 2 - frame.left) * scale,
          (top + height / 2 - frame.top) * scale,
        ] as const;
        return [`${i} ${use.getAttribute('href')}`, middle];
      });
    }),
  );
}

test('markers glide from where they stood', FULL, async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.glides = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...of) {
      const drawings = [...document.querySelectorAll('.grid-zone svg, #bridge-zone svg')];
      const i = drawings.findIndex((drawing) => drawing.contains(this));
      const [first] = Array.isArray(of[0]) ? of[0] : [];
      if (i >= 0 && this.matches('use[href*="#s-"]'))
        window.glides.push({ marker: `${i} ${this.getAttribute('href')}`, from: String(first?.transform) });
      return animate.apply(this, of);
    };
  });
  await open(page, at(20));
  const before = await page.evaluate(markersSeen);
  await page.getByRole('slider').fill('120');
  await expect(stepShown(page)).toHaveAttribute('data-seq', '120');
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const after = await page.evaluate(markersSeen);
  const glides = await page.evaluate(() => window.glides);
  const moved = Object.keys(after).filter((key) => {
    const [[x = 0, y = 0] = [], [newX = 0, newY = 0] = []] = [before[key], after[key]];
    return before[key] && Math.hypot(newX - x, newY - y) >= 2;
  });
  expect(moved.length).toBeGreaterThan(3);
  expect(glides.map(({ marker }) => marker).toSorted()).toEqual(moved.toSorted());
  for (const { marker, from } of glides) {
    const [x = 0, y = 0] = [...from.matchAll(/-?[\d.]+/g)].map(Number);
    const [[oldX = 0, oldY = 0] = [], [newX = 0, newY = 0] = []] = [before[marker], after[marker]];
    expect(Math.hypot(oldX - newX - x, oldY - newY - y), marker).toBeLessThan(1);
  }
});

test('a turn is shared by an address that plays it, and pauses at its end', FULL, async ({ page }) => {
  await page.addInitScript(() => {
    const shared = async ({ url = '' }: ShareData) => void (document.documentElement.dataset.shared = url);
    Object.defineProperty(navigator, 'share', { value: shared });
  });
  await open(page, at(20));
  await page.getByRole('button', { name: 'Share this turn' }).click();
  const link = await page.locator('html').getAttribute('data-shared');
  const [, from, end] = /\/at\/(\d+)\?turn=(\d+)$/.exec(link ?? '') ?? [];
  expect(Number(from)).toBeLessThan(20);
  expect(Number(end)).toBeGreaterThanOrEqual(20);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(link ?? '');
  const heading = page.getByRole('heading', { name: /, round \d/ });
  await expect(heading).toBeVisible();
  await expect(stepShown(page)).toHaveAttribute('data-seq', end ?? '', { timeout: 30_000 });
  // It goes no further, and can be watched again.
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Watch again' }).click();
  await expect(stepShown(page)).not.toHaveAttribute('data-seq', end ?? '');
  await expect(heading).toBeVisible();
});
