/** The members of a circle, each in a separate browser. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { DESK, PHONE } from './screens';
import { wordsIn } from './words';

/** A fresh browser; an error on any of its pages fails the test. */
export async function personIn(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  page.on('pageerror', ({ message }) => expect.soft(message, page.url()).toBe(''));
  return page;
}

/** A fresh browser for each of these people, in turn on a desk and on a phone. */
export async function peopleIn(
  browser: Browser,
  names: readonly string[],
  options: BrowserContextOptions = {},
): Promise<ReadonlyMap<string, Page>> {
  const pages = new Map<string, Page>();
  for (const [i, name] of names.entries())
    pages.set(name, await personIn(browser, { viewport: i % 2 === 0 ? DESK : PHONE, ...options }));
  return pages;
}

/** Founds a circle by its form; returns its address, and the link to it. */
export async function foundCircle(page: Page, name: string, myName: string, say = wordsIn('en')) {
  await page.goto('/circles');
  await page.getByLabel(say('circles.name')).fill(name);
  await page.getByLabel(say('circles.myName')).fill(myName);
  await page.getByRole('button', { name: say('circles.found') }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const link = await page.getByLabel(say('circles.link'), { exact: true }).inputValue();
  return { circle: new URL(page.url()).pathname, link };
}

/** Joins a circle by its link. */
export async function joinCircle(page: Page, link: string, name: string, say = wordsIn('en')): Promise<void> {
  await page.goto(link);
  await page.getByLabel(say('circles.myName')).fill(name);
  await page.getByRole('button', { name: say('join.go.circle') }).click();
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

/** Makes a link for a helper of one's seat, by the form of a page; `field` is for their name. */
export async function linkFor(page: Page, address: string, field: string, name: string): Promise<string> {
  await page.goto(address);
  await page.getByLabel(field).fill(name);
  await page.getByRole('button', { name: 'Create the link' }).click();
  return page.getByLabel(new RegExp(`^The link for ${name}`)).inputValue();
}

/** Opens every folded part of a page. */
export const openFolds = (page: Page) =>
  page.locator('main details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

/** Opens a page again and again until something is true of it: the results of a game come a little later. */
export const reopenUntil = (page: Page, address: string, isTrue: () => Promise<void>) =>
  expect(async () => {
    await page.goto(address);
    await isTrue();
  }).toPass({ timeout: 20_000 });

/** The change of a rating by a game. */
export const ratingChange = (page: Page) => page.getByText(/1[3-6]\d\d → 1[3-6]\d\d/);

/** The newest email to an address. Without a mail server, emails are stored as files. */
export function newestMailTo(address: string): string {
  const folder = path.join(process.env.DATA_DIR ?? '.data', 'mail');
  const mails = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')))
    .filter((mail) => mail.to.address === address)
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return mails.at(-1)?.text ?? '';
}

type MailTo = (address: string) => string | Promise<string>;

/** Requests the sign-in email by the form of the page, in English; returns the path of its link. */
export async function askForLink(
  page: Page,
  address: string,
  mailTo: MailTo = newestMailTo,
): Promise<string> {
  await page.getByLabel('Email address').fill(address);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText(`${address} is on its way`);
  return signInPath(await mailTo(address));
}

/** The path of the sign-in link in an email. */
export const signInPath = (mail: string): string =>
  /http\S+(\/sign-in\/[\w-]{22}\S*)/.exec(mail)?.[1] ?? '/no-link';

/** Signs in by email, in English. */
export async function signIn(page: Page, address: string, mailTo?: MailTo): Promise<void> {
  await page.goto('/sign-in');
  await page.goto(await askForLink(page, address, mailTo));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/me$/);
}
