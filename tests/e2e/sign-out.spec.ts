/** Signing out: said before, done with and without scripts; nothing of the person stays in the browser. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { moves, sitDown } from './support/journey';
import { hold } from './support/live-table';
import { seatLinks } from './support/tables';
import { FULL, test } from './support/test';

/** Cookies and storage that prove a seat or a person, or hold a link. */
const OURS = /^(seat_|own_|hand_|links_|kept$|device_link|new_token|(__Host-)?praga\.)/;

const proofs = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => OURS.test(name));

/** Everything that a browser stores for the site, by how much of it there is. */
const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    caches: (await caches.keys()).length,
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** Only who sits there is asked to move. */
const herTurn = (page: Page) => moves(page).getByRole('heading', { name: 'It’s your turn' });

const NOTHING = { local: 0, session: 0, caches: 0, databases: 0, workers: 0 };

async function storeSomething(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('draft', 'a word');
    sessionStorage.setItem('draft', 'a word');
    await (await caches.open('puzzles 1 test')).put('/puzzles/1', new Response('kept'));
    await new Promise((resolve, reject) => {
      const asked = indexedDB.open('kept');
      asked.addEventListener('success', () => resolve(asked.result.close()));
      asked.addEventListener('error', reject);
    });
    await navigator.serviceWorker.register('/sw.js');
  });
}

async function askToSignOut(page: Page): Promise<void> {
  await page.goto('/me');
  await page.getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByText('your identity, the seat opened here and its link')).toBeVisible();
}

test('a guest signs out: the browser forgets seats, links and all it has stored, and the other tab looks again', async ({
  browser,
}) => {
  const [link = ''] = await seatLinks();
  const anna = await sitDown(browser, link);
  const context = anna.context();
  const table = new URL(anna.url()).pathname;
  await expect(herTurn(anna)).toBeVisible();
  expect(await proofs(context)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^seat_/), expect.stringMatching(/^own_/), 'kept']),
  );
  const other = await context.newPage();
  await other.goto(table);
  await storeSomething(anna);
  await askToSignOut(anna);
  await anna.getByRole('button', { name: 'Sign out' }).click();
  await expect(anna.getByRole('status')).toContainText('You’re signed out.');
  expect(await proofs(context)).toEqual([]);
  await expect.poll(() => stored(anna)).toEqual(NOTHING);
  await expect(herTurn(other)).toBeHidden();
  // Once more from a page that still shows the button.
  await anna.goBack();
  expect(await proofs(context)).toEqual([]);
});

test(
  'a text that was not sent stays to be copied, and the page behind it is covered',
  FULL,
  async ({ browser }) => {
    const [link = ''] = await seatLinks();
    const anna = await sitDown(browser, link);
    const other = await anna.context().newPage();
    const release = await hold(other, /\.js$/);
    // On a slow line she writes before any script has run.
    await other.goto('/me', { waitUntil: 'domcontentloaded' });
    const name = other.getByRole('textbox', { name: 'Name' }).first();
    await name.fill('Anna the Patient');
    release();
    // React has taken the page over.
    await expect
      .poll(() => name.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react'))))
      .toBe(true);
    await askToSignOut(anna);
    await anna.getByRole('button', { name: 'Sign out' }).click();
    const notice = other.getByRole('dialog', { name: 'You signed out in another tab' });
    await expect(notice.getByRole('textbox', { name: 'Your text' })).toHaveValue('Anna the Patient');
    // Nothing shows through: an opaque colour has no fourth number.
    const cover = await notice.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(cover).toMatch(/^rgb\(/);
    await other.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Open the page again' }).click();
    await expect(notice).toBeHidden();
  },
);

test(
  'without scripts as well; and a guest may keep the seats, until they are forgotten too',
  FULL,
  async ({ browser }) => {
    const [link = ''] = await seatLinks();
    const anna = await sitDown(browser, link, { javaScriptEnabled: false });
    const context = anna.context();
    const table = new URL(anna.url()).pathname;
    await askToSignOut(anna);
    await anna.getByRole('checkbox', { name: /^My seats, still in this browser/ }).check();
    await anna.getByRole('button', { name: 'Sign out' }).click();
    await expect(anna.getByRole('status')).toContainText('This browser can still open your seats.');
    await anna.goto(table);
    await expect(herTurn(anna)).toBeVisible();
    await anna.goto('/me');
    await anna.getByRole('link', { name: 'Also remove the seats' }).click();
    await anna.getByRole('button', { name: 'Sign out' }).click();
    expect(await proofs(context)).toEqual([]);
    await anna.goto(table);
    await expect(herTurn(anna)).toBeHidden();
  },
);
