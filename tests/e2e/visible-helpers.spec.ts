/**
 * Bohumil plays for Anna and Zuzana advises her: Cecilie sees both at the seat and in the log, they find the
 * table again, and everyone reads the same local time. Pictures are in test-results/visible-helpers.
 */
import { expect, type Browser, type Page } from '@playwright/test';
import { linkFor } from './support/friends';
import { sitDown, stepOn } from './support/journey';
import { DESK, PHONE } from './support/screens';
import { seatLinks } from './support/tables';
import { FULL, test } from './support/test';

const HOME = { timezoneId: 'Europe/Vienna' } as const;
const SIZES = { wide: DESK, phone: PHONE } as const;

/** Pictures at both widths; nothing may overflow. */
async function lookAtBoth(page: Page, name: string) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${name}, ${size}`).toBeLessThanOrEqual(viewport.width);
    await page.screenshot({ path: `test-results/visible-helpers/${name}-${size}.png`, fullPage: true });
  }
  await page.setViewportSize(DESK);
}

async function arrive(browser: Browser, link: string, button: string): Promise<Page> {
  const page = await browser.newPage({ ...HOME, viewport: DESK });
  await page.goto(link);
  await page.getByRole('button', { name: button }).click();
  return page;
}

test('a delegate and a mentor are visible, and find the table again', FULL, async ({ browser }) => {
  test.setTimeout(180_000);
  const [link = '', next = ''] = await seatLinks(['Anna', 'Cecilie']);
  const anna = await sitDown(browser, link, { ...HOME, viewport: DESK });
  const cecilie = await sitDown(browser, next, { ...HOME, viewport: DESK });
  const table = new URL(anna.url()).pathname;
  const forBohumil = await linkFor(anna, `${table}/help`, 'Who plays for you?', 'Bohumil');
  const until = /until (.*\d\d:\d\d)/.exec(await anna.locator('main').innerText())?.[1] ?? 'no time';
  const forZuzana = await linkFor(anna, `${table}/mentor`, 'Who should be your mentor?', 'Zuzana');
  // The link's page is in the zone of a browser that the service has never seen.
  const stranger = await browser.newPage(HOME);
  await stranger.goto(forBohumil);
  await expect(stranger.locator('main')).toContainText(until);
  await expect(stranger.locator('main')).not.toContainText('UTC');
  const bohumil = await arrive(browser, forBohumil, 'Play for Anna');
  await bohumil.waitForURL(/\/games\/\w+$/);
  await expect(bohumil.getByRole('status').filter({ hasText: 'You play for Anna' })).toContainText(until);
  const zuzana = await arrive(browser, forZuzana, 'Be Anna’s mentor');
  await expect(zuzana.getByRole('heading', { name: 'You’re following Anna’s seat' })).toBeVisible();
  const boards = cecilie.getByRole('region', { name: /Anna/ }).first();
  await expect(boards).toContainText(`Bohumil plays until ${until}`);
  await expect(boards).toContainText('Zuzana advises');
  await stepOn(bohumil);
  await expect(bohumil.locator('#log')).toContainText('Anna (Bohumil)');
  await lookAtBoth(bohumil, 'delegate');
  await lookAtBoth(cecilie, 'rival');
  await zuzana.goto(table);
  await expect(zuzana.locator('#moves')).toContainText('You advise Anna here.');
  await lookAtBoth(zuzana, 'mentor');
  await cecilie.goto(`${table}/seats`);
  const people = cecilie.getByRole('region', { name: 'Who sits here' }).getByRole('listitem');
  const hers = people.filter({ hasText: 'Anna' }).first();
  await expect(hers).toContainText(`Bohumil plays until ${until}`);
  await expect(hers).toContainText('Zuzana advises');
  await lookAtBoth(cecilie, 'people');
  for (const [page, text] of [
    [bohumil, 'You play for Anna'],
    [zuzana, 'You advise Anna'],
  ] as const) {
    await page.goto('/me/tables');
    await expect(page.getByRole('region', { name: /You help here/ })).toContainText(text);
    await lookAtBoth(page, page === bohumil ? 'my-tables-delegate' : 'my-tables-mentor');
  }
  await anna.goto(table);
  await expect(anna.locator('#played-for-you')).toContainText('Bohumil played for you');
  await lookAtBoth(anna, 'return');
  const shown = await anna.goto(`${table}/at/2`);
  expect(shown?.ok()).toBe(true);
  await expect(anna.locator('.at-moves time')).not.toContainText('UTC');
  await lookAtBoth(anna, 'replay');
});
