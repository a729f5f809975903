/** Next to a resting pointer a small card opens. It never takes a click, and never covers a marked piece. */
import { expect, type Page } from '@playwright/test';
import { inFull } from '../support/full';
import { wireTurn } from '../support/wire';
import { boxOf, clickAt, inTurn, middleOf } from './support/in-turn';
import {
  askBefore,
  chosenBar,
  doChosen,
  stepBy,
  stepOf,
  take,
  turnInPage,
  twoFrames,
  undo,
  waiting,
} from './support/journey';
import { hold } from './support/live-table';
import { AT_DESK, DESK } from './support/screens';
import { newTable, openSeat, openTable } from './support/tables';
import { FULL, test } from './support/test';

/** The crane has a tile for buildings, which can then be placed. */
const BEFORE_BUILDING = { game: '2-players-base', commands: 6 };
/** Milliseconds that the pointer rests after a click, which is the input that is tested; each is tried twice. */
const RESTS_MS = inFull(
  [0, 300, 700, 900, 1600].flatMap((ms) => [ms, ms]),
  [0, 900],
);

const card = (page: Page) => page.locator('.seen-large:not([data-as="name"])');
const crane = (page: Page) => page.locator('#crane-zone a[data-at^="crane:"][data-legal]').first();

/** The overlap of the card with everything that is marked, or that is a button of the moves. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.seen-large:popover-open')?.getBoundingClientRect();
    if (!box) return [];
    return [...document.querySelectorAll('#tabletop [data-legal], #moves button')].flatMap((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const isApart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
      return isApart ? [] : [(it as HTMLElement).dataset.at ?? it.textContent];
    });
  });

test('after a tile is taken, a click on a marked tile lands, however long the pointer rested', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await inTurn(page, BEFORE_BUILDING);
  // Everything for hovering has loaded.
  await page.mouse.move(700, 5);
  await expect(card(page)).toBeAttached();
  const landed: string[] = [];
  for (const rest of RESTS_MS) {
    await clickAt(page, await middleOf(page.locator('#crane-zone a[data-at="crane:4"][data-legal]')));
    await page.waitForTimeout(rest);
    const marked = page.locator('#rows a[data-at^="slot:"][data-legal]').first();
    await marked.waitFor();
    const at = (await marked.getAttribute('data-at')) ?? '';
    await clickAt(page, await middleOf(marked));
    await expect(page.locator(`#rows [data-at="${at}"][data-chosen]`)).toBeAttached();
    landed.push(at);
    await page.keyboard.press('Escape');
    while (await undo(page).isVisible()) await stepBy(page, () => undo(page).click());
  }
  expect(landed).toHaveLength(RESTS_MS.length);
});

test('a tile that cannot be taken says why next to it, and another press opens its close-up', async ({
  browser,
}) => {
  const page = await turnInPage(await openTable(browser, AT_DESK));
  const before = await stepOf(page);
  const tile = page.locator('#rows a[data-at^="slot:"]:not([data-legal])').first();
  await clickAt(page, await middleOf(tile));
  await expect(chosenBar(page)).toBeVisible();
  await expect(chosenBar(page).locator('p').first()).toHaveText(/\w.+\./);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(chosenBar(page)).toBeHidden();
  await clickAt(page, await middleOf(tile));
  await clickAt(page, await middleOf(tile));
  await expect(page.getByRole('dialog', { name: 'Large view' })).toBeVisible();
  expect(await stepOf(page)).toBe(before);
});

test('a second press on a button that asks answers its question', async ({ browser }) => {
  const page = await turnInPage(await openTable(browser, AT_DESK));
  await askBefore(page);
  await take(page).click();
  await expect(chosenBar(page)).toBeVisible();
  const before = await stepOf(page);
  // The second press of a double click is no answer.
  await expect(async () => {
    if (await chosenBar(page).isVisible()) await take(page).click();
    await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(before + 1), {
      timeout: 500,
    });
  }).toPass();
});

test(
  "what is chosen before the page is renewed after the rival's turn stays chosen",
  FULL,
  async ({ browser }) => {
    const table = await newTable();
    const page = await openSeat(browser, table, 1, AT_DESK);
    await expect(waiting(page)).toBeVisible();
    await askBefore(page);
    const root = page.locator('html');
    const before = (await root.getAttribute('data-version')) ?? '';
    const release = await hold(page, /[?&]_rsc=/);
    await wireTurn(table);
    await crane(page).click();
    await expect(chosenBar(page)).toBeVisible();
    await expect(root).toHaveAttribute('data-version', before);
    release();
    await expect(root).not.toHaveAttribute('data-version', before);
    await twoFrames(page);
    await expect(chosenBar(page)).toBeVisible();
    await doChosen(page).click();
    await expect(undo(page)).toBeVisible();
  },
);

test('the card next to a resting pointer is small and near, takes nothing, and leaves with the pointer', async ({
  browser,
}) => {
  const page = await turnInPage(await openTable(browser, AT_DESK));
  await page.mouse.move(700, 5);
  await expect(card(page)).toBeAttached();
  for (const kind of inFull(['crane:', 'slot:', 'seal:', 'site:', 'grid:'], ['crane:', 'slot:'])) {
    const shown = page.locator(`.tabletop a[data-at^="${kind}"]`).first();
    const [x, y] = await middleOf(shown);
    await page.mouse.move(x - 1, y);
    const began = Date.now();
    await page.mouse.move(x, y);
    await expect(card(page)).toBeVisible();
    expect(Date.now() - began, kind).toBeGreaterThanOrEqual(600);
    const { left, right, top, bottom } = await boxOf(card(page));
    expect(right - left, kind).toBeLessThanOrEqual(240);
    expect(bottom - top, kind).toBeLessThanOrEqual(240);
    // Next to the piece, and not over it.
    const piece = await boxOf(shown);
    const away = [
      Math.max(left - piece.right, piece.left - right),
      Math.max(top - piece.bottom, piece.top - bottom),
    ];
    expect(Math.max(...away), kind).toBeGreaterThan(0);
    expect(Math.hypot(...away.map((gap) => Math.max(0, gap))), kind).toBeLessThanOrEqual(200);
    expect(await covered(page), kind).toEqual([]);
    await expect(card(page)).toHaveAttribute('inert');
    await expect(card(page).locator('button, a[href], input, select')).toHaveCount(0);
    await page.mouse.move(700, 5);
    expect(await page.locator('.seen-large').evaluate((it) => it.matches(':popover-open'))).toBe(false);
  }
});

test('the whole close-up of a marked piece opens with Alt and a click', FULL, async ({ browser }) => {
  const page = await turnInPage(await openTable(browser, AT_DESK));
  const before = await stepOf(page);
  await crane(page).click({ modifiers: ['Alt'] });
  const dialog = page.locator('dialog.inspect[open]');
  await dialog.getByRole('radio').last().check();
  await expect(dialog.locator('.cranes > :visible .ahead-ring')).toHaveCount(1);
  expect(await stepOf(page)).toBe(before);
});
