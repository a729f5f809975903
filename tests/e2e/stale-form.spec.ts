/** A form of a version of the service that is gone meanwhile. */
import { expect, type Page, type Route } from '@playwright/test';
import { FULL, test } from './support/test';

const ADDRESS = 'stale@example.test';
/** As long as the id of an action, and none that is here. */
const GONE = '40'.padEnd(42, 'a');

/** Sends every form as the other version would have it. */
async function asAnotherVersion(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== 'POST') return route.continue();
  const headers = await request.allHeaders();
  const postData = request.postData()?.replaceAll(/ACTION_ID_[0-9a-f]{42}/g, `ACTION_ID_${GONE}`);
  const action: Record<string, string> = headers['next-action'] ? { 'next-action': GONE } : {};
  return route.continue({ headers: { ...headers, ...action }, ...(postData ? { postData } : {}) });
}

async function sendStale(page: Page): Promise<void> {
  await page.route('**/sign-in', asAnotherVersion);
  await page.goto('/sign-in');
  await page.getByLabel('Email address').fill(ADDRESS);
  await page.getByRole('button', { name: 'Email me a link' }).click();
}

test('its page comes again, with the typed text', async ({ page }) => {
  await sendStale(page);
  await expect(page.getByRole('status')).toContainText('was updated');
  await expect(page.getByLabel('Email address')).toHaveValue(ADDRESS);
  await page.unroute('**/sign-in');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByRole('status')).toContainText('on its way');
});

test('without JavaScript, the browser has the text one step back', FULL, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await sendStale(page);
  await expect(page.locator('body')).toContainText('unavailable');
  await page.goBack();
  await expect(page.getByLabel('Email address')).toHaveValue(ADDRESS);
});
