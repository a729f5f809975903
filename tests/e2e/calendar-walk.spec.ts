/**
 * The walk of a calendar: a person without scripts makes its address, reads the file elsewhere, renews the
 * address and removes it. Its pictures are in test-results/calendar-walk.
 */
import { expect } from '@playwright/test';
import { askForLink } from './support/friends';
import { look } from './support/look';
import { FULL, test } from './support/test';

const FOLDER = 'calendar-walk';

test(
  'an address is made, read, renewed and removed without scripts',
  FULL,
  async ({ browser, playwright }) => {
    test.setTimeout(120_000);
    const program = await playwright.request.newContext();
    const read = async (url: string) => program.get(new URL(url).pathname);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    /** axe needs scripts, so the same person looks in another window. */
    const seen = async (name: string) => {
      const storageState = await context.storageState();
      const window = await browser.newPage({ storageState });
      await window.goto('/me/prompts');
      await look(window, FOLDER, name);
      await window.context().close();
    };
    const address = `anna.${Date.now()}@praga.test`;
    await page.goto('/sign-in?to=/me/prompts');
    await page.goto(await askForLink(page, address));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.goto('/me/prompts');

    const panel = page.getByRole('region', { name: 'Calendar' });
    const link = panel.getByRole('textbox');
    await panel.getByRole('heading').click();
    await panel.getByRole('button', { name: 'Create an address' }).click();
    await expect(link).toHaveValue(/\/calendar\/[\w-]{22}\.ics$/);
    const first = await link.inputValue();
    const answer = await read(first);
    expect([answer.status(), (await answer.text()).split('\r\n')[0]]).toEqual([200, 'BEGIN:VCALENDAR']);
    await seen('1-address');
    await panel.getByRole('button', { name: 'Create a new address' }).click();
    await expect(link).not.toHaveValue(first);
    const second = await link.inputValue();
    expect([(await read(first)).status(), (await read(second)).status()]).toEqual([404, 200]);
    await panel.getByRole('button', { name: 'Remove the address' }).click();
    await expect(link).toHaveCount(0);
    expect((await read(second)).status()).toBe(404);
    await seen('2-none');
    await program.dispose();
  },
);
