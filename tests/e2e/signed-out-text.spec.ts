import { expect, test, type Page } from '@playwright/test';
import { newestMailTo } from './support/friends';

const codeIn = (mail: string): string => /^\d{6}$/m.exec(mail)?.[0] ?? 'none';

/** Signs in by the code of an email, in this tab. */
async function signIn(page: Page, address: string): Promise<void> {
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Email me a link and a code' }).click();
  await expect(page.getByRole('status')).toContainText(`${address} is on its way`);
  await page.getByLabel('Code from the email').fill(codeIn(newestMailTo(address)));
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** As after signing out on another device: the cookies no longer open anything. */
const endSession = (page: Page) => page.context().clearCookies();

test('a text that was sent after the session had ended is there again for the same person', async ({
  page,
}) => {
  const address = `typed-${crypto.randomUUID()}@praga.test`;
  await page.goto('/sign-in');
  await signIn(page, address);
  await page.waitForURL(({ pathname }) => pathname === '/me');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Bohumil the Elder');
  await endSession(page);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText('You’re not signed in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, address);
  await page.waitForURL(({ pathname }) => pathname === '/me');
  await expect(name).toHaveValue('Bohumil the Elder');
  await expect(
    page.getByRole('status').filter({ hasText: 'signed out while you were writing' }),
  ).toBeVisible();
  // It was handed out once.
  await page.reload();
  await expect(name).not.toHaveValue('Bohumil the Elder');
});

test('of a form on another page there is a link back to it, and somebody else gets nothing', async ({
  page,
}) => {
  const [mine, other] = ['mine', 'other'].map((who) => `${who}-${crypto.randomUUID()}@praga.test`);
  await page.goto('/sign-in');
  await signIn(page, mine ?? '');
  await page.waitForURL(({ pathname }) => pathname === '/me');
  await page.goto('/me/tokens');
  await page.getByLabel('Purpose', { exact: true }).fill('My bot');
  await endSession(page);
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(page.getByText('You’re not signed in.')).toBeVisible();
  await page.goto('/sign-in?to=/me/holidays');
  await signIn(page, mine ?? '');
  await page.waitForURL(({ pathname }) => pathname === '/me/holidays');
  await page.getByRole('link', { name: 'Go to your text' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/me/tokens');
  await expect(page.getByLabel('Purpose', { exact: true })).toHaveValue('My bot');
  await endSession(page);
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(page.getByText('You’re not signed in.')).toBeVisible();
  await page.goto('/sign-in?to=/me/tokens');
  await signIn(page, other ?? '');
  await page.waitForURL(({ pathname }) => pathname === '/me/tokens');
  // The page has looked at the text that waits, and has thrown it away.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('typed-signed-out'))).toBeNull();
  await expect(page.getByLabel('Purpose', { exact: true })).toHaveValue('');
});
