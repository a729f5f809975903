/** Positions of tables without a network: taken along, tried on, and turns that become plans afterwards. */
import { expect, type Page } from '@playwright/test';
import { wireStep } from '../support/wire';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible';
import { PHONE } from './support/screens';
import { newTable, SERVICE, takeSeat } from './support/tables';
import { FULL, test } from './support/test';

const NAMES = {
  en: {
    take: 'Download 1 table',
    taken: 'You can go offline now.',
    position: /^Position of \p{L}+ \d\d:\d\d, step 1\./u,
    open: /^Open the position/,
    prepare: 'Prepare this turn',
    prepared: /^Your turn is prepared/,
    offline: 'You’re offline.',
    plan: /is now a plan/,
    toPlan: 'Go to your plans',
    back: 'All positions',
  },
  de: {
    take: '1 Tisch herunterladen',
    taken: 'Du kannst jetzt offline gehen.',
    position: /^Stellung von \p{L}+ \d\d:\d\d, Schritt 1\./u,
    open: /^Stellung öffnen/,
    prepare: 'Diesen Zug vorbereiten',
    prepared: /^Dein Zug ist vorbereitet/,
    offline: 'Du bist offline.',
    plan: /ist jetzt ein Plan/,
    toPlan: 'Zu deinen Plänen',
    back: 'Alle Stellungen',
  },
} as const;
type Names = (typeof NAMES)[keyof typeof NAMES];

async function download(page: Page, names: Names): Promise<void> {
  await page.goto('/offline');
  await page.getByRole('button', { name: names.take }).click();
  await expect(page.getByText(names.taken)).toBeVisible({ timeout: 90_000 });
}

test.describe.configure({ timeout: 150_000 });

/** Opens the position without a network and prepares a turn with one step. */
async function prepareOffline(page: Page, names: Names): Promise<void> {
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText(names.offline)).toBeVisible();
  await expect(page.getByText(names.position)).toBeVisible();
  await page.getByRole('link', { name: names.open }).click();
  await page.waitForURL(/\/offline\/board\?game=/);
  const step = page.locator('#moves .btn-wide').first();
  await expect(step).toBeVisible({ timeout: 30_000 });
  await step.click();
  await page.getByRole('button', { name: names.prepare }).click();
  await expect(page.getByText(names.prepared)).toBeVisible();
}

test('in flight mode a turn is prepared, and back online it becomes a plan', async ({ page, context }) => {
  await takeSeat(context, await newTable());
  await download(page, NAMES.en);
  await prepareOffline(page, NAMES.en);
  await page.getByRole('link', { name: NAMES.en.back }).click();
  await expect(page.getByText('Turn prepared on')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(NAMES.en.plan)).toBeVisible();
  await expect(page.getByText('Turn prepared on')).toBeHidden();
  await page.getByRole('link', { name: NAMES.en.toPlan }).click();
  await expect(page.getByRole('heading', { name: 'Plan 1', exact: true })).toBeVisible();
});

test('an installed site downloads the tables without a click', FULL, async ({ page, context }) => {
  await takeSeat(context, await newTable());
  const kept = () =>
    page.evaluate(async () => {
      const isThere = (await caches.match('/offline/whole')) !== undefined;
      return isThere && Object.keys(localStorage).some((key) => key.startsWith('train-table-'));
    });
  await page.goto('/me/tables');
  expect(await kept()).toBe(false);
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window);
    window.matchMedia = (query) => real(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.reload();
  await expect.poll(kept, { timeout: 90_000 }).toBe(true);
  await context.setOffline(true);
  await page.goto('/offline');
  await expect(page.getByText(NAMES.en.position)).toBeVisible();
});

test('the worker of the former address goes, and a bookmark leads here', FULL, async ({ page, context }) => {
  await takeSeat(context, await newTable());
  await page.goto('/lobby');
  const formerly = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      ...(await caches.keys()).map((name) => name.split(' ')[0]),
    ]);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw-offline.js', { scope: '/train' });
    await (await caches.open('train 2 before')).put('/train/offline', new Response('before'));
  });
  expect(await formerly()).toContain('/train');
  await page.goto('/train');
  await page.waitForURL(/\/offline$/);
  await expect.poll(formerly).not.toContain('/train');
  expect(await formerly()).not.toContain('train');
  await download(page, NAMES.en);
  await context.setOffline(true);
  // On a slow machine the page has stored puzzles meanwhile.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith('puzzles ')) await caches.delete(name);
  });
  await page.goto('/train');
  await expect(page.getByText(NAMES.en.position)).toBeVisible();
  // Only a table is stored, so no puzzle is listed.
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeHidden();
});

test('the game continued: the turn stays with its reason', FULL, async ({ page, context }) => {
  const table = await newTable();
  await takeSeat(context, table);
  await download(page, NAMES.en);
  await prepareOffline(page, NAMES.en);
  // Both have played on, with the reader's turn among it.
  for (let steps = 0; steps < 40; steps += 1) await wireStep(table);
  await context.setOffline(false);
  await page.goto('/offline');
  await expect(page.getByText(/steps have been played since then/)).toBeVisible();
  await expect(page.getByText(/It didn’t become a plan\. Your next turn/)).toBeVisible();
});

test(
  'another person of the browser sees nothing of it, and signing out empties it',
  FULL,
  async ({ page, context }) => {
    const table = await newTable();
    await takeSeat(context, table);
    await download(page, NAMES.en);
    const kept = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('train-')).length);
    expect(await kept()).toBe(1);
    // The seat is someone else's now, for this browser.
    await takeSeat(context, table, 1);
    await page.goto('/offline');
    await expect(page.getByText('This browser has no downloaded tables.')).toBeVisible();
    expect(await kept()).toBe(0);
    await download(page, NAMES.en);
    await context.addCookies([{ name: 'train_other', value: '1', url: SERVICE }]);
    await context.setOffline(true);
    await page.goto('/offline');
    await expect(page.getByText('This browser has no downloaded tables.')).toBeVisible();
    expect(await kept()).toBe(0);
  },
);

for (const [locale, names] of Object.entries(NAMES))
  test(`the walk at 360 px (${locale})`, FULL, async ({ browser }) => {
    const page = await browser.newPage({ locale, viewport: PHONE });
    await takeSeat(page.context(), await newTable());
    await page.goto('/me/tables');
    await page.getByRole('navigation').getByRole('link', { name: 'Offline', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: names.take }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(names.taken)).toBeVisible({ timeout: 90_000 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await prepareOffline(page, names);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: names.back }).click();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await expect(page.getByText(names.plan)).toBeVisible();
  });
