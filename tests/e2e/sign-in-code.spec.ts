import { expect, test } from '@playwright/test';
import { newestMailTo } from './support/friends';

/** The code in the newest email to an address. */
const codeIn = (mail: string): string => /^\d{6}$/m.exec(mail)?.[0] ?? 'none';

/**
 * As an app on the home screen: links of emails open elsewhere, so its browser only gets the code. Without
 * scripts the same forms are plain posts.
 */
for (const javaScriptEnabled of [true, false])
  test(`the code of an email signs in, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const address = `code-${crypto.randomUUID()}@praga.test`;
    await page.goto('/sign-in?to=/puzzles');
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'Email me a link and a code' }).click();
    await expect(page.getByRole('status')).toContainText(`${address} is on its way`);
    const field = page.getByLabel('Code from the email');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    const code = codeIn(newestMailTo(address));
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'newest email' })).toContainText('4 more tries');
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/puzzles');
    await page.goto('/me');
    await expect(page.getByText(`Signed in as ${address}`)).toBeVisible();
    await context.close();
  });
