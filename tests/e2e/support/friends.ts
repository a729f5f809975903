/** The members of a circle, each in a separate browser. */
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { newestMailTo } from './mail';
import { test } from './test';

/** A fresh browser; an error on any of its pages fails the test. */
export async function personIn(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const page = await (await browser.newContext({ baseURL, ...options })).newPage();
  page.on('pageerror', ({ message }) => expect.soft(message, page.url()).toBe(''));
  return page;
}

/** The address of a new circle, and the link to it. */
export interface Founded {
  readonly circle: string;
  readonly link: string;
}

/** Founds a circle by its form, in English. */
export async function foundCircle(page: Page, name: string, myName: string): Promise<Founded> {
  await page.goto('/circles');
  await page.getByLabel('Name of the circle').fill(name);
  await page.getByLabel('Your name in the circle').fill(myName);
  await page.getByRole('button', { name: 'Start the circle' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const link = await page.getByLabel('Link to join', { exact: true }).inputValue();
  return { circle: new URL(page.url()).pathname, link };
}

/** Joins a circle by its link, in English. */
export async function joinCircle(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name in the circle').fill(name);
  await page.getByRole('button', { name: 'Join the circle' }).click();
  await page.waitForURL(/\/circles\/[a-z0-9]+$/);
}

/** Takes the seats at a table that are reserved for these people; returns the pages of those who have one. */
export async function sitDownAt(gameId: string, pages: readonly Page[]): Promise<readonly Page[]> {
  const seated: Page[] = [];
  for (const page of pages) {
    await page.goto(`/games/${gameId}`);
    const take = page.getByRole('button', { name: /^(Sit down|Platz nehmen)$/ });
    if (!(await take.isVisible())) continue;
    await take.click();
    await expect(take).toHaveCount(0);
    seated.push(page);
  }
  return seated;
}

/** Requests the sign-in email for `address`, in English, and follows its link. */
export async function signIn(
  page: Page,
  address: string,
  mailTo: (address: string) => string | Promise<string> = newestMailTo,
): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText('on its way');
  await page.goto(/http\S+(\/sign-in\/[\w-]{22})/.exec(await mailTo(address))?.[1] ?? '/no-link');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/me$/);
}
