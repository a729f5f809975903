/** Making a turn on the drawings: choose a piece, see what it brings, do it, take it back, end the turn. */
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { isFull } from '../support/full';
import { KEYS, walkIn } from './support/driver/keys';
import { boxOf, focused, inTurn, legal, middleOf, REFILL, showPiece } from './support/in-turn';
import {
  askBefore,
  chosenBar,
  doChosen,
  moves,
  playedInPage,
  playToEndOfTurn,
  stepBy,
  stepOf,
  take,
  undo,
} from './support/journey';
import { DESK } from './support/screens';
import { newTable, openSeat, openTable } from './support/tables';
import { FULL, test } from './support/test';

/** A variant of another test, without a thumb. */
const atDesk = { tag: ['@desk', FULL.tag] };
const byThumb = { tag: ['@thumb', FULL.tag] };

async function seated(browser: Browser): Promise<Page> {
  const anna = await openTable(browser);
  await expect(legal(anna, 'crane:').first()).toBeAttached();
  // As people have it: steps tried here are not redrawn in the middle.
  return playedInPage(anna);
}

async function point(piece: Locator): Promise<void> {
  await showPiece(piece);
  if (test.info().project.use.hasTouch) await piece.tap();
  else await piece.click();
}

/** Takes the first action tile of the crane that glows. */
async function takeTile(page: Page): Promise<void> {
  await stepBy(page, () => point(legal(page, 'crane:').first()));
}

test('an action tile is taken on the crane, said aloud and taken back', async ({ browser }) => {
  const anna = await seated(browser);
  const offered = await legal(anna, 'crane:').count();
  await takeTile(anna);
  // For a screen reader.
  await expect(anna.locator('#news')).toContainText('takes the action tile');
  await expect(legal(anna, 'cell:action-hex').first()).toBeAttached();
  await stepBy(anna, () => undo(anna).click());
  await expect(legal(anna, 'crane:')).toHaveCount(offered);
});

test('the effect of a step is previewed', async ({ browser }) => {
  const anna = await seated(browser);
  await askBefore(anna);
  await point(legal(anna, 'crane:').first());
  await expect(chosenBar(anna).getByRole('listitem').first()).toContainText(/[+−]\d/);
  await expect(anna.locator('.balance [data-next]').first()).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(chosenBar(anna)).toBeHidden();
  await expect(anna.locator('.balance [data-next]')).toHaveCount(0);
});

// Only on a desktop: a thumb does not hover.
test('a place and a button preview their effect, and the button stays', atDesk, async ({ browser }) => {
  const anna = await seated(browser);
  await legal(anna, 'crane:').first().hover();
  await expect(anna.locator('.balance [data-next]').first()).toBeVisible();
  await expect(chosenBar(anna)).toBeHidden();
  await anna.mouse.move(0, 0);
  await expect(anna.locator('.balance [data-next]')).toHaveCount(0);
  // However much room the balance takes then.
  await anna.addStyleTag({ content: '.balance .next:not(:empty) { padding-right: 12rem }' });
  await take(anna).scrollIntoViewIfNeeded();
  const top = async () => (await take(anna).boundingBox())?.y ?? NaN;
  const before = await top();
  // The rules in the browser may come a little later than the pointer.
  await expect(async () => {
    await anna.mouse.move(0, 0);
    await take(anna).hover();
    await expect(anna.locator('.balance [data-next]').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

const MINES = { game: '4-players-base', commands: 50 };
const UPGRADES = { game: '4-players-ties-include-sites', commands: 250 };

// By a thumb in `npm test` too: all that a thumb does otherwise is in it.
const thumb = { tag: '@thumb' };
test('a tile is chosen, turned, placed and taken back on the drawings', thumb, async ({ page: anna }) => {
  await inTurn(anna);
  await askBefore(anna);
  await expect(legal(anna, 'slot:').first()).toBeAttached();
  await point(legal(anna, 'slot:').first());
  const spot = legal(anna, 'site:').or(legal(anna, 'cell:')).first();
  await expect(spot).toBeAttached();
  const at = await spot.getAttribute('data-at');
  if (!(await chosenBar(anna).getByRole('button', { name: 'Turn right' }).isVisible())) await point(spot);
  const turned = () => anna.locator('[data-tile] [name="with.rotation"]:checked').first().inputValue();
  const before = await turned();
  await chosenBar(anna).getByRole('button', { name: 'Turn right' }).click();
  expect(await turned()).not.toBe(before);
  await expect(anna.locator('.ghost')).toHaveCount(1);
  const [[x, y], [otherX, otherY]] = await Promise.all([
    middleOf(spot.locator('.hit')),
    middleOf(anna.locator('.ghost .ring')),
  ]);
  expect(Math.hypot(x - otherX, y - otherY)).toBeLessThan(1);
  await stepBy(anna, () =>
    chosenBar(anna)
      .getByRole('button', { name: /^Place here/ })
      .click(),
  );
  await expect(anna.locator('.ghost')).toHaveCount(0);
  expect(at).toMatch(/^(site|cell):/);
  await stepBy(anna, () => undo(anna).click());
  await expect(legal(anna, 'slot:').first()).toBeAttached();
});

// Only on a desktop: a thumb confirms its place, and turns the tile before.
test(
  'a tile that lies is turned until the next step, and the log has it once',
  atDesk,
  async ({ page: anna }) => {
    await inTurn(anna);
    const sent: { command: { type: string; rotation?: number } }[] = [];
    anna.on('request', (request) => {
      if (request.url().endsWith('/commands')) sent.push(...JSON.parse(request.postData() ?? '{}').steps);
    });
    const turn = chosenBar(anna).getByRole('button', { name: 'Turn right' });
    const tile = legal(anna, 'slot:').first();
    await point(tile);
    await point(legal(anna, 'site:').first());
    await expect(chosenBar(anna).locator('.bar-title')).not.toBeEmpty();
    await expect(chosenBar(anna).getByRole('button', { name: /^Place here/ })).toBeHidden();
    const lying = anna.locator('html[data-pending]:not([data-pending="0"])');
    await expect(lying).toHaveCount(1);
    await turn.click();
    await turn.click();
    // It goes when nobody has turned it for a while.
    await expect(lying).toHaveCount(0);
    const placed = () => sent.filter(({ command }) => command.type === 'PlaceBuilding');
    expect(placed().map(({ command }) => command.rotation)).toEqual([2]);
    if (!isFull) return;
    // Sent or not, it is turned where it lies.
    await expect(turn).toBeVisible();
    await stepBy(anna, () => turn.click());
    expect(placed().map(({ command }) => command.rotation)).toEqual([2, 3]);
    await stepBy(anna, () => undo(anna).click());
    await expect(chosenBar(anna)).toBeHidden();
    await expect(tile).toBeAttached();
  },
);

test('whose turn it is, the stores and the way back stay in sight', byThumb, async ({ page: anna }) => {
  await inTurn(anna, UPGRADES);
  const pane = anna.locator('.at-moves');
  const isIn = async (of: Locator) => {
    const [frame, { top, bottom }] = [await boxOf(pane), await boxOf(of)];
    expect(top).toBeGreaterThanOrEqual(frame.top - 1);
    expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
  };
  const top = await boxOf(anna.locator('.balance'));
  for (const far of [150, 9999]) {
    await pane.evaluate((it, to) => it.scrollTo({ top: to, behavior: 'instant' }), far);
    for (const what of [moves(anna).locator('h2'), anna.locator('.balance'), undo(anna)]) await isIn(what);
    expect(Math.abs((await boxOf(anna.locator('.balance'))).top - top.top)).toBeLessThan(20);
  }
  // Two legal steps are possible at once, between both.
  await pane.evaluate((it) => it.scrollTo({ top: 0, behavior: 'instant' }));
  const [first, second] = [0, 1].map((n) => boxOf(moves(anna).locator('[data-tile]').nth(n)));
  expect((await first)?.top).toBeGreaterThanOrEqual((await boxOf(anna.locator('.moves-head'))).bottom);
  expect((await second)?.bottom).toBeLessThanOrEqual((await boxOf(anna.locator('.moves-foot'))).top);
  await pane.evaluate((it) => (it.dataset.height = 'peek'));
  await expect(async () => isIn(undo(anna))).toPass();
});

test('the proof of the shuffles can be reached', byThumb, async ({ page: anna }) => {
  await inTurn(anna);
  await anna.getByText('Menu', { exact: true }).click();
  await anna.getByRole('navigation', { name: 'Table' }).getByRole('link', { name: 'Provably fair' }).click();
  const proof = anna.getByRole('region', { name: 'Provably fair' }).last();
  await proof.getByText('Provably fair: details').click();
  await expect(proof.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
});

// Only on a desktop: there the rail, the board and the log are seen at once.
test('the preview of a choice covers no text', atDesk, async ({ page: anna }) => {
  await inTurn(anna);
  await askBefore(anna);
  await point(legal(anna, 'slot:').first());
  await point(legal(anna, 'site:').first());
  await expect(anna.locator('.balance [data-next]').first()).toBeVisible();
  const box = (selector: string) => boxOf(anna.locator(selector).first());
  expect((await box('#turn-bar')).left).toBeGreaterThanOrEqual((await box('.at-moves')).right);
  expect((await box('.balance')).bottom).toBeLessThan((await box('.open-items')).top);
  // All that changes is in sight, within its frame.
  const frame = await box('.balance');
  for (const item of await anna.locator('.balance [data-next]').all())
    expect((await item.boundingBox())?.y).toBeLessThan(frame.bottom - 10);
  // The tile on its place lies over the number of the place, and says it again.
  await expect(anna.locator('.ghost text')).toHaveText('1A');
  expect((await box('#log')).bottom).toBeLessThanOrEqual(anna.viewportSize()?.height ?? 0);
});

// Only on a desktop: a phone has no keys.
test(
  'a turn is begun, taken back and ended with only the keyboard',
  { tag: '@desk' },
  async ({ browser }) => {
    const anna = await seated(browser);
    const before = await stepOf(anna);
    for (const key of ['b', 'p', 'e', '?']) await anna.keyboard.press(key);
    expect(await anna.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await stepOf(anna)).toBe(before);
    await walkIn(anna);
    await anna.keyboard.press('b');
    const first = await focused(anna);
    expect(first).toMatch(/^crane:/);
    await anna.keyboard.press('ArrowRight');
    const next = await focused(anna);
    expect(next).toMatch(/^crane:/);
    expect(next).not.toBe(first);
    await stepBy(anna, () => anna.keyboard.press('Enter'));
    await stepBy(anna, () => anna.keyboard.press('u'));
    await playToEndOfTurn(anna);
    await stepBy(anna, async () => {
      await anna.keyboard.press('e');
      // Where something would be lost the key only leads to the button.
      await anna.keyboard.press('Enter');
    });
    await expect(moves(anna).getByRole('heading', { name: 'Waiting for Bohumil' })).toBeVisible();
    // Nothing glows now, and the button is gone: the focus stays in the panel that says whom the table waits
    // for.
    await expect(moves(anna)).toBeFocused();
  },
);

test('an arrow leads an onlooker from one place to the next', atDesk, async ({ browser }) => {
  const bohumil = await playedInPage(await openSeat(browser, await newTable(), 1));
  await bohumil.locator('#crane-zone a[data-at]').first().focus();
  await bohumil.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener('focusin', () => (dataset.led = String(Number(dataset.led ?? 0) + 1)));
  });
  for (const times of ['1', '2']) {
    await bohumil.keyboard.press(times === '1' ? 'ArrowRight' : 'ArrowLeft');
    await expect(bohumil.locator('html')).toHaveAttribute('data-led', times);
  }
});

test('an empty slot, which is no link, is pressed by Enter as well', atDesk, async ({ page }) => {
  await inTurn(page, REFILL);
  const slot = page.locator('li[data-at="slot:building-1"][data-legal]');
  // As arrows lead there.
  await slot.evaluate((it) => (it.tabIndex = 0));
  await slot.focus();
  await expect(slot).toBeFocused();
  await expect(chosenBar(page)).toBeHidden();
  await page.keyboard.press('Enter');
  // All see the new tile, so it asks first.
  await expect(doChosen(page)).toBeVisible();
});

test('a store where mines may pay is reached by arrows as well', atDesk, async ({ page }) => {
  await page.setViewportSize(DESK);
  await inTurn(page, MINES);
  await stepBy(page, () => legal(page, 'crane:7').click());
  await stepBy(page, () => legal(page, 'cell:action-hex-manage-mines').click());
  const store = await legal(page, 'goods:').first().getAttribute('data-at');
  expect(store).toMatch(/-gold$/);
  await stepBy(page, () => KEYS.point(page, store ?? ''));
});

// Only on a desktop: a phone has no keys.
test('a button pressed by a key moves the focus on, and its key is shown', atDesk, async ({ browser }) => {
  const anna = await seated(browser);
  await walkIn(anna);
  await anna.keyboard.press('p');
  await stepBy(anna, () => anna.keyboard.press('Enter'));
  await expect(moves(anna).locator('h3:focus')).toBeVisible();
  // From there to the line for steps and questions, where a typist continues.
  await anna.keyboard.press(':');
  await anna.keyboard.type('undo');
  await stepBy(anna, () => anna.keyboard.press('Enter'));
  await expect(anna.locator('#say-line')).toBeFocused();
  await expect(anna.locator('#say-line')).toHaveValue('');
  await anna.keyboard.type('gold Anna');
  await anna.keyboard.press('Enter');
  await expect(anna.locator('#said')).toContainText(/Anna, Gold: \d+/);
  await expect(anna.locator('#news')).toContainText(/Anna, Gold: \d+/);
  // Out of the line, where a letter is a key again.
  await moves(anna).focus();
  await anna.keyboard.press('?');
  const sheet = anna.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await anna.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('an impossible step shows its reason and what would help', FULL, async ({ browser }) => {
  const anna = await seated(browser);
  await moves(anna).getByText('Why can’t I do other things?').click();
  const help = moves(anna)
    .getByRole('link', { name: /^What would help\?/ })
    .first();
  await help.click();
  await expect(moves(anna).getByRole('alert')).toContainText(/Not possible: .+/);
});

test('a step that comes too late keeps the intention', FULL, async ({ browser }) => {
  const anna = await seated(browser);
  // Pages of one browser hear of each other; this is another, and its connection has dropped, so it does not
  // hear of the step before its own.
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await anna.context().cookies());
  const second = await elsewhere.newPage();
  await second.route(/\/(stream|seq)(\?|$)/, (route) => route.abort());
  await second.goto(anna.url());
  // The code for playing in the page is older than that step, too.
  await expect(second.locator('html[data-pending]')).toHaveCount(1);
  await takeTile(anna);
  await stepBy(anna, () => undo(anna).click());
  const name = (await take(second).textContent()) ?? '';
  await take(second).click();
  await expect(moves(second)).toContainText('You kept playing in another window');
  const again = moves(second).getByRole('status').getByRole('button');
  await expect(again).toHaveText(name);
  await stepBy(second, () => again.click());
});
