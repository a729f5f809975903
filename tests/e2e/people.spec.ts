/** From a link to an account: guests, a turn, claiming by mail, a second device, and good bye. */
import { expect, type Browser, type Page } from '@playwright/test';
import { wireTurn } from '../support/wire';
import { isFull } from '../support/full';
import { askForLink } from './support/friends';
import { moves, openMore, sitDown } from './support/journey';
import { PHONE } from './support/screens';
import { freeTable, linksOf, seatLinks } from './support/tables';
import { FULL, test } from './support/test';

async function signInByMail(page: Page, address: string): Promise<void> {
  await page.goto('/sign-in');
  const link = await askForLink(page, address);
  // A mail scanner looks first; that must use nothing up.
  expect((await page.request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: `Sign in as ${address}` })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/me$/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
}

/** Makes a phone this person's by the link that their page offers. */
async function carryOver(page: Page, browser: Browser) {
  await page.goto('/me/devices');
  await page.getByRole('button', { name: 'Create a link' }).click();
  const carry = await page.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
  const phone = await browser.newPage({ viewport: PHONE });
  await phone.goto(carry);
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await phone.waitForURL(/\/me\/tables$/);
  return { phone, carry };
}

test('two friends join by links, one claims the seat, carries it to a phone, and leaves', async ({
  browser,
}) => {
  const seats = await freeTable();
  const [first = '', second = ''] = linksOf(seats);
  const anna = await sitDown(browser, first);
  const bohumil = await sitDown(browser, second);
  const table = `/games/${seats.id}`;
  await wireTurn(seats);
  await expect(moves(bohumil).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
  await expect(bohumil).toHaveTitle(/^\(1\) /);

  await signInByMail(anna, `anna.${Date.now()}@praga.test`);
  // The seat belongs to the account now, not only to the cookie of the link.
  await anna.context().clearCookies({ name: /^seat_/ });
  await anna.goto('/me/tables');
  await expect(anna.getByRole('region', { name: 'Waiting for others' })).toContainText('Sunday round');
  await anna.goto(table);
  await expect(anna.getByText('You sit here as Anna.')).toBeVisible();

  const { phone, carry } = await carryOver(anna, browser);
  await phone.goto(table);
  await expect(phone.getByText('You sit here as Anna.')).toBeVisible();
  await phone.goto(carry);
  await expect(phone.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();

  await phone.goto('/me/delete');
  await expect(phone.getByText('You will leave 1 running game.')).toBeVisible();
  await phone.getByLabel('Yes, delete everything').check();
  await phone.getByRole('button', { name: 'Delete my account now' }).click();
  await expect(phone.getByRole('status')).toContainText('Your account has been deleted');
  if (!isFull) return;
  await anna.goto(table);
  await expect(anna.getByText('You’re watching.', { exact: false })).toBeVisible();
  await bohumil.goto(table);
  await expect(moves(bohumil).getByRole('heading', { name: 'It’s your turn' })).toBeVisible();
  await expect(bohumil.locator('body')).toContainText('Free seat');
  await expect(bohumil.locator('body')).not.toContainText('Anna');
});

test('a table of the lobby is found and joined; its host renews a link', FULL, async ({ page, browser }) => {
  const name = `Lobby ${Date.now()}`;
  await page.goto('/');
  await openMore(page);
  await page.getByLabel('Name of the table').fill(name);
  await page.locator('#seat-0').fill('Cecilie');
  await page.locator('#holder-1').selectOption('free');
  await page.getByLabel('Who can take a free seat').selectOption('open');
  await page.getByLabel('Who starts').selectOption('first');
  await page.getByRole('button', { name: 'Create the table' }).click();
  const old = await page.getByRole('textbox', { name: 'Link of seat 2' }).inputValue();
  const row = page.locator('.host-seat').filter({ hasText: 'Link of seat 2' });
  await row.getByText('More for this seat').click();
  await row.getByRole('button', { name: /^New link for/ }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  expect(await page.getByRole('textbox', { name: 'Link of seat 2' }).inputValue()).not.toBe(old);

  const comer = await browser.newPage();
  await comer.goto(old);
  await expect(comer.getByRole('heading', { name: 'This link opens no seat' })).toBeVisible();
  await comer.goto('/lobby?players=2');
  await comer.getByRole('link', { name: `Take a seat at ${name}` }).click();
  await comer.getByLabel('Your name at the table').fill('Dobromila');
  await comer.getByRole('button', { name: 'Sit down' }).click();
  await expect(comer.getByText('You sit here as Dobromila.')).toBeVisible();
  await comer.goto('/lobby?players=2');
  await expect(comer.getByRole('link', { name: `Take a seat at ${name}` })).toHaveCount(0);
});

test(
  'a lost phone is signed out from elsewhere, and the seat stays with its player',
  FULL,
  async ({ browser }) => {
    const [, link = ''] = await seatLinks();
    const bohumil = await sitDown(browser, link);
    const table = new URL(bohumil.url()).pathname;
    const { phone } = await carryOver(bohumil, browser);
    await phone.goto(link);
    await phone.getByRole('button', { name: 'I’m Bohumil: continue here' }).click();
    await expect(phone.getByText('You sit here as Bohumil.')).toBeVisible();
    await bohumil.goto('/me/devices');
    await bohumil.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(bohumil.getByRole('status')).toContainText('only in this browser');
    await phone.goto(table);
    await expect(phone.getByText('You’re watching.', { exact: false })).toBeVisible();
    await bohumil.goto(table);
    await expect(bohumil.getByText('You sit here as Bohumil.')).toBeVisible();
  },
);

test('everything around the table works without JavaScript', FULL, async ({ browser }) => {
  const [, link = ''] = await seatLinks();
  const plain = await sitDown(browser, link, { javaScriptEnabled: false });
  await plain.goto('/me');
  await plain.getByLabel('Name').fill('Bohumil II.');
  await plain.getByLabel('From').fill('22:00');
  await plain.getByLabel('To', { exact: true }).fill('07:00');
  await plain.getByLabel('Sunday').check();
  await plain.getByRole('button', { name: 'Save' }).click();
  await expect(plain.getByRole('status')).toContainText('Saved');
  await expect(plain.getByLabel('From')).toHaveValue('22:00');
  await expect(plain.getByLabel('Sunday')).toBeChecked();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Bohumil II.');
});

test('an account begins with an empty city and the way to a first game', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/me');
  const top = page.getByRole('region', { name: 'My games' });
  await expect(top.getByRole('img', { name: 'Drawing of the city before the first building' })).toBeVisible();
  await top.getByRole('link', { name: 'New table' }).click();
  await expect(page).toHaveURL(/#new-table$/);
  const rules = page.locator('summary').filter({ hasText: 'Rules' });
  await expect(rules).toContainText('Played with standard values');
  const pace = page.locator('summary').filter({ hasText: 'Pace' });
  await expect(pace.getByText('Relaxed: no clock')).toBeVisible();
  await pace.click();
  await page.getByRole('radio', { name: /^Brisk/ }).check();
  await expect(pace.getByText('Brisk: 24 hours each')).toBeVisible();
  await expect(pace.getByText('Relaxed: no clock')).toBeHidden();
  await page.locator('#seat-1').fill('Bohumil');
  await expect(page.getByText('Alone against Peter Parler')).toBeHidden();
});

test("the first seat of a player stores the device's time zone", async ({ browser }) => {
  const page = await browser.newPage({ timezoneId: 'Asia/Tokyo' });
  await page.goto('/');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.postData() !== null);
  await page.getByRole('button', { name: 'Play now' }).click();
  expect((await sent).postData()).toContain('Asia/Tokyo');
});

test(
  'a clock that is not the profile’s is asked about on every page, until that is answered',
  FULL,
  async ({ browser }) => {
    const links = await seatLinks();
    const anna = await sitDown(browser, links[0] ?? '');
    const storageState = await anna.context().storageState();
    const away = await browser.newPage({ timezoneId: 'Asia/Tokyo', storageState });
    const question = away.getByText('This device uses the time zone Tokyo');
    await away.goto('/rules');
    await expect(question).toBeVisible();
    await away.goto(new URL(anna.url()).pathname);
    await away.getByRole('button', { name: 'Use Tokyo' }).click();
    await expect(question).toHaveCount(0);
    await away.goto('/rules');
    await expect(question).toHaveCount(0);
  },
);
