import crypto from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { ask } from '../support/wire';
import { playedInPage } from './support/journey';
import { sitInStream } from './support/live-table';
import { requestsOf } from './support/page-events';
import { SCREENS } from './support/screens';
import { newTable, openSeat, SERVICE } from './support/tables';
import { FULL, test } from './support/test';

const drawer = (page: Page) => page.locator('dialog.drawer');
/** Before its scripts are there the link leads to a page of its own: then back, and once more. */
async function openTalk(page: Page): Promise<void> {
  const link = page.locator('#log a[data-drawer]').first();
  await expect(async () => {
    if (page.url().endsWith('/talk')) await page.goBack();
    await link.evaluate((it: HTMLElement) => it.click());
    await expect(drawer(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** On the page of the chat. */
async function sayHello(page: Page): Promise<void> {
  await page.getByLabel('Write to the table').fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log')).toContainText('Hello');
}

test('two people chat next to the table and see messages at once; a draft stays', async ({ browser }) => {
  const table = await newTable();
  const [anna, bohumil] = [await browser.newPage(), await browser.newPage()];
  await sitInStream(anna, table);
  await sitInStream(bohumil, table, 1);
  const menu = anna.locator('details.menu');
  await menu.locator('> summary').click();
  await menu.getByRole('link', { name: 'Chat and notes' }).click();
  await expect(drawer(anna)).toBeVisible();
  await expect(menu).not.toHaveAttribute('open');
  await openTalk(bohumil);
  await drawer(bohumil).getByLabel('Write to the table').fill('I was just about to');
  await drawer(anna).getByLabel('Write to the table').fill('Good evening, @Bohumil');
  await drawer(anna).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(drawer(anna).getByRole('log')).toContainText('Good evening');
  await expect(drawer(bohumil).getByRole('log')).toContainText('Good evening, @Bohumil');
  await expect(drawer(bohumil).getByLabel('Write to the table')).toHaveValue('I was just about to');
  await expect(drawer(bohumil).locator('.talk-calls')).toHaveCount(1);
  expect(anna.url()).toBe(`${SERVICE}/games/${table.id}`);
  await anna.keyboard.press('Escape');
  await expect(menu.locator('> summary')).toBeFocused();

  // On a desk it has the place of the log, and the table stays in reach.
  await expect(bohumil.locator('#log')).toBeHidden();
  expect(await drawer(bohumil).evaluate((it) => it.matches(':modal'))).toBe(false);
  await drawer(bohumil).getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(drawer(bohumil).getByRole('log')).toBeHidden();
  await drawer(bohumil).getByLabel('New note').fill('Mines first');
  await drawer(bohumil).getByRole('button', { name: 'Save note' }).click();
  await expect(drawer(bohumil).getByRole('list', { name: 'Notes' })).toContainText('Mines first');
  await bohumil.keyboard.press('Escape');
  await expect(drawer(bohumil)).toHaveCount(0);
  await expect(bohumil.locator('#log a[data-drawer]').first()).toBeFocused();
  await expect(bohumil.locator('#log')).toBeVisible();
});

test(
  'the menu of a table has at most twelve links in four groups, and one fold of settings',
  FULL,
  async ({ page }) => {
    const table = await newTable();
    await sitInStream(page, table);
    const menu = page.locator('details.menu');
    await menu.locator('> summary').click();
    const links = menu.getByRole('link');
    expect(await links.count()).toBeLessThanOrEqual(12);
    await expect(menu.getByRole('list')).toHaveCount(4);
    await expect(menu.getByRole('combobox').filter({ visible: true })).toHaveCount(0);
    await menu.getByText('Rules and settings').click();
    await expect(menu.getByLabel('Ask once more before')).toBeVisible();
    // Everything else is one link further on.
    await menu.getByRole('link', { name: 'Replay', exact: true }).click();
    for (const name of ['Compare with now', 'Statistics', 'Something is wrong here'])
      await expect(page.getByRole('link', { name })).toBeAttached();
  },
);

for (const [device, options] of SCREENS)
  test(
    `a place is mentioned and shown, and messages get reactions, on a ${device}`,
    FULL,
    async ({ browser }) => {
      const table = await newTable();
      const anna = await browser.newPage(options);
      const bohumil = await browser.newPage(options);
      await sitInStream(anna, table);
      await sitInStream(bohumil, table, 1);
      const board = await anna.locator('#crane-zone').boundingBox();
      const chosen = await anna.locator('[data-chosen]').count();
      await openTalk(anna);
      const field = drawer(anna).getByLabel('Write to the table');
      await field.fill('Shall we take');
      await drawer(anna).getByRole('button', { name: 'Mention a place' }).click();
      // The talk makes way, and the press is no step of the turn.
      expect(await anna.locator('#crane-zone').boundingBox()).toEqual(board);
      await anna.locator('[data-at="slot:wall-1"]:visible').first().click();
      await expect(drawer(anna)).toBeVisible();
      await expect(anna.locator('[data-chosen]')).toHaveCount(chosen);
      await expect(field).toHaveValue(/^Shall we take #\S/);
      // The place is still known after a reload.
      await anna.reload();
      await openTalk(anna);
      await expect(field).toHaveValue(/^Shall we take #\S/);
      await drawer(anna).getByRole('button', { name: 'Send', exact: true }).click();
      const place = drawer(anna).getByRole('log').locator('[data-place="slot:wall-1"]');
      await expect(place).toBeVisible();
      await expect(drawer(anna).getByRole('log')).not.toContainText('[[');

      await openTalk(bohumil);
      const message = drawer(bohumil).getByRole('listitem').filter({ hasText: 'Shall we take' });
      await message.locator('[data-place]').click();
      const tile = bohumil.locator('[data-at="slot:wall-1"]:visible').first();
      await expect(tile).toBeInViewport();
      expect(await tile.evaluate((it) => getComputedStyle(it).getPropertyValue('--ring'))).not.toBe('');
      if (device === 'phone') {
        await expect(drawer(bohumil)).toBeHidden();
        await bohumil.getByRole('button', { name: 'Back to the chat' }).click();
      }
      await message.locator('summary[id^="react-"]').click();
      await message.getByRole('button', { name: 'Lovely' }).click();
      const mine = message.getByRole('button', { name: 'Lovely: Bohumil' });
      await expect(mine).toHaveAttribute('aria-pressed', 'true');
      await expect(mine).toBeFocused();
      // The other player sees it at once.
      const theirs = drawer(anna).getByRole('button', { name: 'Lovely: Bohumil' });
      await expect(theirs).toHaveAttribute('aria-pressed', 'false');
      await theirs.click();
      await expect(drawer(anna).getByRole('button', { name: /^Lovely: .*Anna/ })).toHaveText('2');
      await mine.or(message.getByRole('button', { name: /^Lovely:/ })).click();
      await expect(message.getByRole('button', { name: 'Lovely: Anna' })).toHaveAttribute(
        'aria-pressed',
        'false',
      );
    },
  );

test('talk is a page of its own without its script', FULL, async ({ page }) => {
  const table = await newTable();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const answer = async () => {
      const response = await route.fetch();
      const body = await response.body();
      // Text that only the script of the drawer has.
      if (body.includes('data-talks')) return route.abort();
      return route.fulfill({ response, body });
    };
    // The page may have been left meanwhile.
    return answer().catch(() => undefined);
  });
  await sitInStream(page, table);
  await playedInPage(page);
  await page.getByRole('link', { name: 'Chat', exact: true }).first().click();
  await expect(page).toHaveURL(`/games/${table.id}/talk`);
  await sayHello(page);
});

test(
  'a draft survives closing and a reload; Escape closes nothing during text composition',
  FULL,
  async ({ page }) => {
    const table = await newTable();
    await sitInStream(page, table);
    const field = drawer(page).getByLabel('Write to the table');
    // On a desk the log's place, on a narrow screen a dialog of its own.
    for (const width of [1280, 700]) {
      await page.setViewportSize({ width, height: 800 });
      await openTalk(page);
      await field.pressSequentially('half a sen');
      // Chromium composes text only through its own protocol.
      const session = await page.context().newCDPSession(page);
      await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
      await page.keyboard.press('Escape');
      await expect(field).toBeVisible();
      await session.send('Input.insertText', { text: '日' });
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await openTalk(page);
      await expect(field).toHaveValue('half a sen日');
      await page.reload();
      await openTalk(page);
      await expect(field).toHaveValue('half a sen日');
      await drawer(page).getByRole('button', { name: 'Send', exact: true }).click();
      await expect(drawer(page).getByRole('log')).toContainText('half a sen日');
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await openTalk(page);
      await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
    }
  },
);

test(
  'a player in the middle of a choice sees a new message, and continues the choice',
  FULL,
  async ({ page }) => {
    const table = await newTable();
    await sitInStream(page, table);
    await playedInPage(page);
    await page.locator('#crane-zone [data-legal] .hit').first().hover();
    await page.locator('#moves button[name="command"]').first().focus();
    const focused = await page.evaluateHandle(() => document.activeElement);
    const requests = requestsOf(page);
    for (const [n, text] of ['Take your time', 'Or not'].entries()) {
      await ask(SERVICE, `/api/games/${table.id}/talk`, {
        token: table.tokens[1],
        json: { id: crypto.randomUUID(), text },
      });
      await expect(page.locator('#log [data-drawer="talk"]')).toContainText(`${n + 1} new`);
    }
    expect(await focused.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(requests.filter(({ search }) => search.includes('_rsc='))).toEqual([]);
  },
);

test('without JavaScript the same is a page of its own', FULL, async ({ browser }) => {
  const table = await newTable();
  const page = await openSeat(browser, table, 0, { javaScriptEnabled: false, path: '/talk' });
  await sayHello(page);
  await page.locator('summary[id^="react-"]').click();
  await page.getByRole('button', { name: 'Well played', exact: true }).click();
  await page.getByRole('button', { name: /^Well played: ./ }).click();
  await expect(page.getByRole('button', { name: /^Well played: ./ })).toHaveCount(0);
  await page.locator('.talk-acts summary').click();
  await page.getByRole('button', { name: 'Remove this message' }).click();
  await expect(page.getByRole('log')).toContainText('This was removed.');
});

test('the table says how much was said since its player listened', FULL, async ({ browser }) => {
  const table = await newTable();
  const still = { javaScriptEnabled: false };
  const anna = await openSeat(browser, table, 0, { ...still, path: '/talk' });
  await sayHello(anna);
  const bohumil = await openSeat(browser, table, 1, still);
  const link = bohumil.locator('a[data-drawer]:visible').first();
  await expect(link).toContainText('(1 new)');
  await bohumil.goto(`/games/${table.id}/talk`);
  for (const page of [anna, bohumil]) {
    await expect(async () => {
      await page.goto(`/games/${table.id}`);
      expect(await page.locator('a[data-drawer]:visible').first().innerText()).toBe('Chat');
    }).toPass();
  }
});
