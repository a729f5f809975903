/** A piece is seen large in place: in a small card next to the pointer, or whole. */
import { expect, type Page } from '@playwright/test';
import { walkIn } from './support/driver/keys';
import { boxOf, inTurn, middleOf, thumbOn } from './support/in-turn';
import { chosenBar, stepBy, stepOf, turnInPage } from './support/journey';
import { hold, SCRIPTS } from './support/live-table';
import { AT_DESK, DESK, ON_LARGE_PHONE } from './support/screens';
import { newTable, openSeat, openTable } from './support/tables';
import { FULL, test } from './support/test';

const card = (page: Page) => page.locator('.seen-large:not([data-as="name"])');
const name = (page: Page) => page.locator('.seen-large[data-as="name"]');

test(
  'a click on a piece opens its whole close-up, with the crane in the turns to come',
  FULL,
  async ({ browser }) => {
    const bohumil = await openSeat(browser, await newTable(), 1, AT_DESK);
    await expect(bohumil.locator('[data-pending]')).toBeAttached();
    const tile = bohumil.locator('#crane-zone a[data-at^="crane:"]').first();
    // Fetched with the first movement.
    await bohumil.mouse.move(700, 5);
    await expect(card(bohumil)).toBeAttached();
    await tile.hover();
    await expect(card(bohumil)).toBeVisible();
    await expect(card(bohumil).locator('.inspect-drawings svg').first()).toBeVisible();
    await tile.click();
    await expect(card(bohumil)).toBeHidden();
    const dialog = bohumil.locator('dialog.inspect');
    // Two stops for two players, moved by the arrow keys.
    await dialog.getByRole('radio').last().check();
    await expect(dialog.locator('.cranes > :visible .ahead-ring')).toHaveCount(1);
    await bohumil.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('in the own turn it leaves the steps free, and its picture is whole', FULL, async ({ page }) => {
  await page.setViewportSize(DESK);
  await inTurn(page);
  await page.mouse.move(700, 5);
  await page.locator('.tiles a[data-at^="slot:"]').first().hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page).locator('.inspect-drawings svg').first()).toBeInViewport({ ratio: 1 });
  const [shown, rail] = await Promise.all([boxOf(card(page)), boxOf(page.locator('.at-moves'))]);
  expect(shown.left).toBeGreaterThanOrEqual(rail.right);
  // Pieces next to the board count as well.
  await page.locator('a[data-at^="seal:"]').first().hover();
  await expect(card(page).getByRole('heading', { includeHidden: true })).toContainText(/for each/);
});

const legalTile = (page: Page) => page.locator('#crane-zone a[data-at^="crane:"][data-legal]').first();

test('a thumb holds a tile that may be taken: it is seen large, and not taken', async ({ browser }) => {
  const anna = await turnInPage(await openTable(browser, ON_LARGE_PHONE));
  const tile = legalTile(anna);
  // The first touch fetches what holding needs.
  await anna.locator('#crane-zone h2').tap();
  await expect(card(anna)).toBeAttached();
  await tile.scrollIntoViewIfNeeded();
  const before = await stepOf(anna);
  const thumb = await thumbOn(tile);
  await thumb.press();
  await expect(card(anna)).toBeVisible();
  await thumb.lift();
  // A held piece stays in sight, and the word gives way to the card.
  const [[, middle], shown] = await Promise.all([middleOf(tile), boxOf(card(anna))]);
  expect(middle < shown.top || middle > shown.bottom).toBe(true);
  await expect(name(anna)).toBeHidden();
  await card(anna).getByRole('radio').last().check();
  await expect(card(anna).locator('.cranes > :visible .ahead-ring')).toHaveCount(1);
  await anna.locator('#crane-zone h2').tap();
  await expect(card(anna)).toBeHidden();
  expect(await stepOf(anna)).toBe(before);
  await expect(chosenBar(anna)).toBeHidden();
  // A tap is one as before.
  await stepBy(anna, () => tile.tap());
});

test('seen tiles of a row are not fetched again', FULL, async ({ browser }) => {
  const anna = await turnInPage(await openTable(browser, AT_DESK));
  const tile = legalTile(anna);
  const asked: string[] = [];
  anna.on('request', (request) => request.url().includes('/look?') && asked.push(request.url()));
  await anna.mouse.move(700, 5);
  await expect(card(anna)).toBeAttached();
  for (const _time of [1, 2]) {
    await tile.hover();
    await expect(card(anna)).toBeVisible();
    // The label would say the same.
    await expect(name(anna)).toBeHidden();
    await anna.mouse.move(700, 5);
    await expect(card(anna)).toBeHidden();
  }
  expect(asked).toHaveLength(1);
  await stepBy(anna, () => tile.click());
});

test('the focused piece is enlarged as well', FULL, async ({ browser }) => {
  const anna = await turnInPage(await openTable(browser, AT_DESK));
  await walkIn(anna);
  // The subject of the card: two tiles of the crane may be called alike.
  const isAbout = async () => {
    await expect(card(anna)).toBeVisible();
    const { at, name } = await anna.evaluate(() => {
      const { dataset, ariaLabel } = document.activeElement as HTMLElement;
      return { at: dataset.at, name: ariaLabel };
    });
    expect(name).toContain(await card(anna).locator('h2').textContent());
    return at;
  };
  await anna.keyboard.press('b');
  const first = await isAbout();
  await anna.keyboard.press('ArrowRight');
  await expect(card(anna)).toBeHidden();
  expect(await isAbout()).not.toBe(first);
  expect(await anna.evaluate(() => document.activeElement?.hasAttribute('data-legal'))).toBe(true);
});

test('a piece focused while the chunk loads is enlarged afterwards', FULL, async ({ browser }) => {
  const anna = await turnInPage(await openTable(browser, AT_DESK));
  // Whatever is fetched from the first key on.
  const release = await hold(anna, SCRIPTS);
  await walkIn(anna);
  await anna.keyboard.press('b');
  expect(await anna.evaluate(() => document.activeElement?.hasAttribute('data-legal'))).toBe(true);
  await expect(anna.locator('.seen-large')).not.toBeAttached();
  release();
  await expect(card(anna)).toBeVisible();
});
