/** From the second turn on: events have signs, moves are in view, and the board is still. */
import { expect, type Page } from '@playwright/test';
import { ONE_PRESS_MS } from '@/components/move/arming';
import { wireTurn } from '../support/wire';
import { makeGate } from './support/gate';
import { boxOf, inTurn, legal, middleOf } from './support/in-turn';
import {
  chosenBar,
  moves,
  playedInPage,
  playNow,
  playToEndOfTurn,
  playTurn,
  press,
  sitDown,
  stepOf,
  take,
  undo,
  waiting,
} from './support/journey';
import { AT_DESK, DESK, ON_LARGE_PHONE, SCREENS } from './support/screens';
import { newTable, openSeat, seatLinks, takeSeat, wireToEndOfTurn } from './support/tables';
import { FULL, test } from './support/test';

const STILL_MS = 5_000;
/** The dashes of a ring around what has changed (lib/game/drawing/rings.ts). */
const CHANGED = '10 8 .1 8';

/** In the page: every place the crane has had, and other automatic moves of some seconds. */
function watchCrane(ms: number): Promise<{ readonly places: number; readonly shift: number }> {
  const places = new Set<string>();
  let shift = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false) shift += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift' });
  const began = performance.now();
  return new Promise((done) => {
    const look = () => {
      const box = document.querySelector('#crane-zone')?.getBoundingClientRect();
      places.add(JSON.stringify(box));
      if (performance.now() - began < ms) requestAnimationFrame(look);
      else done({ places: places.size, shift });
    };
    look();
  });
}

/** How many buttons that lead on can be pressed where they are. */
const inView = (page: Page) =>
  page.evaluate(() => {
    const buttons = document.querySelectorAll('#moves section button[name="command"]:not(.moves-foot *)');
    return [...buttons].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const at = (y: number) => document.elementFromPoint((left + right) / 2, y)?.closest('button');
      return at(top + 3) === button && at(bottom - 3) === button;
    }).length;
  });

for (const [screen, options, least] of [
  ['desk', AT_DESK, 3],
  ['phone', ON_LARGE_PHONE, 2],
] as const)
  test(
    `after End turn on a ${screen} moves are in view, and nothing of the board moves`,
    FULL,
    async ({ browser }) => {
      const page = await playNow(await browser.newPage({ ...options, reducedMotion: 'no-preference' }));
      for (const turn of [1, 2, 3]) {
        await playToEndOfTurn(page);
        const before = await stepOf(page);
        // A press within a second of another one at that spot does nothing.
        const end = moves(page).getByRole('button', { name: /^End (turn|and lose)/, disabled: false });
        const still = screen === 'desk' ? page.evaluate(watchCrane, STILL_MS) : undefined;
        await expect(async () => {
          if (await end.isVisible()) await end.click();
          expect(await stepOf(page)).toBeGreaterThan(before);
        }).toPass();
        if (still) expect(await still, `turn ${turn}`).toMatchObject({ places: 1 });
        const happened = moves(page).getByRole('list', { name: 'Just now' });
        await expect(happened).toBeVisible();
        expect((await happened.boundingBox())?.height).toBeLessThan(40);
        await expect(page.getByRole('heading', { name: 'While you were away' })).toBeHidden();
        await expect.poll(() => inView(page), { message: `turn ${turn}` }).toBeGreaterThanOrEqual(least);
        await expect(page.getByRole('region', { name: 'A good next step' })).toBeVisible();
      }
    },
  );

test("the rival's changes are outlined until the first step", FULL, async ({ browser }) => {
  const page = await playNow(await browser.newPage(AT_DESK));
  const ringed = () =>
    page.evaluate(
      (dashes) =>
        [...document.querySelectorAll('#tabletop .cards [data-at]')].filter(
          (it) => getComputedStyle(it).getPropertyValue('--ring-dash').trim() === dashes,
        ).length,
      CHANGED,
    );
  await playTurn(page);
  await expect(moves(page).getByRole('region', { name: 'Take an action tile' })).toBeVisible();
  await expect.poll(ringed).toBeGreaterThan(0);
  await moves(page).getByRole('region', { name: 'Take an action tile' }).getByRole('button').first().click();
  await expect.poll(ringed).toBe(0);
});

test('a late or double press where End turn was presses nothing', async ({ browser }) => {
  const page = await playNow(await browser.newPage(AT_DESK));
  await playToEndOfTurn(page);
  const [x, y] = await middleOf(moves(page).getByRole('button', { name: /^End turn/ }));
  await page.evaluate(() => {
    const seen: string[] = [];
    document.addEventListener('click', ({ target }) => {
      const pressed = target instanceof Element && target.closest<HTMLElement>('button, a, summary, label');
      if (pressed) seen.push(pressed.dataset.key ?? pressed.outerHTML);
    });
    Object.assign(window, { seen });
  });
  const before = await stepOf(page);
  const hasEnded = async () => (await stepOf(page)) > before;
  const sure = moves(page).getByRole('button', { name: /^End and lose/, disabled: false });
  await page.mouse.dblclick(x, y);
  // Where something is lost the first of them only says so.
  await expect.poll(async () => (await hasEnded()) || (await sure.isVisible())).toBe(true);
  if (await sure.isVisible()) await page.mouse.dblclick(x, y);
  await expect.poll(hasEnded).toBe(true);
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect(new Set(seen)).toEqual(new Set(['e']));
});

test('a press where End turn was presses nothing, however late the answer comes', async ({ browser }) => {
  const page = await playNow(await browser.newPage(AT_DESK));
  await playToEndOfTurn(page);
  const end = moves(page).getByRole('button', { name: /^End turn/ });
  const [x, y] = await middleOf(end);
  const answer = makeGate();
  await page.route('**/commands', async (route) => {
    await answer.passed;
    await route.continue();
  });
  // In the page, because a press from outside could come a second after the answer.
  await page.evaluate(
    ([at, top]) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const press = () => {
        const target = document.elementFromPoint(at, top);
        const made = { bubbles: true, cancelable: true, detail: 1, clientX: at, clientY: top };
        const isFree = target?.dispatchEvent(new MouseEvent('click', made));
        heard.push(isFree ? (target?.closest('button, a')?.textContent ?? '') : '');
      };
      const before = document.querySelector('#moves [data-key="e"]');
      const look = () => (before?.isConnected ? requestAnimationFrame(look) : press());
      look();
    },
    [x, y] as const,
  );
  const pressedAt = await page.evaluate(() => performance.now());
  await page.mouse.click(x, y);
  const sure = moves(page).getByRole('button', { name: /^End and lose/, disabled: false });
  if (await sure.isVisible()) await page.mouse.click(x, y);
  await page.waitForFunction(([at, ms]) => performance.now() - at > ms, [pressedAt, ONE_PRESS_MS] as const);
  answer.open();
  await page.waitForFunction(() => (Reflect.get(window, 'heard') as string[]).length > 0);
  expect(await page.evaluate(() => Reflect.get(window, 'heard') as string[])).toEqual(['']);
});

test('the recap of somebody who comes back moves nothing of the board', FULL, async ({ browser }) => {
  const table = await newTable();
  for (const _other of [1, 2, 3]) await wireTurn(table);
  const page = await openSeat(browser, table, 1, AT_DESK);
  await expect(page.getByRole('heading', { name: 'While you were away' })).toBeVisible();
  const still = page.evaluate(watchCrane, STILL_MS);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('button', { name: 'Got it' })).toBeHidden();
  expect(await still).toMatchObject({ places: 1 });
});

test('a tile is turned six times by the button next to it, and Done ends it', FULL, async ({ page }) => {
  await page.setViewportSize(DESK);
  await inTurn(page);
  await legal(page, 'slot:').first().click();
  const site = legal(page, 'site:').first();
  const at = await site.getAttribute('data-at');
  await site.click();
  const bar = chosenBar(page);
  const turn = bar.getByRole('button', { name: 'Turn right' });
  await expect(turn).toBeVisible();
  const first = await turn.boundingBox();
  for (let i = 0; i < 6; i += 1) {
    expect(await turn.boundingBox(), `turn ${i}`).toEqual(first);
    const [over, place] = await Promise.all([
      boxOf(bar),
      boxOf(page.locator(`[data-at="${at}"] .hit`).first()),
    ]);
    const isBeside =
      over.left >= place.right ||
      over.right <= place.left ||
      over.top >= place.bottom ||
      over.bottom <= place.top;
    expect(isBeside, `turn ${i}: ${JSON.stringify([over, place])}`).toBe(true);
    await page.mouse.click((first?.x ?? 0) + 10, (first?.y ?? 0) + 10);
  }
  await expect(bar.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Done' }).click();
  await expect(bar).toBeHidden();
  await expect(undo(page)).toBeVisible();
});

for (const [screen, options] of SCREENS)
  test(
    `while waiting on a ${screen} the next turn can be planned, and the next game is at hand`,
    FULL,
    async ({ browser }) => {
      const [table, other] = [await newTable(), await newTable()];
      await wireToEndOfTurn(table);
      const page = await browser.newPage(options);
      await takeSeat(page.context(), other);
      await takeSeat(page.context(), table);
      await page.goto(`/games/${table.id}`);
      await playedInPage(page);
      await playTurn(page);
      await expect(waiting(page)).toBeAttached();
      await expect(moves(page).getByRole('link', { name: 'Plan my turn' })).toBeInViewport({ ratio: 1 });
      await page.reload();
      for (const link of [
        moves(page).getByRole('link', { name: 'Plan my turn' }),
        page.locator('header.top').getByRole('link', { name: /next/i }),
      ])
        await expect(link).toBeInViewport({ ratio: 1 });
    },
  );

test('a visitor by link gets the same first turns, at their first table only', FULL, async ({ browser }) => {
  const [link = ''] = await seatLinks();
  const page = await sitDown(browser, link, AT_DESK);
  const first = page.getByRole('region', { name: 'Your first turn' });
  await expect(first.getByText(/^1\/3/)).toBeVisible();
  await press(page, take(page));
  // The suggestion comes with the step, without a request.
  const next = page.getByRole('region', { name: /^(A good next step|Your first turn)$/ });
  await expect(next).toBeVisible();
  const [other = ''] = await seatLinks();
  await page.goto(other);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.waitForURL(/\/games\//);
  await expect(moves(page)).toBeVisible();
  await expect(next).toHaveCount(0);
});

test('the suggestion comes with the step, and a placed tile keeps its bar', FULL, async ({ browser }) => {
  const page = await playNow(await browser.newPage(AT_DESK));
  await playTurn(page);
  const tiles = moves(page).getByRole('region', { name: 'Take an action tile' });
  await expect(tiles).toBeVisible();
  const next = page.getByRole('region', { name: 'A good next step' });
  await expect(next).toBeVisible();
  // Whatever is pressed, the card has words in the frame that shows the step.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const card = document.querySelector('#coach summary');
      seen.push(card?.checkVisibility({ visibilityProperty: true }) ? (card.textContent ?? '') : '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await press(page, tiles.getByRole('button').last());
  const said = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect(new Set(said).size).toBeGreaterThan(1);
  expect(said).not.toContain('');
  for (const heading of said) expect(heading.split(/\s+/).length, heading).toBeLessThanOrEqual(12);
});

test('on a desktop five moves are in view, and the log is one line that opens', FULL, async ({ browser }) => {
  const page = await playNow(await browser.newPage(AT_DESK));
  await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(5);
  await expect(page.locator('#moves .balance li').filter({ visible: true })).toHaveCount(0);
  await playToEndOfTurn(page);
  const log = page.getByRole('region', { name: 'Log', exact: true });
  await expect(log.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  await log.getByText('More of the log').click();
  await expect(log.getByRole('link', { name: 'The whole log' })).toBeVisible();
  expect(await log.getByRole('listitem').filter({ visible: true }).count()).toBeGreaterThan(2);
});
