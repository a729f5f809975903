/** Slips of the hand: pressed twice, too early, with too little chosen, or where no line is. */
import { expect, type Page } from '@playwright/test';
import { walkIn } from './support/driver/keys';
import { BUILDING, focused, inTurn, legal, REFILL } from './support/in-turn';
import {
  chosenBar,
  doChosen,
  moves,
  stepBy,
  stepOf,
  take,
  turnInPage,
  undo,
  waiting,
} from './support/journey';
import { AT_DESK } from './support/screens';
import { openTable } from './support/tables';
import { FULL, test } from './support/test';

test.use(AT_DESK);
/** Which places of a kind may be chosen. */
const marksOf = (page: Page, kinds: string) =>
  legal(page, kinds).evaluateAll((all: HTMLElement[]) => [...new Set(all.map((it) => it.dataset.at ?? ''))]);

test('the second press of a double click does not count', FULL, async ({ browser }) => {
  const anna = await turnInPage(await openTable(browser));
  const before = await stepOf(anna);
  // Its slot would pay at once.
  const tile = legal(anna, 'crane:').and(
    anna.locator('[aria-label*="egg for 1"], [aria-label*="special tile"]'),
  );
  await stepBy(anna, () => tile.first().dblclick());
  await expect(anna.locator('html')).toHaveAttribute('data-pending', '0');
  expect(await stepOf(anna)).toBe(before + 1);
});

test('a tile that is placed at once is called by its name', FULL, async ({ page }) => {
  await inTurn(page, BUILDING);
  const named = await page.locator('details[data-tile] summary strong').allTextContents();
  const title = chosenBar(page).locator('.bar-title');
  for (const site of await marksOf(page, 'site:')) {
    await stepBy(page, () => legal(page, site).first().click());
    // A tile that fits in one way only is not turned.
    if (await title.isVisible()) break;
    await stepBy(page, () => page.keyboard.press('u'));
  }
  expect(named).toContain(await title.textContent());
});

test('keys continue where a step has shown something, and to the end of the turn', FULL, async ({ page }) => {
  await inTurn(page, REFILL);
  await walkIn(page);
  await page.keyboard.press('b');
  for (let i = 0; i < 3 && !(await focused(page))?.startsWith('slot:'); i += 1) {
    await stepBy(page, () => page.keyboard.press('Enter'));
    await page.keyboard.press('b');
  }
  expect(await focused(page)).toMatch(/^slot:/);
  await page.keyboard.press('Enter');
  await stepBy(page, () => page.keyboard.press('Enter'));
  await expect.poll(() => focused(page)).toBe('e');
});

test('a tile in hand: B leads to a place for it', FULL, async ({ page }) => {
  await inTurn(page, BUILDING);
  const [tile = ''] = await marksOf(page, 'slot:building');
  await legal(page, tile).first().click();
  await walkIn(page);
  await page.keyboard.press('b');
  await expect(page.locator('[data-at^="site:"]:focus')).toBeVisible();
});

test(
  'too few tiles of a row are ticked: nothing is asked or refused, they light up',
  FULL,
  async ({ page }) => {
    await inTurn(page, BUILDING);
    const before = await stepOf(page);
    await page.locator('#moves details.refresh summary').click();
    const row = page.locator('#moves form[data-row]').first();
    const at = (await row.getAttribute('data-row')) ?? '';
    await row.getByRole('button').first().click();
    await expect(page.locator(`[data-at="${at}"][data-chosen]`).first()).toBeVisible();
    await expect(legal(page, at.replace('row:', 'slot:')).first()).toBeVisible();
    await expect(doChosen(page)).toBeHidden();
    await expect(moves(page).getByRole('alert')).toHaveCount(0);
    expect(await stepOf(page)).toBe(before);
  },
);

test(
  'the end of a turn that could not be sent is taken back, or goes out later',
  FULL,
  async ({ page: anna }) => {
    // It fills a row, which only the service can.
    await inTurn(anna, REFILL);
    await stepBy(anna, () => legal(anna, 'crane:').first().click());
    await expect(anna).toHaveTitle(/^\(1\) /);
    const pending = anna.locator('html');
    const end = moves(anna).getByRole('button', { name: 'End turn' });
    await anna.context().setOffline(true);
    await end.click();
    await expect(pending).toHaveAttribute('data-pending', '1');
    await expect(moves(anna)).toContainText('1 step hasn’t been sent yet');
    // Nothing of it is shown, and it may be taken back.
    await expect(moves(anna)).toContainText('Undo takes back unsent steps');
    await undo(anna).click();
    await expect(pending).toHaveAttribute('data-pending', '0');
    await expect(moves(anna)).not.toContainText('been sent yet');
    await end.click();
    await anna.context().setOffline(false);
    await expect(waiting(anna)).toBeVisible();
    // It waits for somebody else, which its title says as well.
    await expect(anna).toHaveTitle(/^[^(]/);
  },
);

test('after a refusal the table can be played on', FULL, async ({ browser }) => {
  const anna = await turnInPage(await openTable(browser));
  const before = await stepOf(anna);
  await take(anna).evaluate((it) => it.setAttribute('value', '{~type~:~EndTurn~}'));
  await take(anna).click();
  await expect(anna.getByRole('alert').first()).toContainText('Not possible.');
  expect(await stepOf(anna)).toBe(before);
  await expect(anna.locator('html')).not.toHaveAttribute('data-sending');
  await stepBy(anna, () => legal(anna, 'crane:').first().click());
});
