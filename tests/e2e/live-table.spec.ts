/** A step takes effect at once: the table is played in the browser, and the service gets it in the background. */
import { expect } from '@playwright/test';
import { moves, playedInPage, press, stepOf, take, undo } from './support/journey';
import { COMMANDS, hold, liveTable, noteStream, pending, stored } from './support/live-table';
import { openTable } from './support/tables';
import { FULL, test } from './support/test';

test('a step is drawn before the service has received it', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  const before = await stepOf(anna);
  const release = await hold(anna);
  await take(anna).click();
  await expect(undo(anna)).toBeVisible();
  await expect(anna.locator('#news')).toContainText('takes the action tile');
  await expect(pending(anna)).toHaveAttribute('data-pending', '1');
  expect(await stepOf(anna)).toBe(before);
  expect(await stored(anna)).toHaveLength(before);
  release();
  await expect(anna.locator('header.top')).toHaveAttribute('data-seq', String(before + 1));
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  // The menu stays as it came, and leads to what is there now.
  const tryFromHere = anna.locator('header.top .menu').getByText('Analyse from here');
  await expect(tryFromHere).toHaveAttribute('href', /\/try$/);
  const byStep = anna.locator('header.top .menu').getByText('Replay', { exact: true });
  const newest = await anna.request.get((await byStep.getAttribute('href')) ?? '');
  expect(new URL(newest.url()).pathname).toMatch(new RegExp(`/at/${before + 1}$`));
});

test('a step redraws only what it changes', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  // With the first touch the log comes from the page itself.
  await take(anna).click();
  await undo(anna).click();
  await expect(undo(anna)).toHaveCount(0);
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  await anna.evaluate(() => {
    // Of the log those that were read before stay what they are, though a new one is above them.
    const nameOf = (piece: Element) => piece.id || piece.getAttribute('data-at');
    const before = [...document.querySelectorAll('#log .seq, #crane-zone [data-at]')].map(
      (piece) => [piece, nameOf(piece)] as const,
    );
    // Another piece now, or made again though it is still there.
    const isOther = ([piece, name]: readonly [Element, string | null]) =>
      piece.isConnected
        ? nameOf(piece) !== name
        : document.querySelector(`#log [id="${name}"], #crane-zone [data-at="${name}"]`) !== null;
    const made = { resets: 0, others: () => before.filter(isOther).map(([, name]) => name) };
    // Chromium reads all forms of the page then, and lays it out for that.
    document.addEventListener('reset', () => (made.resets += 1), true);
    Object.assign(window, { made });
  });
  await take(anna).click();
  await expect(undo(anna)).toBeVisible();
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  await expect(anna.locator('#log .seq')).not.toHaveCount(0);
  const { resets, others } = await anna.evaluate(() => {
    const { made } = window as unknown as { made: { resets: number; others: () => string[] } };
    return { resets: made.resets, others: made.others() };
  });
  // The place that the tile was taken from.
  expect({ resets, others }).toEqual({ resets: 0, others: ['crane:0'] });
});

test("hydration keeps the server's DOM", FULL, async ({ browser }) => {
  const anna = await openTable(browser);
  const drawn = '.at-board *, #mine *, #rivals *';
  await anna.addInitScript((all) => {
    const ofServer = new WeakSet<Element>();
    const notNew = (element: Element) => ofServer.has(element);
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll(all)) ofServer.add(element);
    });
    Object.assign(window, { notNew });
  }, drawn);
  await anna.reload();
  await playedInPage(anna);
  const made = await anna.evaluate(
    (all) =>
      [...document.querySelectorAll(all)]
        .filter((element) => !(window as unknown as { notNew: (of: Element) => boolean }).notNew(element))
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    drawn,
  );
  expect(made).toEqual([]);
  await expect(anna.locator('.at-board .wheel, .at-board svg').first()).toBeVisible();
});

test('the page sends no request about its own step, whatever arrives first', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  await noteStream(anna);
  await anna.reload();
  await playedInPage(anna);
  const before = await stepOf(anna);
  const asked: string[] = [];
  anna.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await anna.route(COMMANDS, async (route) => {
    const response = await route.fetch();
    // The stream is quicker than the answer.
    await anna.waitForFunction((row) => Number(document.documentElement.dataset.heard) > row, before);
    await route.fulfill({ response });
  });
  await take(anna).click();
  await expect(anna.locator('header.top')).toHaveAttribute('data-seq', String(before + 1));
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  expect(asked.filter((path) => COMMANDS.test(path))).toHaveLength(1);
  // That it begins to listen is no question.
  const questions = asked.filter((path) => path.startsWith('/games/') && path !== '/games/stream');
  expect(questions).toEqual([]);
});

test('offline the turn continues, and all of it is sent once when the connection is back', async ({
  browser,
}) => {
  const anna = await liveTable(browser);
  const before = await stepOf(anna);
  await anna.context().setOffline(true);
  await take(anna).click();
  await undo(anna).click();
  await take(anna).click();
  await expect(moves(anna)).toContainText('been sent yet');
  await anna.context().setOffline(false);
  await expect(pending(anna)).toHaveAttribute('data-pending', '0');
  await expect(moves(anna)).not.toContainText('been sent yet');
  const rows = (await stored(anna)).slice(before);
  expect(new Set(rows.map(({ commandId }) => commandId)).size).toBe(rows.length);
  expect(rows.at(-1)?.command.type).toBe('TakeActionTile');
  expect(await stepOf(anna)).toBe(before + rows.length);
});

test('an answer that was lost leads to no second step', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  const before = await stepOf(anna);
  let lost = 0;
  await anna.route(COMMANDS, async (route) => {
    await route.fetch();
    lost += 1;
    if (lost < 2) await route.abort();
    else await route.continue();
  });
  await take(anna).click();
  await expect(anna.locator('header.top')).toHaveAttribute('data-seq', String(before + 1));
  expect(await stored(anna)).toHaveLength(before + 1);
});

test('two pages of one seat follow each other', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  const second = await anna.context().newPage();
  await second.goto(anna.url());
  await playedInPage(second);
  await press(anna, take(anna));
  const step = await stepOf(anna);
  await expect(second.locator('header.top')).toHaveAttribute('data-seq', String(step));
  await press(second, undo(second));
  await expect(anna.locator('header.top')).toHaveAttribute('data-seq', String(step + 1));
  await expect(take(anna)).toBeVisible();
  await expect(moves(anna).getByRole('alert')).toHaveCount(0);
});

test('a step that reveals something waits for the result', FULL, async ({ browser }) => {
  const anna = await liveTable(browser);
  await press(anna, take(anna));
  const release = await hold(anna);
  const row = moves(anna).getByRole('region', { name: 'Refresh a row' });
  await row.locator('summary').click();
  const walls = row.locator('form[data-row="row:wall"]');
  for (const tile of [1, 2]) await walls.getByRole('checkbox').nth(tile).check();
  await walls.getByRole('button').first().click();
  // A step that reveals is confirmed.
  await anna.locator('#turn-bar [data-do="go"]').click();
  await expect(moves(anna)).toContainText('Revealing …');
  await expect(pending(anna)).toHaveAttribute('data-pending', '1');
  const before = await stepOf(anna);
  release();
  await expect(anna.locator('header.top')).toHaveAttribute('data-seq', String(before + 1));
  await expect(moves(anna)).not.toContainText('Revealing …');
});
