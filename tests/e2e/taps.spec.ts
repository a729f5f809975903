/**
 * Real clicks: how many a turn takes by mouse and by thumb, which ask once more, and where the key for the
 * next thing leads.
 */
import { expect } from '@playwright/test';
import { inFull } from '../support/full';
import { walkIn } from './support/driver/keys';
import { BUILDING, focused, inTurn, legal, REFILL, tap } from './support/in-turn';
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
  waiting,
} from './support/journey';
import { AT_DESK, DESK, ON_LARGE_PHONE } from './support/screens';
import { openTable } from './support/tables';
import { FULL, test } from './support/test';

// Each turn was played like that in a recorded game.
for (const { action, most, at, places, loses = false } of [
  {
    action: 'mines',
    most: 4,
    at: { game: '4-players-base', commands: 50 },
    places: ['crane:7', 'cell:action-hex-manage-mines', 'track:'],
  },
  {
    action: 'a building',
    most: 5,
    at: { game: '2-players-base', commands: 6 },
    // Its row is filled at once there, so the place is asked for.
    places: ['crane:4', 'slot:building-0', 'site:site-p5-b', 'go'],
  },
  {
    action: 'an upgrade',
    most: 5,
    at: { game: '2-players-first-game', commands: 0 },
    places: ['crane:5', 'cell:action-hex-upgrade-action', 'slot:upgrade-3', 'go'],
  },
  {
    action: 'the King\u2019s Road',
    // It has an egg to lose, so End turn is pressed twice. A thumb first closes what an egg could buy.
    most: 5,
    loses: true,
    at: { game: '4-players-all-options', commands: 282 },
    places: ['crane:8', 'cell:action-hex-kings-road', 'road:'],
  },
])
  for (const [by, options, more] of [
    ['clicks', AT_DESK, 0],
    // A thumb confirms a place.
    ['taps', ON_LARGE_PHONE, 1],
  ] as const)
    test(
      `a turn of ${action} takes at most ${most + more} ${by}, its end included`,
      FULL,
      async ({ browser }) => {
        const page = await inTurn(await browser.newPage(options), at);
        await page.evaluate(() => {
          const count = (event: Event) => {
            const { documentElement: page } = document;
            if (event.isTrusted) page.dataset.clicks = String(Number(page.dataset.clicks ?? 0) + 1);
          };
          addEventListener('click', count, true);
        });
        for (const place of places)
          await (
            place === 'go' ? doChosen(page) : legal(page, place).filter({ visible: true }).first()
          ).click();
        if (loses && by === 'taps') await chosenBar(page).getByRole('button', { name: 'Cancel' }).click();
        await moves(page).getByRole('button', { name: 'End turn' }).click();
        if (loses)
          await moves(page)
            .getByRole('button', { name: /^End and lose/, disabled: false })
            .click();
        await expect(waiting(page)).toBeVisible();
        expect(
          await page.evaluate(() => Number(document.documentElement.dataset.clicks)),
        ).toBeLessThanOrEqual(most + more);
      },
    );

test('a button asks once more before it reveals, and says what becomes final', FULL, async ({ page }) => {
  await inTurn(page, REFILL);
  const refill = moves(page).locator('button[value*="RefillRow"]').first();
  const before = await stepOf(page);
  await refill.click();
  await expect(doChosen(page)).toContainText('earlier steps become final');
  expect(await stepOf(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(doChosen(page)).toBeHidden();
  await askBefore(page, 'nothing');
  await stepBy(page, () => refill.click());
});

test('a tile that lacks only a bonus is placed with it', FULL, async ({ page }) => {
  await page.setViewportSize(DESK);
  // The only wall that is left lacks what an upgrade has brought, which nobody has collected.
  await inTurn(page, { game: '2-players-base', commands: 28 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/commands')) return;
    const { steps } = JSON.parse(request.postData() ?? '{}');
    sent.push(...steps.map(({ command }: { command: { type: string } }) => command.type));
  });
  await expect(moves(page).getByRole('button', { name: /^Collect .*, then: Place / })).toBeAttached();
  await legal(page, 'slot:wall-2').first().click();
  await legal(page, 'cell:').filter({ visible: true }).first().click();
  await expect(page.locator('.ghost')).toHaveCount(1);
  // It shows the next wall, so it is asked for.
  await stepBy(page, () => doChosen(page).click());
  expect(sent.slice(0, 2)).toEqual(['CollectUpgradeBonus', 'PlaceWall']);
  await expect(moves(page).getByRole('alert')).toHaveCount(0);
});

test('an extra action of the same kind refills its row before a tile is placed', FULL, async ({ page }) => {
  await page.setViewportSize(DESK);
  await inTurn(page, { game: '3-players-online', commands: 278 });
  await stepBy(page, () =>
    moves(page)
      .getByRole('button', { name: /^Buy an extra action/ })
      .click(),
  );
  // The first slot is empty.
  const tiles = legal(page, 'slot:upgrade');
  await tiles.nth(1).click();
  await expect(chosenBar(page)).toContainText('Upgrade an action');
  await expect(doChosen(page)).toContainText('earlier steps become final');
  await stepBy(page, () => doChosen(page).click());
  await expect(tiles).toHaveCount(3);
  await stepBy(page, () => tiles.first().click());
  await expect(moves(page).getByRole('alert')).toHaveCount(0);
});

test('with every step asked for a button asks as well, but not to take back', FULL, async ({ browser }) => {
  const anna = await playedInPage(await openTable(browser));
  await askBefore(anna);
  const before = await stepOf(anna);
  await take(anna).click();
  await expect(anna.locator('.bar-title')).toHaveText((await take(anna).textContent()) ?? '');
  expect(await stepOf(anna)).toBe(before);
  await stepBy(anna, () => doChosen(anna).click());
  await stepBy(anna, () => undo(anna).click());
  // By keys: Enter presses, and Enter confirms.
  await walkIn(anna);
  await take(anna).focus();
  await anna.keyboard.press('Enter');
  await expect(doChosen(anna)).toBeFocused();
  await stepBy(anna, () => anna.keyboard.press('Enter'));
  // Each continues where it was, in the moves and on the table.
  await expect(moves(anna).locator(':focus')).toBeVisible();
  await stepBy(anna, () => anna.keyboard.press('u'));
  await anna.keyboard.press('b');
  await anna.keyboard.press('Enter');
  await expect(doChosen(anna)).toBeFocused();
  await stepBy(anna, () => anna.keyboard.press('Enter'));
  await expect(anna.locator('.cards [data-legal]:focus')).toBeVisible();
});

test('without confirmation a tap places a tile at once', FULL, async ({ browser }) => {
  const page = await inTurn(await browser.newPage(ON_LARGE_PHONE), BUILDING);
  await askBefore(page, 'nothing');
  await tap(legal(page, 'slot:').first());
  await stepBy(page, () => tap(legal(page, 'site:').first()));
});

test('B finds the next thing to do where no place leads on', FULL, async ({ browser }) => {
  const anna = await playedInPage(await openTable(browser));
  await playToEndOfTurn(anna);
  await walkIn(anna);
  // Available pieces are highlighted first.
  for (let i = 0; i < 5; i++) {
    await anna.keyboard.press('b');
    if ((await focused(anna)) === 'e') break;
    await stepBy(anna, async () => {
      await anna.keyboard.press('Enter');
      // An empty slot shows what fills it.
      if (await doChosen(anna).isVisible()) await anna.keyboard.press('Enter');
    });
    await walkIn(anna);
  }
  expect(await focused(anna)).toBe('e');
  await expect(legal(anna, 'row:').first()).toBeAttached();
  await moves(anna).focus();
  await anna.keyboard.press('b');
  expect(await focused(anna)).toBe('e');
});

test('two quick taps on anything that is pressed are two presses, and never a zoom', async ({ browser }) => {
  const page = await playedInPage(await openTable(browser));
  for (const path of inFull([undefined, '/', '/learn'], [undefined])) {
    if (path) await page.goto(path);
    const zooming = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, label, select, input, [data-at]')]
        .filter((it) => getComputedStyle(it).touchAction !== 'manipulation')
        .map((it) => it.outerHTML.slice(0, 80)),
    );
    expect(zooming, path ?? 'the table').toEqual([]);
  }
});
